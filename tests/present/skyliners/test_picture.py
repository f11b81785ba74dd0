"""Pictures in the rules: nearly every piece has one, and what they show is right."""

from itertools import product

import pytest

from skyliners.present.companion.rulebook import rulebook
from skyliners.present.skyliners.picture import Picture, picture
from skyliners.present.skyliners.scene import draw
from skyliners.present.theme import LIGHT
from skyliners.rules.skyliners.actions import BUILDS
from skyliners.rules.skyliners.city import SITES
from skyliners.rules.skyliners.legal import refusal
from skyliners.rules.skyliners.pieces import ANTENNAS, FLOORS, Mode, Piece, starting_stock

_SPECS = {id_: piece.picture for id_, piece in rulebook("skyliners", "en").pieces.items()}
# About files on a device, and about cardboard that the app has no widget for.
_ONLY_WORDS = {"saved", "redacted", "unreadable", "components", "office-built", "packing"}
_GAMES = [*product(Mode, FLOORS)]

each_picture = pytest.mark.parametrize("id_", [id_ for id_, spec in _SPECS.items() if spec])


def _shown(id_: str, mode: Mode = Mode.FULL, players: int = 2) -> Picture:
    spec = _SPECS[id_]
    assert spec is not None
    return picture(spec, mode, players)


def test_every_piece_has_a_picture_but_what_is_only_words() -> None:
    assert {id_ for id_, spec in _SPECS.items() if spec is None} == _ONLY_WORDS


@each_picture
def test_pictures_can_be_drawn_for_every_game(id_: str) -> None:
    for mode, players in _GAMES:
        shown = _shown(id_, mode, players)
        assert draw(shown.city, LIGHT).vertices
        if shown.row is not None:
            assert shown.row.seen == len(shown.city.marks.lit)


@each_picture
def test_pictures_show_nothing_that_cannot_be(id_: str) -> None:
    for mode, players in _GAMES:
        shown = _shown(id_, mode, players)
        full = starting_stock(mode, players)
        for panel in shown.stocks:
            stock = (panel.floors, panel.roofs, panel.parks, panel.cards)
            assert all(0 <= has <= most for has, most in zip(stock, full, strict=True))
        assert mode is Mode.FULL or shown.plan is None
        assert len(shown.sitters) in {0, players}
        for site, _seat in shown.city.marks.antennas:
            assert shown.city.table.heights[site]
        if shown.city.marks.ghost is not None:
            site, layer = shown.city.marks.ghost
            assert refusal(shown.city.table, BUILDS[layer.piece][site], None) is None


@each_picture
def test_plans_in_pictures_come_true(id_: str) -> None:
    """A row in profile and a card beside it tell the same, or one would look twice."""
    shown = _shown(id_)
    if shown.plan is not None and shown.row is not None:
        assert shown.plan.opened.letter == shown.row.letter
        assert shown.plan.opened.planned == shown.row.seen


@pytest.mark.parametrize("id_", ["build", "roof-needs-floor", "park-needs-ground"])
def test_sites_that_glow_take_the_piece(id_: str) -> None:
    shown = _shown(id_)
    spec = _SPECS[id_]
    assert spec is not None
    piece = {"F": Piece.FLOOR, "R": Piece.ROOF, "K": Piece.PARK}[spec["takes"]]
    for site in SITES:
        allowed = refusal(shown.city.table, BUILDS[piece][site], None) is None
        assert (site in shown.city.marks.glowing) == allowed
    if shown.city.marks.chosen is not None:
        assert shown.city.marks.chosen not in shown.city.marks.glowing


def test_supplies_and_seats_follow_the_number_of_players() -> None:
    for mode, players in _GAMES:
        shown = _shown("material", mode, players)
        assert [panel.floors for panel in shown.stocks] == [FLOORS[players]] * players
        assert {panel.cards for panel in shown.stocks} == {
            starting_stock(mode, players).cards
        }
        order = [sitter.order for sitter in _shown("start-player", mode, players).sitters]
        assert order == [str(number) for number in range(1, players + 1)]


def test_more_antennas_than_there_are() -> None:
    """All are placed, and one more object is seen that has none."""
    shown = _shown("surplus")
    assert [seat for _site, seat in shown.city.marks.antennas] == [0] * ANTENNAS
    carrying = {site for site, _seat in shown.city.marks.antennas}
    assert len(shown.city.marks.lit - carrying) == 1


def test_antennas_decide_who_wins() -> None:
    score = _shown("winner").score
    assert score is not None
    (red, blue) = score.columns
    assert red.total == blue.total
    assert (red.numbers, blue.numbers) == ((3,), (2,))
    assert (red.won, blue.won) == (True, False)


def test_a_card_nobody_may_look_at_shows_nothing() -> None:
    plan = _shown("secrets").plan
    assert plan is not None
    assert not any(segment.planned for segment in plan.segments)
    assert plan.opened.planned is None
