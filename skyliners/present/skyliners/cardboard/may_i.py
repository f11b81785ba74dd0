""" "May I?": a few sites set up by hand, a piece, and what the rules say to it."""

from enum import StrEnum
from typing import NamedTuple

from skyliners.present.choices import Choice
from skyliners.present.companion.browser import mode_choices
from skyliners.present.skyliners.cardboard.heights import top_piece
from skyliners.present.skyliners.names import SEATS
from skyliners.present.skyliners.picture import Picture, situation
from skyliners.present.skyliners.scene import CityShown, Marks
from skyliners.present.texts import _, later, said
from skyliners.rules.refusal import Ruling
from skyliners.rules.skyliners.actions import (
    BUILDS,
    FORFEIT,
    HIDDEN_PLAN,
    Build,
    Forfeit,
    HiddenPlan,
)
from skyliners.rules.skyliners.city import built_up
from skyliners.rules.skyliners.game import ID
from skyliners.rules.skyliners.legal import refusal
from skyliners.rules.skyliners.notation import SITE_NAMES
from skyliners.rules.skyliners.pieces import Mode, Piece, starting_stock
from skyliners.rules.skyliners.sketch import PARK_IN_THE_MIDDLE, heights_only
from skyliners.rules.skyliners.table import Layer, Table


class Tool(StrEnum):
    """What a tap on a site does: set something up, or ask."""

    FLOOR = "floor"
    ROOF = "roof"
    PARK = "park"
    CLEAR = "clear"
    BUILT = "built"  # somebody's first action went here
    MAY_FLOOR = "may-floor"
    MAY_ROOF = "may-roof"
    MAY_PARK = "may-park"
    MAY_PLAN = "may-plan"
    MAY_FORFEIT = "may-forfeit"


class Spent(StrEnum):
    """What somebody no longer has."""

    FLOORS = "floors"
    ROOFS = "roofs"
    PARKS = "parks"
    CARDS = "cards"
    TURNS = "turns"  # the game is over


_SETTING_UP = {Tool.FLOOR: Piece.FLOOR, Tool.ROOF: Piece.ROOF, Tool.PARK: Piece.PARK}
_ASKING = {
    Tool.MAY_FLOOR: Piece.FLOOR,
    Tool.MAY_ROOF: Piece.ROOF,
    Tool.MAY_PARK: Piece.PARK,
}
_WITHOUT_SITE: dict[Tool, HiddenPlan | Forfeit] = {
    Tool.MAY_PLAN: HIDDEN_PLAN,
    Tool.MAY_FORFEIT: FORFEIT,
}
_PLAYERS = 2  # any number would do
_TOOLS = {
    Tool.FLOOR: (later("Floor"), "layers-outline"),
    Tool.ROOF: (later("Roof"), "home-roof"),
    Tool.PARK: (later("Park"), "tree-outline"),
    Tool.CLEAR: (later("Clear"), "trash-can-outline"),
    Tool.BUILT: (later("Built this turn"), "hand-pointing-right"),
    Tool.MAY_FLOOR: (later("Floor"), "layers-outline"),
    Tool.MAY_ROOF: (later("Roof"), "home-roof"),
    Tool.MAY_PARK: (later("Park"), "tree-outline"),
    Tool.MAY_PLAN: (later("Plan"), "cards-outline"),
    Tool.MAY_FORFEIT: (later("Pass"), "skip-next"),
}
_SPENT = {
    Spent.FLOORS: (later("Floors"), "layers-outline"),
    Spent.ROOFS: (later("Roofs"), "home-roof"),
    Spent.PARKS: (later("Park"), "tree-outline"),
    Spent.CARDS: (later("Plans"), "cards-outline"),
    Spent.TURNS: (later("Game over"), "flag-outline"),
}


class Question(NamedTuple):
    """What was set up and what is asked."""

    heights: bytes = PARK_IN_THE_MIDDLE
    mode: Mode = Mode.FULL
    built: int | None = None  # where the first action of this turn went
    spent: frozenset[Spent] = frozenset()
    tool: Tool = Tool.FLOOR
    site: int | None = None  # tapped last
    refused: Ruling | None = None  # why it could not be set up like that


class MayIModel(NamedTuple):
    title: str
    modes: tuple[Choice, ...]
    set_up_title: str
    set_up: tuple[Choice, ...]
    spent_title: str
    spent: tuple[Choice, ...]
    ask_title: str
    ask: tuple[Choice, ...]
    answer: str
    icon: str
    allowed: bool | None  # None: nothing was asked
    rule: Ruling | None
    picture: Picture


def with_tool(question: Question, tool: Tool) -> Question:
    return question._replace(tool=tool, refused=None)


def spend(question: Question, spent: Spent) -> Question:
    """This is used up; or it is not, after all."""
    return question._replace(spent=question.spent ^ {spent}, refused=None)


def tap(question: Question, site: int) -> Question:
    """A site is tapped: with what is in hand something is set up or asked there."""
    question = question._replace(site=site, refused=None)
    tool, heights, built = question.tool, question.heights, question.built
    if tool is Tool.CLEAR:
        cleared = heights[:site] + bytes(1) + heights[site + 1 :]
        return question._replace(heights=cleared, built=None if built == site else built)
    if tool is Tool.BUILT:
        bare = not heights[site]
        return question._replace(built=None if built == site or bare else site)
    if tool in _SETTING_UP:
        piece = _SETTING_UP[tool]
        table = table_of(question._replace(built=None, spent=frozenset()))
        rule = refusal(table, BUILDS[piece][site], None)
        if rule is not None:
            return question._replace(refused=rule)
        return question._replace(heights=built_up(heights, site, piece))
    return question


def table_of(question: Question) -> Table:
    """The table that is asked about: somebody acts now, with all that is not used up."""
    built, spent = question.built, question.spent
    second = None
    if built is not None:
        second = BUILDS[top_piece(question.heights[built])][built]
    full = starting_stock(question.mode, _PLAYERS)
    return heights_only(
        question.mode,
        SEATS[:_PLAYERS],
        question.heights,
        acting=None if Spent.TURNS in spent else 0,
        second=second,
        stock=full._replace(**dict.fromkeys(spent - {Spent.TURNS}, 0)),
    )


def asked(question: Question) -> Build | HiddenPlan | Forfeit | None:
    """What somebody would do; None where that is not known yet."""
    if question.tool in _WITHOUT_SITE:
        return _WITHOUT_SITE[question.tool]
    piece = _ASKING.get(question.tool)
    if piece is None or question.site is None:
        return None
    return BUILDS[piece][question.site]


def answer(question: Question) -> tuple[bool | None, Ruling | None]:
    """Allowed or not, and by which rule; None where nothing is asked yet."""
    if question.refused is not None:
        return False, question.refused
    action = asked(question)
    if action is None:
        return None, None
    rule = refusal(table_of(question), action, None)
    return rule is None, rule


def may_i_model(question: Question) -> MayIModel:
    allowed, rule = answer(question)
    table = table_of(question)
    action = asked(question)
    build = action if isinstance(action, Build) and allowed else None
    return MayIModel(
        title=_("May I?"),
        modes=mode_choices(ID, question.mode),
        set_up_title=_("First, show what’s on the board"),
        set_up=_choices(question, (*_SETTING_UP, Tool.CLEAR, Tool.BUILT)),
        spent_title=_("What’s used up?"),
        spent=tuple(
            Choice(spent, _(name), spent in question.spent, icon=icon)
            for spent, (name, icon) in _SPENT.items()
        ),
        ask_title=_("Then ask away: may I?"),
        ask=_choices(question, (*_ASKING, *_WITHOUT_SITE)),
        answer=_said(question, allowed, rule),
        icon={None: "", True: "check-circle-outline", False: "close-circle-outline"}[
            allowed
        ],
        allowed=allowed,
        rule=rule,
        picture=situation(CityShown(table, marks=_marks(question, build))),
    )


def _marks(question: Question, build: Build | None) -> Marks:
    return Marks(
        chosen=question.site,
        recent=frozenset(() if question.built is None else (question.built,)),
        ghost=(build.site, Layer(build.piece, 0)) if build else None,
    )


def _choices(question: Question, tools: tuple[Tool, ...]) -> tuple[Choice, ...]:
    return tuple(
        Choice(tool, _(_TOOLS[tool][0]), question.tool is tool, icon=_TOOLS[tool][1])
        for tool in tools
    )


def _said(question: Question, allowed: bool | None, rule: Ruling | None) -> str:
    if rule is not None:
        return _("No. {why}", why=said(rule))
    if question.tool is Tool.MAY_FORFEIT:
        return _("Yes. There’s nothing else you can do.")
    if question.tool is Tool.MAY_PLAN:
        if question.built is None:
            return _("Yes. There’s nothing you can build.")
        return _("Yes, as the second action.")
    if allowed and question.site is not None:
        return _("Yes, on {site}.", site=SITE_NAMES[question.site])
    if question.tool is Tool.BUILT:
        return _("Tap the site of the first action.")
    if question.tool in _ASKING:
        return _("Tap the site in question.")
    return _("Tap sites to build on them.")
