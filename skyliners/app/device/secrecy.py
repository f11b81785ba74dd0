"""While a secret shows: no screenshots, nothing in the list of recent apps. It has failed
on some devices; the curtain is the real protection.

The window stays protected until a frame without the secret has reached the screen. Whoever
leaves the app before that leaves it protected: the picture in the list of recent apps is
made from the last frame."""

from kivy.clock import Clock
from kivy.core.window import Window

from skyliners.app.device.device import activity, on_ui_thread, quietly

_FLAG_SECURE = 0x2000  # android.view.WindowManager.LayoutParams
_ON_ITS_WAY = 0.2  # seconds from drawing a frame until every part of the system has it


def secrecy(secret: bool) -> None:
    """A secret shows from now on, or has just been taken away."""
    _bare.cancel()
    Window.unbind(on_flip=_drawn)
    if secret:
        _protect(True)
    else:
        Window.bind(on_flip=_drawn)
        Window.canvas.ask_update()


def _drawn(*_: object) -> None:
    Window.unbind(on_flip=_drawn)
    _bare()


_bare = Clock.create_trigger(lambda _: _protect(False), _ON_ITS_WAY)


def _protect(secret: bool) -> None:
    with quietly("screenshot protection"):
        window = activity().getWindow()
        on_ui_thread(
            lambda: (window.addFlags if secret else window.clearFlags)(_FLAG_SECURE),
            "screenshot protection",
        )
