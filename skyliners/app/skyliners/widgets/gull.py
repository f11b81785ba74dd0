"""Gulls: the markers of the score track, and the flock that greets the winner. Our own
drawing: two wings and a body, one strip of triangles."""

from math import pi, sin
from typing import Any

from kivy.graphics import Color, Line, Mesh
from kivy.metrics import dp
from kivy.properties import ColorProperty, NumericProperty
from kivy.uix.widget import Widget

_RIBS = tuple(rib / 9 for rib in range(-9, 10))  # from the left wing tip to the right


def outline(x: float, y: float, span: float, flap: float) -> tuple[list[float], ...]:
    """The upper and the lower edge of a gull around a point, from the left to the right;
    `flap` from -1 (wings down) to 1 (wings up)."""
    upper: list[float] = []
    lower: list[float] = []
    for rib in _RIBS:
        away = abs(rib)
        arch = sin(pi * min(away * 1.15, 1.0) ** 0.8) * 0.42 + flap * away * 0.3
        body = 0.34 if away < 0.12 else 0.0
        thick = 0.15 * (1 - away) ** 0.55 + 0.015
        middle = y + (arch - body * 0.12) * span
        upper += [x + rib * span, middle + (thick + body * 0.25) * span]
        lower += [x + rib * span, middle - (thick * 0.8 + body * 0.3) * span]
    return upper, lower


def strip(upper: list[float], lower: list[float]) -> list[float]:
    """Both edges as the vertices of a triangle strip."""
    vertices: list[float] = []
    for at in range(0, len(upper), 2):
        vertices += [upper[at], upper[at + 1], 0, 0, lower[at], lower[at + 1], 0, 0]
    return vertices


def closed(upper: list[float], lower: list[float]) -> list[float]:
    """Once round a gull."""
    back = [c for at in range(len(lower) - 2, -1, -2) for c in lower[at : at + 2]]
    return upper + back


class Flight(Widget):
    """A player's lane on the score track: a line with ticks, and the gull on it."""

    at = NumericProperty(0.0)  # points; moves
    length = NumericProperty(30)
    tint = ColorProperty((0, 0, 0, 1))
    ink = ColorProperty((0, 0, 0, 1))
    rail = ColorProperty((0.5, 0.5, 0.5, 1))

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            self._rail_color = Color()
            self._rail = Line(width=dp(1.2))
            self._ticks = Mesh(mode="lines")
            self._tint = Color()
            self._flown = Line(width=dp(2), cap="round")
            self._gull = Mesh(mode="triangle_strip", indices=list(range(2 * len(_RIBS))))
            self._ink = Color()
            self._edge = Line(width=dp(1), close=True)
        names = ("pos", "size", "at", "length", "tint", "ink", "rail")
        self.bind(**dict.fromkeys(names, self._draw))
        self._draw()

    def _draw(self, *_: object) -> None:
        span = min(self.height * 0.46, dp(19))
        left, right = self.x + span, self.right - span
        low = self.y + self.height * 0.2
        step = (right - left) / max(self.length, 1)
        x = left + self.at * step
        self._rail_color.rgba, self._tint.rgba, self._ink.rgba = (
            self.rail,
            self.tint,
            self.ink,
        )
        self._rail.points = (left, low, right, low)
        self._flown.points = (left, low, max(x, left + 0.01), low)
        ticks = range(0, int(self.length) + 1, 5)
        self._ticks.vertices = [
            c
            for n in ticks
            for y in (low - dp(3), low + dp(3))
            for c in (left + n * step, y, 0, 0)
        ]
        self._ticks.indices = list(range(2 * len(ticks)))
        flap = sin(self.at * 2 * pi)  # level at every whole number
        edges = outline(x, low + span * 0.62, span, flap)
        self._gull.vertices = strip(*edges)
        self._edge.points = closed(*edges)


class Flock(Widget):
    """Gulls in the winners' colours rising past everything; it takes no touches."""

    time = NumericProperty(0.0)  # 0 to 1; at both ends nothing is to be seen
    ink = ColorProperty((0, 0, 0, 1))

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._gulls: list[tuple[Mesh, Line, float]] = []
        self.bind(time=self._fly)

    def release(self, tints: list[tuple[float, ...]], number: int = 18) -> None:
        self.canvas.clear()
        self._gulls = []
        with self.canvas:
            for each in range(number):
                Color(*tints[each % len(tints)])
                mesh = Mesh(mode="triangle_strip", indices=list(range(2 * len(_RIBS))))
                Color(*self.ink)
                edge = Line(width=dp(1), close=True)
                self._gulls.append((mesh, edge, (each * 0.618) % 1))
        self.time = 0.0

    def _fly(self, *_: object) -> None:
        for number, (mesh, edge, chance) in enumerate(self._gulls):
            late = chance * 0.45
            way = min(max((self.time - late) / (1 - 0.45), 0), 1)
            sway = sin(way * 5 + number) * self.width * 0.05
            x = self.x + self.width * ((number * 0.382) % 1) + sway
            y = self.y - dp(60) + (self.height + dp(120)) * way
            span = dp(16 + 16 * chance)
            edges = outline(x, y, span, sin(way * 34 + number))
            mesh.vertices = strip(*edges)
            edge.points = closed(*edges)

    def on_touch_down(self, _: Any) -> bool:
        return False
