"""Nothing is cut off, outside the window or too small to touch; nothing scrolls during
a turn. Every scene, at its hardest: the longest language and the largest text."""

from pathlib import Path

import pytest
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView

from skyliners.app.widgets.controls import Key
from tests.app.layout import faults, overlaps
from tests.app.scenes import DURING_A_TURN, IN_EVERY_DIRECTION, SCENES
from tests.app.stage import Stage

_HARDEST = [
    ((360, 800), "de", 1.3),
    ((800, 1280), "fr", 1.3),
    ((1280, 800), "de", 1.3),
    ((1600, 900), "en", 1.0),
]


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize(("size", "language", "text"), _HARDEST)
def test_a_scene_fits(
    tmp_path: Path, scene: str, size: tuple[int, int], language: str, text: float
) -> None:
    with Stage(tmp_path, size, language=language, text_size=text) as stage:
        SCENES[scene](stage)
        assert faults(stage.front()) == []
        if scene not in IN_EVERY_DIRECTION:
            assert overlaps(stage.front()) == []


@pytest.mark.parametrize("size", [(360, 800), (1280, 800)])
def test_a_turn_fits_with_the_largest_text(tmp_path: Path, size: tuple[int, int]) -> None:
    with Stage(tmp_path, size, language="de", text_size=2.0) as stage:
        SCENES["turn"](stage)
        assert faults(stage.front()) == []


@pytest.mark.parametrize("scene", DURING_A_TURN)
def test_nothing_scrolls_during_a_turn(tmp_path: Path, scene: str) -> None:
    with Stage(tmp_path) as stage:
        SCENES[scene](stage)
        assert not any(isinstance(widget, ScrollView) for widget in stage.front())


def test_texts_on_top_of_each_other_are_found(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        pair = [
            Label(text="one", size_hint=(None, None), size=(80, 20), pos=(40, 40 + shift))
            for shift in (0, 5)
        ]
        for label in pair:
            stage.app.root.add_widget(label)
        stage.frames(2)
        assert overlaps(iter(pair)) == ["overlap: 'one' and 'one'"]


def test_what_is_cut_off_is_found(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        label = Label(text="far too long for this", size_hint=(None, None), size=(20, 20))
        stage.app.root.add_widget(label)
        stage.frames(2)
        assert any("cut off" in fault for fault in faults(iter([label])))


def test_what_sticks_out_of_its_key_is_found(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        key = Key(text="one", size_hint=(None, None), size=(60, 60), pos=(40, 40))
        stage.app.root.add_widget(key)
        stage.frames(2)
        words = key.ids.words
        assert faults(iter([words])) == []
        words.x += 40
        assert any("sticks out" in fault for fault in faults(iter([words])))
