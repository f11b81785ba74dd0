"""A whole game is a value: playing makes a new one and loses no piece."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from skyliners.rules.refusal import Common, Refused
from skyliners.rules.seats import Color
from skyliners.rules.skyliners import game as skyliners
from skyliners.rules.skyliners.actions import Build, Forfeit, Plan
from skyliners.rules.skyliners.city import CENTRE, RISE, District, Side
from skyliners.rules.skyliners.deck import SETUP_DECK
from skyliners.rules.skyliners.legal import refusal
from skyliners.rules.skyliners.notation import SITE_NAMES
from skyliners.rules.skyliners.pieces import SETUP_CARDS, Mode, Piece
from skyliners.rules.skyliners.state import State, deal, final_score, legal, play
from tests.play import (
    ALL_ACTIONS,
    SEATINGS,
    SOUTH,
    TWO,
    WEST,
    Game,
    games,
    played,
    positions,
    seated,
)
from tests.rules.by_hand import city, position


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("sides", SEATINGS, ids="-".join)
def test_a_deal_draws_setup_and_skyscraper_cards(
    sides: tuple[Side, ...], mode: Mode
) -> None:
    state = deal(mode, seated(sides), Random(5))
    setup = state.table.setup
    assert len(setup) == SETUP_CARDS[len(sides)]
    assert set(setup) <= set(SETUP_DECK)
    assert len(set(setup)) == len(setup)
    districts = [hand.skyscraper for hand in state.hands]
    assert len(set(districts)) == len(districts) == len(sides)
    assert all(hand.filed == () for hand in state.hands)
    assert state.table.mode is mode


def test_all_chance_comes_from_the_dealing() -> None:
    one, same, other = (deal(Mode.FULL, seated(TWO), Random(seed)) for seed in (1, 1, 2))
    assert one == same
    assert one != other


def test_every_district_and_every_setup_card_gets_dealt() -> None:
    deals = [deal(Mode.FULL, seated(TWO), Random(seed)) for seed in range(100)]
    assert {state.hands[0].skyscraper for state in deals} == set(District)
    assert {state.table.setup[0] for state in deals} == set(SETUP_DECK)


def test_nobody_is_dealt_in_at_an_impossible_table() -> None:
    for seats in ((), seated((SOUTH,)), seated((WEST, SOUTH), [Color.RED] * 2)):
        with pytest.raises(Refused, match=Common.BAD_SEATS.value):
            deal(Mode.FULL, seats, Random(1))


@given(games())
def test_playing_leaves_the_game_before_as_it_was(game: Game) -> None:
    kept = list(game.positions())
    written = [repr((state.table, state.hands)) for state in kept]
    for state, action in zip(kept, game.actions, strict=False):
        assert play(state, action) != state
    assert [repr((state.table, state.hands)) for state in kept] == written


@given(games())
def test_the_same_actions_make_the_same_game(game: Game) -> None:
    one, same = game.end, game.end
    assert one == same
    assert hash(one) == hash(same)


@given(games())
def test_pieces_are_conserved(game: Game) -> None:
    first = game.start.table
    for state in game.positions():
        table = state.table
        used: Counter[Piece] = Counter()
        for action in table.log:
            if isinstance(action, Build):
                used[action.piece] += 1
        for piece in Piece:
            begun = sum(stock[piece] for stock in first.stocks)
            assert begun == used[piece] + sum(stock[piece] for stock in table.stocks)
        built = sum(table.heights) - sum(first.heights)
        assert built == sum(RISE[piece] * number for piece, number in used.items())
        assert table.heights[CENTRE] == 1


@given(games())
def test_cards_are_conserved_and_stay_filed(game: Game) -> None:
    before = game.start
    for state in game.positions():
        for seat, (hand, stock) in enumerate(
            zip(state.hands, state.table.stocks, strict=True)
        ):
            cards = game.start.table.stocks[seat].cards
            assert len(hand.filed) + stock.cards == cards
            assert len(hand.filed) == state.table.filed[seat]
            assert len({plan.row for plan in hand.filed}) == len(hand.filed)
            if cards:
                assert len(hand.rows_left) == stock.cards
            # Nobody takes a card back, and skyscraper cards are never exchanged.
            filed_before = before.hands[seat].filed
            assert hand.filed[: len(filed_before)] == filed_before
            assert hand.skyscraper == before.hands[seat].skyscraper
        before = state


@given(games())
def test_an_action_touches_only_the_player_who_acts(game: Game) -> None:
    before = game.start
    for state, action in zip(list(game.positions())[1:], game.actions, strict=True):
        turn = before.table.turn
        assert turn is not None
        for seat in range(len(state.hands)):
            same = state.table.stocks[seat] == before.table.stocks[seat]
            assert same == (seat != turn.seat or isinstance(action, Forfeit))
            if seat != turn.seat or not isinstance(action, Plan):
                assert state.hands[seat] == before.hands[seat]
        before = state


@settings(max_examples=40)
@given(positions())
def test_what_a_rule_forbids_is_refused_by_that_name(state: State) -> None:
    turn = state.table.turn
    allowed = set(legal(state))
    for action in ALL_ACTIONS:
        if action not in allowed:
            rule = refusal(state.table, action, state.hands[turn.seat if turn else 0])
            assert rule is not None
            with pytest.raises(Refused) as refused:
                play(state, action)
            assert refused.value.rule is rule


@pytest.mark.parametrize(
    ("action", "height", "left"),
    [("F e5", 2, (15, 2, 1, 5)), ("K e5", 1, (16, 2, 0, 5)), ("R a1", 3, (16, 1, 1, 5))],
)
def test_a_build_moves_a_piece_from_stock_to_site(
    action: str, height: int, left: tuple[int, ...]
) -> None:
    state = position(city(a1=2), turn=skyliners.table(_opening()).turn)
    after = played(state, action).table
    assert after.heights[SITE_NAMES.index(action[2:])] == height
    assert after.stocks[0] == left


def _opening() -> State:
    return deal(Mode.FULL, seated(TWO), Random(3))


def test_only_filing_a_card_is_a_secret_action() -> None:
    secret = {action for action in ALL_ACTIONS if skyliners.is_secret(action)}
    assert secret == {action for action in ALL_ACTIONS if isinstance(action, Plan)}


def test_the_final_score_waits_for_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        final_score(_opening())
