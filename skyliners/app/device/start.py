"""Starts the app. What has to be known before the window opens is settled here."""

import atexit
import contextlib
import gc
import logging
import os
import shutil
import sys
import tempfile
from pathlib import Path

VERBOSE = "--verbose"  # Kivy's log on the console, for whoever looks for something
CHECK = "--check"  # show the first screen for a second: does what was packaged start?

os.environ.setdefault("KIVY_NO_ARGS", "1")
os.environ.setdefault("KIVY_NO_FILELOG", "1")
# Left to itself, Kivy writes pages to the console and catches what goes to standard error.
# Asked for or not, what goes wrong is seen there; the log goes nowhere unless asked for.
if VERBOSE in sys.argv or os.environ.get("SKYLINERS_LOG"):
    os.environ.setdefault("KIVY_LOG_MODE", "MIXED")
elif "KIVY_LOG_MODE" not in os.environ:
    os.environ["KIVY_LOG_MODE"] = "PYTHON"
    logging.getLogger("kivy").addHandler(logging.NullHandler())
# Where something can be seen. SDL would rather draw into memory than not at all, which is
# for those who ask for it. Phones, Windows and macOS have one kind of screen only.
os.environ.setdefault("KIVY_WINDOW", "sdl2")
if sys.platform == "linux" and "ANDROID_ARGUMENT" not in os.environ:
    os.environ.setdefault("SDL_VIDEODRIVER", "x11,wayland,kmsdrm")
# What desktops call the window's program; without it "python3" or "main.py".
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "skyliners")
os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "skyliners")


def _find_kivy_a_home() -> None:
    """Kivy has a folder for itself at home, and cannot be imported where it cannot make
    one. Nothing in it has to last."""
    home = Path(os.environ.get("KIVY_HOME") or "~/.kivy")
    try:
        home = home.expanduser()
        home.mkdir(exist_ok=True)
        with tempfile.TemporaryFile(dir=home):
            return
    except (OSError, RuntimeError):  # perhaps there is no home at all
        os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="skyliners-")
        atexit.register(shutil.rmtree, os.environ["KIVY_HOME"], ignore_errors=True)


if "ANDROID_ARGUMENT" not in os.environ:  # there it has the app's own
    _find_kivy_a_home()

from kivy.base import ExceptionManager  # noqa: E402  # the environment has to be set first
from kivy.clock import Clock  # noqa: E402  # the environment has to be set first
from kivy.utils import platform  # noqa: E402

from skyliners.app.device import bare, window  # noqa: E402, F401  # before the window opens
from skyliners.match import own, starts  # noqa: E402


def start() -> int:
    gc.disable()  # nothing made on the way to the first screen is garbage
    folder = None  # phones have one place for it, which the app knows
    if window.on_desktop():
        folder = data_folder()
        if starts.failed(folder) < starts.PATIENCE:
            window.recall(folder)
    from kivy.core.window import Window  # noqa: PLC0415  # opens it

    if Window is None:
        sys.exit(f"skyliners: there is no screen here to play on ({VERBOSE} says more)")
    from skyliners.app.application import SkylinersApp  # noqa: PLC0415  # needs a window
    from skyliners.app.mishaps import Mishaps  # noqa: PLC0415  # it does, too

    app = SkylinersApp(folder=folder)
    if CHECK in sys.argv:  # what goes wrong then is to be heard of
        app.bind(on_start=lambda _: Clock.schedule_once(lambda _: app.stop(), 1))
    else:
        app.mishaps = Mishaps(app)
        ExceptionManager.add_handler(app.mishaps)
    # What the app is made of stays as long as it runs. Looking through all of it for
    # garbage again and again would cost a frame of a tenth of a second each time.
    app.bind(on_start=lambda _: _look_for_garbage())
    app.run()
    return 0


def _look_for_garbage() -> None:
    gc.freeze()
    gc.enable()


def data_folder() -> Path:
    """Where a desktop keeps what lasts. A home where nothing can be written, or none at
    all, is no reason not to play: the shelf says that it cannot save."""
    home = Path(os.devnull)
    with contextlib.suppress(RuntimeError):  # nobody knows where home is
        home = Path.home()
    if platform == "win":
        home = Path(os.environ.get("APPDATA") or home)
    elif platform == "macosx":
        home = home / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config")
    folder = home / "skyliners"
    with contextlib.suppress(OSError):
        own.make_folder(folder)
    return folder
