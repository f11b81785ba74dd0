"""Whatever is written can be seen while it is written, and is kept however the field is
left. Every field of the app."""

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import cast

import pytest
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels
from kivy.uix.widget import Widget

from skyliners.app.widgets.field import Field
from skyliners.present.names import LONGEST_NAME
from skyliners.present.texts import _
from skyliners.present.theme import contrast
from skyliners.rules.skyliners.city import Side
from tests.app.stage import Stage

_ENTER, _ESCAPE, _BACKSPACE, _TAB = "enter", "escape", "backspace", "tab"
_BLINK = 0.5  # seconds a cursor is seen, and then not


def _seat(stage: Stage) -> Field:
    screen = stage.app.show("seating")
    stage.frames(2)
    stage.tap(screen.ids.table.card(0))
    return cast(Field, screen._sheet.ids.name)


def _row(stage: Stage, name: str) -> Field:
    screen = stage.app.show(name)
    stage.seconds(0.3)
    return cast(Field, screen.ids.sides.children[-1].ids.name)


def _search(stage: Stage) -> Field:
    screen = stage.app.show("rules")
    stage.seconds(0.3)
    return cast(Field, screen.ids.field)


FIELDS: dict[str, Callable[[Stage], Field]] = {
    "seat": _seat,
    "scored": lambda stage: _row(stage, "cardboard"),
    "set up": lambda stage: _row(stage, "preparing"),
    "search": _search,
}
NAMES = {name: field for name, field in FIELDS.items() if name != "search"}


def _kept(stage: Stage) -> str:
    """The name of whoever sits in the south, as it would be played."""
    screen = stage.app.screens.current_screen
    place = screen.form.at(0) if screen.name == "seating" else screen.game.at(Side.SOUTH)
    return str(place.name)


def _looks(widget: Widget) -> bytes:
    """A widget as it is on screen."""
    (x, y), (wide, high) = widget.to_window(*widget.pos), widget.size
    box = map(round, (x, y, wide, high))
    return bytes(glReadPixels(*box, GL_RGB, GL_UNSIGNED_BYTE))


def _difference(one: bytes, other: bytes) -> float:
    """The contrast where two pictures of a thing differ most."""
    pixels = [zip(*[iter(picture)] * 3, strict=True) for picture in (one, other)]
    return max(
        contrast((*(c / 255 for c in a), 1.0), (*(c / 255 for c in b), 1.0))
        for a, b in set(zip(*pixels, strict=True))
    )


@pytest.mark.parametrize(("field", "theme"), [*product(FIELDS, ("light", "dark"))])
def test_what_is_written_is_seen(tmp_path: Path, field: str, theme: str) -> None:
    with Stage(tmp_path, theme=theme) as stage:
        line = FIELDS[field](stage).ids.line
        stage.tap(line)
        stage.key(_BACKSPACE)
        stage.write(" ")
        before = _looks(line)
        stage.write("Zoe")
        assert _difference(before, _looks(line)) >= 4.5


@pytest.mark.parametrize(("field", "theme"), [*product(FIELDS, ("light", "dark"))])
def test_the_cursor_and_the_field_in_hand_are_seen(
    tmp_path: Path, field: str, theme: str
) -> None:
    with Stage(tmp_path, theme=theme) as stage:
        shown = FIELDS[field](stage)
        resting, at_rest = shown.text, _looks(shown)
        stage.tap(shown.ids.line)
        stage.write("Zo")
        assert _difference(at_rest, _looks(shown)) >= 3
        phases = []
        for _half in range(4):
            phases.append(_looks(shown.ids.line))
            stage.seconds(_BLINK / 2)
        assert max(_difference(phases[0], other) for other in phases[1:]) >= 3
        stage.key(_BACKSPACE)
        stage.key(_BACKSPACE)
        stage.write(resting)
        stage.key(_ENTER)
        assert _looks(shown) == at_rest


def _by_enter(stage: Stage, _field: Field) -> None:
    stage.key(_ENTER)


def _by_escape(stage: Stage, _field: Field) -> None:
    stage.key(_ESCAPE)


def _by_its_key(stage: Stage, field: Field) -> None:
    stage.tap(field.ids.done)


def _by_tapping_beside_it(stage: Stage, field: Field) -> None:
    x, y = stage.spot(field)
    stage.tap((x, y + field.height))


def _by_going_back(stage: Stage, _field: Field) -> None:
    stage.app.lifecycle.back()
    stage.frames(2)


@pytest.mark.parametrize("field", NAMES)
@pytest.mark.parametrize(
    "left", [_by_enter, _by_escape, _by_its_key, _by_tapping_beside_it]
)
def test_a_name_is_kept_however_its_field_is_left(
    tmp_path: Path, field: str, left: Callable[[Stage, Field], None]
) -> None:
    with Stage(tmp_path) as stage:
        shown = NAMES[field](stage)
        stage.tap(shown.ids.line)
        stage.write("Zoe")
        left(stage, shown)
        assert not shown.writing
        assert shown.text == "Zoe"
        assert _kept(stage) == "Zoe"


@pytest.mark.parametrize("how", ["done", "beside", "back", "dark"])
def test_a_seat_keeps_the_name_when_it_is_closed(tmp_path: Path, how: str) -> None:
    with Stage(tmp_path) as stage:
        shown = _seat(stage)
        stage.tap(shown.ids.line)
        stage.write("Zoe")
        if how == "done":
            stage.tap(stage.shown(_("Done")))
        elif how == "beside":
            stage.tap((180.0, 790.0))
        elif how == "back":
            _by_going_back(stage, shown)
        elif how == "dark":
            stage.app.change(theme="dark")
            stage.app.redress()
            stage.frames(2)
        assert _kept(stage) == "Zoe"
        screen = stage.app.screens.current_screen
        assert screen.ids.table.card(0).model.name == "Zoe"
        stage.tap(screen.ids.begin)
        assert "Zoe" in {seat.name for seat in stage.match.table.seats}


@pytest.mark.parametrize("field", NAMES)
def test_the_limit_of_a_name_is_told_when_it_is_met(tmp_path: Path, field: str) -> None:
    with Stage(tmp_path) as stage:
        shown = NAMES[field](stage)
        stage.tap(shown.ids.line)
        stage.write("Ann-Sophie Maximiliane Charlotte")
        limit = f"{LONGEST_NAME}/{LONGEST_NAME}"
        assert stage.shown(limit)
        assert len(shown.text) == LONGEST_NAME
        assert _kept(stage) == shown.text.strip()
        stage.key(_BACKSPACE)
        assert limit not in stage.texts()


@pytest.mark.parametrize("field", FIELDS)
def test_a_tab_is_no_letter(tmp_path: Path, field: str) -> None:
    with Stage(tmp_path) as stage:
        shown = FIELDS[field](stage)
        stage.tap(shown.ids.line)
        stage.write("Zoe")
        stage.key(_TAB)
        assert shown.text == "Zoe"


@pytest.mark.parametrize("field", FIELDS)
def test_the_first_tap_takes_all_and_the_next_goes_between(
    tmp_path: Path, field: str
) -> None:
    with Stage(tmp_path) as stage:
        shown = FIELDS[field](stage)
        stage.tap(shown.ids.line)
        stage.write("Zo")
        stage.write("e")
        stage.key(_ENTER)
        stage.tap(shown.ids.line)
        stage.tap(shown.ids.line)  # behind the letters
        stage.write("y")
        assert shown.text == "Zoey"


def test_an_emptied_field_keeps_the_name_and_says_which(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        shown = _seat(stage)
        before = _kept(stage)
        stage.tap(shown.ids.line)
        stage.key(_BACKSPACE)
        assert shown.text == ""
        assert shown.ids.line.hint_text == before
        stage.key(_ENTER)
        assert shown.text == before == _kept(stage)


def test_a_keyboard_on_the_screen_leaves_the_field_in_sight(tmp_path: Path) -> None:
    with Stage(tmp_path):
        # Android is told where the field is, and pushes it above its keyboard.
        assert Window.softinput_mode == "below_target"
