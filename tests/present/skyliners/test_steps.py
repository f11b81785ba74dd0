"""The scoring told step by step says what the score sheet says, and nothing else."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.present.skyliners.ceremony import ceremony
from skyliners.present.skyliners.steps import Ceremony, Kind, Step
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.scoring import ScoreSheet
from skyliners.rules.skyliners.state import final_score
from tests.play import SEATINGS, Game, finished, random_game


def told(game: Game) -> tuple[Ceremony, ScoreSheet]:
    sheet = final_score(game.end)
    return ceremony(game.end.table, sheet), sheet


@given(finished())
def test_the_track_ends_at_the_totals_and_only_grows(game: Game) -> None:
    telling, sheet = told(game)
    assert telling.steps[-1].points == tuple(total.total for total in sheet.totals)
    assert telling.steps[0].points == (0,) * len(sheet.totals)
    assert max(telling.steps[-1].points) <= telling.length
    for before, after in pairwise(telling.steps):
        gains = [b - a for a, b in zip(before.points, after.points, strict=True)]
        assert gains == [lane.gained for lane in after.track]
        assert all(gain == 0 or seat == after.seat for seat, gain in enumerate(gains))
        assert min(gains) >= 0


@given(finished())
def test_every_antenna_lands_exactly_once_and_stays(game: Game) -> None:
    telling, sheet = told(game)
    landed = [step for step in telling.steps if step.kind is Kind.ANTENNA]
    expected = [(site, row.seat) for row in sheet.rows for site in row.antennas]
    assert [(step.landing, step.seat) for step in landed] == expected
    assert telling.steps[-1].marks.antennas == tuple(expected)
    so_far = 0
    for step in telling.steps:
        so_far += step.kind is Kind.ANTENNA
        assert step.marks.antennas == tuple(expected[:so_far])
        placed = Counter(seat for _, seat in expected[:so_far])
        assert all(lane.antennas == placed[i] for i, lane in enumerate(step.track))


@given(finished())
def test_cards_open_in_order_and_objects_light_up_one_by_one(game: Game) -> None:
    telling, sheet = told(game)
    cards: list[list[Step]] = []
    for step in telling.steps:
        if step.kind is Kind.OPEN:
            cards.append([])
        if step.opened is not None:
            cards[-1].append(step)
    assert len(cards) == len(sheet.rows)
    for row, steps in zip(sheet.rows, cards, strict=True):
        assert {step.seat for step in steps} == {row.seat}
        assert {step.side for step in steps} == {game.end.table.seats[row.seat].side}
        seen = [step for step in steps if step.kind is Kind.SEEN]
        for number, step in enumerate(seen, 1):
            assert step.marks.lit == frozenset(row.seen[:number])
            assert step.opened is not None
            assert sum(each.seen for each in step.opened.row.profiles) == number
        (count,) = (step for step in steps if step.kind is Kind.COUNT)
        assert count.opened is not None
        assert count.opened.wrong == (row.planned is not None and not row.points)
        assert sum(step.track[row.seat].gained for step in steps) == row.points + len(
            row.surplus
        )


@given(finished())
def test_districts_and_the_tallest_are_shown_and_the_winner_named(game: Game) -> None:
    telling, sheet = told(game)
    cards = [step for step in telling.steps if step.kind is Kind.SKYSCRAPER]
    for step, card in zip(cards, sheet.skyscrapers, strict=True):
        assert step.seat == card.seat
        assert step.marks.lit == frozenset(sheet.tallest)
        assert frozenset(card.tallest) == step.marks.lit & step.marks.recent
    last = telling.steps[-1]
    assert last.kind is Kind.WINNER
    names = [seat.name for seat in game.end.table.seats]
    assert all(names[seat] in last.text for seat in sheet.winners)
    assert [lane.won for lane in last.track] == [
        seat in sheet.winners for seat in range(len(names))
    ]


@given(finished())
def test_every_step_says_something_and_why(game: Game) -> None:
    telling, _ = told(game)
    for step in telling.steps:
        assert step.text
        assert step.why
        assert "{" not in step.text + step.why
        assert step.beat > 0


@given(finished(), st.lists(st.integers(-500, 500), max_size=20))
def test_stepping_is_total_and_reversible(game: Game, moves: list[int]) -> None:
    telling, _ = told(game)
    there = telling
    while not there.at_end:
        there = there.forward()
        assert there.back().forward() == there
    assert there.forward() == there == telling.skip()
    while not there.at_start:
        there = there.back()
    assert there == telling == there.back()
    for move in moves:
        there = there.to(there.cursor + move)
        assert there.step is there.steps[there.cursor]
        done, cards = there.card
        assert 0 <= done <= cards


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_size_and_mode_can_be_told(mode: Mode, players: int) -> None:
    for sides in SEATINGS:
        if len(sides) == players:
            telling, sheet = told(random_game(Random(players), mode, sides))
            assert telling.card == (0, len(sheet.rows))
            assert telling.skip().card == (len(sheet.rows), len(sheet.rows))
