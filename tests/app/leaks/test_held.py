"""The walk sees everything that widgets hold, wherever a secret is planted."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kivy.core.text import Label as CoreLabel
from kivy.core.window import Window
from kivy.graphics import Color, Fbo, InstructionGroup, Line, Mesh, Rectangle, Rotate
from kivy.properties import AliasProperty, ObjectProperty
from kivy.uix.label import Label
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from tests.app.hands import sit_down
from tests.app.leaks.differences import in_trees
from tests.app.leaks.held import held
from tests.app.leaks.plain import UnknownTypeError
from tests.app.stage import Stage


class _Suit(Enum):
    TOWER = 1
    PARK = 2


class _Card(NamedTuple):
    row: int
    number: object


@dataclass(frozen=True, slots=True)
class _Kept:
    what: object


class _Anything:
    def __init__(self, what: object) -> None:
        self.what = what

    def tell(self) -> None: ...


class _Holder(Widget):
    held = ObjectProperty(None, allownone=True)
    told = AliasProperty(lambda self: self.kept)
    kept: object = None


def _in_a_widget(value: object) -> Widget:
    return _Holder(held=value)


_VALUES = st.none() | st.booleans() | st.integers() | st.text() | st.sampled_from(_Suit)
_LAYERS: tuple[Callable[[Any], Any], ...] = (
    lambda value: (0, value),
    lambda value: [value, 0],
    lambda value: {"kept": value},
    lambda value: _Card(3, value),
    lambda value: SimpleNamespace(what=value),
    lambda value: partial(print, value),
    _Kept,
    _Anything,
    _in_a_widget,  # that is in no tree
)


@given(_VALUES, _VALUES, st.lists(st.sampled_from(_LAYERS), max_size=5))
def test_two_values_are_the_same_or_told_apart(
    one: object, other: object, layers: list[Callable[[Any], Any]]
) -> None:
    """However deep they are wrapped up."""
    wrapped = []
    for value in (one, other):
        inside: Any = value
        for layer in layers:
            inside = layer(inside)
        wrapped.append(held([_in_a_widget(inside)]))
    assert (wrapped[0] == wrapped[1]) == (one == other)


def test_what_leads_back_to_itself_is_read_once() -> None:
    ring = _Anything(None)
    ring.what = [ring, "secret"]
    assert "secret" in repr(held([_in_a_widget(ring)]))


@pytest.mark.parametrize("unknown", [sqlite3.connect(":memory:"), object(), 3j, iter("ab")])
def test_a_type_nobody_has_heard_of_is_refused(unknown: object) -> None:
    with pytest.raises(UnknownTypeError, match="_Holder"):
        held([_in_a_widget([unknown])])


# Places for a secret: each is given a widget and something to hide in or below it.
def _label(parent: Widget, secret: str) -> None:
    parent.add_widget(Label(text=secret))


def _unseen(parent: Widget, secret: str) -> None:
    parent.add_widget(Label(text=secret, opacity=0, size=(0, 0), disabled=True))


def _width(parent: Widget, secret: str) -> None:
    label = Label(text=secret)
    label.texture_update()
    parent.add_widget(Widget(width=label.texture_size[0]))


def _texture(parent: Widget, secret: str) -> None:
    text = CoreLabel(text=secret)
    text.refresh()
    with parent.canvas:
        Rectangle(texture=text.texture)


def _group(parent: Widget, secret: str) -> None:
    group = InstructionGroup()
    group.add(Color(0, 0, len(secret) / 100))
    parent.canvas.after.add(group)


def _elsewhere(parent: Widget, secret: str) -> None:
    with parent.canvas:
        frame = Fbo(size=(8, 8))
    with frame:
        Rectangle(size=(len(secret), 1))


_PLACES: dict[str, Callable[[Widget, str], object]] = {
    "a text": _label,
    "a text nobody sees": _unseen,
    "a text being written": lambda parent, secret: parent.add_widget(
        TextInput(text=secret)
    ),
    "a hint in an empty field": lambda parent, secret: parent.add_widget(
        TextInput(hint_text=secret)
    ),
    "a property": lambda parent, secret: parent.add_widget(_Holder(held=secret)),
    "an attribute": lambda parent, secret: setattr(parent, "kept", secret),
    "a method's owner": lambda parent, secret: setattr(
        parent, "kept", _Anything(secret).tell
    ),
    "a widget that was put aside": lambda parent, secret: setattr(
        parent, "aside", Label(text=secret)
    ),
    "a width": _width,
    "a texture": _texture,
    "a colour": _group,
    "a picture in a picture": _elsewhere,
    "lines": lambda parent, secret: parent.canvas.add(Line(points=[0, 0, 1, len(secret)])),
    "vertices": lambda parent, secret: parent.canvas.before.add(
        Mesh(vertices=[0, 0, 0, len(secret)], indices=[0])
    ),
    "an angle": lambda parent, secret: parent.canvas.add(Rotate(angle=len(secret))),
}


@pytest.mark.parametrize("place", _PLACES)
def test_a_secret_is_found_in(place: str) -> None:
    looks = []
    for secret in ("Harbour", "Harbour", "Castle"):
        root = _Holder()
        root.add_widget(Widget())
        parent = _Holder()
        root.add_widget(parent)
        _PLACES[place](parent, secret)
        looks.append(held([root]))
    same, again, other = looks
    assert same == again
    (found, *_) = in_trees("now", same, other)
    assert found.where.startswith(("0 _Holder / 1 _Holder", "kept Label"))


def test_any_text_on_any_screen_is_read(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        before = held(Window.children)
        labels = [each for each in stage.widgets() if hasattr(each, "text")]
        assert len(labels) > 20
        for label in labels:
            text, label.text = label.text, "Hand in plan A 3"
            assert held(Window.children) != before
            label.text = text
