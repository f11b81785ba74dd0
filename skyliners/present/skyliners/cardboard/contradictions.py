"""What cannot be in a board game that was entered: named, with where to look. Nothing is
guessed away; the first in this list is told first."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from skyliners.match.skyliners.cardboard import Cardboard
from skyliners.present import seating
from skyliners.present.chairs import Problem
from skyliners.present.names import clean
from skyliners.present.skyliners.names import DISTRICTS_TOLD
from skyliners.present.texts import _, later, listed
from skyliners.rules.skyliners.city import CENTRE, CLOCKWISE, RISE, SITES, standing
from skyliners.rules.skyliners.city import Standing as Stands
from skyliners.rules.skyliners.game import ID
from skyliners.rules.skyliners.notation import ROW_NAMES, SITE_NAMES
from skyliners.rules.skyliners.pieces import (
    FLOORS,
    SETUP_CARDS,
    Mode,
    Piece,
    starting_stock,
)

_NAMED = 5  # of the sites that are missing; more are only counted


class Page(StrEnum):
    """Where something is entered."""

    PLAYERS = "players"
    CITY = "city"
    PLANS = "plans"
    CARDS = "cards"
    RESULT = "result"


class Kind(StrEnum):
    """In the order in which they are told."""

    TOO_FEW_PLAYERS = "too-few-players"
    OPPOSITE = "opposite"
    NO_NAME = "no-name"
    SAME_NAME = "same-name"
    NO_STARTER = "no-starter"
    SITES_MISSING = "sites-missing"
    CENTRE_IS_NO_PARK = "centre-is-no-park"
    TOO_MANY_FLOORS = "too-many-floors"
    TOO_FEW_FLOORS = "too-few-floors"
    TOO_MANY_ROOFS = "too-many-roofs"
    TOO_MANY_PARKS = "too-many-parks"
    PLANS_IN_INTRODUCTORY = "plans-in-introductory"
    NOBODYS_CARD = "nobodys-card"
    CARD_TWICE = "card-twice"
    DISTRICT_MISSING = "district-missing"
    SAME_DISTRICT = "same-district"


_PAGES = {
    Page.PLAYERS: (
        *(Kind.TOO_FEW_PLAYERS, Kind.OPPOSITE, Kind.NO_NAME),
        *(Kind.SAME_NAME, Kind.NO_STARTER),
    ),
    Page.CITY: (
        *(Kind.SITES_MISSING, Kind.CENTRE_IS_NO_PARK, Kind.TOO_MANY_FLOORS),
        *(Kind.TOO_FEW_FLOORS, Kind.TOO_MANY_ROOFS, Kind.TOO_MANY_PARKS),
    ),
    Page.PLANS: (Kind.PLANS_IN_INTRODUCTORY, Kind.NOBODYS_CARD, Kind.CARD_TWICE),
    Page.CARDS: (Kind.DISTRICT_MISSING, Kind.SAME_DISTRICT),
}
_PAGE_OF = {kind: page for page, kinds in _PAGES.items() for kind in kinds}
# Not entered yet, which is no contradiction but stands in the way all the same.
MISSING = frozenset({Kind.SITES_MISSING, Kind.DISTRICT_MISSING, Kind.NO_STARTER})


class Contradiction(NamedTuple):
    kind: Kind
    text: str

    @property
    def page(self) -> Page:
        return _PAGE_OF[self.kind]


class Built(NamedTuple):
    """All pieces in the city."""

    floors: int
    roofs: int
    parks: int


def built(game: Cardboard) -> Built:
    heights = [height or 0 for height in game.heights]
    stands = [standing(height) for height in heights]
    floors = sum(
        height // RISE[Piece.FLOOR]
        for height, what in zip(heights, stands, strict=True)
        if what is not Stands.PARK
    )
    return Built(floors, stands.count(Stands.ROOF), stands.count(Stands.PARK))


def contradictions(game: Cardboard) -> tuple[Contradiction, ...]:
    """All there are, the first to be told first; none: the game can be scored."""
    return (*wrong_seats(game), *_city(game), *_plans(game), *_cards(game))


_SEATS = {
    Problem.NUMBER: (Kind.TOO_FEW_PLAYERS, later("It takes at least two players.")),
    Problem.CHAIRS: (
        Kind.OPPOSITE,
        later("Two players never sit opposite each other."),
    ),
    Problem.NO_NAME: (Kind.NO_NAME, later("One player has no name yet.")),
    Problem.SAME_NAME: (Kind.SAME_NAME, later("Two players have the same name.")),
}


def wrong_seats(game: Cardboard) -> Iterator[Contradiction]:
    chairs = [CLOCKWISE.index(one.side) for one in game.sitters]
    names = [clean(one.name) for one in game.sitters]
    for problem in seating.wrong_seats(ID, chairs, names):
        kind, text = _SEATS[problem]
        yield Contradiction(kind, _(text))
    if game.starter is None or not game.at(game.starter):
        yield Contradiction(Kind.NO_STARTER, _("Who was the start player?"))


def _missing(sites: list[str]) -> str:
    if len(sites) > _NAMED:
        some = ", ".join(sites[:_NAMED])
        return _("{n} sites are missing: {some} …", n=len(sites), some=some)
    return _("Still missing: {sites}.", sites=listed(sites))


def _city(game: Cardboard) -> Iterator[Contradiction]:
    missing = [SITE_NAMES[site] for site in SITES if game.heights[site] is None]
    if missing:
        yield Contradiction(Kind.SITES_MISSING, _missing(missing))
    if game.heights[CENTRE] not in {None, RISE[Piece.PARK]}:
        text = _("The middle, {site}, is always a park.", site=SITE_NAMES[CENTRE])
        yield Contradiction(Kind.CENTRE_IS_NO_PARK, text)
    players = len(game.sitters)
    if players not in FLOORS:
        return
    stock = starting_stock(game.mode, players)
    most = Built(
        stock.floors * players + SETUP_CARDS[players],
        stock.roofs * players,
        stock.parks * players + 1,
    )
    # A game is over when somebody has built all their floors; the introductory game only
    # when everybody has, because a floor can always be built.
    least = stock.floors * (1 if game.mode is Mode.FULL else players) + SETUP_CARDS[players]
    now = built(game)
    if now.floors > most.floors:
        text = _("There are {n} floors in the city, but only {most} in this game.",
                 n=now.floors, most=most.floors)  # fmt: skip
        yield Contradiction(Kind.TOO_MANY_FLOORS, text)
    if now.floors < least and not missing:
        text = _("There are only {n} floors in the city; a finished game has at least "
                 "{least}.", n=now.floors, least=least)  # fmt: skip
        yield Contradiction(Kind.TOO_FEW_FLOORS, text)
    if now.roofs > most.roofs:
        text = _("There are {n} roofs in the city, but only {most} in this game.",
                 n=now.roofs, most=most.roofs)  # fmt: skip
        yield Contradiction(Kind.TOO_MANY_ROOFS, text)
    if now.parks > most.parks:
        text = _("There are {n} parks in the city, but only {most} in this game.",
                 n=now.parks, most=most.parks)  # fmt: skip
        yield Contradiction(Kind.TOO_MANY_PARKS, text)


def _plans(game: Cardboard) -> Iterator[Contradiction]:
    if game.mode is Mode.INTRODUCTORY:
        if game.filed:
            text = _("The introductory game has no plans.")
            yield Contradiction(Kind.PLANS_IN_INTRODUCTORY, text)
        return
    if any(game.at(card.side) is None for card in game.filed):
        text = _("One plan belongs to a side where nobody sits.")
        yield Contradiction(Kind.NOBODYS_CARD, text)
    cards = [(card.side, card.plan.row) for card in game.filed]
    for sitter in game.sitters:
        rows = [row for side, row in cards if side is sitter.side]
        twice = sorted({row for row in rows if rows.count(row) > 1})
        if twice:
            letters = listed([ROW_NAMES[row] for row in twice])
            text = _("{name} handed in more than one card for row {rows}.",
                     name=sitter.name, rows=letters)  # fmt: skip
            yield Contradiction(Kind.CARD_TWICE, text)


def _cards(game: Cardboard) -> Iterator[Contradiction]:
    shown = game.district_of
    without = [one.name for one in game.sitters if one.side not in shown]
    if without:
        text = _("Skyscraper card still missing for {names}.", names=listed(without))
        yield Contradiction(Kind.DISTRICT_MISSING, text)
    cards = [shown[one.side] for one in game.sitters if one.side in shown]
    for card in dict.fromkeys(cards):
        if cards.count(card) > 1:
            text = _("Two players have the same skyscraper card: {district}.",
                     district=_(DISTRICTS_TOLD[card]))  # fmt: skip
            yield Contradiction(Kind.SAME_DISTRICT, text)
