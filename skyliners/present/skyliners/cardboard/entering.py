"""The scoring helper on screen: five pages to fill in in any order, and the result."""

from typing import Any, NamedTuple

from skyliners.match.skyliners.cardboard import HIGHEST, Cardboard, read, written
from skyliners.present.choices import Choice
from skyliners.present.companion.browser import mode_choices
from skyliners.present.names import LONGEST_NAME
from skyliners.present.photos import PhotoModel
from skyliners.present.results import ResultsModel, results_model
from skyliners.present.skyliners.cardboard import entered as cardboard
from skyliners.present.skyliners.cardboard.contradictions import (
    MISSING,
    Contradiction,
    Page,
    built,
    contradictions,
)
from skyliners.present.skyliners.cardboard.entered import new_cardboard, sheet_of
from skyliners.present.skyliners.cardboard.heights import height_choices
from skyliners.present.skyliners.names import DISTRICT_NAMES, SEATS, SIDE_NAMES, plan_name
from skyliners.present.skyliners.scene import CityShown, Marks
from skyliners.present.texts import _, later
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import PLANS, Plan
from skyliners.rules.skyliners.city import CENTRE, CLOCKWISE, SITES, Side
from skyliners.rules.skyliners.game import ID
from skyliners.rules.skyliners.notation import SITE_NAMES
from skyliners.rules.skyliners.pieces import FLOORS, Mode
from skyliners.rules.skyliners.sketch import finished
from skyliners.rules.skyliners.table import Seat

ONE_FLOOR_MORE = -1  # a key of its own, for buildings higher than the other keys
_FLOOR = 2

_PAGE_NAMES = {
    Page.PLAYERS: (later("Players"), "account-outline"),
    Page.CITY: (later("City"), "layers-outline"),
    Page.PLANS: (later("Plans"), "cards-outline"),
    Page.CARDS: (later("Cards"), "office-building-outline"),
    Page.RESULT: (later("Result"), "trophy-outline"),
}
# What the book says about a page.
_READ = {
    Page.PLAYERS: "bad-seats",
    Page.CITY: "naming",
    Page.PLANS: "office-opened",
    Page.CARDS: "skyscraper",
    Page.RESULT: "gulls",
}


class Entering(NamedTuple):
    """A game that is being entered, and where its fingers are."""

    game: Cardboard
    page: Page = Page.PLAYERS
    site: int = 0  # to be entered now
    side: Side | None = None  # whose plans are entered
    card: int | None = None  # the filed card that was pointed at
    key: int | None = None  # in the history, and before that for its photo
    step: int = 0  # the one that put it there
    kept: bool = False  # in the history as it is now
    corrects: bool = False  # it was taken out of the history


class SideLine(NamedTuple):
    side: Side
    place: str
    name: str
    color: Color | None  # None: nobody sits there
    starts: bool
    start_text: str
    longest: int  # letters of a name


class DistrictLine(NamedTuple):
    side: Side
    name: str
    color: Color
    choices: tuple[Choice, ...]


class CardboardModel(NamedTuple):
    title: str
    pages: tuple[Choice, ...]
    page: Page
    reading: str  # the piece of the book about this page
    modes: tuple[Choice, ...]
    sides: tuple[SideLine, ...]
    city: CityShown
    hint: str
    site_text: str  # as short as can be
    pieces: str  # how many of what stand in the city
    heights: tuple[Choice, ...]
    plans_hint: str
    owners: tuple[Choice, ...]
    plans: tuple[Choice, ...]
    filed: tuple[Choice, ...]
    earlier_text: str
    remove_text: str
    no_card_text: str
    card_chosen: bool
    districts: tuple[DistrictLine, ...]
    problems_title: str
    problems: tuple[Contradiction, ...]
    result: ResultsModel | None
    next_text: str
    score_text: str
    keep_text: str
    kept: bool
    photo: PhotoModel


def new_entering() -> Entering:
    return Entering(new_cardboard())


# Steps


def turn_to(entering: Entering, page: Page) -> Entering:
    """To a page; where the game has no plans, to the one after them."""
    there = page in pages_of(entering.game)
    return entering._replace(page=page if there else Page.CARDS, card=None)


def next_page(entering: Entering) -> Entering:
    pages = pages_of(entering.game)
    after = min(pages.index(entering.page) + 1, len(pages) - 1)
    return turn_to(entering, pages[after])


def pages_of(game: Cardboard) -> tuple[Page, ...]:
    """The introductory game has no plans; cards that were entered stay to be seen."""
    without = game.mode is Mode.INTRODUCTORY and not game.filed
    return tuple(page for page in Page if not (without and page is Page.PLANS))


def changed(entering: Entering, game: Cardboard) -> Entering:
    if game == entering.game:
        return entering
    entering = entering._replace(game=game, kept=False)
    return entering if entering.page in pages_of(game) else turn_to(entering, entering.page)


def enter_height(entering: Entering, height: int) -> Entering:
    """So high it is; on to the next site that is not known yet."""
    game, site = entering.game, entering.site
    if height == ONE_FLOOR_MORE:
        now = game.heights[site] or 0
        raised = min(max(now + _FLOOR, _FLOOR), HIGHEST)
        return changed(entering, cardboard.build(game, site, raised))
    entering = changed(entering, cardboard.build(game, site, height))
    unknown = [one for one in SITES if entering.game.heights[one] is None]
    later_ones = [one for one in unknown if one > site]
    return entering._replace(site=(later_ones or unknown or [site])[0])


def first_unknown(entering: Entering) -> Entering:
    """To the first site that is not known yet."""
    unknown = [site for site in SITES if entering.game.heights[site] is None]
    return entering._replace(site=unknown[0] if unknown else entering.site)


def enter_plan(entering: Entering, plan: Plan) -> Entering:
    side = _owner(entering)
    if side is None:
        return entering
    return changed(entering, cardboard.open_card(entering.game, side, plan))


def _owner(entering: Entering) -> Side | None:
    """Whose cards are entered: whoever was pointed at, or the start player."""
    sitters = entering.game.around
    if entering.side is not None and entering.game.at(entering.side):
        return entering.side
    return sitters[0].side if sitters else None


# Kept through an interruption


def written_entering(entering: Entering) -> dict[str, Any]:
    return {
        "game": written(entering.game),
        "page": entering.page,
        "key": entering.key,
        "step": entering.step,
    }


def read_entering(data: Any, *, corrects: bool) -> Entering | None:
    """What was written, at the first site that is not known yet; None if it is anything
    else. Whatever is read can be shown."""
    game = read(data.get("game")) if isinstance(data, dict) else None
    if game is None:
        return None
    key, step = (_number(data.get(name)) for name in ("key", "step"))
    entering = first_unknown(Entering(game, key=key, step=step or 0, corrects=corrects))
    at = next((page for page in Page if page == data.get("page")), entering.page)
    return turn_to(entering, at)


def _number(value: object) -> int | None:
    return value if type(value) is int and 0 <= value < 1 << 62 else None


# What is on screen


def cardboard_model(entering: Entering, photo: PhotoModel) -> CardboardModel:
    game = entering.game
    problems = contradictions(game)
    wrong = {one.page for one in problems if one.kind not in MISSING}
    seats = tuple(Seat(one.name, one.side, one.color) for one in game.around)
    if len(seats) not in FLOORS:  # a form to fill in, not a game yet
        seats = SEATS[:2]
    heights = bytes(height or 0 for height in game.heights)
    unknown = frozenset(site for site in SITES if game.heights[site] is None)
    return CardboardModel(
        title=_("Scoring"),
        pages=tuple(
            Choice(
                page,
                _(_PAGE_NAMES[page][0]),
                chosen=page is entering.page,
                icon="alert-outline" if page in wrong else _PAGE_NAMES[page][1],
            )
            for page in pages_of(game)
        ),
        page=entering.page,
        reading=_READ[entering.page],
        modes=mode_choices(ID, game.mode),
        sides=side_lines(game),
        city=CityShown(
            finished(game.mode, seats, heights),
            marks=Marks(chosen=entering.site, glowing=unknown),
        ),
        hint=_hint(entering, len(unknown)),
        site_text=f"{SITE_NAMES[entering.site]} · {len(SITES) - len(unknown)}/{len(SITES)}",
        pieces=_("Floors: {floors} · Roofs: {roofs} · Parks: {parks}").format(
            **built(game)._asdict()
        ),
        heights=(
            *height_choices(game.heights[entering.site]),
            Choice(ONE_FLOOR_MORE, "+1"),
        ),
        plans_hint=_(
            "Turn the planning office over and go through the cards: the one "
            "handed in first lies on top."
        ),
        owners=tuple(
            Choice(one.side, one.name, chosen=one.side is _owner(entering), color=one.color)
            for one in game.around
        ),
        plans=tuple(Choice(plan, plan_name(plan)) for row in PLANS for plan in row),
        filed=tuple(_filed(entering, place) for place in range(len(game.filed))),
        earlier_text=_("Earlier"),
        remove_text=_("Remove"),
        no_card_text=_("First tap one of the plans."),
        card_chosen=entering.card is not None and entering.card < len(game.filed),
        districts=tuple(
            DistrictLine(
                one.side,
                one.name,
                one.color,
                tuple(
                    Choice(district, _(name), game.district_of.get(one.side) is district)
                    for district, name in DISTRICT_NAMES.items()
                ),
            )
            for one in game.around
        ),
        problems_title=_("Something doesn’t add up yet") if problems else "",
        problems=problems,
        result=None if problems else _result(game),
        next_text=_("Next"),
        score_text=_("Show the scoring"),
        keep_text=_("Saved to the history.") if entering.kept else _("Save to the history"),
        kept=entering.kept,
        photo=photo,
    )


def _result(game: Cardboard) -> ResultsModel:
    table, sheet = sheet_of(game)
    return results_model(ID, (table,), sheet)


def side_lines(game: Cardboard) -> tuple[SideLine, ...]:
    return tuple(_side_line(game, side) for side in CLOCKWISE)


def _side_line(game: Cardboard, side: Side) -> SideLine:
    sitter = game.at(side)
    return SideLine(
        side,
        _(SIDE_NAMES[side]),
        sitter.name if sitter else "",
        sitter.color if sitter else None,
        starts=sitter is not None and game.starter is side,
        start_text=_("begins"),
        longest=LONGEST_NAME,
    )


def _hint(entering: Entering, unknown: int) -> str:
    site = SITE_NAMES[entering.site]
    if unknown:
        done = len(SITES) - unknown
        return _("{site}: how tall? Sites entered: {n} of {all}.",
                 site=site, n=done, all=len(SITES))  # fmt: skip
    if entering.site == CENTRE:
        return _("{site}: the middle.", site=site)
    return _("{site}: all sites are in. Tap one to change it.", site=site)


def _filed(entering: Entering, place: int) -> Choice:
    side, plan = entering.game.filed[place]
    sitter = entering.game.at(side)
    return Choice(
        place,
        f"{place + 1}: {plan_name(plan)}",
        chosen=entering.card == place,
        color=sitter.color if sitter else None,
    )
