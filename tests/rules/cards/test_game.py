"""The card game as it is played: hands, piles, rounds, and what chance does."""

from collections import Counter
from random import Random

import pytest

from skyliners.rules.cards import game as cards
from skyliners.rules.cards.actions import Exchange, HiddenExchange, Reshuffle
from skyliners.rules.cards.pieces import Mode
from skyliners.rules.cards.rulings import Rule
from skyliners.rules.cards.state import State
from skyliners.rules.deck import DECK
from skyliners.rules.refusal import Common, Refused
from skyliners.rules.seats import Color, Seat
from tests.rules.cards.play import SEATS, random_game

PLAYERS = pytest.mark.parametrize("players", [1, 2, 3, 4])


def _cards(state: State) -> Counter[object]:
    held = [card for hand in state.hands for card in hand.cards]
    return Counter([*state.table.target, *held, *state.pile, *state.discards])


@PLAYERS
def test_no_card_is_lost_and_none_is_made(players: int) -> None:
    for seed in range(40):
        game = random_game(Random(seed), players)
        box = Counter(DECK * (2 if players > 2 else 1))
        for state in game.states:
            assert _cards(state) == box
            assert state.table.pile == len(state.pile)
            assert state.table.discards == len(state.discards)


@PLAYERS
def test_everybody_holds_four_cards_whenever_somebody_is_to_choose(players: int) -> None:
    for seed in range(20):
        for state in random_game(Random(seed), players).states:
            if not state.table.owed:
                assert {len(hand.cards) for hand in state.hands} == {4}


@PLAYERS
def test_three_rounds_in_turn_order(players: int) -> None:
    game = random_game(Random(players), players)
    choosing = [state for state in game.states if not state.table.owed][:-1]
    assert [state.table.to_move for state in choosing] == [*range(players)] * 3
    assert [state.table.round for state in choosing] == sorted([1, 2, 3] * players)
    assert game.end.table.over
    assert cards.to_move(game.end) is None


def test_discards_are_shuffled_only_when_a_card_is_to_be_drawn_and_none_is_left() -> None:
    reshuffled = 0
    for seed in range(200):
        game = random_game(Random(seed), 2)
        for before, action, after in zip(
            game.states, game.actions, game.states[1:], strict=False
        ):
            if isinstance(action, Reshuffle):
                reshuffled += 1
                assert not before.pile
                assert before.table.owed > 0
                assert Counter(action.order) == Counter(before.discards)
                assert not after.discards
            elif isinstance(action, Exchange):
                assert after.table.owed == max(len(action.cards) - len(before.pile), 0)
    assert reshuffled > 20


def test_a_draw_goes_on_where_the_pile_ended() -> None:
    """The cards just put down are among those that are shuffled."""
    found = False
    for seed in range(300):
        game = random_game(Random(seed), 2)
        for before, action in zip(game.states, game.actions, strict=False):
            if isinstance(action, Exchange) and 0 < len(before.pile) < len(action.cards):
                found = True
                middle = cards.play(before, action)
                assert middle.table.owed == len(action.cards) - len(before.pile)
                assert {*action.cards} <= {*middle.discards}
                assert cards.to_move(middle) == cards.to_move(before)
    assert found


@PLAYERS
def test_every_choice_of_cards_is_legal_and_nothing_else(players: int) -> None:
    for state in random_game(Random(players + 7), players).states:
        seat = cards.to_move(state)
        if seat is None:
            assert cards.legal(state) == ()
            continue
        hand = state.hands[seat]
        legal = cards.legal(state)
        assert len(legal) == len({*legal}) <= 16
        assert (len(legal) == 16) == (len({*hand.cards}) == 4)
        assert all(not Counter(each.cards) - Counter(hand.cards) for each in legal)


def test_what_is_not_in_hand_is_refused() -> None:
    state = cards.deal(Mode.OPEN, SEATS[:2], Random(1), {})
    other = next(card for card in DECK if card not in state.hands[0].cards)
    with pytest.raises(Refused) as refused:
        cards.play(state, Exchange((other,)))
    assert refused.value.rule is Rule.CARD_NOT_IN_HAND


def test_once_over_nothing_is_exchanged() -> None:
    end = random_game(Random(3), 2).end
    with pytest.raises(Refused) as refused:
        cards.play(end, Exchange(()))
    assert refused.value.rule is Common.GAME_OVER
    with pytest.raises(Refused) as refused:
        cards.play(end, HiddenExchange(1))
    assert refused.value.rule is Common.REDACTED


@pytest.mark.parametrize(
    "seats",
    [(), (*SEATS, SEATS[0]), (SEATS[0], Seat("Bo", SEATS[0].color))],
)
def test_one_to_four_players_each_in_a_colour(seats: tuple[Seat, ...]) -> None:
    with pytest.raises(Refused) as refused:
        cards.deal(Mode.OPEN, seats, Random(1), {})
    assert refused.value.rule is Common.BAD_SEATS


def test_only_what_is_over_is_scored() -> None:
    with pytest.raises(ValueError, match="not over"):
        cards.final_score(cards.deal(Mode.OPEN, (Seat("A", Color.RED),), Random(1), {}))


def test_drawing_is_final_and_keeping_is_not() -> None:
    card = DECK[0]
    assert cards.is_final(Exchange((card,)))
    assert cards.is_final(Reshuffle((card,)))
    assert not cards.is_final(Exchange(()))
    assert cards.is_secret(Exchange(()))
    assert not cards.is_secret(Reshuffle((card,)))


def test_nothing_secret_is_printed() -> None:
    one, other = (cards.deal(Mode.OPEN, SEATS[:2], Random(seed), {}) for seed in (1, 2))
    alike = other._replace(table=one.table)
    assert repr(one) == repr(alike)
    assert repr(one.hands[0]) == repr(other.hands[1])
    assert repr(Exchange(one.hands[0].cards[:2])) == repr(
        Exchange(other.hands[0].cards[:2])
    )
    assert repr(Reshuffle((DECK[0],))) == repr(Reshuffle((DECK[1],)))
