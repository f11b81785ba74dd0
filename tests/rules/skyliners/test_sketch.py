"""Tables that were made up behave like tables that were played."""

from hypothesis import given
from hypothesis import strategies as st

from skyliners.rules.skyliners.actions import BUILDS, HiddenPlan
from skyliners.rules.skyliners.city import CENTRE, SITES
from skyliners.rules.skyliners.pieces import ROWS, Mode, Piece, Stock
from skyliners.rules.skyliners.scoring import score
from skyliners.rules.skyliners.sketch import (
    PARK_IN_THE_MIDDLE,
    coloured,
    finished,
    heights_only,
)
from skyliners.rules.skyliners.table import Layer, buildings
from tests import play

_FOUR = play.seated(play.FOUR)


@given(play.finished())
def test_a_city_known_by_its_heights_scores_as_it_was_played(game: play.Game) -> None:
    table, hands = game.end
    filed_by = [
        turn.seat
        for turn, action in zip(table.turns(), table.log, strict=True)
        if isinstance(action, HiddenPlan)
    ]
    again = finished(table.mode, table.seats, table.heights, filed_by)
    assert again.over
    assert again.filed == table.filed
    assert score(again, hands) == score(table, hands)


@given(st.data())
def test_any_order_of_filed_cards_fits(data: st.DataObject) -> None:
    players = data.draw(st.sampled_from((2, 3, 4)))
    order = data.draw(
        st.permutations([seat for seat in range(players) for _ in range(ROWS)])
    )
    table = finished(Mode.FULL, _FOUR[:players], PARK_IN_THE_MIDDLE, order)
    assert [
        turn.seat
        for turn, action in zip(table.turns(), table.log, strict=True)
        if isinstance(action, HiddenPlan)
    ] == order


@given(play.finished())
def test_what_is_known_by_its_height_stands_in_nobodys_colour(game: play.Game) -> None:
    table = game.end.table
    sketched = finished(table.mode, table.seats, table.heights)
    for ours, theirs in zip(buildings(sketched), buildings(table), strict=True):
        assert [layer.piece for layer in ours] == [layer.piece for layer in theirs]
        assert all(layer.seat is None for layer in ours)


def test_colours_stand_as_they_are_given() -> None:
    stacks = {
        0: [Layer(Piece.FLOOR, None), Layer(Piece.FLOOR, 2), Layer(Piece.ROOF, 1)],
        7: [Layer(Piece.PARK, 3)],
        CENTRE: [],
    }
    table = coloured(Mode.FULL, _FOUR, stacks)
    city = buildings(table)
    assert all(list(city[site]) == layers for site, layers in stacks.items())
    assert not any(city[site] for site in SITES if site not in stacks)
    assert table.heights[0] == 5
    assert table.turn is not None
    assert (table.turn.seat, table.turn.action) == (0, 1)


def test_the_second_action_knows_the_first() -> None:
    first = BUILDS[Piece.FLOOR][3]
    heights = PARK_IN_THE_MIDDLE[:3] + b"\2" + PARK_IN_THE_MIDDLE[4:]
    table = heights_only(
        Mode.FULL, _FOUR, heights, acting=2, second=first, stock=Stock(1, 0, 0, 5)
    )
    assert table.turn is not None
    assert (table.turn.seat, table.turn.action) == (2, 2)
    assert table.built_this_turn == 3
    assert table.stocks[2] == (1, 0, 0, 5)
    assert heights_only(Mode.FULL, _FOUR, heights, acting=None).over
