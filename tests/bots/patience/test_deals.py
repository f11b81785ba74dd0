"""Deals by number: the same for everybody, solvable, and of their grade; the careful player
sees no more than lies open, and the outlook is right about what is ahead."""

from datetime import date
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.bots.patience.careful import Been, as_it_lies, choose, wins
from skyliners.bots.patience.chance import Chance
from skyliners.bots.patience.deals import (
    LAST,
    LIMIT,
    Deal,
    Grade,
    dealt,
    laid,
    of_the_day,
    read_deal,
    slices,
)
from skyliners.bots.patience.game import LEVELS, bot_named
from skyliners.bots.patience.outlook import outlook
from skyliners.bots.patience.solver import moved, solve
from skyliners.bots.protocol import Budget, decide
from skyliners.rules.deck import DECK
from skyliners.rules.patience import game
from skyliners.rules.patience.pieces import Mode

GRADES = pytest.mark.parametrize("grade", Grade)


def test_chance_is_the_same_for_ever() -> None:
    chance = Chance("Skyliners")
    assert [chance(100) for _ in range(8)] == [86, 26, 5, 40, 72, 75, 85, 32]
    assert sorted(Chance("x").shuffled(DECK)) == sorted(DECK)


@pytest.mark.slow
@GRADES
def test_a_deal_is_solvable_and_of_its_grade(grade: Grade) -> None:
    for number in range(1, 5):
        *before, cards = slices(Deal(grade, number))
        assert not any(before)
        assert cards is not None
        assert sorted(cards) == sorted(DECK)
        assert cards == dealt(Deal(grade, number))
        position = laid(grade.mode, cards)
        assert solve(position, LIMIT).moves is not None
        if grade is not Grade.EASY:
            chance = Chance(f"tried {number}")
            won = sum(wins(position, chance) for _ in range(40))
            # Tried again it comes out about the same: luck is left some room.
            assert won >= 8 if grade is Grade.MEDIUM else won <= 12


def test_neighbours_are_different_deals() -> None:
    assert len({dealt(Deal(Grade.EASY, number)) for number in range(1, 40)}) == 39


@given(st.sampled_from(Grade), st.integers(1, LAST))
def test_a_deal_has_a_name_that_can_be_read(grade: Grade, number: int) -> None:
    assert read_deal(str(Deal(grade, number))) == Deal(grade, number)


_NONE = ("easy", "easy 0", "easy 01", "easy 1 ", "Easy 1", "easy 100000000", "expert 3")


@given(st.one_of(st.none(), st.integers(), st.text(), st.sampled_from(_NONE)))
def test_what_is_no_name_is_no_deal(name: object) -> None:
    found = read_deal(name)
    assert found is None or str(found) == name


@given(st.dates(date(2000, 1, 1), date(2999, 12, 31)))
def test_every_day_has_its_own_deal(day: date) -> None:
    assert str(of_the_day(day)) == f"medium {day:%Y%m%d}"
    assert read_deal(str(of_the_day(day))) == of_the_day(day)


@pytest.mark.parametrize("mode", Mode)
def test_the_careful_player_does_not_look_under_cards(mode: Mode) -> None:
    for seed in range(20):
        position = laid(mode, Chance(f"one {seed}").shuffled(DECK))
        other = laid(mode, Chance(f"two {seed}").shuffled(DECK))
        mixed = tuple(
            (down, (*under[:down], *cards[down:]))
            for (down, cards), (_, under) in zip(position, other, strict=True)
        )
        assert as_it_lies(mixed) == as_it_lies(position)
        moves = {choose(as_it_lies(each), Chance("x"), set()) for each in (position, mixed)}
        assert len(moves) == 1


@pytest.mark.slow
def test_an_outlook_knows_the_way_or_the_last_place_there_was_one() -> None:
    lost = 0
    for number in range(1, 7):
        chance = Chance(f"played {number}")
        been: Been = set()
        places = [laid(Mode.HARD, dealt(Deal(Grade.HARD, number)))]
        while (move := choose(as_it_lies(places[-1]), chance, been)) is not None:
            places.append(moved(places[-1], move))
            been.add(frozenset(as_it_lies(places[-1])))
            if len(places) > 14:
                break
        *_, found = outlook(places)
        if found.lost:
            lost += 1
            assert found.turning is not None
            assert solve(places[found.turning]).moves is not None
            after = solve(places[found.turning + 1], 20_000)
            assert after.moves is None
        elif found.known:
            position = places[-1]
            for step in found.way:
                position = moved(position, step)
            assert not any(cards for _, cards in position)
            assert found.after(found.way[0]).way == found.way[1:]
    assert lost


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("mode", Mode)
def test_who_plays_moves_by_the_rules_and_sees_only_the_table(
    level: str, mode: Mode
) -> None:
    rng = Random(3)
    state = game.deal(mode, (), rng, {})
    hidden = [list(cards) for cards in state.hidden]
    down = [card for cards in hidden for card in cards]
    rng.shuffle(down)
    other = state._replace(
        hidden=tuple(tuple(down.pop() for _ in cards) for cards in hidden)
    )
    budget = Budget(seed=5)
    moves = [
        decide(bot_named(level), game.view(each, 0), budget) for each in (state, other)
    ]
    assert moves[0] == moves[1]
    for _ in range(6):
        if not game.legal(state):
            break
        move = decide(bot_named(level), game.view(state, 0), budget)
        state = game.play(state, move)
