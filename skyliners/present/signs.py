"""What is written round a board and above it: who sits where, how rows are called, what
is counted in them. It knows no game; a sign says by itself where it is, from where it is
read and what touching it means. Signs as numbers for the shader, which moves them with the
board: none is made anew while it turns."""

from array import array
from collections.abc import Hashable, Sequence
from math import cos, sin
from typing import NamedTuple

from skyliners.present.theme import Rgba

FLOATS = 20  # numbers of a corner
_CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))


class Sign(NamedTuple):
    text: str
    ink: Rgba
    spot: tuple[float, float, float]  # its middle: east, north, up
    high: float  # how high a line of it is, in spaces
    wide: float  # and how wide it may be
    icon: str = ""  # before the text
    angle: float = 0.0  # how far the board is turned when it is read from in front
    lies: float | None = None  # how steeply: 0 flat; None: upright, facing whoever looks
    drops: float = 0.0  # how much lower it is for whoever crouches
    crouching: bool = False  # to be seen only by them, and only from in front
    across: bool = False  # to be seen only from the other side, by whoever stands
    key: Hashable | None = None  # what touching it means


def corners(
    sign: Sign, shape: float, part: tuple[float, float, float, float]
) -> "array[float]":
    """The four corners of a sign whose text is so many times as wide as high, and this part
    of a texture: where, how far beside that on screen, where in the texture and its middle,
    which way it looks, its ink; from where it is read, how it drops, when it is seen."""
    left, low, far, tall = part
    high = min(sign.high, sign.wide / shape)
    wide = high * shape
    right = (cos(sign.angle), -sin(sign.angle))  # across, for whoever reads it
    away = (sin(sign.angle), cos(sign.angle))
    steep = sign.lies
    data = array("f")
    for u, v in _CORNERS:
        dx, dy = (u - 0.5) * wide, (v - 0.5) * high
        east, north, up = sign.spot
        if steep is None:
            beside, normal = (dx, dy), (0.0, 0.0, 0.0)
        else:
            deep = dy * cos(steep)
            east += right[0] * dx + away[0] * deep
            north += right[1] * dx + away[1] * deep
            up += dy * sin(steep)
            beside = (0.0, 0.0)
            normal = (-away[0] * sin(steep), -away[1] * sin(steep), cos(steep))
        data.extend((east, north, up, *beside, left + u * far, low + v * tall))
        data.extend((left + far / 2, low + tall / 2, *normal, *sign.ink))
        data.extend((*right, sign.drops, float(sign.crouching) - float(sign.across)))
    return data


def touched(
    signs: Sequence[Sign],
    spots: Sequence[tuple[float, float]],
    x: float,
    y: float,
    far: float,
) -> Hashable | None:
    """What the nearest sign within reach means that means anything."""
    near = [
        (max(abs(x - at[0]), abs(y - at[1])), place)
        for place, (sign, at) in enumerate(zip(signs, spots, strict=True))
        if sign.key is not None
    ]
    distance, place = min(near, default=(far + 1, 0))
    return signs[place].key if distance <= far else None
