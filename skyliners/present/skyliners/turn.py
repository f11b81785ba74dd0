"""A turn on screen: the open table, a half-made move, and what follows from both.

Nothing secret comes in here, so nothing secret can get out.
"""

from itertools import takewhile
from typing import Any, NamedTuple

from skyliners.present.frame import Count
from skyliners.present.skyliners.draft import Draft
from skyliners.present.skyliners.grey import why_not_build, why_not_piece, why_not_plan
from skyliners.present.skyliners.names import PIECE_NAMES, places_from
from skyliners.present.skyliners.prompts import FEW_FLOORS, prompt, step, warning
from skyliners.present.skyliners.scene import CityShown, Marks
from skyliners.present.skyliners.skyline import Ghost, Row, skyline
from skyliners.present.skyliners.told import news, told
from skyliners.present.texts import _
from skyliners.rules.refusal import Ruling
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import (
    BUILDS,
    FORFEIT,
    Build,
    HiddenPlan,
)
from skyliners.rules.skyliners.city import SITES, Side, place
from skyliners.rules.skyliners.legal import refusal
from skyliners.rules.skyliners.pieces import Mode, Piece
from skyliners.rules.skyliners.table import Layer, Table


class SeatPanel(NamedTuple):
    """One player's things that lie open."""

    name: str
    color: Color
    side: Side
    floors: int
    roofs: int
    parks: int
    cards: int
    filed: int
    acting: bool
    short_of_floors: bool

    @property
    def counts(self) -> tuple[Count, ...]:
        """Floors end the game and plans win it; the rest matters less."""
        return (
            Count("layers-outline", self.floors),
            Count("home-roof", self.roofs, spare=True),
            Count("tree-outline", self.parks, spare=True),
            Count("cards-outline", self.cards),
        )


class PieceKey(NamedTuple):
    piece: Piece
    name: str
    left: int
    chosen: bool
    enabled: bool
    why: str  # it is not


class TurnModel(NamedTuple):
    """The `Frame` of a turn, and what is Skyliners' own in it."""

    title: str  # whose turn it is
    step: str  # which round, which action
    color: Color
    side: Side
    eyes: SeatPanel  # whose skyline is looked at
    looks: Side  # from where
    seats: tuple[SeatPanel, ...]
    pieces: tuple[PieceKey, ...]
    rows: tuple[Row, ...]
    city: CityShown
    news: str  # what the others did since this player acted
    prompt: str  # what to do now, or what the finger asked
    rule: Ruling | None  # the rule behind a refusal, to be looked up
    warning: str
    office: tuple[Color, ...]  # whose cards lie in the planning office, in order
    plans_left: int
    plan_text: str
    plan_why: str  # none can be filed
    act_text: str
    act_why: str  # nothing can be built
    end_text: str
    can_build: bool
    can_act: bool  # build, or give up an action for which nothing is possible
    can_plan: bool
    can_undo: bool
    can_end: bool
    can_forfeit: bool
    has_cards: bool  # of their own to look at now
    can_ask: bool  # the coach
    hint: str  # what the coach says, where nobody else can read it
    plan_advised: bool


class Advice(NamedTuple):
    """What the coach says about the draft, if anything."""

    text: str = ""
    is_plan: bool = False


class Around(NamedTuple):
    """What else there is to know about a turn, besides the table and the draft."""

    turn_done: bool = False  # all is done but ending the turn
    can_undo: bool = False
    falling: int | None = None  # the site where something was just built
    flat: bool = False  # the device lies on the table: the city does not turn
    advice: Advice | None = None  # None: there is no coach
    trouble: str = ""  # the game goes on; everybody should know
    waiting_for: str = ""  # whoever acts while this player looks on


def watching_model(
    table: Table, acting: int, draft: Draft, around: Around, *, watcher: int, can_look: bool
) -> TurnModel:
    """What a person sees while a bot acts: their own side of the city, hands off; they may
    ask what they like. Their cards can be looked at if nobody else could be meant."""
    name = table.seats[acting].name
    idle = around._replace(turn_done=True, can_undo=False, advice=None, waiting_for=name)
    model = turn_model(table, watcher, draft, idle)
    answers = draft.asked is not None or draft.eyes is not None
    return model._replace(
        title=_("{name} is thinking…", name=name),
        step=step(table, turn_done=False),
        seats=seat_panels(table, acting),
        city=model.city._replace(sitting=_sitting(table, acting)),
        prompt=model.prompt if answers else _last_action(table, table.seats[watcher].side),
        news="",
        can_end=False,
        has_cards=can_look,
    )


def _last_action(table: Table, side: Side) -> str:
    """What was done last, in words everybody may read; places as seen from this side."""
    if not table.log:
        return ""
    name = table.seats[table.turns()[-1].seat].name
    return told(name, table.log[-1], places_from(side))


def turn_model(
    table: Table,
    acting: int,
    draft: Draft,
    around: Around = Around(),  # noqa: B008  # a value
) -> TurnModel:
    """What whoever acts sees."""
    turn_done, advice = around.turn_done, around.advice or Advice()
    seat = table.seats[acting]
    stock = table.stocks[acting]
    free = None if turn_done else table
    build = None if turn_done else draft.build
    rule = refusal(table, build, None) if build else None
    legal = build is not None and rule is None
    stuck = free is not None and refusal(free, FORFEIT, None) is None
    ghost = (build.site, Layer(build.piece, acting)) if build and legal else None
    panels = seat_panels(table, acting)
    eyes = panels[acting if draft.eyes is None else draft.eyes]
    rows = _asked(skyline(table, eyes.side, ghost), eyes.side, draft, turn_done=turn_done)
    warned = around.trouble or warning(table, acting)
    news_ = news(table, acting, eyes.side)
    asked_for = prompt(draft, rows, rule, turn_done=turn_done)
    if draft == Draft(eyes=draft.eyes) and draft.eyes is not None:
        asked_for = _("This is what {name} sees.", name=eyes.name)
    elif draft == Draft() and warned and news_:
        asked_for = news_  # there is room for two lines, and both matter
    whys = {piece: why_not_piece(free, piece, around.waiting_for) for piece in Piece}
    why_no_plan = why_not_plan(free, around.waiting_for)
    return TurnModel(
        title=_("{name}’s turn", name=seat.name),
        step=step(table, turn_done=turn_done),
        color=seat.color,
        side=seat.side,
        eyes=eyes,
        looks=eyes.side,
        seats=panels,
        pieces=tuple(
            PieceKey(
                piece,
                _(PIECE_NAMES[piece]),
                stock[piece],
                chosen=draft.piece is piece and not turn_done,
                enabled=not whys[piece],
                why=whys[piece],
            )
            for piece in Piece
        ),
        rows=rows,
        city=CityShown(
            table,
            Side.SOUTH if around.flat else eyes.side,
            _marks(table, acting, draft, free, ghost)._replace(
                **_shown(rows, eyes.side, draft.row)
            ),
            falling=around.falling,
            sitting=_sitting(table, acting),
            own=eyes.side,
        ),
        news="" if warned else news_,
        prompt=asked_for,
        rule=rule,
        warning=warned,
        office=filed_backs(table),
        plans_left=stock.cards,
        plan_text=_("Plan"),
        plan_why=why_no_plan,
        act_text=_("No move possible: carry on") if stuck else _("Build"),
        act_why=why_not_build(free, draft, around.waiting_for),
        end_text=_("End turn"),
        can_build=legal,
        can_act=legal or stuck,
        can_plan=not why_no_plan,
        can_undo=around.can_undo,
        can_end=turn_done,
        can_forfeit=stuck,
        has_cards=True,
        can_ask=around.advice is not None and not turn_done,
        hint=advice.text,
        plan_advised=advice.is_plan,
    )


def silenced(model: TurnModel) -> TurnModel:
    """The same without the coach's hint, to be left lying where others may see it."""
    return model._replace(hint="", plan_advised=False)


def _sitting(table: Table, acting: int) -> tuple[int, int]:
    """Which turn it is, and whose: with each somebody sits down before the city."""
    turns = [*table.turns(), table.turn]
    rounds = [turn.round for turn in turns if turn is not None and turn.seat == acting]
    return max(rounds, default=0), acting


def seat_panels(table: Table, acting: int | None) -> tuple[SeatPanel, ...]:
    return tuple(
        SeatPanel(
            seat.name,
            seat.color,
            seat.side,
            *stock,
            filed=filed,
            acting=number == acting,
            short_of_floors=table.mode is Mode.FULL and stock.floors <= FEW_FLOORS,
        )
        for number, (seat, stock, filed) in enumerate(
            zip(table.seats, table.stocks, table.filed, strict=True)
        )
    )


def _sites_for(table: Table, piece: Piece) -> frozenset[int]:
    return frozenset(
        site for site in SITES if refusal(table, BUILDS[piece][site], None) is None
    )


def _asked(
    rows: tuple[Row, ...], side: Side, draft: Draft, *, turn_done: bool
) -> tuple[Row, ...]:
    """The rows, with the one in light that is asked about or that lies under the finger."""
    row, depth = draft.asked or (draft.row, None)
    if row is None and draft.site is not None and not turn_done:
        row, depth = place(side, draft.site)
        depth = depth if draft.piece is None else None
    return tuple(
        each._replace(lit=True, asked=depth) if number == row else each
        for number, each in enumerate(rows)
    )


def _shown(rows: tuple[Row, ...], side: Side, along: int | None) -> dict[str, Any]:
    """The marks of what is asked about: its row, itself, and what hides it; or of a row
    looked along."""
    for number, row in enumerate(rows):
        if row.asked is None and row.lit and number == along:
            return {"row": (side, number)}
        if row.asked is not None:
            hides = row.profiles[row.asked].hidden_by
            return {
                "row": (side, number),
                "chosen": row.profiles[row.asked].site,
                "lit": frozenset()
                if hides is None
                else frozenset({row.profiles[hides - 1].site}),
            }
    return {}


def _marks(
    table: Table, acting: int, draft: Draft, free: Table | None, ghost: Ghost | None
) -> Marks:
    glowing: frozenset[int] = frozenset()
    if free is not None and draft.piece is not None:
        glowing = _sites_for(free, draft.piece)
    return Marks(
        glowing=glowing,
        recent=_recent(table, acting),
        chosen=None if free is None else draft.site,
        ghost=ghost,
    )


def _recent(table: Table, acting: int) -> frozenset[int]:
    """Where the others built since this player acted; from then on, where they did."""
    history = [*zip(table.turns(), table.log, strict=True)]
    own = bool(history) and history[-1][0].seat == acting
    latest = takewhile(lambda entry: (entry[0].seat == acting) is own, reversed(history))
    return frozenset(action.site for _turn, action in latest if isinstance(action, Build))


def filed_backs(table: Table) -> tuple[Color, ...]:
    """The planning office: whose cards lie in it, in order, face down."""
    return tuple(
        table.seats[turn.seat].color
        for turn, action in zip(table.turns(), table.log, strict=True)
        if isinstance(action, HiddenPlan)
    )
