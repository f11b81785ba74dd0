"""A finished game looked at again, whichever it was: where we are, what was just done and
what the coach thinks of it. The game shows its board."""

from typing import Any, NamedTuple

from skyliners.match.replay import Replay
from skyliners.present.games import shown
from skyliners.present.texts import _
from skyliners.rules.seats import Color


class ReplayModel(NamedTuple):
    title: str
    progress: str
    text: str  # what was done
    color: Color | None  # of whoever did it
    board: Any  # the game's own part
    cursor: int
    last: int
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


def replay_model(
    game: str, replay: Replay, *, playing: bool, following: bool = True
) -> ReplayModel:
    """`following`: it comes from one action earlier."""
    said, table, done = shown(game), replay.table, replay.cursor
    turn = said.turns(table)[done - 1] if done else None
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
        text=said.told(table, replay.last_action),
        color=None if turn is None or turn.seat is None else table.seats[turn.seat].color,
        board=said.replayed(table, replay.last_action, following=following),
        cursor=done,
        last=len(replay.actions),
        can_back=done > 0,
        can_forward=not replay.at_end,
        playing=playing,
    )
