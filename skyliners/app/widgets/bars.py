"""Figures side by side, and bars that say how much of a whole."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from skyliners.app.look import load_kv
from skyliners.app.widgets import controls  # noqa: F401  # named in kv
from skyliners.present.figures import Bars, Figure, Share

load_kv("widgets/bars")


class FigureTile(BoxLayout):
    figure: Figure | None = ObjectProperty(None, allownone=True)


class Figures(GridLayout):
    figures: tuple[Figure, ...] = ObjectProperty(())

    def on_figures(self, *_: object) -> None:
        self.clear_widgets()
        for figure in self.figures:
            self.add_widget(FigureTile(figure=figure))


class ShareBar(BoxLayout):
    share: Share | None = ObjectProperty(None, allownone=True)


class BarsPanel(BoxLayout):
    bars: Bars | None = ObjectProperty(None, allownone=True)

    def on_bars(self, *_: object) -> None:
        self.ids.rows.clear_widgets()
        for share in self.bars.shares if self.bars else ():
            self.ids.rows.add_widget(ShareBar(share=share))


class BarsColumn(BoxLayout):
    """Several panels below each other."""

    panels: tuple[Bars, ...] = ObjectProperty(())

    def on_panels(self, *_: object) -> None:
        self.clear_widgets()
        for bars in self.panels:
            panel = BarsPanel()
            panel.bars = bars
            self.add_widget(panel)
