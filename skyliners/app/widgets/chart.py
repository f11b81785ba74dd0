"""Curves on a canvas: ticks, one smooth line a player with glyphs on it, and at its end
their name. Drawn anew only when the chart or its place changes."""

from collections.abc import Sequence
from typing import Any

from kivy.core.text import Label as Text
from kivy.graphics import Color, Line, Mesh, Rectangle, SmoothLine
from kivy.metrics import dp, sp
from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from skyliners.app.look import load_kv
from skyliners.app.widgets import badge  # noqa: F401  # named in kv
from skyliners.app.widgets.controls import SHAPES, glyph_vertices
from skyliners.present.chart import Chart, Series, apart
from skyliners.present.theme import LIGHT, PLAYER, Theme, legible
from skyliners.rules.seats import Color as PlayerColor

load_kv("widgets/chart")

Point = tuple[float, float]

_APART = 96  # dp from one glyph on a line to the next
_GLYPH, _KEYLINE = 10, 1.6  # dp
_NAMES = 0.34  # of the width, at most, for names at the ends
_ROUNDNESS = 0.22  # of the way to the next point, a corner is cut


class Plot(Widget):
    chart: Chart | None = ObjectProperty(None, allownone=True)
    look: Theme = ObjectProperty(LIGHT)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(**dict.fromkeys(("chart", "pos", "size", "look"), self._draw))

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        chart = self.chart
        if chart is None or not chart.series or min(self.size) < dp(40):
            return
        named = (
            [_written(each.name, 13, self._names_room) for each in chart.series]
            if len(chart.series) > 1
            else []
        )
        left, low = self.x + sp(16) + dp(10), self.y + sp(16) + dp(10)
        ends = max((name.width for name in named), default=0) + dp(20 if named else 10)
        wide, high = self.right - ends - left, self.top - sp(8) - low
        ticks = chart.ticks
        up = high / (ticks[-1] - ticks[0])
        zero = low - ticks[0] * up
        across = wide / max(chart.last - chart.first, 1)
        curves = [
            [
                (left + number * across, zero + value * up)
                for number, value in enumerate(each.values)
            ]
            for each in chart.series
        ]
        with self.canvas:
            for tick in ticks:
                Color(*self.look.line[:3], 1.0 if tick == 0 else 0.5)
                Rectangle(pos=(left, zero + tick * up), size=(wide, max(dp(0.8), 1)))
                written = str(tick).replace("-", "−")
                self._number(written, left - dp(8), zero + tick * up, right=True)
            self._number(str(chart.first), left, self.y + sp(8))
            if chart.last > chart.first:
                self._number(str(chart.last), left + wide, self.y + sp(8), right=True)
            if chart.across:
                self._number(chart.across, left + wide / 2, self.y + sp(8), middle=True)
            for index, (each, points) in enumerate(zip(chart.series, curves, strict=True)):
                self._curve(each, points, index)
            heights = [points[-1][1] for points in curves]
            for each, name, at, points in zip(
                chart.series if named else (),
                named,
                apart(heights, sp(16), low, self.top - sp(8)),
                curves,
                strict=False,
            ):
                self._name(each, name, at, points[-1])

    @property
    def _names_room(self) -> float:
        return float(self.width * _NAMES)

    def _number(
        self, text: str, x: float, y: float, *, right: bool = False, middle: bool = False
    ) -> None:
        texture = _written(text, 12)
        wide, high = texture.size
        Color(*self.look.faint)
        left = x - wide if right else x - wide / 2 if middle else x
        Rectangle(texture=texture, pos=(left, y - high / 2), size=(wide, high))

    def _tint(self, series: Series) -> tuple[float, ...]:
        return legible(PLAYER[series.color], self.look.surface, self.look.ink)

    def _curve(self, series: Series, points: list[Point], index: int) -> None:
        if len(points) > 1:
            # What lies below shines through a gap beside every line that crosses it.
            flat = [number for point in _rounded(points) for number in point]
            Color(*self.look.surface)
            Line(points=flat, width=dp(2.4), joint="round", cap="none")
            Color(*self._tint(series))
            SmoothLine(points=flat, width=dp(1.25))
        for point in _spread(points, index):
            self._mark(series.color, point)

    def _mark(self, color: PlayerColor, middle: Point) -> None:
        tint = legible(PLAYER[color], self.look.surface, self.look.ink)
        for paint, size in ((self.look.surface, _GLYPH + 2 * _KEYLINE), (tint, _GLYPH)):
            Color(*paint)
            _glyph(color, middle, dp(size))

    def _name(self, series: Series, name: Any, at: float, end: Point) -> None:
        x = end[0] + dp(16)
        if abs(at - end[1]) > dp(3):  # it had to move: a hair leads from the line to it
            Color(*self._tint(series)[:3], 0.5)
            SmoothLine(points=(end[0] + dp(8), end[1], x - dp(3), at), width=dp(0.6))
        Color(*self.look.ink)
        Rectangle(texture=name, pos=(x, at - name.height / 2), size=name.size)


def _written(text: str, size: float, most: float | None = None) -> Any:
    """A texture of a text, cut short where it would be wider than this."""
    label = Text(text=text, font_size=sp(size))
    label.refresh()
    if most is not None and label.texture.width > most:
        label = Text(
            text=text,
            font_size=sp(size),
            text_size=(most, None),
            shorten=True,
            shorten_from="right",
        )
        label.refresh()
    return label.texture


def _rounded(points: Sequence[Point]) -> list[Point]:
    """The same line with its corners cut a little, so that it flows."""
    line = [points[0]]
    for before, at, after in zip(points, points[1:], points[2:], strict=False):
        line += [_between(at, before, _ROUNDNESS), at, _between(at, after, _ROUNDNESS)]
        line[-2] = _between(_between(line[-3], line[-1], 0.5), at, 0.5)
    return [*line, points[-1]]


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _spread(points: Sequence[Point], index: int) -> list[Point]:
    """Where glyphs go: not too near each other, and not where the others' are."""
    if len(points) < 2:
        return list(points)
    step = max(int(dp(_APART) / max(points[1][0] - points[0][0], 0.1)), 1)
    chosen = [*points[((index + 1) * step) // 5 :: step]]
    return [*(p for p in chosen if points[-1][0] - p[0] > dp(24)), points[-1]]


def _glyph(color: PlayerColor, middle: Point, size: float) -> None:
    x, y = middle[0] - size / 2, middle[1] - size / 2
    Mesh(
        mode="triangle_fan",
        vertices=glyph_vertices(color, x, y, size),
        indices=list(range(len(SHAPES[color]))),
    )
    flat = [c for across, up in SHAPES[color] for c in (x + across * size, y + up * size)]
    SmoothLine(points=flat, close=True, width=1)  # its edge, as smooth as the lines


class ChartPanel(BoxLayout):
    """A chart with its title."""

    chart: Chart | None = ObjectProperty(None, allownone=True)


class Charts(BoxLayout):
    """Charts one below the other."""

    charts: Sequence[Chart] = ObjectProperty(())

    def on_charts(self, *_: object) -> None:
        self.clear_widgets()
        for chart in self.charts:
            panel = ChartPanel()
            panel.chart = chart
            self.add_widget(panel)
