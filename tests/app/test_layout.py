"""Nothing is cut off, outside the window or too small to touch; nothing scrolls during
a turn. Every scene, at its hardest: the longest language and the largest text."""

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from random import Random

import pytest
from kivy.core.window import Window
from kivy.metrics import Metrics
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView

from skyliners.app.skyliners.widgets.skyline import Skyline
from skyliners.app.widgets.blocks import Blocks
from skyliners.app.widgets.controls import Key, Words
from skyliners.app.widgets.frame import SeatChips
from skyliners.present.texts import _, said
from skyliners.rules.skyliners.rulings import Rule
from tests.app.hands import take_over
from tests.app.layout import faults, overlaps, problems
from tests.app.scenes import DURING_A_TURN, IN_GAME, SCENES, fit_for
from tests.app.stage import Stage

# Which way a window is higher decides what it looks like, and turning it covers what is
# private: so a scene is made once and pulled through all sizes of one way.
_UPRIGHT = ((360, 800), (800, 1280), (320, 480), (344, 480), (400, 500), (600, 900))
_WIDE = (
    *((1280, 800), (1600, 900), (800, 360), (915, 412), (480, 320), (500, 500)),
    *((1024, 600), (640, 480), (2000, 500), (513, 488), (552, 425)),
)
_FIRST = 2  # of these sizes, which every scene holds


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize(("sizes", "language"), [(_UPRIGHT, "de"), (_WIDE, "fr")])
def test_a_scene_fits(
    tmp_path: Path, scene: str, sizes: tuple[tuple[int, int], ...], language: str
) -> None:
    _fits(tmp_path, scene, sizes if scene in IN_GAME else sizes[:_FIRST], language, 1.3)


@pytest.mark.parametrize("scene", IN_GAME)
@pytest.mark.parametrize(("sizes", "language"), [(_UPRIGHT, "fr"), (_WIDE, "de")])
def test_a_game_fits_with_the_largest_text(
    tmp_path: Path, scene: str, sizes: tuple[tuple[int, int], ...], language: str
) -> None:
    _fits(tmp_path, scene, sizes, language, 2.0)


# Met by `make windows`, where somebody pulls at every scene: names of tasks too small to
# read, titles without room between their keys, keys too narrow at the table.
_PULLED = {
    "home-with-a-game": ("fr", 1.0, ((575, 609), (470, 553))),
    "table-mode-south": ("de", 0.85, ((738, 1242), (700, 701))),
    "cards-lesson-own": ("de", 1.6, ((436, 563), (516, 547), (345, 480))),
    "cards-table": ("de", 1.15, ((508, 642), (436, 517), (345, 480))),
    "cards-reveal-end": ("de", 1.0, ((563, 455), (1818, 337), (480, 360))),
    "cards-opening": ("fr", 0.85, ((503, 340), (562, 480))),
    "cardboard-result": ("fr", 1.15, ((1357, 792), (610, 491), (722, 680))),
}


@pytest.mark.parametrize("scene", _PULLED)
def test_a_scene_fits_the_windows_in_which_it_once_did_not(
    tmp_path: Path, scene: str
) -> None:
    language, text, sizes = _PULLED[scene]
    _fits(tmp_path, scene, sizes, language, text)


def test_what_leads_on_fits_with_the_largest_text(tmp_path: Path) -> None:
    """Lines of the rules, as low as they get beside each other."""
    _fits(tmp_path, "rules", ((733, 364), (645, 454)), "de", 2.0)


def test_a_large_screen_with_coarse_pixels_is_fine_too(tmp_path: Path) -> None:
    """The card is no wider than its sheet, and leaves room for its name."""
    density = Metrics.density
    Metrics.density = 0.8
    try:
        _fits(tmp_path, "introductory-card", ((1920, 1200), (1280, 800)), "de", 1.0)
    finally:
        Metrics.density = density


def _fits(
    folder: Path,
    scene: str,
    sizes: Sequence[tuple[int, int]],
    language: str,
    text: float,
) -> None:
    sizes = fit_for(scene, sizes)
    with Stage(folder, sizes[0], language=language, text_size=text) as stage:
        SCENES[scene](stage)
        found = {}
        for size in sizes:
            Window.size = size
            stage.frames(5)
            found[size] = problems(stage)
        assert not any(found.values()), {size: each for size, each in found.items() if each}


@pytest.mark.parametrize("seed", range(3))
def test_a_turn_fits_any_window_a_hand_can_pull(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    with Stage(tmp_path, (360, 800), language="de", text_size=1.0 + seed / 2) as stage:
        SCENES["turn"](stage)
        for _ in range(20):
            size = [rng.randint(320, 1000), rng.randint(480, 1400)]
            rng.shuffle(size)
            Window.size = tuple(size)
            stage.frames(5)
            take_over(stage)
            stage.frames(3)
            assert not problems(stage), size


@pytest.mark.parametrize("text", [1.0, 1.6])
def test_the_longest_step_can_be_read_in_any_window(tmp_path: Path, text: float) -> None:
    """Also where the keys that turn the city leave little room for it."""
    with Stage(tmp_path, (562, 539), language="fr", text_size=text) as stage:
        SCENES["turn"](stage)
        screen = stage.app.screens.current_screen
        step = _("Round {n} of {last}, action {action} of 2", n=10, last=10, action=2)
        screen.model = screen.model._replace(step=step)
        for size in ((562, 539), (520, 437), (600, 400), (583, 582)):
            Window.size = size
            stage.frames(5)
            assert not problems(stage), size


@pytest.mark.parametrize(("language", "text"), [("en", 1.3), ("fr", 2.0)])
def test_a_page_has_settled_before_it_is_seen(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, language: str, text: float
) -> None:
    """Kivy says so when it gives up and draws what is not done yet."""
    with Stage(tmp_path, (656, 420), language=language, text_size=text) as stage:
        stage.app.show("settings")
        for size in ((891, 570), (579, 530), (347, 692), (477, 1145), (558, 1111)):
            Window.size = size
            stage.frames(3)
    assert not [told for told in caplog.messages if "too much iteration" in told]


@pytest.mark.parametrize("size", [(320, 480), (360, 800), (800, 360), (500, 500)])
def test_nothing_moves_when_a_message_comes(tmp_path: Path, size: tuple[int, int]) -> None:
    """A refusal, a warning, a hint, an answer: whatever was there stays where it was."""
    with Stage(tmp_path, size) as stage:
        SCENES["turn"](stage)
        screen = stage.app.screens.current_screen

        def places() -> list[tuple[float, ...]]:
            stage.frames(3)
            kinds = (Blocks, ButtonBehavior, Skyline, SeatChips)
            found = [each for each in stage.front() if isinstance(each, kinds)]
            return [(*each.pos, *each.size) for each in found]

        before = places()
        long = "Maximilian has 2 floors left. 3 plans still to hand in."
        for message in (
            {"warning": long},
            {"hint": long},
            {"rule": Rule.SITE_HAS_ROOF, "prompt": said(Rule.SITE_HAS_ROOF)},
            {"prompt": ""},
            {"office": ()},
        ):
            screen.model = screen.model._replace(**message)
            assert places() == before, message


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
        assert overlaps(iter(pair)) == ["overlap: Label 'one' and Label 'one'"]


def test_what_is_cut_off_is_found(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        label = Label(text="far too long for this", size_hint=(None, None), size=(20, 20))
        stage.app.root.add_widget(label)
        stage.frames(2)
        assert any("cut off" in fault for fault in faults(iter([label])))


@pytest.mark.parametrize("bold", [False, True])
def test_a_text_that_fits_is_drawn_whole(tmp_path: Path, bold: bool) -> None:
    """Kivy breaks it into the lines it was measured in, whatever its words add up to."""
    rng = Random(3)
    words = ["ist", "gleich", "hoch,", "nur", "Höheres", "Verdeckt!", "Was", "vor", "Wall"]
    with Stage(tmp_path) as stage:
        label = Words(fits=True, bold=bold, size_hint=(None, None))
        stage.app.root.add_widget(label)
        for _ in range(200):
            label.text = " ".join(rng.choices(words, k=rng.randint(1, 14)))
            label.size = rng.randint(60, 300), rng.randint(16, 80)
            label.size_sp = rng.uniform(12, 24)
            label.texture_update()
            if label.has_room():
                assert not any("cut off" in fault for fault in faults(iter([label])))


def test_no_word_is_broken(tmp_path: Path) -> None:
    """A page scrolls, however large its text; its words stay whole."""
    with Stage(tmp_path, text_size=2.0) as stage:
        label = Words(text="Wilhelmina-Charlotte wins", size_hint=(None, None))
        stage.app.root.add_widget(label)
        for size_sp, wide in product((14, 19, 24, 42), range(150, 330, 9)):
            label.size_sp, label.width = size_sp, wide
            stage.frames(2)
            lines = label._label._cached_lines
            drawn = [word.text for line in lines for word in line.words]
            assert " ".join(drawn).split() == label.text.split(), (size_sp, wide)


def test_what_sticks_out_of_its_key_is_found(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        key = Key(text="one", size_hint=(None, None), size=(60, 60), pos=(40, 40))
        stage.app.root.add_widget(key)
        stage.frames(2)
        words = key.ids.words
        assert faults(iter([words])) == []
        words.x += 40
        assert any("sticks out" in fault for fault in faults(iter([words])))
