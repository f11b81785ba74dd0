"""The device around the app: what it says about itself and small things it can do.
Nothing in here ever raises: where a device lacks something, the app does without.

Its voice is in speech.py, its files and share sheet in files.py.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from kivy.app import App
from kivy.logger import Logger
from kivy.utils import platform

_NIGHT_MASK, _NIGHT_YES = 0x30, 0x20  # android.content.res.Configuration.UI_MODE_NIGHT_*
_BUZZ_SECONDS = 0.04
_HANDHELD = ("android", "ios")


@contextmanager
def quietly(what: str) -> Iterator[None]:
    """Try something a device may lack. Only what and which error are logged, never what
    it was about: logs hold no secrets."""
    try:
        yield
    except Exception as reason:  # noqa: BLE001  # plyer raises what it likes, Java its own
        Logger.debug("Device: no %s here (%s)", what, type(reason).__name__)


def wanted(setting: str) -> bool:
    """Has whoever owns the device left this switched on?"""
    app = App.get_running_app()
    return bool(getattr(getattr(app, "settings", None), setting, False))


def java(name: str) -> Any:
    """A class of the Android device; on a desktop there is none, and this raises."""
    from jnius import autoclass  # noqa: PLC0415  # only there on Android

    return autoclass(name)


def activity() -> Any:
    """The app as Android sees it."""
    return java("org.kivy.android.PythonActivity").mActivity


def night() -> bool:
    """Is the device set to dark?"""
    if platform != "android":
        from skyliners.app.device import desktop  # noqa: PLC0415  # only if somebody wants to know

        return desktop.night()
    with quietly("dark mode"):
        mode = activity().getResources().getConfiguration().uiMode
        return bool(mode & _NIGHT_MASK == _NIGHT_YES)
    return False


def languages() -> tuple[str, ...]:
    """What the people of this device speak, best first: de, fr, …"""
    if platform != "android":
        from skyliners.app.device import desktop  # noqa: PLC0415  # only there

        return desktop.languages()
    with quietly("languages"):
        spoken = activity().getResources().getConfiguration().getLocales()
        return tuple(spoken.get(place).getLanguage() for place in range(spoken.size()))
    return ()


def vibrate() -> None:
    """A short buzz: the device goes to somebody else."""
    if platform not in _HANDHELD or not wanted("vibration"):
        return  # elsewhere plyer complains on the terminal before it raises
    with quietly("vibration"):
        from plyer import vibrator  # noqa: PLC0415  # plyer looks around when imported

        vibrator.vibrate(time=_BUZZ_SECONDS)


def stay_awake(awake: bool) -> None:
    """People think longer than screens stay on; during a turn it should."""
    with quietly("say over the screen"):
        from kivy.core.window import Window  # noqa: PLC0415  # importing it opens one

        Window.allow_screensaver = not awake


def on_ui_thread(task: Callable[[], object], what: str) -> None:
    """Android lets only its own thread touch its windows."""
    # Not run_on_ui_thread: it keeps every function it was ever given.
    from android.runnable import Runnable  # noqa: PLC0415  # only there on Android

    def attempt() -> None:
        with quietly(what):
            task()

    Runnable(attempt)()
