"""`make art`: draws the app's pictures, a small city at dusk in the players' colours.
Nothing is borrowed; every pixel comes from here.

Everything is drawn four times too large and made smaller once, which smooths edges
evenly on every platform.
"""

from collections.abc import Iterable
from math import cos, radians, sin
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from skyliners.present.theme import LAWN, LIGHT, NEUTRAL, PLAYER, TREE, Rgba
from skyliners.rules.seats import Color

IMAGES = Path(__file__).parents[2] / "assets" / "images"
_FINE = 4

Rgb = tuple[int, int, int]
Point = tuple[float, float]
Spot = tuple[float, float, float]  # east, north and up in the little city

_INK: Rgb = (20, 26, 40)
_LIT: Rgb = (255, 226, 150)
_DUSK: tuple[tuple[float, Rgb], ...] = (
    (0.0, (22, 38, 74)),
    (0.45, (84, 78, 130)),
    (0.75, (226, 132, 104)),
    (1.0, (255, 200, 120)),
)
_TRUNK: Rgb = (112, 84, 60)


def _rgb(color: Rgba) -> Rgb:
    red, green, blue = (round(part * 255) for part in color[:3])
    return red, green, blue


def _blend(one: Rgb, other: Rgb, share: float) -> Rgb:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


class Tower(NamedTuple):
    """A building of the picture: where it stands and what it is made of, from below."""

    x: float
    y: float
    floors: tuple[Rgb, ...]
    roof: Rgb | None = None
    antenna: Rgb | None = None


_BLUE, _RED, _GREEN, _YELLOW = (
    _rgb(PLAYER[color]) for color in (Color.BLUE, Color.RED, Color.GREEN, Color.YELLOW)
)
_WHITE = _rgb(NEUTRAL)

# Three rows of three, as the city is built: a park in the middle of the nearest edge.
_CITY = (
    Tower(0, 0, (_WHITE, _BLUE, _BLUE, _BLUE), antenna=_RED),
    Tower(1, 0, (_GREEN, _GREEN, _GREEN)),
    Tower(0, 1, (_RED, _RED), roof=_RED),
    Tower(2, 0, (_WHITE, _YELLOW), antenna=_BLUE),
    Tower(0, 2, (_YELLOW,)),
    Tower(1, 1, (_BLUE,), roof=_BLUE),
    Tower(2, 1, (_RED,)),
)
_PARKS = ((1, 2), (2, 2))
_SIZE = 3
_WIDE, _STOREY = 0.74, 0.62  # of a site


class _Canvas:
    """A picture being drawn; `at` puts a spot of the city where it is seen."""

    def __init__(self, size: int, *, middle: Point, unit: float) -> None:
        self.size = size
        self.picture = Image.new("RGBA", (size * _FINE, size * _FINE))
        self.pen = ImageDraw.Draw(self.picture)
        self._middle = middle
        self.unit = unit

    def at(self, spot: Spot) -> Point:
        east, north, up = spot
        x = self._middle[0] + (east - north) * cos(radians(30)) * self.unit
        y = self._middle[1] + ((east + north) * sin(radians(30)) - up) * self.unit
        return x * self.size * _FINE, y * self.size * _FINE

    def face(self, corners: Iterable[Spot], color: Rgb) -> None:
        self.pen.polygon([self.at(corner) for corner in corners], fill=(*color, 255))

    def line(self, spots: Iterable[Spot], color: Rgb, width: float) -> None:
        self.pen.line(
            [self.at(spot) for spot in spots],
            fill=(*color, 255),
            width=max(1, round(width * self.unit * self.size * _FINE)),
            joint="curve",
        )

    def ball(self, spot: Spot, radius: float, color: Rgb) -> None:
        x, y = self.at(spot)
        r = radius * self.unit * self.size * _FINE
        self.pen.ellipse((x - r, y - r, x + r, y + r), fill=(*color, 255))

    def finished(self) -> Image.Image:
        return self.picture.resize((self.size, self.size), Image.Resampling.LANCZOS)


def _sunny(color: Rgb) -> Rgb:
    return _blend(color, _INK, 0.06)


def _shady(color: Rgb) -> Rgb:
    return _blend(color, _INK, 0.34)


def _box(canvas: _Canvas, low: Spot, high: Spot, color: Rgb) -> None:
    (x, y, z), (u, v, w) = low, high
    canvas.face(((x, v, z), (u, v, z), (u, v, w), (x, v, w)), _sunny(color))
    canvas.face(((u, y, z), (u, v, z), (u, v, w), (u, y, w)), _shady(color))
    canvas.face(((x, y, w), (u, y, w), (u, v, w), (x, v, w)), _blend(color, _WHITE, 0.22))


def _windows(canvas: _Canvas, low: Spot, high: Spot, color: Rgb) -> None:
    (x, y, z), (u, v, w) = low, high
    sill, top = z + (w - z) * 0.30, z + (w - z) * 0.72
    lit, dim = _blend(_sunny(color), _LIT, 0.92), _blend(_shady(color), _LIT, 0.62)
    for number in range(3):
        a = 0.14 + number * 0.26
        b = a + 0.19
        p, q = x + (u - x) * a, x + (u - x) * b
        canvas.face(((p, v, sill), (q, v, sill), (q, v, top), (p, v, top)), lit)
        p, q = y + (v - y) * a, y + (v - y) * b
        canvas.face(((u, p, sill), (u, q, sill), (u, q, top), (u, p, top)), dim)


def _tower(canvas: _Canvas, tower: Tower) -> None:
    gap = (1 - _WIDE) / 2
    x, y = tower.x + gap, tower.y + gap
    u, v = x + _WIDE, y + _WIDE
    height = 0.0
    for color in tower.floors:
        low, high = (x, y, height), (u, v, height + _STOREY)
        _box(canvas, low, high, color)
        _windows(canvas, low, high, color)
        height += _STOREY
        rim = ((x, v, height), (u, v, height), (u, y, height))
        canvas.line(rim, _blend(color, _WHITE, 0.6), 0.022)
    if tower.roof is not None:
        tip = ((x + u) / 2, (y + v) / 2, height + _STOREY * 0.8)
        canvas.face(((x, v, height), (u, v, height), tip), _blend(tower.roof, _WHITE, 0.16))
        canvas.face(((u, y, height), (u, v, height), tip), _blend(tower.roof, _INK, 0.3))
        canvas.line(((u, v, height), tip), _blend(tower.roof, _WHITE, 0.6), 0.022)
    if tower.antenna is not None:
        foot = ((x + u) / 2, (y + v) / 2, height)
        tip = (foot[0], foot[1], height + 0.72)
        canvas.line((foot, tip), _INK, 0.11)
        canvas.ball(tip, 0.175, _INK)
        canvas.line((foot, tip), _WHITE, 0.065)
        canvas.ball(tip, 0.15, _WHITE)
        canvas.ball(tip, 0.11, tower.antenna)


def _park(canvas: _Canvas, x: float, y: float) -> None:
    gap = (1 - _WIDE) / 2
    low, high = (x + gap, y + gap, 0.0), (x + 1 - gap, y + 1 - gap, 0.09)
    _box(canvas, low, high, _rgb(LAWN))
    leaves = _rgb(TREE)
    for east, north, tall in ((0.36, 0.36, 0.62), (0.66, 0.46, 0.5), (0.44, 0.7, 0.56)):
        foot, crown = (x + east, y + north, 0.09), (x + east, y + north, tall)
        canvas.line((foot, crown), _TRUNK, 0.06)
        canvas.ball(crown, 0.22, _blend(leaves, _INK, 0.18))
        lit = (crown[0] - 0.05, crown[1] + 0.01, crown[2] + 0.05)
        canvas.ball(lit, 0.17, leaves)
        canvas.ball((lit[0] - 0.05, lit[1] + 0.02, lit[2] + 0.05), 0.09,
                    _blend(leaves, _WHITE, 0.25))  # fmt: skip


def city(size: int, *, middle: Point, unit: float) -> Image.Image:
    canvas = _Canvas(size, middle=middle, unit=unit)
    edge = 0.16
    _box(canvas, (-edge, -edge, -0.3), (_SIZE + edge, _SIZE + edge, 0.0), _rgb(LIGHT.plate))
    things = sorted(
        [(tower.x + tower.y, tower) for tower in _CITY]
        + [(x + y, (x, y)) for x, y in _PARKS],
        key=lambda thing: thing[0],
    )
    for _depth, thing in things:
        if isinstance(thing, Tower):
            _tower(canvas, thing)
        else:
            _park(canvas, *thing)
    return canvas.finished()


def dusk(size: int) -> Image.Image:
    """The sky behind: dark above, the last light at the horizon."""
    sky = Image.new("RGBA", (1, size))
    for y in range(size):
        share = y / (size - 1)
        below = next(i for i, (stop, _color) in enumerate(_DUSK) if share <= stop)
        (start, one), (end, other) = _DUSK[max(below - 1, 0)], _DUSK[below]
        part = (share - start) / (end - start) if end > start else 0.0
        sky.putpixel((0, y), (*_blend(one, other, part), 255))
    return sky.resize((size, size))


def _rounded(picture: Image.Image, radius: float) -> Image.Image:
    size = picture.width
    mask = Image.new("L", (size * _FINE, size * _FINE))
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, size * _FINE - 1, size * _FINE - 1), radius * size * _FINE, fill=255
    )
    picture.putalpha(mask.resize((size, size), Image.Resampling.LANCZOS))
    return picture


def with_shadow(city: Image.Image, strength: int) -> Image.Image:
    """The city over a soft shadow, which lifts it off any ground."""
    size = city.width
    shade = Image.new("RGBA", city.size, (*_INK, 0))
    shade.putalpha(city.getchannel("A").point(lambda value: value * strength // 255))
    blurred = shade.filter(ImageFilter.GaussianBlur(size / 40))
    under = Image.new("RGBA", city.size, (*_INK, 0))
    under.paste(blurred, (0, size // 50))
    return Image.alpha_composite(under, city)


def icon() -> Image.Image:
    """For shops and for launchers without layers."""
    town = with_shadow(city(512, middle=(0.5, 0.465), unit=0.138), 110)
    return _rounded(Image.alpha_composite(dusk(512), town), 0.2)


def icon_window() -> Image.Image:
    """The same for a desktop's windows: small, as it is read before the first frame."""
    return icon().resize((128, 128), Image.Resampling.LANCZOS)


def icon_foreground() -> Image.Image:
    """The upper layer; launchers cut all but the middle two thirds as they like."""
    return with_shadow(city(432, middle=(0.5, 0.47), unit=0.094), 110)


def icon_background() -> Image.Image:
    return dusk(432)


def presplash() -> Image.Image:
    """What is shown until the first frame, in the colour of its background."""
    ground = Image.new("RGBA", (720, 720), (*_rgb(LIGHT.background), 255))
    return Image.alpha_composite(
        ground, with_shadow(city(720, middle=(0.5, 0.48), unit=0.085), 70)
    ).convert("RGB")


PICTURES = {
    "icon.png": icon,
    "icon-window.png": icon_window,
    "icon-foreground.png": icon_foreground,
    "icon-background.png": icon_background,
    "presplash.png": presplash,
}


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        path = IMAGES / name
        draw().save(path, optimize=True)
        print(f"{path.name}: {path.stat().st_size / 1024:.0f} KB")


if __name__ == "__main__":
    main()
