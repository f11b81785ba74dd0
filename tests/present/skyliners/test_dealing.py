"""The setup cards drawn one after the other."""

from hypothesis import given
from hypothesis import strategies as st

from skyliners.present.skyliners.dealing import dealing_model, so_far
from skyliners.present.skyliners.scene import draw
from skyliners.present.theme import LIGHT
from skyliners.rules.skyliners.city import CENTRE, LINES, RISE
from skyliners.rules.skyliners.pieces import Piece
from skyliners.rules.skyliners.table import Table, buildings
from tests.play import games

TABLES = games(lengths=st.integers(0, 6)).map(lambda game: game.start.table)


def _height(layers: tuple[tuple[Piece, int | None], ...]) -> int:
    return sum(RISE[piece] for piece, _ in layers)


@given(TABLES)
def test_every_card_adds_one_neutral_floor_where_it_shows_it(table: Table) -> None:
    for number, card in enumerate(table.setup):
        before, after = so_far(table, number), so_far(table, number + 1)
        seat = table.seats[number % len(table.seats)]
        drawn = dealing_model(table, number + 1).last
        assert drawn is not None
        assert (drawn.name, drawn.color, drawn.card) == (seat.name, seat.color, card)
        grown = [s for s in range(25) if before.heights[s] != after.heights[s]]
        assert grown == [drawn.site] == [card.site(seat.side)]
        assert after.heights[drawn.site] - before.heights[drawn.site] == RISE[Piece.FLOOR]


@given(TABLES, st.integers(0, 12))
def test_the_city_so_far_is_what_stands_on_it(table: Table, cards: int) -> None:
    city = so_far(table, cards)
    assert [_height(layers) for layers in buildings(city)] == list(city.heights)
    draw(dealing_model(table, cards).city._replace(table=city), LIGHT)


@given(TABLES)
def test_it_begins_with_the_park_and_ends_with_the_table(table: Table) -> None:
    assert [s for s in range(25) if so_far(table, 0).heights[s]] == [CENTRE]
    assert so_far(table, len(table.setup)) == table
    assert dealing_model(table, 99) == dealing_model(table, len(table.setup))


@given(TABLES, st.integers(-1, 13))
def test_what_is_told_of_each_card(table: Table, cards: int) -> None:
    model = dealing_model(table, cards)
    assert len(model.drawn) + model.blank == len(table.setup)
    assert model.done == (model.blank == 0)
    assert table.seats[0].name in model.go_on_text
    if model.last is None:
        assert model.city.side is table.seats[0].side
        assert model.city.falling is None
    else:
        assert model.last.name in model.title
        assert model.last.label in model.title
        assert f"Row {model.last.label[0]}, site {model.last.label[1]}" in model.explanation
        assert model.city.side is model.last.side
        assert model.city.falling == model.last.site
        assert model.city.marks.glowing == set(LINES[model.city.side][model.last.card.row])
