"""Changing what a player may not know changes nothing that player can get hold of."""

from collections.abc import Iterator
from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from skyliners.rules.skyliners.actions import PLANS, Action, Plan, in_public
from skyliners.rules.skyliners.city import District
from skyliners.rules.skyliners.imagine import determinize, witness
from skyliners.rules.skyliners.legal import legal_actions
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.state import State, legal, play, view
from skyliners.rules.skyliners.view import Hand
from tests.play import positions

FULL = positions(st.just(Mode.FULL))


def other_hands(draw: st.DrawFn, state: State, seat: int | None) -> tuple[Hand, ...]:
    """Any cards everybody but this seat may just as well hold and have filed."""
    own = state.hands[seat].skyscraper if seat is not None else None
    cards = draw(st.permutations([card for card in District if card is not own]))
    hands = []
    for number, hand in enumerate(state.hands):
        if number == seat:
            hands.append(hand)
            continue
        rows = draw(st.permutations(range(5)))[: len(hand.filed)]
        filed = tuple(PLANS[row][draw(st.integers(0, 3))] for row in rows)
        hands.append(
            Hand(cards[number], filed) if seat is None else Hand(cards.pop(), filed)
        )
    return tuple(hands)


@st.composite
def twins(draw: st.DrawFn) -> tuple[State, State, int]:
    """Two games that differ only in what one seat may not know, and that seat."""
    state = draw(positions())
    seat = draw(st.integers(0, len(state.hands) - 1))
    return state, state._replace(hands=other_hands(draw, state, seat)), seat


@st.composite
def namesakes(draw: st.DrawFn) -> tuple[State, State]:
    """Two games that may differ in every secret."""
    state = draw(positions())
    return state, state._replace(hands=other_hands(draw, state, None))


@given(twins())
def test_the_view_is_the_same(pair: tuple[State, State, int]) -> None:
    one, other, seat = pair
    assert view(one, seat) == view(other, seat)
    assert hash(view(one, seat)) == hash(view(other, seat))
    assert repr(view(one, seat)) == repr(view(other, seat))


@given(twins())
def test_what_may_be_done_is_the_same(pair: tuple[State, State, int]) -> None:
    one, other, seat = pair
    turn = one.table.turn
    assume(turn is not None and turn.seat == seat)
    assert list(legal(one)) == list(legal(other))
    seen = view(one, seat)
    assert list(legal(one)) == list(legal_actions(seen.table, seen.hand))


@given(twins())
def test_what_is_imagined_is_the_same(pair: tuple[State, State, int]) -> None:
    one, other, seat = pair
    assert determinize(view(one, seat), Random(9)) == determinize(
        view(other, seat), Random(9)
    )


@given(twins(), st.data())
def test_what_is_witnessed_is_the_same(
    pair: tuple[State, State, int], data: st.DataObject
) -> None:
    """Whoever acts, and whichever card they really file."""
    one, other, seat = pair
    turn = one.table.turn
    assume(turn is not None)
    assert turn is not None
    action = data.draw(st.sampled_from(legal(one)))
    alike: list[Action] = [action]
    if turn.seat != seat:
        alike = [a for a in legal(other) if in_public(a) == in_public(action)]
    also = data.draw(st.sampled_from(alike))
    after = view(play(one, action), seat)
    assert view(play(other, also), seat) == after
    public = action if turn.seat == seat else in_public(action)
    assert witness(view(one, seat), public) == after
    assert witness(view(other, seat), public) == after


@given(namesakes())
def test_a_printed_state_holds_no_secret(pair: tuple[State, State]) -> None:
    one, other = pair
    assert repr(one) == repr(other)
    assert f"{one}" == f"{other}"
    assert str(one) == str(other)


def secrets(value: object) -> Iterator[Plan | District]:
    """Every plan and every skyscraper card that can be reached from a value."""
    if isinstance(value, (Plan, District)):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from secrets(part)


@given(FULL)
def test_no_secret_of_others_can_be_reached_from_a_view(state: State) -> None:
    assert list(secrets(state.table)) == []
    for seat, hand in enumerate(state.hands):
        assert list(secrets(view(state, seat))) == [hand.skyscraper, *hand.filed]
