"""Skyliners in the companion: what helps at its table, what is in its box, its pictures."""

from skyliners.present.companion.browser import book_of
from skyliners.present.companion.game import Helper, Supplies, Supply
from skyliners.present.skyliners.picture import picture
from skyliners.present.texts import _, later
from skyliners.rules.skyliners.game import ID
from skyliners.rules.skyliners.pieces import ANTENNAS, SETUP_CARDS, Mode, starting_stock

__all__ = ["OVERVIEW", "helpers", "picture", "supplies"]

OVERVIEW = (
    *("bad-seats", "turn", "end", "seeing"),
    *("scoring", "antennas", "skyscraper", "winner"),
)
_HELPERS = (
    ("tutorial", later("Learn by playing"), "school-outline"),
    ("overview", later("Overview"), "clipboard-list-outline"),
    ("may_i", later("May I?"), "help-circle-outline"),
    ("sight", later("What do I see?"), "eye"),
    ("cardboard", later("Score a game from the box"), "calculator-variant-outline"),
    ("preparing", later("Set up a game from the box"), "package-variant"),
)


def helpers() -> tuple[Helper, ...]:
    return tuple(Helper(screen, _(text), icon) for screen, text, icon in _HELPERS)


def supplies(mode: Mode, players: int) -> tuple[Supplies, ...]:
    """What each player takes, and what the table shares: setup cards are drawn by all
    in turn, and each of them puts a neutral floor into the city."""
    floors, roofs, parks, cards = starting_stock(mode, players)
    setup = str(SETUP_CARDS[players])
    own = [
        Supply("layers-outline", str(floors), _("Floors")),
        Supply("home-roof", str(roofs), _("Roofs")),
        Supply("tree-outline", str(parks), _("Park")),
        Supply("antenna", str(ANTENNAS), _("Antennas")),
        Supply("office-building-outline", "1", _("Skyscraper card")),
    ]
    if cards:
        own.append(Supply("cards-outline", str(cards), _("Planning cards")))
    shared = (
        Supply("dice-multiple-outline", setup, _("Setup cards")),
        Supply("layers-outline", setup, _("Neutral floors")),
        Supply("tree-outline", "1", _("Park in the middle")),
    )
    material = book_of(ID).pieces["material"].title
    return (Supplies(material, tuple(own)), Supplies(_("For the whole table"), shared))
