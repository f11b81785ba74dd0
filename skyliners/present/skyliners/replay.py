"""A finished game looked at again: the city at the cursor and what was just done."""

from typing import NamedTuple

from skyliners.match.replay import Replay
from skyliners.present.skyliners.reasons import number_planned
from skyliners.present.skyliners.scene import Marks
from skyliners.present.skyliners.skyline import Row, skyline
from skyliners.present.texts import _, later
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import FORFEIT, Build, Plan
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.notation import ROW_NAMES, SITE_NAMES
from skyliners.rules.skyliners.pieces import Piece
from skyliners.rules.skyliners.table import Table

BUILT = {
    Piece.FLOOR: later("{name} builds a floor on {site}."),
    Piece.ROOF: later("{name} puts a roof on {site}."),
    Piece.PARK: later("{name} lays out a park on {site}."),
}


class ReplayModel(NamedTuple):
    title: str
    progress: str
    text: str  # what was done
    color: Color | None  # of whoever did it
    table: Table
    side: Side
    marks: Marks
    rows: tuple[Row, ...]  # the skyline of whoever acted
    skyline_text: str
    cursor: int
    last: int
    falling: int | None  # the site where the piece just landed
    can_back: bool
    can_forward: bool
    playing: bool
    judgement: str = ""  # what the coach thinks of it
    turning_before: int | None = None  # where to find the nearest turning points
    turning_after: int | None = None


def with_review(
    model: ReplayModel, judgement: str, turning: tuple[int, ...]
) -> ReplayModel:
    """The same, once the coach has looked at it; `turning`: places of turning points."""
    before = [place for place in turning if place < model.cursor]
    after = [place for place in turning if place > model.cursor]
    return model._replace(
        judgement=judgement,
        turning_before=max(before, default=None),
        turning_after=min(after, default=None),
    )


def replay_model(replay: Replay, *, playing: bool) -> ReplayModel:
    table, action = replay.table, replay.last_action
    done = len(table.log)
    turn = table.turns()[done - 1] if done else None
    seat = table.seats[turn.seat if turn else 0]
    recent = frozenset({action.site} if isinstance(action, Build) else ())
    return ReplayModel(
        title=_("Replay"),
        progress=_(
            "Round {n}, action {done} of {all}",
            n=turn.round,
            done=done,
            all=len(replay.actions),
        )
        if turn
        else _("The starting setup"),
        text=_told(replay, seat.name),
        color=seat.color if turn else None,
        table=table,
        side=seat.side,
        marks=Marks(recent=recent),
        rows=skyline(table, seat.side),
        skyline_text=_("{name}’s skyline", name=seat.name),
        cursor=replay.cursor,
        last=len(replay.actions),
        falling=action.site if isinstance(action, Build) else None,
        can_back=replay.cursor > 0,
        can_forward=not replay.at_end,
        playing=playing,
    )


def _told(replay: Replay, name: str) -> str:
    action = replay.last_action
    if action is None:
        return _("The city before the first turn. {name} begins.", name=name)
    if isinstance(action, Build):
        return _(BUILT[action.piece], name=name, site=SITE_NAMES[action.site])
    if isinstance(action, Plan):
        return _(
            "{name} files a plan: row {row}, {planned}.",
            name=name,
            row=ROW_NAMES[action.row],
            planned=number_planned(action.segment),
        )
    if action == FORFEIT:
        return _("{name} can do nothing and forfeits the action.", name=name)
    return _("{name} files a plan.", name=name)
