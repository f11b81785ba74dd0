"""Curves on a canvas: ticks, one line a player with its own dashes and glyphs, and a
legend. Drawn anew only when the chart or its place changes."""

from collections.abc import Sequence
from typing import Any

from kivy.core.text import Label as Text
from kivy.graphics import Color, Line, Mesh, Rectangle
from kivy.metrics import dp, sp
from kivy.properties import ColorProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from skyliners.app.look import load_kv
from skyliners.app.widgets import badge  # noqa: F401  # named in kv
from skyliners.app.widgets.controls import SHAPES, glyph_vertices
from skyliners.present.chart import DASHES, Chart, Point, Series, dashed
from skyliners.present.theme import PLAYER
from skyliners.rules.seats import Color as PlayerColor

load_kv("widgets/chart")

_APART = 40  # dp from one glyph on a line to the next


class Plot(Widget):
    chart: Chart | None = ObjectProperty(None, allownone=True)
    ink = ColorProperty((0, 0, 0, 1))
    faint = ColorProperty((0, 0, 0, 1))
    rule = ColorProperty((0, 0, 0, 1))

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        names = ("chart", "pos", "size", "ink", "faint", "rule")
        self.bind(**dict.fromkeys(names, self._draw))

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        chart = self.chart
        if chart is None or not chart.series or min(self.size) < dp(40):
            return
        left, low = self.x + sp(24) + dp(10), self.y + sp(16) + dp(14)
        wide, high = self.right - dp(10) - left, self.top - sp(8) - low
        ticks = chart.ticks
        up = high / (ticks[-1] - ticks[0])
        low -= ticks[0] * up  # where 0 is
        across = wide / max(chart.last - chart.first, 1)
        with self.canvas:
            for tick in ticks:
                Color(*self.rule)
                Rectangle(pos=(left, low + tick * up), size=(wide, max(dp(0.8), 1)))
                written = str(tick).replace("-", "−")
                self._number(written, left - dp(12), low + tick * up, right=True)
            self._number(str(chart.first), left, self.y + sp(8))
            if chart.last > chart.first:
                self._number(str(chart.last), left + wide, self.y + sp(8), right=True)
            if chart.across:
                self._number(chart.across, left + wide / 2, self.y + sp(8), middle=True)
            for index, series in enumerate(chart.series):
                # Equal values must not hide each other.
                apart = (index - (len(chart.series) - 1) / 2) * dp(1.8)
                points = [
                    (left + number * across, low + value * up + apart)
                    for number, value in enumerate(series.values)
                ]
                self._curve(series, points, index)

    def _number(
        self, text: str, x: float, y: float, *, right: bool = False, middle: bool = False
    ) -> None:
        label = Text(text=text, font_size=sp(12))
        label.refresh()
        wide, high = label.texture.size
        Color(*self.faint)
        left = x - wide if right else x - wide / 2 if middle else x
        Rectangle(texture=label.texture, pos=(left, y - high / 2), size=(wide, high))

    def _curve(self, series: Series, points: list[Point], index: int) -> None:
        tint = PLAYER[series.color]
        unit = dp(2.2)
        pieces = dashed(points, [unit * each for each in DASHES[series.color]])
        for color, width in ((self.ink, dp(2.3)), (tint, dp(1.5))):
            Color(*color)
            for piece in pieces:
                if len(piece) > 1:
                    flat = [number for point in piece for number in point]
                    Line(points=flat, width=width, cap="none", joint="round")
        for point in _spread(points, index):
            for color, size in ((self.ink, dp(13)), (tint, dp(9))):
                Color(*color)
                _glyph(series.color, point, size)


def _spread(points: Sequence[Point], index: int) -> list[Point]:
    """Where glyphs go: not too near each other, and not where the others' are."""
    if len(points) < 2:
        return list(points)
    step = max(int(dp(_APART) / max(points[1][0] - points[0][0], 0.1)), 1)
    chosen = [*points[(index * step) // 4 :: step]]
    return [*(p for p in chosen if points[-1][0] - p[0] > dp(14)), points[-1]]


def _glyph(color: PlayerColor, middle: Point, size: float) -> None:
    x, y = middle[0] - size / 2, middle[1] - size / 2
    Mesh(
        mode="triangle_fan",
        vertices=glyph_vertices(color, x, y, size),
        indices=list(range(len(SHAPES[color]))),
    )


class LegendEntry(BoxLayout):
    series: Series | None = ObjectProperty(None, allownone=True)


class ChartPanel(BoxLayout):
    """A chart with its title and who is who."""

    chart: Chart | None = ObjectProperty(None, allownone=True)

    def on_chart(self, *_: object) -> None:
        legend = self.ids.legend
        legend.clear_widgets()
        series = self.chart.series if self.chart else ()
        if len(series) > 1:
            for each in series:
                legend.add_widget(LegendEntry(series=each))


class Charts(BoxLayout):
    """Charts one below the other."""

    charts: Sequence[Chart] = ObjectProperty(())

    def on_charts(self, *_: object) -> None:
        self.clear_widgets()
        for chart in self.charts:
            panel = ChartPanel()
            panel.chart = chart
            self.add_widget(panel)
