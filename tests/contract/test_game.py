"""What every game must keep so that a match can play it."""

import copy
from random import Random
from typing import Any

import pytest

from skyliners.rules.refusal import Common, Refused
from tests.contract.games import Held, often


@often
def test_somebody_is_to_move_until_it_is_over(held: Held, seed: int) -> None:
    for state, action in held.positions(seed):
        seat = held.game.to_move(state)
        if action is None:
            assert seat is None
        else:
            assert seat in range(len(held.game.table(state).seats))


@often
def test_what_is_legal_can_be_played_and_nothing_else(held: Held, seed: int) -> None:
    actions = held.some_actions(seed)
    for state, _ in held.choices(seed):
        legal = held.game.legal(state)
        for action in (*actions, *legal):
            if action in legal:
                held.game.play(state, action)
            else:
                with pytest.raises(Refused):
                    held.game.play(state, action)


@often
def test_whoever_is_to_move_can_do_something(held: Held, seed: int) -> None:
    for state, _ in held.choices(seed):
        assert bool(held.game.legal(state)) == (held.game.to_move(state) is not None)


@often
def test_playing_changes_nothing_that_was(held: Held, seed: int) -> None:
    for state, action in held.positions(seed):
        before = copy.deepcopy(state)
        if action is not None:
            after = held.game.play(state, action)
            assert after != state
            assert held.game.play(state, action) == after
        assert state == before
        assert hash(state) == hash(before)


@often
def test_once_over_every_action_is_refused_as_such(held: Held, seed: int) -> None:
    *_, (state, _) = held.positions(seed)
    for action in held.some_actions(seed):
        with pytest.raises(Refused) as refused:
            held.game.play(state, action)
        assert refused.value.rule is Common.GAME_OVER


@often
def test_only_what_is_over_is_scored(held: Held, seed: int) -> None:
    for state, action in held.positions(seed):
        if action is None:
            assert held.game.final_score(state) == held.game.final_score(state)
        else:
            with pytest.raises(ValueError, match="not over"):
                held.game.final_score(state)


@often
def test_a_view_belongs_to_its_seat(held: Held, seed: int) -> None:
    for state, _ in held.positions(seed):
        views = [
            held.game.view(state, seat) for seat in range(len(held.game.table(state).seats))
        ]
        assert len(set(views)) == len(views)


@often
def test_what_others_hide_is_in_no_view_no_table_and_no_print(
    held: Held, seed: int
) -> None:
    seat = seed % min(held.game.PLAYERS)
    for one, other in zip(*held.twins(Random(seed), seat), strict=True):
        assert held.game.view(one, seat) == held.game.view(other, seat)
        assert repr(held.game.view(one, seat)) == repr(held.game.view(other, seat))
        assert held.game.table(one) == held.game.table(other)
        assert f"{held.game.table(one)}" == f"{held.game.table(other)}"
        assert held.game.to_move(one) == held.game.to_move(other)
        assert repr(one) == repr(other)
        assert f"{one} {one!s} {one!r}" == f"{other} {other!s} {other!r}"


@often
def test_only_a_secret_action_looks_the_same_as_another(held: Held, seed: int) -> None:
    """Two open actions never lead to the same table; of secret ones nobody else can
    say which it was."""
    for state, _ in held.choices(seed):
        by_table: dict[Any, list[Any]] = {}
        for action in held.game.legal(state):
            by_table.setdefault(held.game.table(held.game.play(state, action)), []).append(
                action
            )
        for alike in by_table.values():
            assert len(alike) == 1 or all(map(held.game.is_secret, alike))


@often
def test_a_total_is_made_of_its_parts(held: Held, seed: int) -> None:
    game = held.game
    *_, (state, _) = held.positions(seed)
    sheet = game.final_score(state)
    assert [total.seat for total in sheet.totals] == [*range(len(state.table.seats))]
    assert {*sheet.winners} <= {*range(len(state.table.seats))}
    assert sheet.winners
    for total in sheet.totals:
        assert tuple(total.parts) == game.PARTS
        assert sum(total.parts.values()) == total.total
        counts = game.counts(sheet, total.seat)
        assert counts.keys() == game.COUNTS.keys()
        for name, whole in game.COUNTS.items():
            assert not whole or counts[name] <= counts[whole]


@often
def test_seats_it_makes_up_are_seats_it_takes(held: Held, seed: int) -> None:
    rng = Random(seed)
    for players in held.game.PLAYERS:
        seats = held.game.seated([*"ABCD"[:players]], rng)
        assert [seat.name for seat in seats] == [*"ABCD"[:players]]
        assert len({seat.color for seat in seats}) == players
        mode = rng.choice([*held.game.MODES])
        dealt = held.game.deal(mode, seats, rng, options=held.options)
        assert held.game.table(dealt).seats == seats
