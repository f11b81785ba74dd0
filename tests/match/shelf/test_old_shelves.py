"""Shelves made by older versions themselves open with all that was in them: every game,
what everybody did in it, the players, what is half-way."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest

from skyliners.match.play import on_record
from skyliners.match.record import write
from skyliners.match.shelf import outcomes, profiles, saves
from skyliners.match.shelf.photos import keep_photo, photo_of, with_photos
from skyliners.match.shelf.saves import Kind, Standing
from skyliners.match.shelf.schema import MIGRATIONS
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.statistics import duels, statistics
from skyliners.match.skyliners import cardboard
from skyliners.match.skyliners.scored import Place, keep_scored, load_scored
from skyliners.present.skyliners.cardboard import entered
from skyliners.rules.names import as_name
from tests.fuzz_shelf import OLD
from tests.match.shelves import fetched, spoil

every_old_shelf = pytest.mark.parametrize("old", OLD, ids=lambda old: old.stem)
_PARTS = ("rows", "surplus", "antennas", "skyscraper", "filed", "correct")
_SAME = ("seat", "finished", "mode", "players", "name", "profile", "bot", "color")
_ALSO = ("total", "won", "shared")

Row = dict[str, Any]


def _rows(file: Path, query: str) -> list[Row]:
    """As they stand in a file of any version."""
    with closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        return [dict(row) for row in connection.execute(query)]


def _there(file: Path) -> list[Row]:
    return _rows(file, "SELECT * FROM games WHERE deleted = 0 ORDER BY id")


@pytest.fixture
def shelf(old: Path, path: Path) -> Iterator[Shelf]:
    shelf = Shelf(Path(copyfile(old, path)))
    yield shelf
    shelf.close()


def test_there_is_a_shelf_of_every_older_version() -> None:
    versions = [_rows(old, "PRAGMA user_version")[0]["user_version"] for old in OLD]
    assert versions == list(range(1, len(MIGRATIONS)))


@every_old_shelf
def test_every_game_stands_there_to_the_letter(old: Path, shelf: Shelf) -> None:
    before = _there(old)
    assert len(before) > 5
    shelf.open()
    assert shelf.notice is None
    assert [{name: row[name] for name in before[0]} for row in _there(shelf.path)] == before


@every_old_shelf
def test_every_game_says_which_it_is_and_can_be_had(old: Path, shelf: Shelf) -> None:
    for row in _there(old):
        written = json.loads(row["record"])
        scored = "game" not in written
        kind = Kind.SCORED if scored else Kind.PLAYED
        game = written.get("game", "skyliners")
        assert saves.standing(shelf, row["id"]) == Standing(game, kind)
        if scored:
            found = load_scored(shelf, row["id"])
            assert found == (written, Place(row["id"], row["step"]))
            assert (
                cardboard.written(cardboard.read(written) or cardboard.Cardboard())
                == written
            )
        else:
            loaded = saves.load(shelf, row["id"])
            again = json.loads(write(on_record(loaded.match, loaded.extras)))
            for seat in written["seats"]:
                seat["name"] = as_name(seat["name"])
            assert again == written
            assert loaded.match.turn_done is not bool(row["turn_ended"])
            players = [player._asdict() for player in loaded.match.players]
            assert players == json.loads(row["players"])


@every_old_shelf
def test_every_result_is_an_outcome_part_by_part(old: Path, shelf: Shelf) -> None:
    gone = _rows(old, "SELECT id FROM profiles WHERE deleted = 1")
    deleted = {profile["id"] for profile in gone}
    results = _rows(
        old, "SELECT * FROM results WHERE game IN (SELECT id FROM games WHERE NOT deleted)"
    )
    told = {
        (outcome.key, outcome.seat): outcome
        for entry in outcomes.finished(shelf).entries
        for outcome in entry.outcomes
    }
    assert len(results) == len(told) == len(fetched(shelf, "SELECT 1 FROM outcomes"))
    for result in results:
        outcome = told[result["game"], result["seat"]]
        assert outcome.game == "skyliners"
        if result["profile"] in deleted:
            result["profile"] = None
        for name in (*_SAME, *_ALSO):
            assert getattr(outcome, name) == result[name], name
        assert outcome.parts == {part: result[part] for part in _PARTS}
        # Sides were in the results, and still are where they came from.
        ((record,),) = fetched(
            shelf, "SELECT record FROM games WHERE id = ?", (outcome.key,)
        )
        written = json.loads(record)
        if "game" in written:
            assert written["seats"][outcome.seat]["side"] == result["side"]
        else:
            assert [result["side"], outcome.name, outcome.color] in written["sitters"]


@every_old_shelf
def test_every_player_and_their_figures_are_there(old: Path, shelf: Shelf) -> None:
    before = _rows(old, "SELECT * FROM profiles WHERE deleted = 0")
    named = {each.key: each for each in profiles.listed(shelf)}
    assert {row["id"] for row in before} == named.keys()
    for row in before:
        assert named[row["id"]].name == as_name(row["name"]).strip()
        assert named[row["id"]].color == row["color"]
        played = _rows(
            old,
            f"""SELECT * FROM results WHERE profile = {row["id"]}
                AND game IN (SELECT id FROM games WHERE deleted = 0)
                ORDER BY finished""",  # noqa: S608
        )
        told = statistics(shelf, row["id"], "skyliners")
        assert [point.total for point in told.totals] == [each["total"] for each in played]
        assert told.wins == sum(each["won"] for each in played)
        for part in _PARTS if played else ():
            assert told.sums[part] == sum(each[part] for each in played)


def test_a_shelf_of_the_second_version_goes_on_where_it_was(path: Path) -> None:
    keep_photo(path.parent, 300, b"a city")
    shelf = Shelf(Path(copyfile(OLD[1], path)))
    assert [entry.key for entry in saves.running(shelf).entries] == [
        204,
        203,
        202,
        201,
        200,
    ]
    assert [entry.key for entry in outcomes.finished(shelf).entries] == [
        301, 300, 104, 103, 102, 101, 100
    ]  # fmt: skip
    assert len(duels(shelf, "skyliners", "adaptive", 1)) == 2
    assert duels(shelf, "skyline-cards", "adaptive", 1) == ()
    game = saves.load(shelf, 202)
    assert game.match.turn_done
    assert game.match.can_undo
    found = load_scored(shelf, 300)
    assert found is not None
    board = cardboard.read(found.entered)
    assert board is not None
    place = keep_scored(shelf, found.place, found.entered, *entered.sheet_of(board))
    assert place == Place(300, 2)
    assert with_photos(path.parent) == {300}
    assert photo_of(path.parent, 300)
    shelf.close()


@pytest.mark.parametrize("value", ["NULL", "x'ff'", "1e999", "zeroblob(5000000)"])
@pytest.mark.parametrize("column", ["total", "rows", "correct", "color"])
def test_a_result_that_never_made_sense_is_in_nobodys_way(
    path: Path, column: str, value: str
) -> None:
    copyfile(OLD[1], path)
    spoil(path, f'UPDATE results SET "{column}" = {value} WHERE game = 100 AND seat = 0')  # noqa: S608
    shelf = Shelf(path)
    entries = outcomes.finished(shelf).entries
    *others, spoilt = [len(entry.outcomes) for entry in entries]
    assert others == [2, 3, 2, 2, 4, 3]
    assert spoilt == (0 if "zeroblob" in value else 1)
    assert shelf.notice is None
    shelf.close()
