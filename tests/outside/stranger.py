"""Somebody who has never seen the app: looks, points, holds and types, and waits until what
is there stands still."""

import time
from collections.abc import Callable, Iterable
from math import dist

from tests.outside.desk import until
from tests.outside.window import Seen, Thing, Window

_STILL = 4  # frames without a change; a key takes two or three to come up again
_MARGIN = 8  # pixels at the edge of what scrolls
_STEPS = 6  # of a hand that drags
_NEAR, _SOON = 24, 0.3  # pixels and seconds: two taps would be a double tap


class Stranger:
    def __init__(self, window: Window) -> None:
        self.window = window
        self._known: Seen | None = None  # as long as nobody has done anything
        self._tapped = (-1000, -1000), 0.0  # where and when the last time

    # Looking

    def see(self) -> Seen:
        """What is there once it stands still."""
        if self._known is None:
            seen, since = self.window.look(), self.window.frames
            while self.window.frames < since + _STILL:
                now = self.window.look()
                if now != seen:
                    seen, since = now, self.window.frames
            self._known = seen
        return self._known

    def aim(self, sites: Iterable[int]) -> dict[int, tuple[int, int]]:
        """Where these sites are, if they can be touched, once the city stands still."""
        wanted = [*sites]
        spots: dict[int, tuple[int, int]] | None = None

        def still() -> bool:
            nonlocal spots
            before, spots = spots, self.window.aim(wanted)
            return before == spots

        until(still)
        assert spots is not None
        return spots

    def until(self, true: Callable[[Seen], object]) -> Seen:
        """Whatever takes its time: until it is seen."""

        seen = self.window.look()

        def found() -> Seen | None:
            nonlocal seen
            seen = self.window.look()
            return seen if true(seen) else None

        self._known = None
        try:
            return until(found)
        except AssertionError as error:
            raise AssertionError(f"{error}; there is {seen.texts}") from None

    def find(self, name: str = "", icon: str = "", kind: str = "key") -> Thing:
        """The foremost thing of this kind that is called so, scrolled into sight."""
        for _ in range(60):
            seen = self.see()
            found = seen.all(kind, name, icon)
            assert found, f"no {kind} {name or icon!r} among {seen.texts}"
            notch = _out_of_sight(found[0])
            if notch is None:
                return found[0]
            assert found[0].within is not None
            left, top, right, bottom = found[0].within
            self._point((left + right) // 2, (top + bottom) // 2)
            self._do(f"click {notch}")
        raise AssertionError(f"{name or icon!r} cannot be scrolled to")

    # The pointer

    def _do(self, what: str) -> None:
        self._known = None
        self.window.hand.do(what)

    def _point(self, x: int, y: int) -> None:
        self._do(f"mousemove --window {self.window.id} {x} {y}")

    def tap_at(self, x: int, y: int) -> Seen:
        """As fast as people are: who is faster on the same spot means a double tap."""
        spot, when = self._tapped
        if dist(spot, (x, y)) < _NEAR:
            time.sleep(max(0.0, when + _SOON - time.monotonic()))
        self._tapped = (x, y), time.monotonic()
        touches = self.window.touches
        self._point(x, y)
        self._do("click 1")
        self.until(lambda _: self.window.touches > touches)
        return self.see()

    def tap(self, name: str = "", icon: str = "", kind: str = "key") -> Seen:
        return self.tap_at(*self.find(name, icon, kind).spot)

    def hold(self, name: str) -> Seen:
        """Until what is held is gone: it has been heard."""
        touches = self.window.touches
        self._point(*self.find(name).spot)
        self._do("mousedown 1")
        self.until(lambda seen: not seen.all("key", name))
        self._do("mouseup 1")
        self.until(lambda _: self.window.touches > touches)
        return self.see()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> Seen:
        """With the button down all the way, in a few steps, as a hand moves: it rests a
        moment on what it takes. Kivy forgets where a touch began that moves at once."""
        touches = self.window.touches
        self._point(*start)
        self._do("mousedown 1")
        since = self.window.frames
        self.until(lambda _: self.window.frames > since + 2)
        for step in range(1, _STEPS + 1):
            x, y = (
                round(a + (b - a) * step / _STEPS) for a, b in zip(start, end, strict=True)
            )
            self._point(x, y)
        self._do("mouseup 1")
        self.until(lambda _: self.window.touches > touches)
        return self.see()

    # The keyboard

    def press(self, *names: str) -> Seen:
        for name in names:
            self._press(name)
        return self.see()

    def _press(self, name: str) -> None:
        keys = self.window.keys
        self._do(f"key {name}")
        self.until(lambda _: self.window.keys > keys)

    def hold_key(self, key: str, name: str) -> Seen:
        """Until what is called so is gone: it has been heard."""
        keys = self.window.keys
        self._do(f"keydown {key}")
        self.until(lambda seen: not seen.all("key", name))
        self._do(f"keyup {key}")
        self.until(lambda _: self.window.keys > keys)
        return self.see()

    def write(self, text: str) -> Seen:
        """Letter by letter, where the cursor is."""
        self._do(f'type --delay 12 "{text}"')
        return self.see()


def _out_of_sight(thing: Thing) -> int | None:
    """Which way to turn the wheel until it is seen: 4 is up, 5 is down."""
    if thing.within is None:
        return None
    _, top, _, bottom = thing.within
    if thing.spot[1] < top + _MARGIN:
        return 4
    return 5 if thing.spot[1] > bottom - _MARGIN else None
