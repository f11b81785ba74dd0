"""Labels, keys and glyphs in the app's own look. No ripples, no shadows: they cost
frames on phones. Their rules are in kv/controls.kv."""

from functools import lru_cache
from math import cos, pi, sin
from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, Mesh
from kivy.metrics import dp, sp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from skyliners.app.front import Pressable
from skyliners.app.look import load_kv
from skyliners.app.widgets.icons import ICONS

load_kv("widgets/controls")

_SHRINKING = 0.95  # of its size, step by step
_TINIEST = 7  # dp; smaller nobody reads it
# Nothing we say is nearly as long; what others wrote may be, and laying it out could take
# any time and memory.
MOST_SIGNS, MOST_LINES = 2_000, 100
_READABLE = 12  # dp; a name that would have to be smaller is cut short instead
_BAR = 6  # dp, with a gap beside it
_ROUNDING = 4  # pixels a line may be longer than its words and spaces one by one


@lru_cache(maxsize=4096)
def _extents(word: str, size: float, font: str, bold: bool) -> tuple[float, float]:
    """How wide and high a word is; asking is cheaper than drawing it to find out."""
    wide, high = CoreLabel(font_size=size, font_name=font, bold=bold).get_extents(word)
    return float(wide), float(high)


def _bounded(text: str) -> str:
    lines = text[: MOST_SIGNS + 1].split("\n")
    if len(text) <= MOST_SIGNS and len(lines) <= MOST_LINES:
        return text
    return "\n".join(lines[:MOST_LINES])[: MOST_SIGNS - 1] + "…"


class Words(Label):
    """A text that is never cut off: it wraps, and shrinks if its box is too low."""

    size_sp = NumericProperty(16)
    fits = BooleanProperty(False)  # shrink to the box instead of asking for height
    larger = NumericProperty(1.0)  # on tablets
    shortens = BooleanProperty(False)  # a name, which may be longer than any room
    natural = NumericProperty(0.0)  # how wide it would like to be, in one line
    tall = NumericProperty(0.0)  # how high it would like to be, as wide as it is
    ink = ColorProperty(None, allownone=True)  # on a player's colour, whatever the theme

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(
            **dict.fromkeys(
                ("text", "size", "size_sp", "larger", "bold", "shortens"), self._fit
            )
        )
        self._fit()

    def _fit(self, *_: object) -> None:
        self.text: str = _bounded(self.text)
        full = self._full
        self.font_size = full
        self.natural = self._wide(self.text, 1.0) + 1
        self.tall = self._height(1.0)
        if not self.fits and self.width > 2:
            self.font_size = full * self._unbroken()
        elif self.fits and self.width > 2 and self.height > 2:
            self.text_size = self.size
            scale = 1.0
            while not self._has_room(scale) and full * scale > dp(_TINIEST):
                scale *= _SHRINKING
            self.font_size = full * scale
            if self.shortens:
                self._shorten(full)

    def _unbroken(self) -> float:
        """At which part of its size no word is too long for a line, if it can be read."""
        words, scale = self.text.replace("\n", " ").split(" "), 1.0
        while any(self._wide(word, scale) > self.width - 1 for word in words):
            if self._full * scale * _SHRINKING < dp(_READABLE):
                break
            scale *= _SHRINKING
        return scale

    def _shorten(self, full: float) -> None:
        """A name that would be too small is cut short, as large as its line is high."""
        scale = max(self.font_size, min(dp(_READABLE), full)) / full
        self.shorten = not self._has_room(scale)
        if self.shorten:
            while self._line(scale) > self.height and full * scale > dp(_TINIEST):
                scale *= _SHRINKING
        self.font_size = full * scale

    def has_room(self) -> bool:
        """Is all of it seen, or as much of a name as there is room for?"""
        return self.shorten or self._has_room(self.font_size / self._full)

    @property
    def _full(self) -> float:
        return float(sp(self.size_sp) * self.larger)

    def _has_room(self, scale: float) -> bool:
        """Would all of it be seen at this part of its size? Words are never broken."""
        words = self.text.replace("\n", " ").split(" ")
        widest = max(self._wide(word, scale) for word in words)
        return bool(widest <= self.width and self._height(scale) <= self.height)

    def _height(self, scale: float) -> float:
        """How high it is at this part of its size, in lines as wide as there is room."""
        lines = 0
        for paragraph in self.text.split("\n"):
            lines, line, used = lines + 1, "", 0.0
            for word in paragraph.split(" "):
                wide, longer = self._wide(word, scale), f"{line} {word}"
                together = used + self._wide(" ", scale) + wide
                if used and together + _ROUNDING > self.width:
                    together = self._wide(longer, scale)
                if used and together > self.width:
                    lines, used = lines + 1, 0.0
                line, used = (longer, together) if used else (word, wide)
        return float(lines * self._line(scale))

    def _wide(self, text: str, scale: float) -> float:
        return _extents(text, round(self._full * scale, 1), self.font_name, self.bold)[0]

    def _line(self, scale: float) -> float:
        """How high a line is."""
        return _extents(" ", round(self._full * scale, 1), self.font_name, self.bold)[1]


class Icon(Label):
    icon = StringProperty("")
    size_sp = NumericProperty(24)
    most = NumericProperty(1000)  # pixels, however large text is set
    ink = ColorProperty(None, allownone=True)

    def on_icon(self, *_: object) -> None:
        self.text = ICONS[self.icon] if self.icon else ""


class Scroll(ScrollView):
    """A page that may be longer than its room: nothing on it lies under the bar, nor moves
    when one comes."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(width=self._make_room, viewport_size=self._make_room)

    def _make_room(self, *_: object) -> None:
        if self.children and self.width > 0:
            self.children[0].size_hint_x = 1 - dp(_BAR) / self.width


class Key(Pressable, BoxLayout):
    """Something to press: an icon, a text, or both."""

    text = StringProperty("")
    icon = StringProperty("")
    tone = OptionProperty("raised", options=("raised", "accent", "plain"))
    size_sp = NumericProperty(16)
    chosen = BooleanProperty(False)
    centred = BooleanProperty(True)  # icon and text together; else from the left


# Shapes by colour, so that no colour stands alone; corners in a unit square.
SHAPES = {
    "blue": tuple(
        (0.5 + 0.5 * cos(a * pi / 24), 0.5 + 0.5 * sin(a * pi / 24)) for a in range(48)
    ),
    "red": ((0.5, 0.95), (0.04, 0.1), (0.96, 0.1)),
    "green": ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)),
    "yellow": ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)),
}


def glyph_vertices(shape: str, x: float, y: float, size: float) -> list[float]:
    """A shape as the fan of triangles a mesh wants."""
    return [
        number
        for across, up in SHAPES[shape]
        for number in (x + across * size, y + up * size, 0.0, 0.0)
    ]


class Glyph(Widget):
    """A player's shape: circle, triangle, square or diamond."""

    shape = StringProperty("blue")
    tint = ColorProperty((0, 0, 0, 1))

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            self._color = Color(*self.tint)
            self._mesh = Mesh(mode="triangle_fan")
        self.bind(pos=self._draw, size=self._draw, shape=self._draw, tint=self._draw)
        self._draw()

    def _draw(self, *_: object) -> None:
        self._color.rgba = self.tint
        side = min(self.size)
        # Not from center_x: it may still be the old one when the new place is told.
        left, low = self.x + (self.width - side) / 2, self.y + (self.height - side) / 2
        self._mesh.indices = list(range(len(SHAPES[self.shape])))
        self._mesh.vertices = glyph_vertices(self.shape, left, low, side)
