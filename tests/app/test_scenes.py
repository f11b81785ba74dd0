"""Every game of the catalogue can be looked at: `make screenshots` has scenes of it."""

import pytest

from skyliners.app.games import staged
from skyliners.games import GAMES, Entry
from tests.app.scenes import SCENES, SCENES_OF


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.room)
def test_it_has_scenes_and_screens_to_show_them_on(entry: Entry) -> None:
    scenes = SCENES_OF[entry.id]
    assert len(scenes) > 5
    assert {*scenes} <= SCENES.keys()
    stage = staged(entry.id)
    screens = {stage.OPENING, stage.TURN, stage.FLAT, stage.ENDING, stage.LESSON}
    assert screens <= stage.SCREENS.keys()
