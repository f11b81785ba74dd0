"""Finished games are listed with everybody's outcomes, however many there are."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from skyliners.match.match import Player
from skyliners.match.play import AnyMatch
from skyliners.match.shelf import outcomes, saves
from skyliners.match.shelf.outcomes import Outcome
from skyliners.match.shelf.rows import Listing, Mark
from skyliners.match.shelf.shelf import Shelf
from skyliners.rules.skyliners.pieces import Mode
from tests.match.matches import match_of, persons
from tests.match.shelves import fetched, filled, saved, spoil
from tests.play import Game, finished


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    shelf = filled(tmp_path / "shelf", finished=7)
    yield shelf
    shelf.close()


def worked_out(key: int, match: AnyMatch, finished: float) -> Iterator[Outcome]:
    return outcomes.outcomes(
        key,
        match.game,
        match.table,
        match.sheet(),
        players=match.players,
        finished=finished,
    )


@given(finished())
def test_outcomes_say_what_the_score_sheet_says(game: Game) -> None:
    match = match_of(game)
    sheet, seats = match.sheet(), match.table.seats
    told = list(worked_out(1, match, 2.0))
    assert [each.seat for each in told] == list(range(len(seats)))
    assert [each.total for each in told] == [each.total for each in sheet.totals]
    assert {each.seat for each in told if each.won} == set(sheet.winners)
    for each, seat, total in zip(told, seats, sheet.totals, strict=True):
        assert tuple(each.parts[part] for part in match.game.PARTS) == total[1:]
        assert (each.name, each.color) == (seat.name, seat.color)
        assert (each.key, each.game, each.finished) == (1, "skyliners", 2.0)
        assert (each.mode, each.players) == (match.table.mode, len(seats))
        assert each.shared == (each.won and len(sheet.winners) > 1)
        assert each.parts["filed"] == match.table.filed[each.seat]
        opened = [row for row in sheet.rows if row.seat == each.seat and row.planned]
        right = [row for row in opened if min(len(row.seen), 4) == row.planned]
        assert each.parts["correct"] == len(right)


def test_a_finished_game_is_listed_with_its_outcomes(shelf: Shelf) -> None:
    players = (Player(bot="easy"), Player())
    game = saved(30, players=players, mode=Mode.INTRODUCTORY)
    saves.keep(shelf, game)
    (entry,) = outcomes.finished(shelf, limit=1).entries
    assert entry.key == game.key
    assert entry.outcomes == tuple(worked_out(game.key, game.match, entry.finished))
    assert [result.bot for result in entry.outcomes] == ["easy", None]


def test_pages_follow_each_other_newest_first(shelf: Shelf) -> None:
    everything = outcomes.finished(shelf)
    assert everything.end is None
    times = [entry.finished for entry in everything.entries]
    assert times == sorted(times, reverse=True)
    assert len(times) == 7
    first = outcomes.finished(shelf, limit=3)
    saves.keep(shelf, saved(99))  # what comes in above does not shift what is below
    second = outcomes.finished(shelf, first.end, limit=3)
    third = outcomes.finished(shelf, second.end, limit=3)
    assert third.end is None
    pages = (*first.entries, *second.entries, *third.entries)
    assert pages == everything.entries


def test_games_that_ended_in_the_same_moment_are_all_listed(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf", clock=lambda: 1.0)
    games = [saved(seed) for seed in range(5)]
    saves.keep_all(shelf, games)
    keys, end = [], None
    for _ in games:
        page = outcomes.finished(shelf, end, limit=1)
        keys += [entry.key for entry in page.entries]
        end = page.end
    assert sorted(keys) == sorted(game.key for game in games)
    assert outcomes.finished(shelf, end, limit=1) == ((), None)
    shelf.close()


@pytest.mark.parametrize("later", [False, True])
@pytest.mark.parametrize(
    ("listing", "index", "mark"),
    [
        (outcomes.FINISHED, "games_finished", (1.0, 1)),
        (saves.RUNNING, "games_running", (1, 1.0, 1)),
    ],
)
def test_a_page_is_found_through_an_index(
    shelf: Shelf, listing: Listing, index: str, mark: Mark, later: bool
) -> None:
    after = mark if later else None
    query = listing.query(after)
    plan = fetched(shelf, "EXPLAIN QUERY PLAN " + query, (*(after or ()), 50))
    (step,) = [step for *_, step in plan]
    assert f"INDEX {index}" in step
    assert step.startswith("SEARCH games") or not later
    found = fetched(shelf, "EXPLAIN QUERY PLAN " + outcomes.outcomes_query(3), (1, 2, 3))
    (step,) = [step for *_, step in found]
    assert "SEARCH outcomes USING PRIMARY KEY (key=?)" in step


def test_a_page_may_hold_any_number_of_games(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf", clock=lambda: 1.0)
    game = saved(1)
    many = outcomes._MANY + 1
    saves.keep_all(shelf, (saves.apart(game) for _ in range(many)))
    entries = outcomes.finished(shelf, limit=1 << 20).entries
    assert len(entries) == many
    assert all(len(entry.outcomes) == 2 for entry in entries)
    shelf.close()


@pytest.mark.parametrize(
    "damage",
    [
        "mode = 'quick'",
        "name = x'41'",
        "name = NULL",
        "color = NULL",
        "game = 'chess'",
        "total = 'many'",
        "parts = ''",
        "parts = NULL",
        "parts = '[]'",
        "parts = '{}'",
        """parts = '{"rows": 1, "surplus": 0, "antennas": 0}'""",
        """parts = replace(parts, '"rows": ', '"rows": -1')""",
        """parts = replace(parts, '"filed": ', '"filed": 1e')""",
        "parts = x'00'",
        f"parts = '{'[' * 5000}'",
        "won = 2",
        "shared = 'yes'",
        "bot = x'00'",
        "profile = 'Ada'",
        "seat = 1e9",
    ],
)
def test_an_outcome_that_makes_no_sense_is_left_out(shelf: Shelf, damage: str) -> None:
    before = outcomes.finished(shelf)
    first = before.entries[0]
    shelf.close()
    where = f"WHERE key = {first.key} AND seat = 0"
    spoil(shelf.path, f"UPDATE outcomes SET {damage} {where}")  # noqa: S608
    kept = first._replace(outcomes=first.outcomes[1:])
    assert outcomes.finished(shelf).entries == (kept, *before.entries[1:])


@pytest.mark.parametrize("time", ["'yesterday'", "x'ff'", "-1", "1e300", "9e999"])
def test_a_time_that_makes_no_sense_is_long_ago(shelf: Shelf, time: str) -> None:
    before = outcomes.finished(shelf).entries
    key = before[3].key
    shelf.close()
    spoil(
        shelf.path,
        f"UPDATE games SET started = {time}, finished = {time} WHERE id = {key}",  # noqa: S608
    )
    entries: list[outcomes.Finished] = []
    end = None
    for _ in range(4):
        page = outcomes.finished(shelf, end, limit=2)
        entries += page.entries
        end = page.end
    spoilt = before[3]._replace(started=0.0, finished=0.0)
    assert len(entries) == len(before)
    assert all(entry in entries for entry in (spoilt, *before[:3], *before[4:]))


_LARGE = ("zeroblob(9000000)", "CAST(zeroblob(9000000) AS TEXT)")


@pytest.mark.parametrize("large", _LARGE)
@pytest.mark.parametrize("column", Outcome._fields)
def test_an_over_large_outcome_hides_no_other_game(
    shelf: Shelf, column: str, large: str
) -> None:
    before = outcomes.finished(shelf)
    first = before.entries[0]
    shelf.close()
    where = f"WHERE key = {first.key} AND seat = 0"
    spoil(shelf.path, f'UPDATE outcomes SET "{column}" = {large} {where}')  # noqa: S608
    spoilt, *others = outcomes.finished(shelf).entries
    assert tuple(others) == before.entries[1:]
    assert all(outcome in first.outcomes for outcome in spoilt.outcomes)
    for limit in (1, 2, 3):
        assert _everything(shelf, limit)[1:] == before.entries[1:]


@pytest.mark.parametrize("large", _LARGE)
@pytest.mark.parametrize("column", ["started", "changed", "finished", "step", "holder"])
def test_an_over_large_row_hides_no_other_game(
    shelf: Shelf, column: str, large: str
) -> None:
    """Of a game that is over, and of one that goes on."""
    over, going = outcomes.finished(shelf).entries, saves.running(shelf).entries
    shelf.close()
    keys = f"{over[3].key}, {going[1].key}"
    where = f"WHERE id IN ({keys}) AND {column} IS NOT NULL"
    spoil(shelf.path, f"UPDATE games SET {column} = {large} {where}")  # noqa: S608
    for limit in (1, 2, 50):
        listed = {entry.key for entry in _everything(shelf, limit)}
        assert listed >= {entry.key for entry in over} - {over[3].key}
    assert going[0].key in {entry.key for entry in saves.running(shelf).entries}
    game = saves.latest(shelf)
    assert game is not None
    saves.keep(shelf, replace(game, extras={}))


def _everything(shelf: Shelf, limit: int) -> tuple[outcomes.Finished, ...]:
    """Page by page."""
    entries, end = outcomes.finished(shelf, limit=limit)
    while end is not None:
        page = outcomes.finished(shelf, end, limit)
        entries, end = (*entries, *page.entries), page.end
    return entries


def test_a_finished_game_without_outcomes_is_still_listed(shelf: Shelf) -> None:
    before = outcomes.finished(shelf).entries
    shelf.close()
    spoil(shelf.path, "DELETE FROM outcomes")
    bare = tuple(entry._replace(outcomes=()) for entry in before)
    assert outcomes.finished(shelf).entries == bare


def test_a_broken_letter_in_a_name_hides_nothing(shelf: Shelf) -> None:
    shelf.close()
    spoil(shelf.path, "UPDATE outcomes SET name = CAST(x'41ff42' AS TEXT) WHERE seat = 0")
    names = {entry.outcomes[0].name for entry in outcomes.finished(shelf).entries}
    assert names == {"A�B"}


def test_the_outcomes_of_one_game_do_not_depend_on_how_often_it_is_kept(
    shelf: Shelf,
) -> None:
    game = saved(30, players=persons(2))
    for extras in ({}, {"a": 1}, {"b": 2}):
        saves.keep(shelf, replace(game, extras=extras))
    count = "SELECT count(*) FROM outcomes WHERE key = ?"
    assert fetched(shelf, count, (game.key,)) == [(2,)]
