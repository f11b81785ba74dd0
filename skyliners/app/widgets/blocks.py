"""A city of blocks on the canvas: two meshes and two shaders, and signs between and above
them. A new model means new vertices; turning, crouching and zooming mean new numbers for
the shaders and a new painting order now and then, and never new instructions.

It shows a `Board` and decides by itself how to get there: the city turns if another side
is to be seen, what is new falls into place once it has turned, and all else is a cut. In
between players move their eye as they like.
"""

import re
from collections.abc import Hashable, Sequence
from math import cos, pi, radians, sin
from pathlib import Path
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.graphics import Mesh, RenderContext, ScissorPop, ScissorPush
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty

from skyliners.app.look import load_kv
from skyliners.app.widgets.looking import Looking
from skyliners.app.widgets.signs import Signs
from skyliners.present.blocks import (
    Board,
    Scene,
    Standpoint,
    in_turn,
    indices,
    standpoint,
)
from skyliners.present.camera import Camera, framed, full
from skyliners.present.looking import settled
from skyliners.present.signs import Sign, touched
from skyliners.present.theme import DARK, LIGHT, Theme

load_kv("widgets/blocks")

_FORMAT = [
    (b"vSpot", 3, "float"),
    (b"vNormal", 3, "float"),
    (b"vTint", 4, "float"),
    (b"vFace", 4, "float"),
    (b"vKind", 4, "float"),
    (b"vShape", 2, "float"),
    (b"vInner", 4, "float"),
]
_VERTEX, _FRAGMENT, _GROUND = re.split(
    "---.*---", Path(__file__).with_suffix(".glsl").read_text()
)[1:]
_MARGIN = 0.97  # of the room there is
_EVERYWHERE = (1 << 15, 1 << 15)
_TURN, _LAND, _DUSK = 0.7, 0.45, 1.2  # seconds, at the usual pace
_LINE = 0.9  # dp: how wide an outline is, and the light line inside it
_HIGH = 1.4  # above its place, from where something falls
_NAMES, _COUNTS = 0.3, 0.6  # room above towers for what is read there; by who crouches
_SKY = 0.3  # more of what is left over is sky then, and less is below the table
_REACH = 30  # dp: a finger may be so far from a sign
_NOTHING = full(1, 1)  # there is something to look at before there is a model


def _context(fragment: str) -> RenderContext:
    return RenderContext(
        vs=_VERTEX, fs=fragment, use_parent_projection=True, use_parent_modelview=True
    )


class Blocks(Looking):
    model: Board | None = ObjectProperty(None, allownone=True)
    scene: Scene | None = ObjectProperty(None, allownone=True)
    fall: float = NumericProperty(0.0)
    dusk: float = NumericProperty(0.0)  # 1: the city is lit up for somebody
    look: Theme = ObjectProperty(LIGHT)

    __events__ = ("on_site", "on_sign")

    def __init__(self, **kwargs: Any) -> None:
        self.signs: tuple[Sign, ...] = ()
        self._was: Board | None = None  # what was shown before
        self._falls = False
        self._seen: Standpoint | None = None
        self._told: dict[str, Any] = {}  # what the shaders know
        super().__init__(**kwargs)
        self._draw()
        self._frame = Clock.create_trigger(self._look)
        moved = ("angle", "low", "tilt", "pos", "size", "fall", "dusk", "zoom", "pan")
        self.bind(
            scene=self._build,
            model=self._show,
            look=self._paint,
            **dict.fromkeys(moved, self._changed),
        )
        self._look()
        self._show()

    def _draw(self) -> None:
        """Before its children: they are in front of the city."""
        with self.canvas.before:
            self._window = ScissorPush()
            self._ground = _context(_GROUND)
            self._around = Signs()
            self._city = _context(_FRAGMENT)
            self._above = Signs()
            ScissorPop()
        with self._ground:
            self._below = Mesh(mode="triangles", fmt=_FORMAT)
        with self._city:
            self._mesh = Mesh(mode="triangles", fmt=_FORMAT)

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
            self.rest_at(now.low)
            self._light_up(lit=now.light is not None, moves=moves)
        self._paint()

    def _paint(self, *_: object) -> None:
        """The city in the theme's colours; also when they change."""
        model = self.model
        self.signs = tuple(model.signs(self.look)) if model else ()
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
        return self.turn_to(self.angle + turn, _TURN * self.pace if moves else 0.0)

    def _changed(self, *_: object) -> None:
        self._frame()

    @property
    def camera(self) -> Camera:
        angle = settled(self.angle, self.low)
        whole = Camera(angle, self.center_x, self.center_y, 1.0, radians(self.tilt))
        size = (self.width * _MARGIN, self.height * _MARGIN)
        scene = self.scene
        ground, tallest = (scene.ground, max(scene.tops)) if scene else (_NOTHING, 0.0)
        low = self.low
        tallest += (_NAMES + (_COUNTS - _NAMES) * low) if self.signs else 0.0
        far = framed(whole.crouched(low), ground, size, tallest, 0.5 + _SKY * low)
        return far._replace(
            x=self.center_x + (far.x - self.center_x) * self.zoom + self.pan[0],
            y=self.center_y + (far.y - self.center_y) * self.zoom + self.pan[1],
            unit=far.unit * self.zoom,
        )

    def _land(self, wait: float) -> None:
        """What falls waits above its place until the city has turned."""
        Animation.cancel_all(self, "fall")
        self.fall = _HIGH if self._falls else 0.0
        if self._falls:
            falling = Animation(fall=0.0, d=_LAND * self.pace, t="out_bounce")
            (Animation(fall=_HIGH, d=wait) + falling if wait else falling).start(self)

    def _light_up(self, *, lit: bool, moves: bool) -> None:
        Animation.cancel_all(self, "dusk")
        if lit and moves:
            Animation(dusk=1.0, d=_DUSK * self.pace).start(self)
        else:
            self.dusk = float(lit)

    def tapped(self, x: float, y: float) -> None:
        """A tap points at a site, or at a sign beside them."""
        site = self.site_at(x, y)
        spots = [self.camera.project(*sign.spot) for sign in self.signs]
        key = touched(self.signs, spots, x, y, dp(_REACH)) if site is None else None
        if key is not None:
            self.dispatch("on_sign", key)
        else:
            self.dispatch("on_site", site)

    def on_site(self, site: int | None) -> None: ...

    def on_sign(self, key: Hashable) -> None: ...

    def site_at(self, x: float, y: float) -> int | None:
        scene = self.scene
        return scene and self.camera.pick(x, y, scene.ground, scene.tops)

    def _build(self, *_: object) -> None:
        self._mesh.indices = self._below.indices = []
        scene = self.scene
        # A mesh cannot take an array without anything in it: a city may be bare.
        self._mesh.vertices = scene.vertices if scene and scene.vertices else []
        self._below.vertices = [] if scene is None else scene.below
        self._below.indices = [] if scene is None else in_turn(scene.below)
        self._around.show(sign for sign in self.signs if not sign.crouching)
        self._above.show(sign for sign in self.signs if sign.crouching)
        self._seen = None
        self._look()

    def _look(self, *_: object) -> None:
        camera = self.camera
        self._tell(
            (self._city, self._ground, self._around, self._above),
            {
                "tilt": (cos(camera.tilt), sin(camera.tilt)),
                "turn": (cos(camera.angle), sin(camera.angle)),
                "eye": (camera.x, camera.y, camera.unit, camera.lens),
                "stands": 1.0 - self.low,
            },
        )
        self._tell((self._city, self._ground), self._lighting())
        zoomed = self.zoom > 1  # then it ends where the widget ends
        self._window.pos = (
            [int(at) for at in self.to_window(*self.pos)] if zoomed else (0, 0)
        )
        self._window.size = [int(side) for side in self.size] if zoomed else _EVERYWHERE
        if self.scene is None:
            return
        point = standpoint(camera, self.scene.ground)
        if point != self._seen:
            self._seen = point
            self._mesh.indices = indices(self.scene, point)

    def _tell(self, contexts: Sequence[RenderContext], values: dict[str, Any]) -> None:
        """The shaders, what is new to them."""
        for name, value in values.items():
            if self._told.get(name) != value:
                self._told[name] = value
                for context in contexts:
                    context[name] = value

    def _lighting(self) -> dict[str, Any]:
        """In the evening, and when the city is lit up for somebody, windows are lit."""
        look, dense, dusk = self.look, max(dp(1), 1.0), self.dusk
        lamp, light = look.lamp, (self.model and self.model.light) or look.lamp
        return {
            "line": (_LINE * dense + 0.5, 2 * _LINE * dense + 0.5),
            "fall": float(self.fall),
            "night": max(float(look is DARK), 0.7 * dusk),
            "sky": (*look.background[:3], 0.5 * self.low**2),
            "lamps": tuple(
                a + (b - a) * dusk for a, b in zip(lamp[:3], light, strict=False)
            ),
            "evening": lamp[3] + (0.8 - lamp[3]) * dusk,
        }
