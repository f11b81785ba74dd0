"""A stage for the app: it runs frame by frame on a clock of its own, and is touched by
fingers that go through Kivy's own input, as on a device."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from kivy.base import EventLoop, runTouchApp, stopTouchApp
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.lang.parser import global_idmap
from kivy.uix.widget import Widget
from materialyoucolor.hct.hct_solver import HctSolver

from skyliners.app.application import SkylinersApp
from skyliners.app.screens import HOME, SHELF
from skyliners.app.widgets.seats import SeatSheet
from skyliners.games import GAMES
from skyliners.match.play import AnyMatch
from tests.aiming import spot_of

FRAME = 1 / 30
_KEYS = {
    "backspace": 8, "tab": 9, "enter": 13, "escape": 27, "space": 32, "up": 273,
    "down": 274, "right": 275, "left": 276, "home": 278, "end": 279, "f1": 282,
}  # fmt: skip
# KivyMD mixes its palette for every app anew; here many apps start, all with the same.
HctSolver.solve_to_int = staticmethod(cache(HctSolver.solve_to_int))


class _Time:
    now = 1000.0


Clock.time = lambda: _Time.now
Clock._max_fps = 0
Clock._last_tick = Clock._start_tick = _Time.now


class Finger(MotionEvent):
    def __init__(self, number: int, x: float, y: float) -> None:
        super().__init__("finger", number, (x, y), is_touch=True, type_id="touch")
        self.profile: tuple[str, ...] = ("pos",)

    def depack(self, args: tuple[float, float]) -> None:
        self.sx, self.sy = args[0] / Window.width, args[1] / Window.height
        super().depack(args)


class Stage:
    """The app on stage. `with Stage(folder) as stage:` starts and ends it. Where several
    boxes stand on the shelf, one is opened; None: people see the shelf."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (360, 800),
        box: str | None = GAMES[0].id,
        **settings: Any,
    ) -> None:
        self.box = box
        self.folder = folder
        self.size = size
        self.settings = settings
        self._fingers = 0
        self.every_frame: list[Callable[[], object]] = []
        self.drawn = False
        self.frame = FRAME  # longer where a whole game is played

    def __enter__(self) -> Self:
        Window.size = self.size
        Window.bind(on_flip=self._flipped)
        EventLoop.touches.clear()  # fingers that were left on another stage
        # What an app that ends still lays out may ask kv for it: kv would stay with it.
        object.__setattr__(global_idmap["app"], "_obj", None)
        self.app = SkylinersApp(folder=self.folder)
        if self.settings:
            self.app.settings = self.app.settings._replace(**self.settings)
        self.app._run_prepare()
        runTouchApp(embedded=True)
        self.app.dispatch("on_start")
        self.frames(3)
        if self.box is not None and self.app.screens.current == SHELF:
            self.app.open_box(self.box)
            self.app.go(HOME)
            self.frames(2)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        Window.unbind(on_flip=self._flipped)
        Builder.sync()  # what waits for the next frame needs the app
        self.app.stop()
        stopTouchApp()
        for child in Window.children[:]:
            Window.remove_widget(child)
        Builder.sync()

    def _flipped(self, *_: object) -> None:
        self.drawn = True

    @property
    def match(self) -> AnyMatch:
        assert self.app.sitting is not None
        return self.app.sitting.match

    # Time

    def frames(self, number: int = 1) -> None:
        for _ in range(number):
            _Time.now += self.frame
            self.drawn = False
            EventLoop.idle()
            if self.drawn:  # else nothing has changed
                for watch in self.every_frame:
                    watch()

    def seconds(self, time: float) -> None:
        self.frames(round(time / self.frame))

    def until(self, true: Callable[[], object], seconds: float = 20) -> None:
        """Whoever thinks takes as long as it takes on this machine."""
        for _ in range(round(seconds / FRAME)):
            if true():
                return
            self.frames(1)
        raise AssertionError("it never came")

    # Fingers

    def down(self, x: float, y: float) -> Finger:
        self._fingers += 1
        finger = Finger(self._fingers, x, y)
        EventLoop.post_dispatch_input("begin", finger)
        self.frames(1)
        return finger

    def move(self, finger: Finger, x: float, y: float) -> None:
        finger.move((x, y))
        EventLoop.post_dispatch_input("update", finger)
        self.frames(1)

    def up(self, finger: Finger) -> None:
        EventLoop.post_dispatch_input("end", finger)
        self.frames(2)

    def wheel(self, x: float, y: float, *, nearer: bool) -> None:
        """A notch of a mouse wheel: to Kivy, a touch with a button of its own."""
        self._fingers += 1
        notch = Finger(self._fingers, x, y)
        notch.profile = ("pos", "button")
        notch.button = "scrolldown" if nearer else "scrollup"
        EventLoop.post_dispatch_input("begin", notch)
        self.up(notch)

    def tap(self, target: Widget | tuple[float, float]) -> None:
        """Put a finger on the middle of a widget, or on a spot, and take it away."""
        self.frames(1)  # what was just put there has its place only then
        self.up(self.down(*self.spot(target)))
        self.seconds(0.3)  # later taps are no double taps

    def hold(self, target: Widget, time: float = 0.8) -> None:
        finger = self.down(*self.spot(target))
        self.seconds(time)
        self.up(finger)

    # The keyboard, as SDL passes it on

    def write(self, text: str) -> None:
        for letter in text:
            Window.dispatch("on_textinput", letter)
            self.frames(1)

    def key_down(self, key: str, *held: str) -> None:
        """A key goes down, or is told again while it stays down."""
        code = _KEYS.get(key, ord(key[0]))
        letter = key if len(key) == 1 else None
        if not Window.dispatch("on_key_down", code, code, letter, list(held)):
            Window.dispatch("on_keyboard", code, code, letter, list(held))
        self.frames(2)

    def key_up(self, key: str) -> None:
        code = _KEYS.get(key, ord(key[0]))
        Window.dispatch("on_key_up", code, code)
        self.frames(2)

    def key(self, key: str, *held: str) -> None:
        self.key_down(key, *held)
        self.key_up(key)

    def hold_key(self, key: str, time: float = 0.8) -> None:
        """Down, and told again and again, as keyboards do."""
        self.key_down(key)
        for _ in range(round(time / self.frame / 2)):
            self.key_down(key)
        self.key_up(key)

    def interrupt(self, kind: str) -> None:
        """What may put the device into other hands: a pause, another window, a turn."""
        if kind == "rotation":
            Window.dispatch("on_resize", 800, 360)
        elif kind == "focus":
            self.app._focus_changed(Window, focused=False)
        else:
            self.app.dispatch(f"on_{kind}")

    @staticmethod
    def spot(target: Widget | tuple[float, float]) -> tuple[float, float]:
        if isinstance(target, tuple):
            return target
        x, y = target.to_window(*target.center)
        return float(x), float(y)

    @property
    def touches(self) -> int:
        """How often a finger came down so far."""
        return self._fingers

    # What is there

    def widgets(self) -> Iterator[Widget]:
        """Everything in the tree, the curtain and what it covers included."""
        for root in Window.children:
            yield from root.walk()

    def shown(self, text: str) -> Widget:
        """The one widget on the front that says this."""
        found = [widget for widget in self.front() if getattr(widget, "text", None) == text]
        assert found, f"nothing says {text!r}; there is {sorted(self.texts())}"
        return found[0]

    def front(self) -> Iterator[Widget]:
        """What can be touched: the topmost layer, and of the screens the current one."""
        layer = self.app.root.children[0]
        if layer is self.app.screens:
            layer = self.app.screens.current_screen
            sheets = (one for one in layer.children if isinstance(one, SeatSheet))
            layer = next(sheets, layer)
        yield from layer.walk(restrict=True)

    def texts(self) -> set[str]:
        return {text for widget in self.front() if (text := getattr(widget, "text", ""))}

    def tap_site(self, site: int) -> None:
        """Touch a site of the city where it is on screen now."""
        spot = self._spot_of(site)
        assert spot is not None, f"site {site} is hidden from here"
        self.tap(spot)

    def can_touch(self, site: int) -> bool:
        return self._spot_of(site) is not None

    def _spot_of(self, site: int) -> tuple[float, float] | None:
        return spot_of(self.app.screens.current_screen.ids.city, site)
