"""A finished game looked at again, whichever it was: where we are, what was just done and
what the coach thinks of it. The game shows its board."""

from typing import Any, NamedTuple

from skyliners.match.replay import Replay
from skyliners.present.game import Acted
from skyliners.present.games import alone, presented
from skyliners.present.grey import at_the_end, at_the_start, nothing_turned
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
    why_not_back: str
    why_not_forward: str
    judgement: str = ""  # what the coach thinks of it
    turning_before: int | None = None  # where to find the nearest turning points
    turning_after: int | None = None
    why_not_turning: str = ""


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
        why_not_turning=nothing_turned(),
    )


def replay_model(
    game: str, replay: Replay, *, playing: bool, following: bool = True
) -> ReplayModel:
    """`following`: it comes from one action earlier."""
    said, table, done = presented(game), replay.table, replay.cursor
    by_oneself = alone(game)
    turn = said.turns(table)[done - 1] if done else None
    return ReplayModel(
        title=_("Replay"),
        progress=by_oneself.moves_told(done, len(replay.actions))
        if by_oneself
        else _progress(replay, turn),
        text=said.told(table, replay.last_action, turn and turn.seat),
        color=None
        if by_oneself or turn is None or turn.seat is None
        else table.seats[turn.seat].color,
        board=said.replayed(replay, following=following),
        cursor=done,
        last=len(replay.actions),
        can_back=done > 0,
        can_forward=not replay.at_end,
        playing=playing,
        why_not_back=at_the_start(),
        why_not_forward=at_the_end(),
    )


def _progress(replay: Replay, turn: Acted | None) -> str:
    if turn is None:
        return _("The starting setup")
    return _(
        "Round {n}, action {done} of {all}",
        n=turn.round,
        done=replay.cursor,
        all=len(replay.actions),
    )
