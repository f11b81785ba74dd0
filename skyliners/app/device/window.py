"""The window on a desktop: as large and where it was left, and full screen on a key.
Phones and tablets have one size and no place."""

from pathlib import Path
from typing import Any, NamedTuple

from kivy.config import Config
from kivy.utils import platform

from skyliners.match.kept import keep, kept

_NAME = "window"
_SMALLEST, _LARGEST = 320, 16_000  # pixels; anything else is no window
_F11 = 292


class Bounds(NamedTuple):
    width: int = 1280
    height: int = 800
    left: int | None = None  # None: wherever the system puts it
    top: int | None = None


def on_desktop() -> bool:
    return platform in {"linux", "win", "macosx"}


def read(folder: Path) -> Bounds:
    """Where the window was; what does not make sense is forgotten."""
    found = kept(folder, _NAME)
    try:
        place = Bounds(*(found[name] for name in Bounds._fields))
    except (KeyError, TypeError):
        return Bounds()
    sizes, spot = (place.width, place.height), (place.left, place.top)
    fits = all(type(size) is int and _SMALLEST <= size <= _LARGEST for size in sizes)
    placed = all(type(part) is int and abs(part) <= _LARGEST for part in spot)
    if not fits:
        return Bounds()
    return place if placed else Bounds(*sizes)


def recall(folder: Path) -> None:
    """Before the window opens: it opens where it was."""
    place = read(folder)
    Config.set("graphics", "width", place.width)
    Config.set("graphics", "height", place.height)
    Config.set("graphics", "minimum_width", _SMALLEST)
    Config.set("graphics", "minimum_height", _SMALLEST)
    if place.left is not None and place.top is not None:
        Config.set("graphics", "position", "custom")
        Config.set("graphics", "left", place.left)
        Config.set("graphics", "top", place.top)


def remember(folder: Path, window: Any) -> None:
    """Keep where the window is, unless it fills the screen."""
    if window.fullscreen:
        return
    width, height = window.system_size
    place = Bounds(int(width), int(height), int(window.left), int(window.top))
    keep(folder, _NAME, place._asdict())


def full_screen_key(window: Any, key: int) -> bool:
    """F11: the whole screen, and back."""
    if key == _F11:
        window.fullscreen = False if window.fullscreen else "auto"
        return True
    return False
