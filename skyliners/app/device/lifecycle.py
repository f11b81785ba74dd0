"""What happens to the app from outside: back, other windows beside it, little memory, a
device that turns dark. Pause, resume, focus and rotation are the app's own; whatever is
private is gone before this is asked (`SkylinersApp.cover_up`)."""

import gc
from collections.abc import Callable
from typing import Any, NamedTuple

from kivy.cache import Cache
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics, dispatch_pixel_scale
from kivy.uix.floatlayout import FloatLayout

from skyliners.app.device import android, window
from skyliners.app.device.device import night
from skyliners.app.front import let_fingers_go
from skyliners.app.keys import Keyboard
from skyliners.present.keys import keys_model
from skyliners.present.leaving import QuestionModel, leave_the_table

_BACK = 27  # the back gesture on Android, Escape on a keyboard
_CACHES = ("kv.image", "kv.texture", "kv.loader", "kv.atlas", "textinput.label")
_TIDY = 60.0  # seconds; see `_tidy`
_LOOK_AGAIN = 0.5  # seconds until Android surely knows its own bars


class Lifecycle:
    def __init__(self, app: Any, root: FloatLayout) -> None:
        self._app = app
        self._root = root
        self._question: Any = None  # or the menu: something to be answered
        self._system = _system()
        self._notice = Clock.create_trigger(lambda _: self._look_at_device())
        Metrics.bind(density=self._notice)  # the window is on another screen now
        self._bindings = {
            "on_keyboard": self._key,
            "on_resize": self._resized,
            "on_memorywarning": self._little_memory,
        }
        Window.bind(**self._bindings)
        # A keyboard on the screen pushes up whatever is being written.
        Window.softinput_mode = "below_target"
        self._keyboard = Keyboard(self.list_keys)
        self._tidying = Clock.schedule_interval(self._tidy, _TIDY)
        self._later = Clock.create_trigger(lambda _: self._look_again(), _LOOK_AGAIN)
        self.fit()

    def end(self) -> None:
        """The app stops; the next start finds the window where it was."""
        self._later.cancel()
        self._tidying.cancel()
        self._notice.cancel()
        Metrics.unbind(density=self._notice)
        Window.unbind(**self._bindings)
        self._keyboard.end()
        if window.on_desktop():
            window.remember(self._app.folder, Window)

    @property
    def focus(self) -> Any:
        """What the keyboard is on; None: on nothing."""
        return self._keyboard.focus.on

    def paused(self) -> None:
        """Another app is in front. Every action was saved when it happened."""
        self.withdraw()
        self._keyboard.forget()
        let_fingers_go()

    def resumed(self) -> None:
        """In front again, perhaps on a device that was set differently meanwhile."""
        self.fit()
        self._look_at_device()
        self._root.canvas.ask_update()  # some devices come back with a black screen

    def _look_at_device(self) -> None:
        """Is it as it was? Android changes all of this under a running app."""
        system = _system()
        if system != self._system:
            self._system = system
            self.withdraw()
            self._app.redress()

    # The window

    def _resized(self, *_: object) -> None:
        self.fit()

    def fit(self) -> None:
        """Keep clear of system bars and cut-outs. After a turn Android may tell the new
        size before the new bars, or before its screen is another: it is asked twice."""
        self._fit()
        if not window.on_desktop():
            self._later()

    def _look_again(self) -> None:
        self._fit()
        self._look_at_device()

    def _fit(self) -> None:
        none = android.Insets()
        free = none if window.on_desktop() else android.insets(*Window.size)
        self._root.size_hint = (None, None) if any(free) else (1, 1)
        self._root.pos = (free.left, free.bottom)
        self._root.size = (
            Window.width - free.left - free.right,
            Window.height - free.top - free.bottom,
        )

    def _little_memory(self, *_: object) -> None:
        """What can be made again is let go."""
        self._app.screens.let_go()
        for name in _CACHES:
            Cache.remove(name)
        gc.collect()
        self._tidy()

    @staticmethod
    def _tidy(*_: object) -> None:
        """Kivy holds on to the measures of widgets that are gone, 350 objects for every
        curtain that fell, until it is told that measures might have changed."""
        dispatch_pixel_scale()

    # Keys

    def _key(self, _: object, key: int, *__: object, **___: object) -> bool:
        if key == _BACK:
            self.back()
            return True  # never to Kivy, which would end the app
        return window.on_desktop() and window.full_screen_key(Window, key)

    def back(self) -> None:
        """One step back from wherever the app is; a game is not left unasked."""
        app = self._app
        screen = app.screens.current_screen
        if self._question is not None:
            self.withdraw()
        elif not app.curtains.back():
            if screen.asks:
                self.ask_to_leave()
            else:
                screen.back()

    def ask_to_leave(self) -> None:
        self.ask(leave_the_table(), self._app.leave_table)

    def open_menu(self) -> None:
        """What can be looked up in a game, over whatever is there."""
        from skyliners.app.menu import menu  # noqa: PLC0415  # when needed

        self._lay(menu(self._app, self.withdraw))

    def list_keys(self) -> None:
        """What the keyboard does, here and everywhere."""
        from skyliners.app.widgets.keylist import KeyList  # noqa: PLC0415  # when needed

        listed = KeyList(keys_model(self._app.screens.current_screen.keys_told))
        listed.bind(on_close=lambda *_: self.withdraw())
        self._lay(listed)

    def ask(self, question: QuestionModel, yes: Callable[[], object]) -> None:
        """Before something is left that would not be left by accident."""
        from skyliners.app.widgets.question import Question  # noqa: PLC0415  # when needed

        def confirmed(*_: object) -> None:
            self.withdraw()
            yes()

        asked = Question(model=question)
        asked.bind(on_yes=confirmed, on_no=lambda *_: self.withdraw())
        self._lay(asked)

    def _lay(self, layer: Any) -> None:
        self.withdraw()
        self._question = layer
        self._root.add_widget(layer)

    def withdraw(self) -> None:
        """The question is answered, or nobody is there to answer it; likewise a menu."""
        if self._question is not None:
            self._root.remove_widget(self._question)
            self._question = None


class _System(NamedTuple):
    """How a device is set; of desktops, which are asked only at the start, what changes
    by itself."""

    dark: bool
    letters: float
    density: float


def _system() -> _System:
    if window.on_desktop():
        return _System(dark=False, letters=1.0, density=Metrics.density)
    return _System(night(), android.letter_size(), android.density())
