"""What a widget shows may go at any time, and come back: nothing breaks."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from tests.app.scenes import IN_GAME, SCENES
from tests.app.stage import Stage


def _models(widget: Widget) -> Iterator[tuple[str, Any]]:
    """What it was given to show, and what it is without."""
    for name, kind in widget.properties().items():
        shown = getattr(widget, name)
        if isinstance(kind, ObjectProperty) and isinstance(shown, tuple):
            nothing = kind.defaultvalue
            if nothing in {None, ()} and shown and not name.startswith("_"):
                yield name, nothing


@pytest.mark.parametrize("scene", IN_GAME)
def test_what_is_shown_may_go_and_come_back(tmp_path: Path, scene: str) -> None:
    with Stage(tmp_path, (1280, 800)) as stage:
        SCENES[scene](stage)
        found = [
            (widget, name, nothing)
            for widget in stage.front()
            for name, nothing in _models(widget)
        ]
        assert found
        for widget, name, nothing in found:
            shown = getattr(widget, name)
            try:
                setattr(widget, name, nothing)
            except ValueError:  # made with what it shows, it never goes without
                continue
            stage.frames(1)
            setattr(widget, name, shown)
            stage.frames(1)
