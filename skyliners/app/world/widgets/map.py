"""The city of Skyline of the World on screen: blocks that lie across where there is more
width than height, so that every space is as large as can be."""

from math import pi, radians
from typing import Any

from kivy.properties import ObjectProperty

from skyliners.app.widgets.blocks import Blocks
from skyliners.present.camera import Camera, framed
from skyliners.present.world.ground import landscape
from skyliners.present.world.scene import MapShown

_CLOCKWISE = ("up", "right", "down", "left")
_TILT = 54  # degrees, standing: steep enough to look into the streets behind towers


class WorldMap(Blocks):
    """Told what is `shown`, it turns that to fill its room."""

    shown: MapShown | None = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(tilt=_TILT, **kwargs)
        self.bind(shown=self._fit, size=self._fit)
        self._fit()

    def _fit(self, *_: object) -> None:
        shown = self.shown
        if shown is None:
            self.model = None
            return
        units = [self._unit(shown, quarter) for quarter in (0, 1)]
        fitted = shown._replace(quarter=int(units[1] > units[0]))
        was = self.model
        if isinstance(was, MapShown) and was.quarter != fitted.quarter:
            self.angle = fitted.quarter * pi / 2  # a window that was pulled: nothing moves
        self.model = fitted

    def _unit(self, shown: MapShown, quarter: int) -> float:
        """How large a space would be, the map turned so often."""
        camera = Camera(quarter * pi / 2, 0.0, 0.0, 1.0, radians(self.tilt))
        return framed(camera, landscape(shown.city).ground, self.size).unit

    def turned(self, arrow: str) -> str:
        """What an arrow key means in the city, however it lies on screen."""
        quarters = round(self.angle / (pi / 2))
        return _CLOCKWISE[(_CLOCKWISE.index(arrow) + quarters) % len(_CLOCKWISE)]

    def site_at(self, x: float, y: float) -> int | None:
        """Parks are no spaces."""
        found = super().site_at(x, y)
        spaces = len(self.shown.towers) if self.shown is not None else 0
        return found if found is not None and found < spaces else None
