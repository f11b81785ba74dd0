"""People at one of two games of Skyliners: they play it with their fingers, and say when
they alone look at the screen. What they do in secret depends on which of the two it is."""

from random import Random
from typing import Any

from kivy.uix.widget import Widget

from skyliners.app.skyliners.widgets.hand import SegmentKey
from skyliners.app.widgets.controls import Key
from skyliners.present.texts import _
from tests.app import hands
from tests.app.leaks.twin import Twin

_HELD = 0.8  # seconds


def acting(twin: Twin) -> int:
    seat = twin.stage.match.acting
    assert seat is not None
    return seat


def key(twin: Twin, icon: str) -> Key:
    """The one with this picture that can be pressed."""
    found = [each for each in twin.stage.front() if isinstance(each, Key)]
    return next(each for each in found if each.icon == icon and not each.disabled)


def take_over(twin: Twin) -> None:
    hands.take_over(twin.stage)


def leave(twin: Twin) -> None:
    hands.go_back(twin.stage)
    twin.stage.tap(twin.stage.shown(_("Leave")))
    twin.stage.seconds(0.5)


def turn(twin: Twin, seed: int) -> None:
    """Any actions, and the end of it; but not the end of the game."""
    take_over(twin)
    while not twin.stage.match.turn_done:
        model = twin.stage.app.screens.current_screen.model
        if model.can_plan:
            file_plan(twin)
        elif model.can_forfeit:
            twin.stage.tap(hands.keys(twin.stage).build)
        else:
            build(twin, seed)
    if not twin.stage.match.table.over:
        end_turn(twin)


def build(twin: Twin, seed: int = 0) -> None:
    stage = twin.stage
    if (piece := stage.app.screens.current_screen.draft.piece) is not None:
        stage.tap(stage.shown(_(hands._PIECES[piece])))  # the coach's idea is put away
    hands._build(stage, Random(seed))


def undo(twin: Twin) -> None:
    twin.stage.tap(key(twin, "undo"))


def end_turn(twin: Twin) -> None:
    _confirm(twin, hands.keys(twin.stage).end)
    twin.stage.seconds(0.5)


# In secret


def peek(twin: Twin) -> None:
    """A look at one's own cards, while the eye is held; or behind a cover, on a tablet that
    lies flat and where people rather tap twice."""
    stage = twin.stage
    if stage.app.curtains.flat or _taps_twice(twin):
        stage.tap(key(twin, "eye"))
        with twin.eyes(acting(twin)):
            lift_cover(twin)
            finger = stage.down(*stage.spot(key(twin, "close")))
    else:
        finger = stage.down(*stage.spot(key(twin, "eye")))
        with twin.eyes(acting(twin)):
            stage.seconds(_HELD)
            assert stage.match.revealed == acting(twin)
    stage.up(finger)
    stage.seconds(0.3)


def cover(twin: Twin) -> Widget:
    """The key that lifts it."""
    return _sheet(twin).ids.lift


def lift_cover(twin: Twin) -> None:
    if twin.stage.app.curtains.covered:
        _confirm(twin, cover(twin))
    assert twin.stage.match.revealed == acting(twin)


def _confirm(twin: Twin, key: Widget) -> None:
    stage = twin.stage
    if _taps_twice(twin):
        stage.up(stage.down(*stage.spot(key)))
        stage.up(stage.down(*stage.spot(key)))
    else:
        stage.hold(key, _HELD)


def _taps_twice(twin: Twin) -> bool:
    return bool(twin.stage.app.settings.reveal == "double-tap")


def open_plans(twin: Twin) -> None:
    twin.stage.tap(twin.stage.shown(_("Plan")))


def choose_plan(twin: Twin) -> Widget:
    """Another one in the other game; the key that files it."""
    stage = twin.stage
    segments = [each for each in stage.front() if isinstance(each, SegmentKey)]
    stage.tap(twin.choose(acting(twin), segments))
    return stage.shown(_sheet(twin).model.file_text)


def file_plan(twin: Twin) -> None:
    stage = twin.stage
    open_plans(twin)
    with twin.eyes(acting(twin)):
        lift_cover(twin)
        finger = stage.down(*stage.spot(choose_plan(twin)))
    stage.up(finger)
    stage.seconds(0.5)


def file_plan_by_keys(twin: Twin) -> None:
    """A letter for the row, a digit for the number, and Enter."""
    stage = twin.stage
    stage.key("p")
    with twin.eyes(acting(twin)):
        stage.hold_key("enter", _HELD)
        rows = [plan.row.letter for plan in _sheet(twin).model.plans if plan.choices]
        stage.key(twin.choose(acting(twin), rows).lower())
        stage.key(twin.choose(acting(twin), "1234"))
        stage.key_down("enter")
    stage.key_up("enter")
    stage.seconds(0.3)


def open_hint(twin: Twin) -> None:
    twin.stage.tap(key(twin, "lightbulb-outline"))


def ask_coach(twin: Twin) -> None:
    """A hint, read and put away."""
    stage = twin.stage
    open_hint(twin)
    with twin.eyes(acting(twin)):
        lift_cover(twin)
        stage.seconds(0.5)
        assert _sheet(twin).model.reason
        finger = stage.down(*stage.spot(_sheet(twin).ids.close))
    stage.up(finger)
    stage.seconds(0.5)


def _sheet(twin: Twin) -> Any:
    return twin.stage.app.root.children[0]
