"""Changing what a player may not know changes nothing that player can get hold of."""

from collections.abc import Iterator
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from skyliners.rules.skyliners.actions import Action, Plan, in_public
from skyliners.rules.skyliners.city import District
from skyliners.rules.skyliners.imagine import determinize, witness
from skyliners.rules.skyliners.legal import legal_actions
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.state import State, legal, play, view
from skyliners.rules.skyliners.view import View
from tests.play import SEEDS, Game, positions, unfinished
from tests.twins import Twins, twin, twins


def both(pair: Twins) -> tuple[View, View]:
    assert pair.seat is not None
    return view(pair.one.end, pair.seat), view(pair.other.end, pair.seat)


@given(twins())
def test_the_view_is_the_same(pair: Twins) -> None:
    one, other = both(pair)
    assert one == other
    assert hash(one) == hash(other)
    assert repr(one) == repr(other)


@given(twins(), SEEDS)
def test_what_is_imagined_is_the_same(pair: Twins, seed: int) -> None:
    one, other = both(pair)
    assert determinize(one, Random(seed)) == determinize(other, Random(seed))


@given(unfinished(), SEEDS)
def test_what_may_be_done_is_the_same(game: Game, seed: int) -> None:
    state = game.end
    turn = state.table.turn
    assert turn is not None
    other = twin(game, turn.seat, Random(seed)).end
    assert list(legal(state)) == list(legal(other))
    seen = view(other, turn.seat)
    assert list(legal(state)) == list(legal_actions(seen.table, seen.hand))


@given(twins(unfinished()), st.data())
def test_what_is_witnessed_is_the_same(pair: Twins, data: st.DataObject) -> None:
    """Whoever acts, and whichever card they really file."""
    seat = pair.seat
    assert seat is not None
    one, other = pair.one.end, pair.other.end
    turn = one.table.turn
    assert turn is not None
    action = data.draw(st.sampled_from(legal(one)))
    alike: list[Action] = [action]
    if turn.seat != seat:
        alike = [like for like in legal(other) if in_public(like) == in_public(action)]
    after = view(play(one, action), seat)
    assert view(play(other, data.draw(st.sampled_from(alike))), seat) == after
    open_to_seat = action if turn.seat == seat else in_public(action)
    assert {witness(seen, open_to_seat) for seen in both(pair)} == {after}


@given(twins(for_a_seat=False))
def test_a_printed_state_holds_no_secret(pair: Twins) -> None:
    one, other = pair.one.end, pair.other.end
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


@given(positions(st.just(Mode.FULL)))
def test_no_secret_of_others_can_be_reached_from_a_view(state: State) -> None:
    assert list(secrets(state.table)) == []
    for seat, hand in enumerate(state.hands):
        assert list(secrets(view(state, seat))) == [hand.skyscraper, *hand.filed]
