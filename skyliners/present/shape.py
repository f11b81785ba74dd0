"""The shape of a window: what every screen has to know about it before it arranges its
parts. Layouts follow the window, not the device. All measures in dp.

Two arrangements of the same parts are enough: the board above and all the rest below it,
or the board on the left and the rest beside it. Chosen is what leaves the larger board.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

Width = Literal["compact", "medium", "expanded"]

SMALLEST, LONGER = 320, 480  # the smallest window promised, upright or lying
GAP = 8  # round everything, and between its parts
_MEDIUM, _EXPANDED, _LYING = 600, 840, 480
_TABLET, _LARGER = 600, 7 / 6  # on the shorter side; keys of 48 become 56
_FLAT = 700  # on the shorter side: room for everybody's bar round the city

# The least all but the board can do with: below it, its title included, or beside it.
LEAST_BELOW, LEAST_BESIDE = 292, 148
_PANE, _PANE_SHARE, _WIDEST_PANE = 280, 0.36, 640
_SLIM, _SLIM_SHARE = 200, 0.28
_ROOMY, _NARROW, _STACKED = 444, 272, 600  # high enough for all; and if it is narrow
_IN_LINES, _LINES = 300, 360  # narrower than this, and at least as high
_CITY, _SHARE = 1.15, 0.8  # times as wide as high as it is drawn, roughly; of its wish


class Shape(NamedTuple):
    width: Width
    lying: bool  # a phone on its side: hardly higher than a hand is wide
    beside: bool  # the board on the left, all the rest on its right; or above and below
    pane: float  # how wide that rest is, where it is beside
    tight: bool  # the rest is so low that what is seldom needed is folded away
    in_lines: bool  # it is narrow, and high enough: what has columns elsewhere has lines
    larger: float  # keys and letters, on tablets
    flat: bool  # may lie between the players, with everybody's bar at their edge


def shape(wide: float, high: float) -> Shape:
    """The shape of a window of this size."""
    shorter = min(wide, high)
    larger = _LARGER if shorter >= _TABLET else 1.0
    lying = high < _LYING and wide > high
    beside = lying or board_beside(wide, high) > board_above(wide, high)
    pane = _pane(wide, high, larger)
    rest = high if beside else high - wide / _CITY * _SHARE
    roomy = _STACKED if beside and pane < _NARROW else _ROOMY
    return Shape(
        width="compact" if wide < _MEDIUM else "medium" if wide < _EXPANDED else "expanded",
        lying=lying,
        beside=beside,
        pane=pane,
        tight=rest < roomy * larger,
        in_lines=beside and pane < _IN_LINES and high >= _LINES,
        larger=larger,
        flat=shorter >= _FLAT,
    )


def board_above(wide: float, high: float) -> float:
    """How large a board can be at most that has the rest below it."""
    return min(wide - 2 * GAP, high - 2 * GAP - LEAST_BELOW)


def board_beside(wide: float, high: float) -> float:
    """How large a board can be at most that has the rest beside it."""
    return min(wide - 3 * GAP - LEAST_BESIDE, high - 2 * GAP)


def _pane(wide: float, high: float, larger: float) -> float:
    """As wide as is good to read, or as what the board cannot use; but the board keeps
    half of the window's shorter side."""
    wanted = max(_PANE * larger, wide * _PANE_SHARE, wide - high * _CITY)
    spare = wide - 3 * GAP - min(wide, high) / 2
    return max(min(wanted, spare, _WIDEST_PANE), LEAST_BESIDE)


class Box(NamedTuple):
    left: float
    low: float
    wide: float
    high: float


def arranged(
    window: tuple[float, float],
    form: Shape,
    title: float,
    least: float,
    most: float,
    *,
    slim: bool = False,
    aspect: float = 0.0,
) -> tuple[Box, Box, Box]:
    """Where a title of this height goes, the board, and the rest: which may be as low as
    its least, where it lies below the board, and needs no more than its most. A slim rest
    is a few keys only: beside it is the larger part, a page to read or to fill in. A board
    of another aspect, so many times as wide as high, may have more of the width."""
    wide, high = window
    inside, up = wide - 2 * GAP, high - 2 * GAP
    top, free = GAP + up - title, up - title - 2 * GAP
    if slim:
        # Below reads better in a narrow window, as long as the board keeps its half.
        below = (
            not form.lying and form.width == "compact" and free - least >= min(window) / 2
        )
        pane = min(form.pane, max(_SLIM, wide * _SLIM_SHARE))
        form = form._replace(beside=form.beside and not below, pane=pane)
    if form.beside and aspect:
        spare = max(inside - GAP - aspect * up, _PANE * form.larger)
        form = form._replace(pane=min(form.pane, spare))
    if form.beside:
        left = wide - GAP - form.pane
        return (
            Box(left, top, form.pane, title),
            Box(GAP, GAP, inside - form.pane - GAP, up),
            Box(left, GAP, form.pane, up - title - GAP),
        )
    rest = max(min(free - inside / _CITY, most), least)
    return (
        Box(GAP, top, inside, title),
        Box(GAP, 2 * GAP + rest, inside, free - rest),
        Box(GAP, GAP, inside, rest),
    )


class Part(NamedTuple):
    """Of several below each other, one that may be as high as is good for all."""

    least: float
    most: float
    share: float = 1.0  # of what is left when everybody has their least


def portions(room: float, parts: Sequence[Part]) -> list[float]:
    """How high each part is where all have this much room: never more, and each between
    its bounds; all are too low alike where there is not even room for the least."""
    least = sum(part.least for part in parts)
    if least >= room:
        return [part.least * max(room, 0.0) / least if least else 0.0 for part in parts]
    heights = [part.least for part in parts]
    left = room - least
    growing = [at for at, part in enumerate(parts) if part.share > 0]
    while growing:
        each = left / sum(parts[at].share for at in growing)
        more = {at: parts[at].most - heights[at] for at in growing}
        full = [at for at in growing if more[at] <= each * parts[at].share]
        if not full:
            for at in growing:
                heights[at] += each * parts[at].share
            break
        for at in full:
            heights[at] = parts[at].most
            left -= more[at]
        growing = [at for at in growing if at not in full]
    return heights
