"""Values made plain, so that they can be compared and told: numbers, texts and None, and
tuples of them. One reader a kind of value; a kind without one is refused."""

import re
from array import array
from collections.abc import Callable
from datetime import date
from enum import Enum
from functools import partial
from pathlib import PurePath
from types import (
    BuiltinFunctionType,
    FunctionType,
    GeneratorType,
    MethodType,
    ModuleType,
    NoneType,
    SimpleNamespace,
)
from typing import TYPE_CHECKING, Any
from weakref import ReferenceType

from kivy._clock import ClockEvent
from kivy.animation import Animation
from kivy.app import App
from kivy.clock import ClockBase
from kivy.core.text import LabelBase
from kivy.core.window import WindowBase
from kivy.event import EventDispatcher
from kivy.graphics.instructions import Instruction
from kivy.graphics.shader import Shader
from kivy.graphics.texture import Texture
from kivy.graphics.transformation import Matrix
from kivy.input.motionevent import MotionEvent
from kivy.properties import Property
from kivy.uix.widget import Widget
from kivy.weakproxy import WeakProxy

if TYPE_CHECKING:
    from tests.app.leaks.held import Walk

Plain = Any
Reader = Callable[["Walk", Any], Plain]

LEAVES = frozenset({NoneType, bool, int, float, str, bytes})
_HEAP = 1 << 9  # of a type: made by a class statement, or as if

_NUMBER = re.compile(r"\d+")  # widgets hang things on fingers under their own


class UnknownTypeError(TypeError):
    """Nobody has taught the walk to read such a value."""


_known: dict[type, Reader] = {}


def reader(kind: type) -> Reader:
    if kind not in _known:
        fitting = (read for parent, read in _READERS if issubclass(kind, parent))
        _known[kind] = next(fitting, _thing if _written_in_python(kind) else _refuse)
    return _known[kind]


def _written_in_python(kind: type) -> bool:
    """Is all that such an object knows in its attributes and slots?"""
    return kind is not object and all(
        part.__flags__ & _HEAP and ("__slots__" in vars(part) or part.__dictoffset__)
        for part in kind.__mro__[:-1]
    )


def _thing(walk: "Walk", value: Any) -> Plain:
    return walk.thing(value)


def _refuse(_: "Walk", value: Any) -> Plain:
    raise UnknownTypeError(f"what is a {type(value)}?")


# Python's own


def _tuple(walk: "Walk", value: tuple[Any, ...]) -> Plain:
    names = getattr(value, "_fields", None)
    if names is None:
        return walk.parts(value)
    return (type(value).__name__, *zip(names, walk.parts(value), strict=True))


def _set(walk: "Walk", value: frozenset[Any]) -> Plain:
    return tuple(sorted(walk.parts(value), key=repr))


def _mapping(walk: "Walk", value: dict[Any, Any]) -> Plain:
    if not value:
        return ()
    return tuple(zip(walk.parts(value), walk.parts(value.values()), strict=True))


def _iterator(walk: "Walk", value: Any) -> Plain:
    """What it has left to give is what it was made of, and how far it is."""
    return ("iterator", walk.plain(value.__reduce__()[1:]))


def _partial(walk: "Walk", value: partial[Any]) -> Plain:
    return ("partial", *map(walk.plain, (value.func, value.args, value.keywords)))


def _method(walk: "Walk", value: MethodType) -> Plain:
    return ("method", value.__func__.__qualname__, walk.plain(value.__self__))


def _code(_: "Walk", value: Any) -> Plain:
    return f"code {value.__qualname__}"


def _weak(walk: "Walk", value: Any) -> Plain:
    """What it leads to, if it still does."""
    there = value()
    return None if there is None else walk.plain(there)


def _proxy(walk: "Walk", value: WeakProxy) -> Plain:
    try:
        return walk.plain(value.__self__)
    except ReferenceError:
        return None


# Kivy's


def _touch(walk: "Walk", touch: MotionEvent) -> Plain:
    """A finger: where it was, and what was hung on it on its way."""
    hung = (
        (_NUMBER.sub("#", name) if isinstance(name, str) else name, value)
        for name, value in touch.ud.items()
    )
    return ("finger", walk.plain(touch.pos), walk.parts([*hung]))


def _texture(_: "Walk", texture: Texture) -> Plain:
    return ("texture", *texture.size, texture.colorfmt, *texture.tex_coords)


def _label(walk: "Walk", label: LabelBase) -> Plain:
    """A text on its way to a texture. Not how wide it came out on that way: the same
    words are a pixel more or less by what was measured before, and nobody sees that."""
    said = (label.text, label.options, label.texture)
    return ("label", *map(walk.plain, said))


def _animation(walk: "Walk", animation: Animation) -> Plain:
    """Where it leads; what it moves is named by itself, not by its number."""
    moved = [*animation._widgets.values()]
    said = (animation.duration, animation.animated_properties, moved)
    return ("animation", *map(walk.plain, said))


def _event(_: "Walk", event: ClockEvent) -> Plain:
    return ("event", event.is_triggered, event.timeout, event.loop)


def _by_name(_: "Walk", value: Any) -> Plain:
    return f"the {type(value).__name__}"


# The first that fits. Tuples with names are told by them; what holds the game outside of
# the tree, the app and its window, is where the walk ends.
_READERS: tuple[tuple[Any, Reader], ...] = (
    (Enum, lambda _, value: f"{type(value).__name__}.{value.name}"),
    (str, lambda _, value: str(value)),
    ((bool, int, float), lambda _, value: value),
    (tuple, _tuple),
    ((list, range), lambda walk, value: walk.parts(value)),
    ((array, memoryview), lambda _, value: bytes(value)),
    ((set, frozenset), _set),
    ((type(iter(())), type(iter([]))), _iterator),
    (dict, _mapping),
    (partial, _partial),
    (MethodType, _method),
    ((FunctionType, BuiltinFunctionType, GeneratorType), _code),
    (type, lambda _, value: f"class {value.__qualname__}"),
    (ModuleType, lambda _, value: f"module {value.__name__}"),
    ((PurePath, date), lambda _, value: str(value)),
    (WeakProxy, _proxy),
    (ReferenceType, _weak),
    ((App, WindowBase, ClockBase), _by_name),
    (Widget, lambda walk, value: walk.widget(value)),
    (MotionEvent, _touch),
    (Instruction, lambda walk, value: walk.instruction(value)),
    (Texture, _texture),
    (LabelBase, _label),
    (ClockEvent, _event),
    (Animation, _animation),
    (Matrix, lambda walk, value: walk.parts(value.get())),
    ((Shader, Property), _by_name),
    ((EventDispatcher, SimpleNamespace), _thing),
)
