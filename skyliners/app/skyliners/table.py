"""Table mode: the tablet lies flat between the players. The city does not turn, and
everybody's bar sits at their own edge, facing them. Secrets need a pick-up."""

from typing import Any

from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scatterlayout import ScatterLayout

from skyliners.app.look import load_kv
from skyliners.app.skyliners.turn import Turning
from skyliners.app.skyliners.widgets.hand import HandSheet
from skyliners.present.skyliners.turn import SeatPanel, TurnModel
from skyliners.rules.skyliners.city import CLOCKWISE, Side

load_kv("skyliners/table")

_ACTING, _IDLE, _NOBODY = 178, 66, 12  # dp: how deep a side's bar is
_CHIP, _LONGEST = 230, 900  # dp: how long a bar is
_FACING = {Side.SOUTH: 0, Side.WEST: -90, Side.NORTH: 180, Side.EAST: 90}


class SeatBar(BoxLayout):
    """One player's things at their edge; with keys while it is their turn."""

    panel: SeatPanel | None = ObjectProperty(None, allownone=True)
    model: TurnModel | None = ObjectProperty(None, allownone=True)  # None: not their turn
    screen = ObjectProperty(None, allownone=True)


class Edge(ScatterLayout):
    """A side of the tablet, its bar turned to whoever sits there."""

    side = ObjectProperty(Side.SOUTH)


class TableScreen(Turning):
    flat = True

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.edges: dict[Side, Edge] = {}
        for side in CLOCKWISE:
            edge = Edge(side=side, rotation=_FACING[side])
            bar = SeatBar(screen=self.proxy_ref)
            edge.bar = bar
            edge.add_widget(bar)
            self.edges[side] = edge
            self.add_widget(edge)
        self.bind(size=self._place)

    def on_model(self, *_: object) -> None:
        """The keys are with the person who acts, or while a bot does, who acted last."""
        model = self.model
        panels = {panel.side: panel for panel in model.seats} if model else {}
        for side, edge in self.edges.items():
            edge.bar.panel = panels.get(side)
            edge.bar.model = model if model and model.side is side else None
            edge.opacity = 1 if side in panels else 0
        self._place()

    @property
    def desk(self) -> Any:
        assert self.model is not None
        return self.edges[self.model.side].bar.ids

    def _beside(self, sheet: HandSheet) -> HandSheet:
        return sheet  # a tablet that lies flat is picked up first

    def peek(self) -> None:
        self.look_at_cards()

    def _place(self, *_: object) -> None:
        """Whoever acts gets all of their edge; the city what is left in the middle."""
        acting = self.model.side if self.model else None
        deep = {
            side: dp(_ACTING if side is acting else _IDLE if edge.bar.panel else _NOBODY)
            for side, edge in self.edges.items()
        }
        wide, high = self.size
        middles = {
            Side.SOUTH: (wide / 2, deep[Side.SOUTH] / 2),
            Side.NORTH: (wide / 2, high - deep[Side.NORTH] / 2),
            Side.WEST: (deep[Side.WEST] / 2, high / 2),
            Side.EAST: (wide - deep[Side.EAST] / 2, high / 2),
        }
        for side, edge in self.edges.items():
            long = wide if side in {Side.SOUTH, Side.NORTH} else high
            edge.size = (
                min(long, dp(_LONGEST)) if side is acting else dp(_CHIP),
                deep[side],
            )
            edge.center = middles[side]
        city = self.ids.city
        city.pos = (deep[Side.WEST], deep[Side.SOUTH])
        city.size = (
            wide - deep[Side.WEST] - deep[Side.EAST],
            high - deep[Side.SOUTH] - deep[Side.NORTH],
        )
