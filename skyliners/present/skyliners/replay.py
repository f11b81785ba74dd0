"""A finished game looked at again: the city at the cursor and what was just done."""

from typing import NamedTuple

from skyliners.match.replay import Replay
from skyliners.present.skyliners.scene import Marks
from skyliners.present.skyliners.skyline import Row, skyline
from skyliners.present.skyliners.told import told
from skyliners.present.texts import _
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import Build
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.table import Table


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
        text=_("The city before the first turn. {name} begins.", name=seat.name)
        if action is None
        else told(seat.name, action),
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
