"""Whatever is grey says why when it is tapped."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from kivy.uix.widget import Widget

from skyliners.app.front import Pressable
from skyliners.app.widgets.tip import Tip
from skyliners.present.texts import said
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.rulings import Rule
from tests.app.hands import build_floor, sit_down
from tests.app.layout import is_visible
from tests.app.scenes import SCENES
from tests.app.stage import Stage

_GREY = (0.3, 0.99)  # how solid it is; fainter, it has made room for something else


def _grey(stage: Stage) -> Iterator[Widget]:
    """Keys that can be seen, and not pressed."""
    for each in stage.front():
        grey = isinstance(each, Pressable) and each.disabled and is_visible(each)
        if grey and _GREY[0] < each.opacity < _GREY[1]:
            yield each


def _told(stage: Stage) -> list[str]:
    return [widget.text for widget in stage.widgets() if isinstance(widget, Tip)]


@pytest.mark.parametrize("scene", SCENES)
def test_everything_grey_has_its_reason(tmp_path: Path, scene: str) -> None:
    size = (1280, 800) if scene.startswith("table-mode") else (360, 800)
    with Stage(tmp_path, size) as stage:
        SCENES[scene](stage)
        silent = [type(key).__name__ for key in _grey(stage) if not key.why]
        assert not silent


def test_a_grey_key_is_told_about_and_does_nothing(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        before = stage.match
        for text, reason in (
            ("Plan", said(Rule.FIRST_ACTION_BUILDS)),
            ("Build", "Choose a piece and a site first."),
        ):
            stage.tap(stage.shown(text))
            assert _told(stage) == [reason]
        assert stage.match == before
        stage.seconds(5)
        assert not _told(stage)


def test_the_reason_is_in_the_window_and_read_whole(tmp_path: Path) -> None:
    """However narrow the window and large the letters."""
    with Stage(tmp_path, (320, 480), text_size=2.0) as stage:
        sit_down(stage, Mode.INTRODUCTORY)
        build_floor(stage, 0)
        for key in [*_grey(stage)]:
            stage.tap(key)
            (tip,) = [each for each in stage.widgets() if isinstance(each, Tip)]
            assert tip.x >= 0
            assert tip.right <= 320
            assert tip.y >= 0
            assert tip.top <= 480
            assert tip.texture_size[0] <= tip.width
