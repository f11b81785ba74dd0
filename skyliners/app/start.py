"""Starts the app. What has to be known before the window opens is settled here."""

import contextlib
import gc
import os
import sys
from pathlib import Path

os.environ.setdefault("KIVY_NO_ARGS", "1")
# What desktops call the window's program; without it "python3" or "main.py".
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "skyliners")
os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "skyliners")

from kivy.clock import Clock
from kivy.utils import platform  # the environment has to be set first

from skyliners.app import window

CHECK = "--check"  # show the first screen for a second: does what was packaged start?


def start() -> int:
    folder = None  # phones have one place for it, which the app knows
    if window.on_desktop():
        folder = data_folder()
        window.recall(folder)
    from skyliners.app.application import SkylinersApp  # noqa: PLC0415  # opens the window

    app = SkylinersApp(folder=folder)
    # What the app is made of stays as long as it runs. Looking through all of it for
    # garbage again and again would cost a frame of a tenth of a second each time.
    app.bind(on_start=lambda _: gc.freeze())
    if CHECK in sys.argv:
        app.bind(on_start=lambda _: Clock.schedule_once(lambda _: app.stop(), 1))
    app.run()
    return 0


def data_folder() -> Path:
    """Where a desktop keeps what lasts. A home where nothing can be written is no reason
    not to play: the shelf says that it cannot save."""
    if platform == "win":
        home = Path(os.environ.get("APPDATA") or Path.home())
    elif platform == "macosx":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    folder = home / "skyliners"
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder
