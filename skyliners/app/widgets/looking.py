"""The eye before a board, and what moves it: fingers, a wheel, and whoever holds its key.
A drag turns the board, and lowers the eye the further down it goes; two fingers zoom. Who
lets go stands up again."""

from math import degrees, hypot, pi
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from skyliners.app.front import Pressable, in_front
from skyliners.app.look import load_kv
from skyliners.app.widgets import controls  # noqa: F401  # named in kv
from skyliners.present.camera import TILT
from skyliners.present.looking import MAX_ZOOM, Gaze, dragged, wheeled
from skyliners.present.pace import seconds

_TURN, _CROUCH = 0.7, 0.5  # seconds, at the usual pace
_SLACK = 14  # dp a finger may move that only taps; and down, before the eye is lowered


class EyeKey(Pressable, Widget):
    """As long as it is held, whoever looks crouches."""

    def on_state(self, _: object, state: str) -> None:
        board = self.parent
        if state == "down":
            board.crouch()
        else:
            board.stand_up()


class Looking(Widget):
    still: bool = BooleanProperty(False)  # a picture: nothing in it moves by itself
    eye: bool = BooleanProperty(True)  # there is a key to crouch with
    angle: float = NumericProperty(0.0)
    zoom: float = NumericProperty(1.0)
    pan: tuple[float, float] = ObjectProperty((0.0, 0.0))  # pixels, while zoomed
    tilt: float = NumericProperty(degrees(TILT))  # standing
    low: float = NumericProperty(0.0)  # how far the eye is lowered; 1: all the way

    def __init__(self, **kwargs: Any) -> None:
        self._fingers: list[Any] = []
        self._rest = 0.0  # how low it is when nobody holds it
        super().__init__(**kwargs)

    @property
    def crouches(self) -> bool:
        """Is there a key to crouch with?"""
        return self.eye and not self.still

    @property
    def pace(self) -> float:
        """What durations are multiplied with; 0: nothing moves."""
        return 0.0 if self.still else seconds(1.0, App.get_running_app().settings.animation)

    def quarter(self, turns: int) -> None:
        """Turn by quarters from where it stands, coming to rest on a side."""
        self.turn_to(round(self.angle / (pi / 2) + turns) * pi / 2, _TURN * self.pace)

    def turn_to(self, angle: float, lasts: float) -> float:
        """How many seconds that takes."""
        Animation.cancel_all(self, "angle")
        if not lasts or abs(angle - self.angle) < 1e-6:
            self.angle = angle
            return 0.0
        Animation(angle=angle, d=lasts, t="in_out_cubic").start(self)
        return lasts

    def crouch(self) -> None:
        """All the way down, to look straight along the nearest rows."""
        self.quarter(0)
        self._lower_to(1.0)

    def stand_up(self) -> None:
        """As it was before somebody crouched."""
        self._lower_to(self._rest)

    def rest_at(self, low: float) -> None:
        """Where the eye is when nobody holds it."""
        if low != self._rest:
            self._rest = low
            self.stand_up()

    def step_back(self) -> None:
        """The whole board again."""
        self.zoom, self.pan, self._rest = 1.0, (0.0, 0.0), 0.0
        self.stand_up()

    def _lower_to(self, low: float) -> None:
        Animation.cancel_all(self, "low")
        lasts = _CROUCH * self.pace
        if lasts:
            Animation(low=low, d=lasts, t="in_out_cubic").start(self)
        else:
            self.low = low

    # Fingers

    def on_touch_down(self, touch: Any) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        if super().on_touch_down(touch):
            return True
        if touch.is_mouse_scrolling:
            self._wheel(touch, nearer=touch.button == "scrolldown")
            return True
        touch.grab(self)
        self._fingers.append(touch)
        touch.ud["dragged"] = len(self._fingers) > 1
        touch.ud["low"] = self.low
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        far = abs(touch.x - touch.ox) + abs(touch.y - touch.oy) > dp(_SLACK)
        touch.ud["dragged"] = touch.ud["dragged"] or far
        if len(self._fingers) == 2:
            other = self._fingers[touch is self._fingers[0]]
            before = hypot(touch.px - other.x, touch.py - other.y) or 1
            now = hypot(touch.x - other.x, touch.y - other.y)
            self.pan = (self.pan[0] + touch.dx / 2, self.pan[1] + touch.dy / 2)
            middle = ((touch.x + other.x) / 2, (touch.y + other.y) / 2)
            self._zoom(self.zoom * now / before, *middle)
        elif touch.ud["dragged"] and len(self._fingers) == 1:
            Animation.cancel_all(self, "angle", "low")
            self.angle -= touch.dx / max(self.width, 1) * pi
            down = touch.oy - touch.y
            slack = min(max(down, -dp(_SLACK)), dp(_SLACK))
            self.low = dragged(touch.ud["low"], down - slack, self.height)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self._fingers.remove(touch)
        if not self._fingers and touch.ud["dragged"]:
            if self.low < touch.ud["low"]:  # pulled up, whoever had crouched by the wheel
                self._rest = 0.0
            self.stand_up()
        meant = self.collide_point(*touch.pos) and in_front(self)
        if meant and not touch.ud["dragged"]:
            self.tapped(*touch.pos)
        return True

    def tapped(self, x: float, y: float) -> None: ...

    def _wheel(self, touch: Any, *, nearer: bool) -> None:
        Animation.cancel_all(self, "low")
        zoom, low = wheeled(Gaze(self.zoom, self.low), nearer=nearer)
        self.low = self._rest = low
        self._zoom(zoom, *touch.pos)

    def _zoom(self, zoom: float, x: float, y: float) -> None:
        """Nearer or farther; what is at this spot stays there, as far as it can."""
        zoom = min(max(zoom, 1.0), MAX_ZOOM)
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


load_kv("widgets/looking")
