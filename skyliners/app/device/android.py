"""Android around the window: its bars and cut-outs, its density and letters, where back
leads from the first screen. On a desktop all of it is absent and nothing happens.

As in device.py, nothing in here ever raises.
"""

from typing import Any, NamedTuple

from skyliners.app.device.device import activity, java, on_ui_thread, quietly

_EDGE_TO_EDGE_INSETS = 30  # the API level from which insets are told by kind
_LIGHT_BARS = 0x8 | 0x10  # WindowInsetsController: dark signs on status and navigation bar
_SMALLEST_LETTERS = 0.85
LARGEST_LETTERS = 2.0  # layouts hold up to here


class Insets(NamedTuple):
    """Pixels at each edge that belong to the system or have no screen behind them."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0


def insets(width: float, height: float) -> Insets:
    """What to keep clear in a window of this size. Until Android 14 the system keeps
    apps out of its bars by itself: then the window is smaller than what holds it."""
    with quietly("insets"):
        around = activity().getWindow().getDecorView()
        told = around.getRootWindowInsets()
        if told is not None:
            left, top, right, bottom = _edges(told)
            if width < around.getWidth():
                left = right = 0
            if height < around.getHeight():
                top = bottom = 0
            return Insets(left, top, right, bottom)
    return Insets()


def _edges(told: Any) -> tuple[int, int, int, int]:
    if java("android.os.Build$VERSION").SDK_INT >= _EDGE_TO_EDGE_INSETS:
        kinds = java("android.view.WindowInsets$Type")
        edges = told.getInsets(kinds.systemBars() | kinds.displayCutout())
        return edges.left, edges.top, edges.right, edges.bottom
    return (
        told.getSystemWindowInsetLeft(),
        told.getSystemWindowInsetTop(),
        told.getSystemWindowInsetRight(),
        told.getSystemWindowInsetBottom(),
    )


def letter_size() -> float:
    """How large people have set letters on their device; 1 is as delivered."""
    with quietly("size of letters"):
        scale = float(activity().getResources().getConfiguration().fontScale)
        return min(max(scale, _SMALLEST_LETTERS), LARGEST_LETTERS)
    return 1.0


def density() -> float:
    """Pixels to a dp, on the screen where the app is just now; 0 if nobody knows."""
    with quietly("density"):
        return float(activity().getResources().getDisplayMetrics().density)
    return 0.0


def colour_bars(dark: bool) -> None:
    """Clock and battery stay readable on the app's background."""

    def colour() -> None:
        control = activity().getWindow().getInsetsController()
        control.setSystemBarsAppearance(0 if dark else _LIGHT_BARS, _LIGHT_BARS)

    with quietly("system bars"):
        on_ui_thread(colour, "system bars")


def step_aside() -> bool:
    """Back on the first screen: the app gives way and stays as it is."""
    with quietly("way back"):
        return bool(activity().moveTaskToBack(True))
    return False
