"""Day and night: what is on screen changes at once when the theme does."""

from collections import Counter
from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels

from tests.app.scenes import SCENES
from tests.app.stage import Stage

_FEW = 60  # pixels of a colour, at the edges of letters


def _pixels() -> bytes:
    return bytes(glReadPixels(0, 0, *Window.size, GL_RGB, GL_UNSIGNED_BYTE))


def _colours() -> Counter[bytes]:
    """How often each colour is on screen."""
    drawn = _pixels()
    return Counter(drawn[at : at + 3] for at in range(0, len(drawn), 3))


@pytest.mark.parametrize(
    "scene",
    ["home", "seating", "turn", "curtain", "plans", "scoring", "results", "rules-piece"],
)
def test_dark_all_at_once_is_dark_from_the_start(tmp_path: Path, scene: str) -> None:
    """A device may turn dark in the middle of a game."""
    pictures = []
    for theme in ("dark", "light"):
        # What is saved twice is not written over, and the results say its name.
        for saved in Path.home().glob("skyliners-*.*"):
            saved.unlink()
        with Stage(tmp_path / theme, (360, 800), theme=theme) as stage:
            SCENES[scene](stage)
            if theme == "light":
                stage.app.change(theme="dark")
            stage.frames(3)
            pictures.append(_colours())
    # Letters may lie a pixel beside; what is not dark yet has a colour of its own.
    for one, other in (pictures, pictures[::-1]):
        assert {colour for colour, number in one.items() if number > _FEW} <= {*other}


def test_a_key_that_was_pressed_looks_as_before(tmp_path: Path) -> None:
    with Stage(tmp_path, (360, 800), animation="off") as stage:
        SCENES["turn"](stage)
        screen = stage.app.screens.current_screen
        for key in (screen.ids.eyes, screen.ids.bar.ids.leave, screen.ids.desk.ids.act):
            before = _pixels()
            finger = stage.down(*stage.spot(key))
            stage.frames(2)
            assert _pixels() != before
            stage.move(finger, 180, 400)  # thought better of it
            stage.up(finger)
            stage.frames(2)
            assert _pixels() == before
