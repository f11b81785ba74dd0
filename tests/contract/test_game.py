"""What every game must keep so that a match can play it."""

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from skyliners.rules.refusal import Common, Refused
from tests.contract.games import GAMES, Held

SEEDS = range(6)

every_game = pytest.mark.parametrize("held", GAMES, ids=lambda held: held.name)
often = pytest.mark.parametrize("seed", SEEDS)


def positions(held: Held[Any, Any], seed: int) -> Iterator[tuple[Any, Any]]:
    """Every position of a finished game with the action done in it, at last none."""
    state, actions = held.played(Random(seed))
    for action in actions:
        yield state, action
        state = held.game.play(state, action)
    yield state, None


def end(held: Held[Any, Any], seed: int) -> Any:
    *_, (state, _) = positions(held, seed)
    return state


@every_game
@often
def test_somebody_is_to_move_until_it_is_over(held: Held[Any, Any], seed: int) -> None:
    for state, action in positions(held, seed):
        seat = held.game.to_move(state)
        if action is None:
            assert seat is None
        else:
            assert seat in range(held.seats(state))


@every_game
@often
def test_what_is_legal_can_be_played_and_nothing_else(
    held: Held[Any, Any], seed: int
) -> None:
    for state, _ in positions(held, seed):
        legal = held.legal(state)
        for action in held.actions:
            if action in legal:
                held.game.play(state, action)
            else:
                with pytest.raises(Refused):
                    held.game.play(state, action)


@every_game
@often
def test_whoever_is_to_move_can_do_something(held: Held[Any, Any], seed: int) -> None:
    for state, _ in positions(held, seed):
        assert bool(held.legal(state)) == (held.game.to_move(state) is not None)


@every_game
@often
def test_playing_changes_nothing_that_was(held: Held[Any, Any], seed: int) -> None:
    for state, action in positions(held, seed):
        before = copy.deepcopy(state)
        if action is not None:
            after = held.game.play(state, action)
            assert after != state
            assert held.game.play(state, action) == after
        assert state == before
        assert hash(state) == hash(before)


@every_game
@often
def test_once_over_every_action_is_refused_as_such(held: Held[Any, Any], seed: int) -> None:
    state = end(held, seed)
    for action in held.actions:
        with pytest.raises(Refused) as refused:
            held.game.play(state, action)
        assert refused.value.rule is Common.GAME_OVER


@every_game
@often
def test_only_what_is_over_is_scored(held: Held[Any, Any], seed: int) -> None:
    for state, action in positions(held, seed):
        if action is None:
            assert held.game.final_score(state) == held.game.final_score(state)
        else:
            with pytest.raises(ValueError, match="not over"):
                held.game.final_score(state)


@every_game
@often
def test_a_view_belongs_to_its_seat(held: Held[Any, Any], seed: int) -> None:
    for state, _ in positions(held, seed):
        views = [held.game.view(state, seat) for seat in range(held.seats(state))]
        assert len(set(views)) == len(views)


@every_game
@often
def test_what_others_hide_is_in_no_view_no_table_and_no_print(
    held: Held[Any, Any], seed: int
) -> None:
    seat = seed % 2
    for one, other in zip(*held.twins(Random(seed), seat), strict=True):
        assert held.game.view(one, seat) == held.game.view(other, seat)
        assert repr(held.game.view(one, seat)) == repr(held.game.view(other, seat))
        assert held.game.table(one) == held.game.table(other)
        assert f"{held.game.table(one)}" == f"{held.game.table(other)}"
        assert held.game.to_move(one) == held.game.to_move(other)
        assert repr(one) == repr(other)
        assert f"{one} {one!s} {one!r}" == f"{other} {other!s} {other!r}"


@every_game
@often
def test_only_a_secret_action_looks_the_same_as_another(
    held: Held[Any, Any], seed: int
) -> None:
    """Two open actions never lead to the same table; of secret ones nobody else can
    say which it was."""
    for state, _ in positions(held, seed):
        by_table: dict[Any, list[Any]] = {}
        for action in held.legal(state):
            by_table.setdefault(held.game.table(held.game.play(state, action)), []).append(
                action
            )
        for alike in by_table.values():
            assert len(alike) == 1 or all(map(held.game.is_secret, alike))
