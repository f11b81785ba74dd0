"""What there is on screen to aim at, by names that stay the same from run to run."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from typing import Any, NamedTuple

from kivy.core.window import Window
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from skyliners.app.widgets.holdkey import HoldKey
from tests.app.stage import Stage
from tests.monkey import steps
from tests.monkey.games import played
from tests.monkey.steps import Step, Tap, Where

_AIMED_AT = (ButtonBehavior, TextInput, ScrollView)
_SITE = "site:"
_HELD = 0.75  # seconds: longer than any key wants to be held


class Target(NamedTuple):
    where: Where
    widget: Widget

    @property
    def can_press(self) -> bool:
        return isinstance(self.widget, ButtonBehavior) and not self.widget.disabled

    @property
    def is_held(self) -> bool:
        return isinstance(self.widget, HoldKey)


def targets(stage: Stage) -> list[Target]:
    """Everything that a finger may mean, as far as it is on screen."""
    found: list[Target] = []
    seen: dict[str, int] = {}
    given: dict[int, str] = {}
    for widget in stage.front():
        given |= _given(widget)
        if _is_aimed_at(widget) and _on_screen(widget):
            name = given.get(id(widget)) or _name(widget)
            found.append(Target(Where(name, seen.get(name, 0)), widget))
            seen[name] = seen.get(name, 0) + 1
    return found


def _is_aimed_at(widget: Widget) -> bool:
    """Something to press, to write into or to scroll, or a board that understands fingers
    by itself."""
    if isinstance(widget, _AIMED_AT):
        return True
    return not widget.children and any(
        "on_touch_down" in vars(kind)
        for kind in type(widget).__mro__
        if kind.__module__.startswith("skyliners.")
    )


def _given(widget: Widget) -> dict[int, str]:
    """What a layout calls its parts; some may be gone."""
    names = {}
    for name, proxy in widget.ids.items():
        with suppress(ReferenceError):
            names[id(proxy.__self__)] = name
    return names


def spot(stage: Stage, where: Where) -> tuple[float, float] | None:
    """Where that is in the window now; None if there is no such thing."""
    if not where.name:
        return where.x * Window.width, where.y * Window.height
    if where.name.startswith(_SITE):
        return _site(stage, int(where.name.removeprefix(_SITE)))
    for target in targets(stage):
        if target.where[:2] == where[:2]:
            widget = target.widget
            x, y = widget.to_window(
                widget.x + where.x * widget.width, widget.y + where.y * widget.height
            )
            return float(x), float(y)
    return None


def site_named(number: int) -> Where:
    return Where(f"{_SITE}{number}")


def _site(stage: Stage, number: int) -> tuple[float, float] | None:
    return played(stage.app.box).site(stage.app.screens.current_screen, number)


def at_table(stage: Stage) -> bool:
    """Is it somebody's turn on this screen?"""
    return bool(getattr(stage.app.screens.current_screen, "at_table", False))


# What hands do with it


def tap(found: list[Target], name: str) -> list[Step]:
    """What a layout calls so."""
    named = (each for each in found if each.where.name == name)
    return [Tap(each.where) for each in islice(named, 1)]


def saying(found: list[Target], text: str) -> list[Step]:
    """The first key that says this, pressed as it wants to be."""
    return [
        pressed(each)
        for each in found
        if each.can_press and getattr(each.widget, "text", "") == text
    ][:1]


def pressed(target: Target) -> Step:
    by = getattr(target.widget, "by", "tap")
    if target.is_held and by == "hold":
        return steps.Hold(target.where, _HELD)
    return Tap(target.where, 2 if by == "double-tap" else 1)


def _name(widget: Widget) -> str:
    said = next(filter(None, _says(widget)), "")
    said = " ".join(said.translate({ord("#"): " ", ord("@"): " "}).split())
    return f"{type(widget).__name__}:{said[:24]}"


def _says(widget: Widget) -> Iterator[str]:
    for attribute in ("name", "icon", "text"):
        value: Any = getattr(widget, attribute, "")
        if isinstance(value, str):
            yield value
    for below in widget.walk(restrict=True):
        text = getattr(below, "text", "")
        if isinstance(text, str) and not getattr(below, "icon", ""):
            yield text


def something_to_press(among: Iterable[Widget]) -> bool:
    """Is there anything, if only a part of it is in sight?"""
    return any(
        isinstance(widget, ButtonBehavior) and not widget.disabled and _in_sight(widget)
        for widget in among
    )


def _in_sight(widget: Widget) -> bool:
    (left, low), (right, top) = (
        widget.to_window(*corner) for corner in (widget.pos, (widget.right, widget.top))
    )
    return bool(right > 0 and top > 0 and left < Window.width and low < Window.height)


def _on_screen(widget: Widget) -> bool:
    if min(widget.size) < 4:
        return False
    x, y = widget.to_window(*widget.center)
    return bool(0 <= x <= Window.width and 0 <= y <= Window.height)
