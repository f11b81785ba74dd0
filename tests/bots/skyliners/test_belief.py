"""Worlds a player imagines fit what they know; and beliefs come from the open table."""

from itertools import islice
from random import Random

import pytest
from hypothesis import given

from skyliners.bots.skyliners.belief import Belief
from skyliners.bots.skyliners.belief_table import WEIGHTS
from skyliners.bots.skyliners.geometry import DISTRICT_BITS
from skyliners.bots.skyliners.weights import (
    SHAPE,
    Weigh,
    by_rule_of_thumb,
    by_table,
    no_idea,
)
from skyliners.bots.skyliners.witnessed import Filing, witnessed
from skyliners.rules.skyliners.actions import HiddenPlan
from skyliners.rules.skyliners.city import LINES, sees
from skyliners.rules.skyliners.pieces import ROWS, Mode
from skyliners.rules.skyliners.state import State, view
from tests.play import SEEDS, Game, games, positions
from tests.twins import Twins, twins

WAYS = pytest.mark.parametrize("weigh", [no_idea, by_rule_of_thumb, by_table])


@WAYS
@given(positions(), SEEDS)
def test_imagined_worlds_fit_the_view(weigh: Weigh, state: State, seed: int) -> None:
    table, hands = state
    for seat, hand in enumerate(hands):
        seen = view(state, seat)
        worlds = Belief(table, weigh).worlds(seen, Random(seed))
        for world in islice(worlds, 3):
            assert world.districts[seat] == DISTRICT_BITS[hand.skyscraper]
            assert len(set(world.districts)) == len(hands)
            if table.mode is Mode.INTRODUCTORY:
                assert len(world.cards) == ROWS * len(hands)
                continue
            lines = [line for line, _, _ in world.cards]
            assert len(set(lines)) == len(lines)
            owners = [owner for _, owner, _ in world.cards]
            assert tuple(map(owners.count, range(len(hands)))) == table.filed
            own = [(line % ROWS, lot) for line, owner, lot in world.cards if owner == seat]
            assert own == [(plan.row, plan.segment) for plan in hand.filed]
            for owner, spare in enumerate(world.spare):
                assert len(spare) == ROWS - table.filed[owner]
                assert not set(spare) & set(lines)


@WAYS
@given(positions())
def test_shares_are_shares(weigh: Weigh, state: State) -> None:
    belief = Belief(state.table, weigh)
    for guess, filed in zip(belief.guesses, state.table.filed, strict=True):
        shares = guess.shares()
        for row in shares:
            assert sum(row) == pytest.approx(1)
            assert min(row) > -1e-9
        assert sum(1 - row[0] for row in shares) == pytest.approx(filed)


@given(twins(for_a_seat=False))
def test_beliefs_come_from_the_open_table(pair: Twins) -> None:
    one, other = pair.one.end.table, pair.other.end.table
    assert witnessed(one) == witnessed(other)


@given(games())
def test_what_was_witnessed_is_what_rows_showed(game: Game) -> None:
    tables = [state.table for state in game.positions()]
    known = witnessed(tables[-1])
    filings = [iter(cards) for cards in known.filings]
    for table, action in zip(tables, tables[-1].log, strict=False):
        if isinstance(action, HiddenPlan) and table.turn:
            seat = table.turn.seat
            filing = next(filings[seat])
            lines = LINES[table.seats[seat].side]
            shown = tuple(len(sees(table.heights, line)) for line in lines)
            assert filing.counts == shown
            assert filing.round == table.turn.round


def test_the_counted_table_has_a_weight_for_every_cell() -> None:
    cells = 1
    for values in SHAPE.values():
        cells *= values
    assert len(WEIGHTS) == cells
    assert min(WEIGHTS) > 0


def test_a_row_built_up_to_a_number_is_likelier_planned_for_it() -> None:
    quiet = Filing(3, (2, 2, 2, 2, 2), None, ([], [], [], [], []))
    pushed = Filing(3, (2, 2, 2, 2, 2), None, ([(2, 3)], [], [], [], []))
    for weigh in (by_rule_of_thumb, by_table):
        assert weigh(pushed, 0, 3, 3) > weigh(quiet, 0, 3, 2)
