"""Where the keyboard is: on one thing in front, with a ring round it. Tab goes on to the
next, arrows to what lies that way, Enter presses it. The ring is one for all and lies over
everything; a finger takes it away, and so does whatever comes in front."""

from collections.abc import Iterator
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import ColorProperty, NumericProperty
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from skyliners.app.front import Pressable, front, in_front
from skyliners.app.look import load_kv

load_kv("focus")

_WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
_ASIDE = 2.5  # how much farther something seems that does not lie straight ahead
_ROUND = 3  # dp between a thing and its ring

Box = tuple[float, float, float, float]  # left, low, right, top, in the window


class Ring(Widget):
    """Round what the keyboard is on."""

    dark = ColorProperty((0, 0, 0, 1))
    light = ColorProperty((1, 1, 1, 1))
    radius = NumericProperty(0)


class Focus:
    def __init__(self) -> None:
        self._ring: Ring | None = None
        self._on: Any = None
        self._following = Clock.create_trigger(self._follow, 0, interval=True)
        Window.bind(on_touch_down=self._touched)

    def end(self) -> None:
        self.leave()
        Window.unbind(on_touch_down=self._touched)

    @property
    def on(self) -> Any:
        """What it is on, if that can still be seen; else None."""
        if self._on is not None and not _reachable(self._on):
            self.leave()
        return self._on

    def leave(self) -> None:
        """It is on nothing any more."""
        self._following.cancel()
        if self._ring is not None:
            Window.remove_widget(self._ring)
        self._ring = self._on = None

    def step(self, *, back: bool) -> None:
        """To the next thing in reading order, or the one before; round and round."""
        things = [*focusable(_layer())]
        if not things:
            self.leave()
            return
        on = self.on
        if on in things:
            place = things.index(on) + (-1 if back else 1)
        else:
            place = -1 if back else 0
        self._go(things[place % len(things)])

    def move(self, arrow: str) -> bool:
        """To what lies nearest that way; the first arrow goes where Tab would."""
        on = self.on
        if on is None:
            self.step(back=False)
            return self.on is not None
        found = nearest(box(on), [(box(each), each) for each in focusable(_layer())], arrow)
        if found is not None:
            self._go(found)
        return True

    def press(self, key: str) -> None:
        """Enter, on what it is on: like a finger; what is held is held by the key."""
        on = self.on
        if isinstance(on, TextInput):
            on.focus = True
        elif on.disabled:
            on.excuse()
        elif hasattr(on, "push"):
            on.push(key)
        else:
            on.dispatch("on_press")
            on.dispatch("on_release")

    def _go(self, thing: Any) -> None:
        for each in _layer().walk(restrict=True):
            if isinstance(each, TextInput) and each.focus:
                each.focus = False
        self._on = thing
        if self._ring is None:
            self._ring = Ring()
            Window.add_widget(self._ring)
        _bring_in_sight(thing)
        self._follow()
        self._following()

    def _follow(self, *_: object) -> None:
        """Things move, and go."""
        if self.on is None or self._ring is None:
            return
        left, low, right, top = box(self._on)
        gap = dp(_ROUND)
        self._ring.pos = (left - gap, low - gap)
        self._ring.size = (right - left + 2 * gap, top - low + 2 * gap)

    def _touched(self, *_: object) -> None:
        self.leave()


def _layer() -> Widget:
    """What is in front; of a screen whatever covers the rest of it."""
    top = front()
    return next((each for each in top.children if getattr(each, "covers", False)), top)


def focusable(layer: Widget) -> Iterator[Any]:
    """Everything on a layer that can be pressed or written in, in reading order; what is
    grey, too, if it has a reason to tell."""
    for each in layer.walk(restrict=True):
        if isinstance(each, Pressable | TextInput) and _reachable(each):
            yield each


def _reachable(thing: Any) -> bool:
    if thing.disabled and not getattr(thing, "why", ""):
        return False
    each = thing
    while each is not None and each is not Window:
        if not each.opacity or min(each.size) < 2:
            return False
        each = each.parent if each.parent is not each else None
    return in_front(thing)


def box(thing: Widget) -> Box:
    """Where it is in the window, whichever way it is turned."""
    corners = [
        thing.to_window(x, y) for x in (thing.x, thing.right) for y in (thing.y, thing.top)
    ]
    across, up = zip(*corners, strict=True)
    return min(across), min(up), max(across), max(up)


def nearest(here: Box, others: list[tuple[Box, Any]], arrow: str) -> Any:
    """Of several things the nearest that way; None: there is none."""
    right, up = _WAYS[arrow]
    x, y = (here[0] + here[2]) / 2, (here[1] + here[3]) / 2
    found = []
    for place, (there, thing) in enumerate(others):
        dx, dy = (there[0] + there[2]) / 2 - x, (there[1] + there[3]) / 2 - y
        ahead = dx * right + dy * up
        aside = abs(dx * up) + abs(dy * right)
        if ahead > 1:
            found.append((ahead + _ASIDE * aside, place, thing))
    return min(found)[-1] if found else None


def _bring_in_sight(thing: Widget) -> None:
    above = thing.parent
    while above is not None and above is not Window:
        if isinstance(above, ScrollView):
            above.scroll_to(thing, padding=dp(16), animate=False)
        above = above.parent if above.parent is not above else None
