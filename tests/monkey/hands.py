"""The monkey's hands: they do a step, through the same doors as a real device. Fingers
go through Kivy's input with all that it does to them, keys as SDL's window sends them."""

import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.metrics import Metrics

from skyliners.app.screens import HOME, SHELF
from skyliners.app.widgets.question import Question
from tests.app.stage import Finger, Stage
from tests.monkey import fate, steps
from tests.monkey.sights import spot
from tests.monkey.steps import Step

# As SDL's window tells them: the key, and what it writes.
_CODES = {
    "enter": 13, "escape": 27, "backspace": 8, "tab": 9, "space": 32, "delete": 127,
    "numpadenter": 271, "up": 273, "down": 274, "right": 275, "left": 276, "home": 278,
    "end": 279, "pageup": 280, "pagedown": 281, "f1": 282, "f5": 286, "f11": 292,
    "shift": 304, "ctrl": 306, "menu": 319,
}  # fmt: skip
NAMED_KEYS = tuple(_CODES)
_LETTERLESS = 256  # from here on keys write nothing
_SCREENS_DEEP = 45  # more steps back are never needed, however much was read
FIRST = {HOME, SHELF}  # where nobody is in the middle of anything
_REPEATS_AFTER = 0.5  # seconds, then once a frame


class Lost(Exception):
    """There is no way home."""


class Hands:
    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.fingers: dict[int, Finger] = {}
        self.count = 0
        self.touching: set[object] = set()  # fingers and keys that are down
        self.on_repeat: Callable[[str], None] = lambda _: None  # told before and after
        self.interrupted: Callable[[str], None] = lambda _: None  # told what happened
        self.escaped: Callable[[str], None] = lambda _: None  # told where that began
        self.going_on: Callable[[], bool] = lambda: True  # one more action, by fingers
        self.pressed: list[Callable[[], None]] = []  # told of every new press
        self._doing: dict[type, Callable[[Any], bool | None]] = {
            steps.Tap: self._tap,
            steps.Hold: self._hold,
            steps.Press: self._press,
            steps.Move: self._move,
            steps.Lift: self._lift,
            steps.Drag: self._drag,
            steps.Both: self._both,
            steps.Wheel: self._wheel,
            steps.Stroke: self._stroke,
            steps.Type: self._type,
            steps.Wait: lambda step: stage.seconds(step.seconds),
            steps.Resize: self._resize,
            steps.Pause: self._pause,
            steps.Focus: self._focus,
            steps.Density: self._density,
            steps.Memory: lambda _: Window.dispatch("on_memorywarning"),
            steps.Set: self._set,
            steps.Drop: self._drop,
            steps.Home: lambda _: self.go_home(),
            steps.GoOn: lambda _: self.going_on(),
        }

    def do(self, step: Step) -> bool:
        """Was there what it is about?"""
        done = self._doing[type(step)](step)
        self.stage.frames(2)
        return done is not False

    # Fingers

    def down(self, x: float, y: float, button: str = "") -> Finger:
        finger = self._finger(x, y, button)
        self._send("begin", finger)
        return finger

    def _finger(self, x: float, y: float, button: str = "") -> Finger:
        self.count += 1
        finger = Finger(self.count, x, y)
        if button:
            finger.profile = ("pos", "button")
            finger.button = button
        self.touching.add(self.count)
        for told in self.pressed:
            told()
        return finger

    def up(self, finger: Finger) -> None:
        self._send("end", finger)

    def _send(self, kind: str, *fingers: Finger) -> None:
        for finger in fingers:
            if kind == "end":
                self.touching.discard(finger.id)
                finger.update_time_end()
            EventLoop._dispatch_input(kind, finger)
        self.stage.frames(1)

    def _both(self, step: steps.Both) -> bool:
        places = [spot(self.stage, where) for where in step]
        fingers = [self._finger(*place) for place in places if place is not None]
        self._send("begin", *fingers)
        self._send("end", *fingers)
        return len(fingers) == len(places)

    def _tap(self, step: steps.Tap) -> bool:
        for _ in range(step.times):
            place = spot(self.stage, step.where)
            if place is None:
                return False
            self.up(self.down(*place))
        if step.times == 1:
            self.stage.seconds(0.3)  # the next tap is no second one
        return True

    def _hold(self, step: steps.Hold) -> bool:
        place = spot(self.stage, step.where)
        if place is None:
            return False
        finger = self.down(*place)
        self.stage.seconds(step.seconds)
        self.up(finger)
        return True

    def _press(self, step: steps.Press) -> bool:
        place = spot(self.stage, step.where)
        if place is None or step.finger in self.fingers:
            return False
        self.fingers[step.finger] = self.down(*place)
        return True

    def _move(self, step: steps.Move) -> bool:
        place, finger = spot(self.stage, step.where), self.fingers.get(step.finger)
        if place is None or finger is None:
            return False
        self._move_to(finger, *place)
        return True

    def _move_to(self, finger: Finger, x: float, y: float) -> None:
        finger.move((x, y))
        self._send("update", finger)

    def _lift(self, step: steps.Lift) -> bool:
        finger = self.fingers.pop(step.finger, None)
        if finger is not None:
            self.up(finger)
        return finger is not None

    def _drag(self, step: steps.Drag) -> bool:
        here, there = spot(self.stage, step.where), spot(self.stage, step.to)
        if here is None or there is None:
            return False
        finger = self.down(*here)
        for part in (0.25, 0.5, 0.75, 1.0):
            x, y = (a + (b - a) * part for a, b in zip(here, there, strict=True))
            self._move_to(finger, x, y)
        self.up(finger)
        return True

    def _wheel(self, step: steps.Wheel) -> bool:
        place = spot(self.stage, step.where)
        if place is None:
            return False
        for _ in range(abs(step.notches)):
            button = "scrolldown" if step.notches > 0 else "scrollup"
            self.up(self.down(*place, button=button))
        return True

    # Keys

    def _stroke(self, step: steps.Stroke) -> None:
        code = _CODES.get(step.key) or ord(step.key)
        letter = chr(code) if code < _LETTERLESS else None
        held = step.held.split("+") if step.held else []
        screen, asked = self.stage.app.screens.current, self._question()
        for told in self.pressed:
            told()
        self.touching.add(step.key)
        self._key_down(code, letter, held)
        if step.key == "escape" and asked is None:
            self.escaped(screen)
        if step.repeats:
            self.stage.seconds(_REPEATS_AFTER)
        for _ in range(step.repeats):
            self.stage.frames(1)
            self.on_repeat("before")
            self._key_down(code, letter, held)
            self.on_repeat("after")
        self.stage.frames(1)
        self.touching.discard(step.key)
        Window.dispatch("on_key_up", code, 0)

    @staticmethod
    def _key_down(code: int, letter: str | None, held: list[str]) -> None:
        if not Window.dispatch("on_key_down", code, 0, letter, held):
            Window.dispatch("on_keyboard", code, 0, letter, held)
        if letter is not None and letter.isprintable() and "ctrl" not in held:
            Window.dispatch("on_textinput", letter)

    def _type(self, step: steps.Type) -> None:
        for letter in step.text:
            self._stroke(steps.Stroke(letter))

    # The device

    def _resize(self, step: steps.Resize) -> None:
        turned = (Window.height > Window.width) != (step.height > step.width)
        Window.size = (step.width, step.height)
        if turned:
            self.interrupted("the device was turned")

    def _pause(self, step: steps.Pause) -> None:
        self.stage.app.dispatch("on_pause")
        self.interrupted("the app was paused")
        self.fingers.clear()  # whatever lifts now is not told to anybody
        self.touching.clear()
        fate.pass_time(step.seconds)
        self.stage.app.dispatch("on_resume")

    def _focus(self, step: steps.Focus) -> None:
        Window._focus = True
        Window._focus = False  # as SDL tells it
        self.interrupted("another window came")
        self.stage.seconds(step.seconds)
        Window._focus = True

    def _density(self, step: steps.Density) -> None:
        Metrics.density = step.pixels

    def _set(self, step: steps.Set) -> None:
        app = self.stage.app
        value = float(step.value) if step.setting == "text_size" else step.value
        app.change(**{step.setting: value})
        app.redress()

    def _drop(self, step: steps.Drop) -> None:
        path = Path(self.stage.folder).parent / f"dropped-{step.content}"
        Window.dispatch("on_drop_file", os.fsencode(path), 1, 1)

    # Longer ways

    def go_home(self) -> bool:
        """Back until the first screen is there; whoever is asked whether to leave does."""
        app = self.stage.app
        for _ in range(_SCREENS_DEEP):
            question = self._question()
            if question is not None:
                place = question.ids.yes.to_window(*question.ids.yes.center)
                self.up(self.down(*place))
            elif self.in_front() is app.screens.current_screen and self._at_home:
                return True
            else:
                self._stroke(steps.Stroke("escape"))
            self.stage.frames(2)
        raise Lost(app.screens.current)

    @property
    def _at_home(self) -> bool:
        return self.stage.app.screens.current in FIRST

    def in_front(self) -> Any:
        return next(iter(self.stage.front()))

    def _question(self) -> Any:
        front = self.in_front()
        return front if isinstance(front, Question) else None


def die() -> None:
    """Without a word, as a device that has lost its power."""
    os.kill(os.getpid(), signal.SIGKILL)
