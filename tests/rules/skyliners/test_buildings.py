"""What stands on every site, piece by piece: to be seen, it matters to no rule."""

from hypothesis import given

from skyliners.rules.skyliners.city import CENTRE, RISE, SITES, District
from skyliners.rules.skyliners.notation import read_card
from skyliners.rules.skyliners.pieces import Mode, Piece
from skyliners.rules.skyliners.state import State, opening
from skyliners.rules.skyliners.table import Layer, buildings, lay
from tests.play import TWO, Game, games, played, positions, seated
from tests.rules.by_hand import site

NEUTRAL_FLOOR = Layer(Piece.FLOOR, None)


def opened(*cards: str) -> State:
    table = lay(Mode.FULL, seated(TWO), tuple(map(read_card, cards)))
    return opening(table, (District.NW, District.NE))


def test_setup_floors_and_the_centre_park_are_nobodys() -> None:
    # South's E1 is e1, west's is a1, six times each.
    city = buildings(opened(*["E1"] * 12).table)
    assert city[site("e1")] == city[site("a1")] == (NEUTRAL_FLOOR,) * 6
    assert city[CENTRE] == (Layer(Piece.PARK, None),)
    assert city[site("b2")] == ()


def test_layers_lie_from_the_ground_up_in_their_builders_colours() -> None:
    state = played(opened(*["E1"] * 12), "F b2", "K b3", "F b2", "F b4", "R b2", "P A1")
    city = buildings(state.table)
    assert city[site("b2")] == (
        Layer(Piece.FLOOR, 0),
        Layer(Piece.FLOOR, 1),
        Layer(Piece.ROOF, 0),
    )
    assert city[site("b3")] == (Layer(Piece.PARK, 0),)
    assert city[site("b4")] == (Layer(Piece.FLOOR, 1),)


@given(positions())
def test_layers_are_as_high_as_the_heights_say(state: State) -> None:
    for at, layers in zip(SITES, buildings(state.table), strict=True):
        assert sum(RISE[layer.piece] for layer in layers) == state.table.heights[at]


@given(games())
def test_everybodys_layers_are_what_has_left_their_stock(game: Game) -> None:
    first, last = game.start.table, game.end.table
    layers = [layer for site_layers in buildings(last) for layer in site_layers]
    for seat, (before, after) in enumerate(zip(first.stocks, last.stocks, strict=True)):
        for piece in Piece:
            assert layers.count(Layer(piece, seat)) == before[piece] - after[piece]
