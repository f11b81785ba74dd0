"""Everything the widgets hold, as plain values that two games can be compared by: of every
widget, shown or not, its properties and attributes down to the last leaf, the sizes of its
textures and what it has put on its canvas. It knows no game; a type it has never heard of
is refused, never skipped."""

from collections import deque
from collections.abc import Iterable, Iterator
from functools import cache
from types import GetSetDescriptorType
from typing import Any, NamedTuple

from kivy.event import EventDispatcher
from kivy.graphics.instructions import Instruction
from kivy.properties import ReferenceListProperty
from kivy.uix.widget import Widget

from tests.app.leaks.plain import LEAVES, Plain, UnknownTypeError, reader

# Of a widget: what every one has and no game puts there, what its place says already, and
# what follows from the rest. Lists of other properties follow, too.
_NOT_ASKED = {
    *("cls", "ids", "proxy_ref", "_proxy_ref", "_context", "uid"),
    *("parent", "children", "canvas"),
    *("right", "top", "center_x", "center_y"),
    *("padding_x", "padding_y"),  # Kivy warns whoever asks
}
# Likewise of something drawn. Before and after are among the children; asking makes them.
_NOT_ASKED_OF_DRAWN = {
    *("uid", "proxy_ref", "needs_redraw", "stack", "group"),
    *("before", "after", "has_before", "has_after"),
    *("r", "g", "b", "a", "rgb", "h", "s", "v", "hsv"),
}


class Held(NamedTuple):
    """What one widget holds."""

    place: str  # in the tree, by classes
    named: tuple[tuple[str, Plain], ...]


def held(roots: Iterable[Widget]) -> tuple[Held, ...]:
    """All that these widgets and everything below them hold; and likewise widgets that
    are in no tree, but that somebody in it keeps."""
    return tuple(Walk(roots).all())


class Walk:
    """One look at one tree."""

    def __init__(self, roots: Iterable[Widget]) -> None:
        self._places: dict[int, str] = {}
        self._canvases: dict[int, str] = {}
        self._waiting: deque[Widget] = deque()
        self._reading: dict[int, int] = {}  # objects, by how many were begun before them
        for number, root in enumerate(roots):
            self._find(root, f"{number} {_name(root)}")

    def _find(self, widget: Widget, place: str) -> None:
        self._places[id(widget)] = place
        self._canvases[id(widget.canvas)] = place
        self._waiting.append(widget)
        for number, child in enumerate(reversed(widget.children)):
            if id(child) not in self._places:
                self._find(child, f"{place} / {number} {_name(child)}")

    def all(self) -> Iterator[Held]:
        while self._waiting:
            widget = self._waiting.popleft()
            place = self._places[id(widget)]
            try:
                yield Held(place, tuple(self._all_of(widget)))
            except UnknownTypeError as error:
                raise UnknownTypeError(f"{place}: {error}") from None

    def _all_of(self, widget: Widget) -> Iterator[tuple[str, Plain]]:
        yield from self._named(widget)
        yield "canvas", self._drawn(widget.canvas)

    def _named(self, thing: Any) -> list[tuple[str, Plain]]:
        named = [(name, getattr(thing, name, None)) for name in _asked(thing)]
        named += getattr(thing, "__dict__", {}).items()
        return [
            (name, value if type(value) in LEAVES else self.plain(value))
            for name, value in named
            if name not in _NOT_ASKED
        ]

    def plain(self, value: Any) -> Plain:
        kind = type(value)
        return value if kind in LEAVES else reader(kind)(self, value)

    def parts(self, value: Iterable[Any]) -> Plain:
        if LEAVES.issuperset(map(type, value)):  # vertices by the thousand
            return value if type(value) is tuple else tuple(value)
        return tuple([part if type(part) in LEAVES else self.plain(part) for part in value])

    def widget(self, widget: Widget) -> Plain:
        """Another widget, by its place; one that is in no tree is read in its turn."""
        if id(widget) not in self._places:
            self._find(widget, f"kept {_name(widget)}")
        return f"→ {self._places[id(widget)]}"

    def thing(self, thing: Any) -> Plain:
        """Any object, once: where it is met again on the way, that is all there is."""
        if id(thing) in self._reading:
            return f"↑ {self._reading[id(thing)]}"
        self._reading[id(thing)] = len(self._reading)
        named = self._named(thing)
        del self._reading[id(thing)]
        return (_name(thing), *named)

    def instruction(self, instruction: Instruction) -> Plain:
        """Something drawn; where another widget's drawing begins, only that it does."""
        owner = self._canvases.get(id(instruction))
        return f"drawn by {owner}" if owner else self._drawn(instruction)

    def _drawn(self, instruction: Instruction) -> Plain:
        kind: Any = type(instruction)
        names = _drawn_names(kind)
        values = [getattr(instruction, name, None) for name in names]
        return (_name(instruction), *zip(names, self.parts(values), strict=True))


def _name(thing: Any) -> str:
    return type(thing).__name__


def _asked(thing: Any) -> tuple[str, ...]:
    """Properties, or slots."""
    kind: Any = type(thing)
    if not isinstance(thing, EventDispatcher):
        return _slots(kind)
    number = len(thing.properties())  # kv adds some to a class that is in use
    if (kind, number) not in _properties:
        _properties[kind, number] = tuple(
            name
            for name, property_ in thing.properties().items()
            if name not in _NOT_ASKED and not isinstance(property_, ReferenceListProperty)
        )
    return _properties[kind, number]


_properties: dict[tuple[type, int], tuple[str, ...]] = {}


@cache
def _slots(kind: type) -> tuple[str, ...]:
    return tuple(name for part in kind.__mro__ for name in vars(part).get("__slots__", ()))


@cache
def _drawn_names(kind: type) -> tuple[str, ...]:
    names = {
        name
        for part in kind.__mro__[:-1]
        for name, descriptor in vars(part).items()
        if isinstance(descriptor, GetSetDescriptorType) and name not in _NOT_ASKED_OF_DRAWN
    }
    if {"pos", "size"} <= names:
        names.discard("points")  # its corners
    return tuple(sorted(names))
