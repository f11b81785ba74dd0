""" "May I?": a few sites set up by hand, a piece, and what the rules say to it."""

from enum import StrEnum
from typing import NamedTuple

from skyliners.present.choices import Choice
from skyliners.present.heights import top_piece
from skyliners.present.picture import SEATS, Picture
from skyliners.present.rules import mode_choices
from skyliners.present.rulings import why_not
from skyliners.present.scene import Marks
from skyliners.present.texts import _, later
from skyliners.rules.refusal import Rule
from skyliners.rules.skyliners.actions import BUILDS, HIDDEN_PLAN, Build
from skyliners.rules.skyliners.city import Side, built_up
from skyliners.rules.skyliners.legal import refusal
from skyliners.rules.skyliners.notation import SITE_NAMES
from skyliners.rules.skyliners.pieces import Mode, Piece
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


_SETTING_UP = {Tool.FLOOR: Piece.FLOOR, Tool.ROOF: Piece.ROOF, Tool.PARK: Piece.PARK}
_ASKING = {
    Tool.MAY_FLOOR: Piece.FLOOR,
    Tool.MAY_ROOF: Piece.ROOF,
    Tool.MAY_PARK: Piece.PARK,
}
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
}


class Question(NamedTuple):
    """What was set up and what is asked."""

    heights: bytes = PARK_IN_THE_MIDDLE
    mode: Mode = Mode.FULL
    built: int | None = None  # where the first action of this turn went
    tool: Tool = Tool.FLOOR
    site: int | None = None  # tapped last
    refused: Rule | None = None  # why it could not be set up like that


class MayIModel(NamedTuple):
    title: str
    modes: tuple[Choice, ...]
    set_up_title: str
    set_up: tuple[Choice, ...]
    ask_title: str
    ask: tuple[Choice, ...]
    answer: str
    icon: str
    allowed: bool | None  # None: nothing was asked
    rule: Rule | None
    picture: Picture


def with_tool(question: Question, tool: Tool) -> Question:
    return question._replace(tool=tool, refused=None)


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
        table = table_of(question._replace(built=None))
        rule = refusal(table, BUILDS[piece][site], None)
        if rule is not None:
            return question._replace(refused=rule)
        return question._replace(heights=built_up(heights, site, piece))
    return question


def table_of(question: Question) -> Table:
    """The table that is asked about: somebody has all pieces, and acts now."""
    built = question.built
    second = None
    if built is not None:
        second = BUILDS[top_piece(question.heights[built])][built]
    return heights_only(question.mode, SEATS[:2], question.heights, second=second)


def asked(question: Question) -> Build | None:
    piece = _ASKING.get(question.tool)
    if piece is None or question.site is None:
        return None
    return BUILDS[piece][question.site]


def answer(question: Question) -> tuple[bool | None, Rule | None]:
    """Allowed or not, and by which rule; None where nothing is asked yet."""
    if question.refused is not None:
        return False, question.refused
    if question.tool is Tool.MAY_PLAN:
        rule = refusal(table_of(question), HIDDEN_PLAN, None)
        return rule is None, rule
    build = asked(question)
    if build is None:
        return None, None
    rule = refusal(table_of(question), build, None)
    return rule is None, rule


def may_i_model(question: Question) -> MayIModel:
    allowed, rule = answer(question)
    table = table_of(question)
    build = asked(question)
    return MayIModel(
        title=_("May I?"),
        modes=mode_choices(question.mode),
        set_up_title=_("First set up what stands there"),
        set_up=_choices(question, (*_SETTING_UP, Tool.CLEAR, Tool.BUILT)),
        ask_title=_("Then ask: may this go there?"),
        ask=_choices(question, (*_ASKING, Tool.MAY_PLAN)),
        answer=_said(question, allowed, rule),
        icon={None: "", True: "check-circle-outline", False: "close-circle-outline"}[
            allowed
        ],
        allowed=allowed,
        rule=rule,
        picture=Picture(
            table,
            Side.SOUTH,
            Marks(
                chosen=question.site,
                recent=frozenset(() if question.built is None else (question.built,)),
                ghost=(build.site, Layer(build.piece, 0)) if build and allowed else None,
            ),
        ),
    )


def _choices(question: Question, tools: tuple[Tool, ...]) -> tuple[Choice, ...]:
    return tuple(
        Choice(tool, _(_TOOLS[tool][0]), question.tool is tool, icon=_TOOLS[tool][1])
        for tool in tools
    )


def _said(question: Question, allowed: bool | None, rule: Rule | None) -> str:
    if rule is not None:
        return _("No. {why}", why=why_not(rule))
    if question.tool is Tool.MAY_PLAN:
        return _("Yes, as the second action.") if question.built else _("Yes.")
    if allowed and question.site is not None:
        return _("Yes, on {site}.", site=SITE_NAMES[question.site])
    if question.tool is Tool.BUILT:
        return _("Tap the site where the first action went.")
    if question.tool in _ASKING:
        return _("Tap the site in question.")
    return _("Tap sites to build them up.")
