"""A game on the shelf is the game that was played, wherever it was left."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings

from skyliners.match.json_object import MAX_BYTES
from skyliners.match.match import Player
from skyliners.match.play import AnyMatch
from skyliners.match.record import read
from skyliners.match.shelf import outcomes, saves
from skyliners.match.shelf.rows import Page
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.trouble import ShelfError, Trouble
from skyliners.rules.names import as_name
from skyliners.rules.refusal import Common, Refused
from tests.match.matches import act, match_of, turns
from tests.match.shelves import (
    EXTRAS,
    fetched,
    filled,
    left_anywhere,
    reopened,
    saved,
    some_game,
    spoil,
    trouble_with,
)
from tests.play import SEEDS, Game, finished
from tests.records import by_hand, for_ada, text


@pytest.fixture(scope="module")
def common(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelf]:
    shelf = Shelf(tmp_path_factory.mktemp("common") / "shelf")
    yield shelf
    shelf.close()


# Round trips


@given(left_anywhere())
def test_a_match_is_resumed_exactly(common: Shelf, match: AnyMatch) -> None:
    game = saves.new_game(match, EXTRAS)
    saves.keep(common, game)
    loaded = saves.load(common, game.key)
    assert loaded.match == match.conceal()
    assert loaded.match.table == match.table
    assert loaded.match.acting == match.acting
    assert loaded.match.turn_done == match.turn_done
    assert loaded.match.can_undo == match.can_undo
    assert loaded.extras == EXTRAS


@settings(max_examples=3)
@given(finished(), SEEDS)
def test_every_step_on_the_way_is_resumed_exactly(
    common: Shelf, played: Game, seed: int
) -> None:
    game = saves.new_game(match_of(played._replace(actions=())))
    rng, todo = Random(seed), list(played.actions)
    while not game.match.over:
        match = game.match
        if match.turn_done:
            match = match.end_turn()
        else:
            match = act(match, todo.pop(0))
            if rng.random() < 0.1:
                last = played.actions[len(played.actions) - len(todo) - 1]
                match, todo = match.undo(), [last, *todo]
        game = replace(game, match=match)
        saves.keep(common, game)
        assert saves.load(common, game.key).match == match.conceal()


@settings(max_examples=50)
@given(left_anywhere())
def test_a_record_goes_through_the_shelf_unchanged(common: Shelf, match: AnyMatch) -> None:
    game = saves.new_game(match, EXTRAS)
    saves.keep(common, game)
    written = saves.export(common, game.key)
    again = saves.take_in(common, written, match.players)
    assert again.key != game.key
    assert saves.export(common, again.key) == written
    assert json.loads(written)["event"] == EXTRAS["event"]
    assert read(written).table == match.table
    assert again.match.over == match.table.over


def test_a_save_does_not_depend_on_the_process(shelf: Shelf) -> None:
    before = saves.running(shelf), outcomes.finished(shelf)
    again = reopened(shelf)
    assert (saves.running(again), outcomes.finished(again)) == before
    again.close()


# Saving


def test_keeping_the_same_again_changes_nothing(shelf: Shelf) -> None:
    game = saved(8)
    saves.keep(shelf, game)
    listed = outcomes.finished(shelf)
    saves.keep(shelf, game)
    assert outcomes.finished(shelf) == listed


def test_the_end_of_a_game_is_when_it_was_first_kept(shelf: Shelf) -> None:
    game = saved(8)
    saves.keep(shelf, game)
    (entry,) = outcomes.finished(shelf, limit=1).entries
    saves.keep(shelf, replace(game, extras={}))
    assert outcomes.finished(shelf, limit=1).entries == (entry,)


def test_a_finished_game_that_goes_on_after_all_leaves_the_history(shelf: Shelf) -> None:
    listed = outcomes.finished(shelf)
    game = saved(8)
    saves.keep(shelf, game)
    earlier = turns(match_of(some_game(8, length=0)), some_game(8).actions[:-1])
    saves.keep(shelf, replace(game, match=earlier))
    assert outcomes.finished(shelf) == listed
    latest = saves.latest(shelf)
    assert latest is not None
    assert latest.key == game.key


def test_several_games_are_kept_all_or_none(shelf: Shelf) -> None:
    good = saved(8)
    bad = replace(saved(9), extras={"event": float("nan")})
    assert trouble_with(lambda: saves.keep_all(shelf, (good, bad))) == "unwritable-game"
    assert trouble_with(lambda: saves.load(shelf, good.key)) == "no-such-game"


@pytest.mark.parametrize(
    "extras",
    [
        {"event": "x" * MAX_BYTES},
        {"event": "half a character: \ud800"},
        {"event": float("inf")},
        {"event": object()},
    ],
)
def test_what_could_not_be_read_again_is_not_written(
    shelf: Shelf, extras: dict[str, object]
) -> None:
    game = saved()
    saves.keep(shelf, game)
    assert trouble_with(lambda: saves.keep(shelf, replace(game, extras=extras))) == (
        Trouble.UNWRITABLE_GAME
    )
    assert saves.load(shelf, game.key) == game


def test_a_saved_game_does_not_print_what_others_wrote() -> None:
    assert "Bürgerhaus" not in repr(saved())


# Lists


def test_running_games_are_listed_last_played_first(shelf: Shelf) -> None:
    first, second = saves.running(shelf).entries
    assert first.changed > second.changed
    assert second.game is not None
    saves.keep(shelf, replace(second.game, match=second.game.match.conceal(), extras={}))
    entry = saves.running(shelf).entries[0]
    assert entry.key == second.key
    assert entry.started == second.started
    latest = saves.latest(shelf)
    assert latest is not None
    assert latest.key == second.key


@pytest.mark.parametrize("clock", [-1.0, 0.0, 1.0])
def test_the_game_to_go_on_with_was_played_last_whatever_the_clock_says(
    tmp_path: Path, clock: float
) -> None:
    """It may go back, stand still, or go on."""
    times = (1e9 + clock * n for n in count())
    shelf = Shelf(tmp_path / "shelf", clock=lambda: next(times))
    games = [saved(seed, length=5) for seed in range(4)]
    saves.keep_all(shelf, games)
    rng = Random(1)
    order = [game.key for game in reversed(games)]
    for number in range(12):
        game = rng.choice(games)
        saves.keep(shelf, replace(game, extras={"n": number}))
        order = [game.key, *(key for key in order if key != game.key)]
        latest = saves.latest(shelf)
        assert latest is not None
        assert latest.key == game.key
        assert [entry.key for entry in saves.running(shelf).entries] == order
        if rng.random() < 0.3:
            shelf.close()
    shelf.close()


def test_the_game_to_go_on_with_may_stand_below_many_that_cannot_be_read(
    tmp_path: Path,
) -> None:
    shelf = filled(tmp_path / "shelf", running=12)
    *others, last = saves.running(shelf).entries
    keys = ", ".join(str(entry.key) for entry in others)
    spoil(shelf.path, f"UPDATE games SET record = '' WHERE id IN ({keys})")  # noqa: S608
    assert saves.latest(shelf) == last.game
    shelf.close()


def test_without_running_games_there_is_nothing_to_go_on_with(tmp_path: Path) -> None:
    shelf = filled(tmp_path / "shelf", running=0)
    assert saves.latest(shelf) is None
    assert saves.running(shelf) == Page((), None)
    shelf.close()


def test_running_games_come_in_pages(tmp_path: Path) -> None:
    shelf = filled(tmp_path / "shelf", running=7)
    everything = saves.running(shelf).entries
    first = saves.running(shelf, limit=3)
    second = saves.running(shelf, first.end, limit=3)
    third = saves.running(shelf, second.end, limit=3)
    assert third.end is None
    assert (*first.entries, *second.entries, *third.entries) == everything
    shelf.close()


def test_a_list_breaks_off_only_when_the_whole_shelf_is_in_trouble(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(_shelf: Shelf, _key: int) -> saves.SavedGame:
        raise ShelfError(Trouble.LOCKED)

    monkeypatch.setattr(saves, "load", locked)
    assert trouble_with(lambda: saves.running(shelf)) == Trouble.LOCKED


# Imports


def test_a_record_from_outside_is_played_on(shelf: Shelf) -> None:
    game = saves.take_in(shelf, text(by_hand("F b1", event="club")))
    assert game.extras == {"event": "club"}
    assert game.match.players == (Player(), Player())
    match = act(game.match, "F b2")
    saves.keep(shelf, replace(game, match=match))
    exported = json.loads(saves.export(shelf, game.key))
    assert exported["event"] == "club"
    assert exported["actions"] == ["F b1", "F b2"]
    assert saves.load(shelf, game.key).match.turn_done


def test_a_finished_record_goes_into_the_history(shelf: Shelf) -> None:
    exported = saves.export(shelf, outcomes.finished(shelf).entries[0].key)
    game = saves.take_in(shelf, exported.encode())
    assert game.match.over
    assert outcomes.finished(shelf).entries[0].key == game.key


def test_a_record_that_is_not_whole_is_refused(shelf: Shelf) -> None:
    for record, rule in (("{}", Common.UNREADABLE), (text(for_ada()), Common.REDACTED)):
        with pytest.raises(Refused) as refused:
            saves.take_in(shelf, record)
        assert refused.value.rule is rule


def test_a_game_that_cannot_be_played_here_is_not_taken_in(shelf: Shelf) -> None:
    before = saves.running(shelf)
    with pytest.raises(Refused, match="cannot be played here"):
        saves.take_in(shelf, text(by_hand("F b1")), games=("other",))
    assert saves.running(shelf) == before


@pytest.mark.parametrize("length", [None, 9])
@pytest.mark.parametrize("name", ["x" * 10_000, "A\nB", "\x00" * 50])
def test_games_with_names_of_any_length_are_still_there(
    shelf: Shelf, length: int | None, name: str
) -> None:
    """Once a record could hold them; now they are shortened when they are read."""
    game = saved(length=length)
    saves.keep(shelf, game)
    ((record,),) = fetched(shelf, "SELECT record FROM games WHERE id = ?", (game.key,))
    long = record.replace('"Ada"', json.dumps(name))
    assert long != record
    with shelf.change() as connection:
        values = {"record": long, "name": name, "key": game.key}
        connection.execute("UPDATE games SET record = :record WHERE id = :key", values)
        connection.execute("UPDATE outcomes SET name = :name WHERE seat = 0", values)
    again = saves.load(shelf, game.key)
    assert again.match.table.seats[0].name == as_name(name)
    assert again.match.table.log == game.match.table.log
    if length is None:
        assert as_name(name) in {
            entry.outcomes[0].name for entry in outcomes.finished(shelf).entries
        }
    saves.keep(shelf, again)
    assert saves.load(shelf, game.key) == again
    assert read(saves.export(shelf, game.key))
