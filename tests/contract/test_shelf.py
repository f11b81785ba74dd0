"""The shelf keeps any game: going on or over, with what it counts in its own words."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from skyliners.match.match import Player
from skyliners.match.play import on_record
from skyliners.match.record import write
from skyliners.match.shelf import outcomes, profiles, saves
from skyliners.match.shelf.profiles import new_profile
from skyliners.match.shelf.saves import Kind, SavedGame, Standing
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.statistics import duels, statistics
from skyliners.match.sitting import Sitting
from tests.contract.games import GAMES, Held, every_game, often

ADA = new_profile("Ada")


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    seconds = iter(range(1_000_000, 2_000_000))
    shelf = Shelf(tmp_path / "shelf", clock=lambda: float(next(seconds)))
    profiles.keep(shelf, ADA)
    yield shelf
    assert shelf.notice is None
    shelf.close()


def over(held: Held, seed: int, bot: str = "adaptive-3") -> SavedGame:
    """Ada against bots, to the end."""
    record = held.record(seed)
    others = [Player(bot=bot)] * (len(record.table.seats) - 1)
    return saves.new_game(held.match(record, Player(ADA.key), *others), {"seed": seed})


@often
def test_a_game_is_saved_with_every_step_and_loaded_as_it_was(
    shelf: Shelf, held: Held, seed: int
) -> None:
    rng = Random(seed)
    sitting = Sitting(shelf, saves.new_game(held.match(held.record(seed, 0)), {"a": [1]}))
    for _ in range(12):
        if sitting.match.over:
            break
        match = sitting.match
        if match.can_undo and rng.random() < 0.2:
            sitting.undo()
        elif match.turn_done:
            sitting.end_turn()
        else:
            assert match.acting is not None
            sitting.reveal(match.acting)
            sitting.play(rng.choice(on_record(match).legal()))
        assert sitting.trouble is None
        loaded = saves.load(shelf, sitting.game.key)
        assert loaded == replace(sitting.game, match=sitting.match.conceal())
    assert saves.standing(shelf, sitting.game.key) == Standing(held.game.ID, Kind.PLAYED)
    latest = saves.latest(shelf)
    assert latest is None if sitting.match.over else latest == loaded


@often
def test_a_finished_game_is_listed_with_its_own_parts(
    shelf: Shelf, held: Held, seed: int
) -> None:
    game = over(held, seed)
    saves.keep(shelf, game)
    assert saves.load(shelf, game.key) == game
    (entry,) = outcomes.finished(shelf).entries
    sheet, table = game.match.sheet(), game.match.table
    assert [each.seat for each in entry.outcomes] == [*range(len(table.seats))]
    for outcome, total in zip(entry.outcomes, sheet.totals, strict=True):
        assert outcome.game == held.game.ID
        assert outcome.mode is table.mode
        assert outcome.name == table.seats[total.seat].name
        assert outcome.total == total.total
        assert outcome.won == (total.seat in sheet.winners)
        assert outcome.parts == total.parts | dict(held.game.counts(sheet, total.seat))


@every_game
def test_what_is_exported_can_be_taken_in(shelf: Shelf, held: Held) -> None:
    game = saves.new_game(held.match(held.record(1, 2)), {"note": "→"})
    saves.keep(shelf, game)
    text = saves.export(shelf, game.key)
    assert text == write(held.record(1, 2)._replace(extras={"note": "→"}))
    again = saves.take_in(shelf, text)
    assert again.match == game.match
    assert again.key != game.key
    saves.delete(shelf, game.key)
    assert [entry.key for entry in saves.running(shelf).entries] == [again.key]


def test_every_game_has_figures_of_its_own(shelf: Shelf) -> None:
    """And what was learnt about somebody in one game says nothing of another."""
    games = [over(held, seed) for held in GAMES for seed in held.seeds[:2]]
    saves.keep_all(shelf, games)
    assert len(outcomes.finished(shelf).entries) == len(games)
    for held in GAMES:
        told = statistics(shelf, ADA.key, held.game.ID)
        own = [game for game in games if game.match.game is held.game]
        sheets = [game.match.sheet() for game in own]
        assert told.games == len(own)
        assert told.wins == sum(0 in sheet.winners for sheet in sheets)
        for part in held.game.PARTS:
            assert told.sums[part] == sum(sheet.totals[0].parts[part] for sheet in sheets)
        for count in held.game.COUNTS:
            assert told.sums[count] == sum(held.game.counts(s, 0)[count] for s in sheets)
        met = [game for game in own if len(game.match.players) > 1]
        assert len(duels(shelf, held.game.ID, "adaptive", ADA.key)) == len(met)
        modes = [statistics(shelf, ADA.key, held.game.ID, mode) for mode in held.game.MODES]
        assert sum(each.games for each in modes) == len(own)


def test_a_game_that_nobody_knows_any_more_is_in_nobodys_way(shelf: Shelf) -> None:
    """As after going back to an older version of a game's rules."""
    for held in GAMES:
        saves.keep(shelf, over(held, 0))
        saves.keep(shelf, saves.new_game(held.match(held.record(0, 1))))
    with shelf.change() as connection:
        connection.execute("UPDATE outcomes SET game = 'chess' WHERE game = 'null'")
        lost = "SELECT id, record FROM games WHERE game = 'null'"
        for key, record in connection.execute(lost).fetchall():
            data = json.dumps(json.loads(record) | {"game": "chess"})
            values = (data, key)
            connection.execute("UPDATE games SET record = ? WHERE id = ?", values)
    listed = outcomes.finished(shelf).entries
    assert len(listed) == len(GAMES)
    assert sum(not entry.outcomes for entry in listed) == 1
    running = saves.running(shelf).entries
    assert sum(entry.game is None for entry in running) == 1
    assert len(running) == len(GAMES)
