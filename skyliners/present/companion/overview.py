"""The game on one page: who gets what, a turn, and what brings points."""

from typing import NamedTuple

from skyliners.present.choices import Choice
from skyliners.present.companion.browser import mode_choices, player_choices
from skyliners.present.companion.rulebook import rulebook
from skyliners.present.texts import _, spoken
from skyliners.rules.skyliners.pieces import ANTENNAS, SETUP_CARDS, Mode, starting_stock


class Supply(NamedTuple):
    icon: str
    number: str
    name: str


class Supplies(NamedTuple):
    """What one player takes, or what lies there for all of them."""

    title: str
    lines: tuple[Supply, ...]


class Section(NamedTuple):
    title: str
    body: str
    piece: str  # of the rulebook, to read more


class OverviewModel(NamedTuple):
    title: str
    modes: tuple[Choice, ...]
    players: tuple[Choice, ...]
    supplies: tuple[Supplies, ...]
    sections: tuple[Section, ...]


_SECTIONS = (
    *("bad-seats", "turn", "end", "seeing"),
    *("scoring", "antennas", "skyscraper", "winner"),
)


def overview_model(mode: Mode, players: int) -> OverviewModel:
    pieces = rulebook(spoken()).pieces
    return OverviewModel(
        title=_("Overview"),
        modes=mode_choices(mode),
        players=player_choices(players),
        supplies=supplies(mode, players),
        sections=tuple(
            Section(pieces[id_].title, " ".join(pieces[id_].body(mode, players)), id_)
            for id_ in _SECTIONS
        ),
    )


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
    material = rulebook(spoken()).pieces["material"].title
    return (Supplies(material, tuple(own)), Supplies(_("For the whole table"), shared))
