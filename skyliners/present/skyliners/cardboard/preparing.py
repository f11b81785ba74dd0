"""Setting up a board game: who sits where and begins, who takes what, the setup cards
drawn one by one. Skyscraper cards are dealt elsewhere; here is only whether they were."""

from enum import StrEnum
from random import Random
from typing import Any, NamedTuple

from skyliners.match.skyliners import prepared
from skyliners.match.skyliners.cardboard import Cardboard
from skyliners.match.skyliners.prepared import Prepared
from skyliners.present.choices import Choice
from skyliners.present.companion.browser import book_of, mode_choices
from skyliners.present.companion.game import Supplies
from skyliners.present.handover import CurtainModel, cover
from skyliners.present.names import clean
from skyliners.present.skyliners.cardboard import entered as cardboard
from skyliners.present.skyliners.cardboard.contradictions import wrong_seats
from skyliners.present.skyliners.cardboard.entered import new_cardboard
from skyliners.present.skyliners.cardboard.entering import SideLine, side_lines
from skyliners.present.skyliners.companion import supplies
from skyliners.present.skyliners.dealing import DealingModel, dealing_model
from skyliners.present.skyliners.hand import HandModel, hand_model
from skyliners.present.texts import _, later
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import District, SetupCard, Side
from skyliners.rules.skyliners.deck import SETUP_DECK
from skyliners.rules.skyliners.game import ID
from skyliners.rules.skyliners.pieces import SETUP_CARDS, Mode
from skyliners.rules.skyliners.table import Seat, Table, lay
from skyliners.rules.skyliners.view import Hand, View


class Page(StrEnum):
    PLAYERS = "players"
    MATERIAL = "material"
    SETUP = "setup"
    CARDS = "cards"


# What the book says about a page.
_READ = {
    Page.PLAYERS: "board",
    Page.MATERIAL: "components",
    Page.SETUP: "neutral-floors",
    Page.CARDS: "skyscraper-cards",
}
_PAGES = {
    Page.PLAYERS: (later("Players"), "account-outline"),
    Page.MATERIAL: (later("Material"), "package-variant"),
    Page.SETUP: (later("City"), "layers-outline"),
    Page.CARDS: (later("Cards"), "office-building-outline"),
}


class Preparing(NamedTuple):
    game: Cardboard  # who sits where
    page: Page = Page.PLAYERS
    drawn: tuple[SetupCard, ...] = ()
    dealt: bool = False  # the skyscraper cards
    drawn_by_lot: bool = False  # who begins


class Looker(NamedTuple):
    seat: int
    name: str
    color: Color


class PreparingModel(NamedTuple):
    title: str
    pages: tuple[Choice, ...]
    page: Page
    reading: str  # the piece of the book about this page
    modes: tuple[Choice, ...]
    sides: tuple[SideLine, ...]
    lot_text: str
    starter: str  # who begins
    problem: str  # what keeps the game from being set up
    supplies: tuple[Supplies, ...]
    notes: str
    dealing: DealingModel | None  # None while the seats do not fit
    draw_text: str
    draw_again: str
    deal_title: str
    deal_text: str
    lookers: tuple[Looker, ...]  # who may look again
    look_text: str
    go_on_text: str  # after looking
    next_text: str


def new_preparing() -> Preparing:
    return Preparing(new_cardboard())


def changed(preparing: Preparing, game: Cardboard) -> Preparing:
    """Other seats: cards drawn for the old ones are put back."""
    same = _who(game) == _who(preparing.game)
    preparing = preparing._replace(game=game, drawn_by_lot=False)
    return preparing if same else preparing._replace(drawn=(), dealt=False)


def _who(game: Cardboard) -> list[Side]:
    return [one.side for one in game.around]


def lot(preparing: Preparing, rng: Random) -> Preparing:
    """Who begins is drawn by lot."""
    if not preparing.game.sitters:
        return preparing
    side = rng.choice(preparing.game.sitters).side
    return changed(preparing, cardboard.started_by(preparing.game, side))._replace(
        drawn_by_lot=True
    )


def draw_card(preparing: Preparing, rng: Random) -> Preparing:
    """The next setup card, from those not drawn yet."""
    number = SETUP_CARDS.get(len(preparing.game.sitters), 0)
    if wrong_seats_told(preparing.game) or len(preparing.drawn) >= number:
        return preparing
    left = [card for card in SETUP_DECK if card not in preparing.drawn]
    return preparing._replace(drawn=(*preparing.drawn, rng.choice(left)))


def next_page(preparing: Preparing) -> Preparing:
    pages = list(Page)
    after = min(pages.index(preparing.page) + 1, len(pages) - 1)
    return preparing._replace(page=pages[after])


def wrong_seats_told(game: Cardboard) -> str:
    """The first thing wrong with who sits where; empty: all is well."""
    return next((one.text for one in wrong_seats(game)), "")


def table_of(preparing: Preparing) -> Table:
    """The table as far as it is set up; cards not drawn yet could be any."""
    game = preparing.game
    seats = tuple(Seat(clean(name), side, color) for side, name, color in game.around)
    missing = SETUP_CARDS[len(seats)] - len(preparing.drawn)
    return lay(game.mode, seats, (*preparing.drawn, *[SETUP_DECK[0]] * missing))


def lookers(preparing: Preparing) -> tuple[Looker, ...]:
    around = preparing.game.around
    return tuple(Looker(seat, one.name, one.color) for seat, one in enumerate(around))


def card_cover(preparing: Preparing, seat: int, by: str = "hold") -> CurtainModel:
    """Before somebody looks at their skyscraper card."""
    return cover(table_of(preparing), seat, by)


def card_shown(preparing: Preparing, seat: int, card: District) -> HandModel:
    """What one player sees while they look: planning cards are on the real table."""
    table = table_of(preparing)._replace(mode=Mode.INTRODUCTORY)
    return hand_model(View(table, seat, Hand(card, ())))


def preparing_model(preparing: Preparing) -> PreparingModel:
    game = preparing.game
    problem = wrong_seats_told(game)
    players = len(game.sitters) if len(game.sitters) in SETUP_CARDS else min(SETUP_CARDS)
    pieces = book_of(ID).pieces
    return PreparingModel(
        title=_("Setting up"),
        pages=tuple(
            Choice(page, _(name), page is preparing.page, icon=icon)
            for page, (name, icon) in _PAGES.items()
        ),
        page=preparing.page,
        reading=_READ[preparing.page],
        modes=mode_choices(ID, game.mode),
        sides=side_lines(game),
        lot_text=_("Who begins? Draw lots"),
        starter=_("{name} begins", name=game.around[0].name)
        if preparing.drawn_by_lot
        else "",
        problem=problem,
        supplies=supplies(game.mode, players),
        notes=" ".join(pieces["city"].body(game.mode, players)[:1]),
        dealing=None
        if problem
        else dealing_model(table_of(preparing), len(preparing.drawn)),
        draw_text=_("Draw a card"),
        draw_again=_("Draw again"),
        deal_title=_(
            "One after the other, everybody takes a secret look at their skyscraper card."
        ),
        deal_text=_("Deal again") if preparing.dealt else _("Deal the cards"),
        lookers=lookers(preparing) if preparing.dealt else (),
        look_text=_("Look again"),
        go_on_text=_("Next"),
        next_text=_("Next"),
    )


# Kept through an interruption


def written(preparing: Preparing) -> dict[str, Any]:
    kept = Prepared(preparing.game, preparing.drawn, preparing.dealt)
    return prepared.written(kept) | {"page": preparing.page}


def read(data: Any) -> Preparing | None:
    """What was written; None if it is anything else."""
    found = prepared.read(data)
    if found is None or data.get("page") not in tuple(Page):
        return None
    game, drawn, dealt = found
    if wrong_seats_told(game):  # nothing can lie there for them
        drawn, dealt = (), False
    elif len(drawn) > SETUP_CARDS[len(game.sitters)]:
        return None
    return Preparing(game, Page(data["page"]), drawn, dealt)
