"""What one player may know: the table and their own hand."""

from hypothesis import given

from skyliners.rules.skyliners.actions import HIDDEN_PLAN, PLANS
from skyliners.rules.skyliners.city import District
from skyliners.rules.skyliners.state import State, view
from skyliners.rules.skyliners.table import Turn
from skyliners.rules.skyliners.view import Hand
from tests.play import played, positions
from tests.rules.by_hand import city, position


@given(positions())
def test_a_view_is_the_table_and_ones_own_hand(state: State) -> None:
    for seat, hand in enumerate(state.hands):
        seen = view(state, seat)
        assert (seen.table, seen.seat, seen.hand) == (state.table, seat, hand)


def test_a_player_may_always_look_at_their_own_cards() -> None:
    state = played(position(city(), turn=Turn(0, 1, 1)), "F a1", "P C3")
    own = view(state, 0).hand
    assert own.skyscraper is District.NW
    assert own.filed == (PLANS[2][2],)
    assert own.rows_left == (0, 1, 3, 4)


def test_everybody_sees_who_filed_when_and_how_many_are_left_but_not_what() -> None:
    state = played(position(city(), turn=Turn(0, 1, 1)), "F a1", "P C3", "F a2")
    table = view(state, 1).table
    assert table.log[1] == HIDDEN_PLAN
    assert table.turns()[1] == Turn(0, 2, 1)
    assert table.filed == (1, 0)
    assert table.stocks[0].cards == 4


def test_everybody_may_count_everybodys_pieces() -> None:
    state = played(position(city(), turn=Turn(0, 1, 1)), "F a1", "K a2")
    assert view(state, 1).table.stocks[0][:3] == (15, 2, 0)


def test_cards_in_hand_are_those_not_filed() -> None:
    hand = Hand(District.SE, ())
    assert hand.rows_left == (0, 1, 2, 3, 4)
    for row in (3, 0, 4):
        hand = hand.with_plan(PLANS[row][1])
    assert hand.rows_left == (1, 2)
    assert [plan.row for plan in hand.filed] == [3, 0, 4]
    assert hand.skyscraper is District.SE
