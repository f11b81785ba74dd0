"""Looks through everything the widgets hold for what nobody may see now."""

from collections.abc import Iterator
from typing import Any

from kivy.uix.widget import Widget

from skyliners.bots.skyliners.coach import Hint
from skyliners.match.match import Match
from skyliners.match.record import Record
from skyliners.match.shelf.saves import SavedGame
from skyliners.match.sitting import Sitting
from skyliners.present.skyliners.coach import HintModel
from skyliners.present.skyliners.hand import HandModel, PlanRow
from skyliners.present.skyliners.names import DISTRICT_NAMES
from skyliners.present.texts import _
from skyliners.rules.skyliners.actions import Plan
from skyliners.rules.skyliners.city import District
from skyliners.rules.skyliners.state import State
from skyliners.rules.skyliners.view import Hand, View

_TELLING = (
    State, View, Hand, Plan, District, HandModel, PlanRow, Hint, HintModel,
    Match, Record, SavedGame, Sitting,
)  # fmt: skip
_DEPTH = 6


def secrets(widgets: Iterator[Widget]) -> list[str]:
    """Where a secret is held: in a property, an attribute, or a text."""
    return [
        f"{type(widget).__name__}.{name}"
        for widget in widgets
        for name, value in _held(widget)
        if _tells(value, _DEPTH)
    ]


_properties: dict[type[Widget], list[str]] = {}


def _held(widget: Widget) -> Iterator[tuple[str, Any]]:
    kind = type(widget)
    if kind not in _properties:
        others = {"parent", "children", "ids", "proxy_ref"}  # walked by themselves
        _properties[kind] = [name for name in widget.properties() if name not in others]
    for name in _properties[kind]:
        yield name, getattr(widget, name)
    yield from vars(widget).items()


def _tells(value: Any, depth: int) -> bool:
    if isinstance(value, _TELLING):
        return True
    if isinstance(value, str):
        return any(_(name) in value for name in DISTRICT_NAMES.values())
    if depth and isinstance(value, (tuple, list, set, frozenset)):
        return any(_tells(part, depth - 1) for part in value)
    if depth and isinstance(value, dict):
        return any(_tells(part, depth - 1) for part in value.values())
    return False
