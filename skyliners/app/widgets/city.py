"""The city on the canvas: one mesh and one shader. A new model means new vertices;
turning means a new angle and a new painting order, and never new instructions."""

from math import cos, degrees, hypot, pi, radians, sin
from pathlib import Path
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.graphics import Mesh, RenderContext
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from skyliners.present.camera import DISTANCE, TILT, Camera, angle_of
from skyliners.present.scene import Scene, indices
from skyliners.rules.skyliners.city import Side

_FORMAT = [
    (b"vSpot", 3, "float"),
    (b"vNormal", 3, "float"),
    (b"vTint", 4, "float"),
    (b"vFace", 4, "float"),
    (b"vKind", 2, "float"),
]
_SOURCE = (Path(__file__).with_suffix(".glsl")).read_text().split("---FRAGMENT SHADER---")
_VERTEX = _SOURCE[0].replace("---VERTEX SHADER---", "")
_FRAGMENT = _SOURCE[1]
# What has to fit: the plate's near edge, and its depth with a few storeys on top.
_WIDE, _HIGH = 6.5, 6.4
_MAX_ZOOM = 2.5


class City(Widget):
    scene: Scene | None = ObjectProperty(None, allownone=True)
    angle: float = NumericProperty(0.0)
    fall: float = NumericProperty(0.0)
    zoom: float = NumericProperty(1.0)
    night: bool = BooleanProperty(False)
    tilt: float = NumericProperty(degrees(TILT))

    __events__ = ("on_site",)

    def __init__(self, **kwargs: Any) -> None:
        self._fingers: list[Any] = []
        self.canvas = RenderContext(
            vs=_VERTEX, fs=_FRAGMENT, use_parent_projection=True, use_parent_modelview=True
        )
        super().__init__(**kwargs)
        with self.canvas:
            self._mesh = Mesh(mode="triangles", fmt=_FORMAT)
        self._frame = Clock.create_trigger(self._look)
        self.bind(
            scene=self._build,
            **dict.fromkeys(
                ("angle", "pos", "size", "fall", "zoom", "night"), self._changed
            ),
        )
        self._look()

    def _changed(self, *_: object) -> None:
        self._frame()

    @property
    def camera(self) -> Camera:
        # A city seen over its corner is wider: step back a little meanwhile.
        room = max(min(self.width / _WIDE, self.height / _HIGH), 1.0)
        fit = room * self.zoom
        unit = fit * (1 - 0.16 * abs(sin(2 * self.angle)))
        sunk = 0.35 * unit  # room for what rises at the far edge
        return Camera(
            self.angle, self.center_x, self.center_y - sunk, unit, radians(self.tilt)
        )

    def look_from(self, side: Side, seconds: float = 0.0) -> None:
        """Turn so that a side is at the bottom, the shorter way round."""
        turn = (angle_of(side) - self.angle + pi) % (2 * pi) - pi
        Animation.cancel_all(self, "angle")
        if seconds and abs(turn) > 1e-6:
            Animation(angle=self.angle + turn, d=seconds, t="in_out_cubic").start(self)
        else:
            self.angle += turn

    def land(self, seconds: float) -> None:
        """Let the falling piece fall."""
        self.fall = 1.4
        Animation(fall=0.0, d=seconds, t="out_bounce").start(self)

    def quarter(self, turns: int, seconds: float) -> None:
        """Turn by quarters from where it stands, coming to rest on a side."""
        Animation.cancel_all(self, "angle")
        aim = round(self.angle / (pi / 2) + turns) * pi / 2
        Animation(angle=aim, d=seconds, t="in_out_cubic").start(self)

    # Fingers: a tap points at a site, a drag turns the city, two fingers zoom.

    def on_touch_down(self, touch: Any) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self._fingers.append(touch)
        touch.ud["dragged"] = len(self._fingers) > 1
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        far = abs(touch.x - touch.ox) + abs(touch.y - touch.oy) > dp(14)
        touch.ud["dragged"] = touch.ud["dragged"] or far
        if len(self._fingers) == 2:
            other = self._fingers[touch is self._fingers[0]]
            before = hypot(touch.px - other.x, touch.py - other.y) or 1
            now = hypot(touch.x - other.x, touch.y - other.y)
            self.zoom = min(max(self.zoom * now / before, 1.0), _MAX_ZOOM)
        elif touch.ud["dragged"]:
            Animation.cancel_all(self, "angle")
            self.angle -= touch.dx / max(self.width, 1) * pi
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self._fingers.remove(touch)
        if not touch.ud["dragged"]:
            self.dispatch("on_site", self.site_at(*touch.pos))
        return True

    def on_site(self, site: int | None) -> None: ...

    def site_at(self, x: float, y: float) -> int | None:
        return self.camera.pick(x, y, self.scene.tops) if self.scene else None

    def _build(self, *_: object) -> None:
        assert self.scene is not None
        self._mesh.indices = []
        self._mesh.vertices = self.scene.vertices
        self._look()

    def _look(self, *_: object) -> None:
        camera = self.camera
        self.canvas["tilt"] = (cos(camera.tilt), sin(camera.tilt))
        self.canvas["turn"] = (cos(camera.angle), sin(camera.angle))
        self.canvas["eye"] = (camera.x, camera.y, camera.unit, DISTANCE)
        self.canvas["line"] = max(0.022, 1.6 / camera.unit)
        self.canvas["fall"] = float(self.fall)
        self.canvas["night"] = float(self.night)
        if self.scene is not None:
            self._mesh.indices = indices(self.scene, camera)
