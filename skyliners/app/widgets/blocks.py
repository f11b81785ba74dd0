"""A city of blocks on the canvas: one mesh and one shader. A new model means new vertices;
turning means a new angle and a new painting order, and never new instructions.

It shows a `Board` and decides by itself how to get there: the city turns if another side
is to be seen, what is new falls into place once it has turned, and all else is a cut. In
between players turn and zoom it as they like.
"""

from math import cos, degrees, hypot, pi, radians, sin
from pathlib import Path
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Mesh, RenderContext, ScissorPop, ScissorPush
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from skyliners.app.front import in_front
from skyliners.app.look import load_kv
from skyliners.present.blocks import Board, Scene, Standpoint, indices, standpoint
from skyliners.present.camera import DISTANCE, TILT, Camera, framed, full
from skyliners.present.pace import seconds
from skyliners.present.theme import DARK, LIGHT, Theme

load_kv("widgets/blocks")

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
_MARGIN = 0.97  # of the room there is
_EVERYWHERE = (1 << 15, 1 << 15)
_MAX_ZOOM = 2.5
_NOTCH = 1.15  # a notch of a mouse wheel
_TURN, _LAND = 0.7, 0.45  # seconds, at the usual pace
_HIGH = 1.4  # above its place, from where something falls
_NOTHING = full(1, 1)  # there is something to look at before there is a model


class Blocks(Widget):
    model: Board | None = ObjectProperty(None, allownone=True)
    still: bool = BooleanProperty(False)  # a picture: nothing in it moves by itself
    scene: Scene | None = ObjectProperty(None, allownone=True)
    angle: float = NumericProperty(0.0)
    fall: float = NumericProperty(0.0)
    zoom: float = NumericProperty(1.0)
    pan: tuple[float, float] = ObjectProperty((0.0, 0.0))  # pixels, while zoomed
    look: Theme = ObjectProperty(LIGHT)
    tilt: float = NumericProperty(degrees(TILT))

    __events__ = ("on_site",)

    def __init__(self, **kwargs: Any) -> None:
        self._fingers: list[Any] = []
        self.canvas = RenderContext(
            vs=_VERTEX, fs=_FRAGMENT, use_parent_projection=True, use_parent_modelview=True
        )
        self._was: Board | None = None  # what was shown before
        self._falls = False
        self._seen: Standpoint | None = None
        super().__init__(**kwargs)
        with self.canvas:
            self._window = ScissorPush()
            self._mesh = Mesh(mode="triangles", fmt=_FORMAT)
            ScissorPop()
        self._frame = Clock.create_trigger(self._look)
        self.bind(
            scene=self._build,
            model=self._show,
            look=self._paint,
            **dict.fromkeys(("angle", "pos", "size", "fall", "zoom", "pan"), self._changed),
        )
        self._look()
        self._show()

    @property
    def pace(self) -> float:
        """What durations are multiplied with; 0: nothing moves."""
        return 0.0 if self.still else seconds(1.0, App.get_running_app().settings.animation)

    def _show(self, *_: object) -> None:
        was, now = self._was, self.model
        self._was = now
        moves = was is not None and now is not None and not now.cut and self.pace > 0
        if now is None:
            self._falls = False
        else:
            turning = self._face(was, now, moves=moves)
            again = was is not None and now.falls == was.falls
            if not again:
                self._falls = moves and now.falls is not None
                self._land(turning)
        self._paint()

    def _paint(self, *_: object) -> None:
        """The city in the theme's colours; also when they change."""
        model = self.model
        self.scene = model.scene(self.look, falling=self._falls) if model else None

    def _face(self, was: Board | None, now: Board, *, moves: bool) -> float:
        """Towards whoever looks; how many seconds that takes. Whoever sits down sees the
        whole city, however it was turned and zoomed before."""
        sits = was is not None and now.sitting != was.sitting
        if sits:
            self.step_back()
        if not sits and was is not None and now.angle == was.angle:
            return 0.0
        turn = (now.angle - self.angle + pi) % (2 * pi) - pi  # the shorter way round
        return self._turn_to(self.angle + turn, _TURN * self.pace if moves else 0.0)

    def _changed(self, *_: object) -> None:
        self._frame()

    @property
    def camera(self) -> Camera:
        whole = Camera(self.angle, self.center_x, self.center_y, 1.0, radians(self.tilt))
        size = (self.width * _MARGIN, self.height * _MARGIN)
        scene = self.scene
        ground, tallest = (scene.ground, max(scene.tops)) if scene else (_NOTHING, 0.0)
        far = framed(whole, ground, size, tallest)
        return far._replace(
            x=self.center_x + (far.x - self.center_x) * self.zoom + self.pan[0],
            y=self.center_y + (far.y - self.center_y) * self.zoom + self.pan[1],
            unit=far.unit * self.zoom,
        )

    def _turn_to(self, angle: float, lasts: float) -> float:
        Animation.cancel_all(self, "angle")
        if not lasts or abs(angle - self.angle) < 1e-6:
            self.angle = angle
            return 0.0
        Animation(angle=angle, d=lasts, t="in_out_cubic").start(self)
        return lasts

    def _land(self, wait: float) -> None:
        """What falls waits above its place until the city has turned."""
        Animation.cancel_all(self, "fall")
        self.fall = _HIGH if self._falls else 0.0
        if self._falls:
            falling = Animation(fall=0.0, d=_LAND * self.pace, t="out_bounce")
            (Animation(fall=_HIGH, d=wait) + falling if wait else falling).start(self)

    def quarter(self, turns: int) -> None:
        """Turn by quarters from where it stands, coming to rest on a side."""
        aim = round(self.angle / (pi / 2) + turns) * pi / 2
        self._turn_to(aim, _TURN * self.pace)

    # Fingers: a tap points at a site, a drag turns the city, two fingers zoom.

    def on_touch_down(self, touch: Any) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        if touch.is_mouse_scrolling:
            nearer = touch.button == "scrolldown"
            self._zoom(_NOTCH if nearer else 1 / _NOTCH, touch.x, touch.y)
            return True
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
            self.pan = (self.pan[0] + touch.dx / 2, self.pan[1] + touch.dy / 2)
            self._zoom(now / before, (touch.x + other.x) / 2, (touch.y + other.y) / 2)
        elif touch.ud["dragged"]:
            Animation.cancel_all(self, "angle")
            self.angle -= touch.dx / max(self.width, 1) * pi
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self._fingers.remove(touch)
        meant = self.collide_point(*touch.pos) and in_front(self)
        if meant and not touch.ud["dragged"]:
            self.dispatch("on_site", self.site_at(*touch.pos))
        return True

    def _zoom(self, times: float, x: float, y: float) -> None:
        """Nearer or farther; what is at this spot stays there, as far as it can."""
        zoom = min(max(self.zoom * times, 1.0), _MAX_ZOOM)
        times, self.zoom = zoom / self.zoom, zoom
        self.pan = tuple(
            min(max(old * times + (at - middle) * (1 - times), -room), room)
            for old, at, middle, room in zip(
                self.pan,
                (x, y),
                self.center,
                (side * (zoom - 1) / 2 for side in self.size),
                strict=True,
            )
        )

    def step_back(self) -> None:
        """The whole city again."""
        self.zoom, self.pan = 1.0, (0.0, 0.0)

    def on_site(self, site: int | None) -> None: ...

    def site_at(self, x: float, y: float) -> int | None:
        scene = self.scene
        return scene and self.camera.pick(x, y, scene.ground, scene.tops)

    def _build(self, *_: object) -> None:
        self._mesh.indices = []
        self._mesh.vertices = [] if self.scene is None else self.scene.vertices
        self._seen = None
        self._look()

    def _look(self, *_: object) -> None:
        camera = self.camera
        self.canvas["tilt"] = (cos(camera.tilt), sin(camera.tilt))
        self.canvas["turn"] = (cos(camera.angle), sin(camera.angle))
        self.canvas["eye"] = (camera.x, camera.y, camera.unit, DISTANCE)
        self.canvas["line"] = max(0.016, 1.5 / camera.unit)
        self.canvas["fall"] = float(self.fall)
        self.canvas["night"] = float(self.look is DARK)
        zoomed = self.zoom > 1  # then it ends where the widget ends
        self._window.pos = (
            [int(at) for at in self.to_window(*self.pos)] if zoomed else (0, 0)
        )
        self._window.size = [int(side) for side in self.size] if zoomed else _EVERYWHERE
        if self.scene is None:
            return
        seen = standpoint(camera, self.scene.ground)
        if seen != self._seen:
            self._seen = seen
            self._mesh.indices = indices(self.scene, seen)
