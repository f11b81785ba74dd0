"""What fingers and wheels do to the eye before a board: how far it is lowered, how near it
is, from which side it looks. Pure; the widget keeps the state and moves it."""

from math import pi
from typing import NamedTuple

MAX_ZOOM = 2.5
_NOTCH = 1.15  # a notch of a mouse wheel, nearer
_STOOP = 0.125  # and one lower
_SHARE = 0.5  # of a board's height: dragged so far down, one has crouched all the way
_STICKS = 0.22  # of an angle, within which whoever crouches looks straight along rows
_QUARTER = pi / 2


class Gaze(NamedTuple):
    zoom: float = 1.0  # 1: all of the board
    low: float = 0.0  # 0: standing, 1: the eye is at the edge of the table


def dragged(low: float, down: float, high: float) -> float:
    """How low the eye is that was so low when a finger came down, which since went so far
    down on a board this high."""
    return min(max(low + down / max(high * _SHARE, 1.0), 0.0), 1.0)


def wheeled(gaze: Gaze, *, nearer: bool) -> Gaze:
    """A notch of the wheel. It has one way to go: from close by away to all of the board,
    and on from there down to the edge of the table; so no key has to be held for either."""
    zoom, low = gaze
    if nearer and low > 0:
        return Gaze(zoom, max(low - _STOOP, 0.0))
    if not nearer and zoom <= 1:
        return Gaze(zoom, min(low + _STOOP, 1.0))
    return Gaze(min(max(zoom * (_NOTCH if nearer else 1 / _NOTCH), 1.0), MAX_ZOOM), low)


def settled(angle: float, low: float) -> float:
    """The angle that is seen: the lower the eye, the more it sticks to looking straight
    along rows, without a jump anywhere."""
    straight = round(angle / _QUARTER) * _QUARTER
    aside = angle - straight
    sticks = _STICKS * low
    most = _QUARTER / 2
    beyond = max(abs(aside) - sticks, 0.0) * most / (most - sticks)
    return straight + (beyond if aside > 0 else -beyond)
