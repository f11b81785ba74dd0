"""Every game of the catalogue can be looked at: `make screenshots` has scenes of it."""

import re
from itertools import chain
from pathlib import Path

import pytest

from skyliners.app.games import staged
from skyliners.app.widgets.field import Letters
from skyliners.games import GAMES, Entry
from skyliners.places import KV
from tests.app.scenes import SCENES, SCENES_OF, WRITTEN
from tests.app.stage import Stage


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.room)
def test_it_has_scenes_and_screens_to_show_them_on(entry: Entry) -> None:
    scenes = SCENES_OF[entry.id]
    assert len(scenes) > 5
    assert {*scenes} <= SCENES.keys()
    stage = staged(entry.id)
    screens = {stage.OPENING, stage.TURN, stage.FLAT, stage.ENDING, stage.LESSON}
    assert screens <= stage.SCREENS.keys()


def test_something_is_written_into_every_field(tmp_path: Path) -> None:
    fields = {
        path.relative_to(KV).with_suffix("").as_posix()
        for path in KV.rglob("*.kv")
        if re.search(r"^ +Field:", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert fields == WRITTEN.keys()
    for scene in chain(*WRITTEN.values()):
        with Stage(tmp_path / scene) as stage:
            SCENES[scene](stage)
            written = [
                widget.text
                for widget in stage.front()
                if isinstance(widget, Letters) and widget.focus
            ]
            assert written, scene
            assert written[0], scene
