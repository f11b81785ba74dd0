"""A secret that comes out in the middle of a script is found, and told where it is."""

from collections.abc import Callable
from pathlib import Path

import pytest
from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.logger import Logger
from kivy.uix.label import Label

from skyliners.app.device.speech import read_aloud
from skyliners.match.kept import keep
from skyliners.rules.skyliners.pieces import Mode
from tests.app.leaks import people, skyliners
from tests.app.leaks.cases import CASES
from tests.app.leaks.differences import Difference
from tests.app.leaks.skyliners import sit_down
from tests.app.leaks.twin import Twin, run_twins
from tests.monkey import planting
from tests.play import TWO

Plant = Callable[[Twin, str], object]


def _run(folder: Path, plant: Plant, *, while_seen: bool = False) -> list[Difference]:
    """Ada looks at her plans, chooses one and puts them away; its words are planted."""

    def script(twin: Twin) -> None:
        stage = twin.stage
        sit_down(twin, Mode.FULL, TWO, actions=12)
        people.take_over(twin)
        people.build(twin)
        people.open_plans(twin)
        with twin.eyes(people.acting(twin)):
            people.lift_cover(twin)
            words = people.choose_plan(twin).text
            if while_seen:
                plant(twin, words)
            finger = stage.down(*stage.spot(people.key(twin, "close")))
        stage.up(finger)
        if not while_seen:
            plant(twin, words)
        stage.frames(2)

    return run_twins(folder / "game", script, of=skyliners, animation="off", coach="off")


def _everywhere(twin: Twin, words: str) -> None:
    twin.stage.app.root.add_widget(Label(text=words, opacity=0))
    twin.stage.app.screens.current_screen.chosen = words
    _lastingly(twin, words)


def _lastingly(twin: Twin, words: str) -> None:
    Logger.debug(f"Skyliners: {words}")
    read_aloud(words)
    keep(twin.stage.folder, "half-done", words)


def test_what_was_chosen_in_secret_comes_out_afterwards(tmp_path: Path) -> None:
    found = _run(tmp_path, _everywhere)
    places = "\n".join(f"{each.where} = {each.one}" for each in found)
    assert "Label.text = 'Hand in plan" in places
    assert "TurnScreen.chosen = 'Hand in plan" in places
    assert "heard = 'log DEBUG: Skyliners: Hand in plan" in places
    assert "heard = 'voice: Hand in plan" in places
    assert "half-done.json" in places


def _in_a_text(share: float) -> Plant:
    """Whichever label it is."""

    def plant(twin: Twin, words: str) -> None:
        texts = [each for each in twin.stage.widgets() if hasattr(each, "text")]
        texts[int(share * len(texts))].text = words

    return plant


def _in_a_property(twin: Twin, words: str) -> None:
    twin.stage.app.screens.current_screen.ids.city.angle = len(words)


def _in_a_size(twin: Twin, words: str) -> None:
    """Of a texture; what is on it is nowhere else."""
    label = CoreLabel(text=words)
    label.refresh()
    with twin.stage.app.root.canvas.after:
        Rectangle(texture=label.texture, size=(0, 0))


def _in_a_picture(twin: Twin, words: str) -> None:
    """A spot of some colour: all sizes are the same."""
    spot = Texture.create(size=(1, 1), colorfmt="rgb")
    spot.blit_buffer(words[:3].encode(), colorfmt="rgb")
    with twin.stage.app.root.canvas.after:
        Color(1, 1, 1)
        Rectangle(texture=spot, pos=(20, 20), size=(9, 9))


# What is planted, and where it is found.
_PLANTS: dict[str, tuple[Plant, str]] = {
    **{f"a text at {share}": (_in_a_text(share), ".text") for share in (0, 0.4, 0.9)},
    "a property": (_in_a_property, "Blocks.angle"),
    "a size": (_in_a_size, ".texture"),
    "a picture": (_in_a_picture, "picture"),
    "the log": (lambda _, words: Logger.debug(f"Skyliners: {words}"), "heard"),
    "the voice": (lambda _, words: read_aloud(words), "heard"),
    "a file": (lambda twin, words: keep(twin.stage.folder, "kept", words), "heard"),
}


@pytest.mark.parametrize("place", _PLANTS)
def test_one_word_is_enough(tmp_path: Path, place: str) -> None:
    plant, where = _PLANTS[place]

    def script(twin: Twin) -> None:
        sit_down(twin, Mode.FULL, TWO, actions=12)
        plant(twin, twin.choose(0, ("Harbour", "Castle")))
        twin.stage.frames(2)

    found = run_twins(tmp_path / "game", script, of=skyliners)
    assert any(where in each.where for each in found), "\n".join(map(str, found[:9]))


def test_what_lasts_may_tell_nothing_even_while_its_owner_looks(tmp_path: Path) -> None:
    found = _run(tmp_path, _lastingly, while_seen=True)
    assert {each.when for each in found} == {"while seat 0 looks"}
    assert len(found) == 3


def test_a_script_in_which_no_secret_is_seen_proves_nothing(tmp_path: Path) -> None:
    def script(twin: Twin) -> None:
        sit_down(twin, Mode.FULL, TWO, actions=12)
        with twin.eyes(people.acting(twin)):
            twin.stage.frames(2)

    (found,) = run_twins(tmp_path / "game", script, of=skyliners)
    assert "nobody saw" in found.where


def test_a_game_that_goes_on_otherwise_is_found(tmp_path: Path) -> None:
    """Other frames, other scenes: whoever counts them knows."""

    def longer(twin: Twin) -> None:
        sit_down(twin, Mode.FULL, TWO, actions=12)
        for _ in range(3 if twin.other else 2):
            twin.stage.app.screens.current_screen.ids.city.angle += 0.1
            twin.stage.frames(1)

    def astray(twin: Twin) -> None:
        sit_down(twin, Mode.FULL, TWO, actions=12)
        twin.stage.tap(twin.stage.shown("Bo is here" if twin.other else "Ada is here"))

    assert run_twins(tmp_path / "game", longer, of=skyliners)
    assert "nothing says" in run_twins(tmp_path / "game", astray, of=skyliners)[-1].other


def test_a_script_that_is_lost_in_both_games_says_so(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="nothing says"):
        run_twins(
            tmp_path / "game",
            lambda twin: twin.stage.tap(twin.stage.shown("Bo")),
            of=skyliners,
        )


@pytest.mark.parametrize(
    ("fault", "case"),
    [("holds-live-on", "interrupted by another window"), ("second-finger", "two fingers")],
)
def test_a_way_out_that_was_once_there_is_found_when_it_is_put_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str, case: str
) -> None:
    monkeypatch.setattr(planting, "_set", monkeypatch.setattr)
    planting.plant(fault)
    script, same, settings, size = CASES[case]
    found = run_twins(tmp_path / "game", script, same, of=skyliners, size=size, **settings)
    assert any("HandSheet" in each.where for each in found)


def test_a_log_that_tells_what_is_on_screen_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As Kivy's does at its lowest level, if nobody keeps it from that. Such a log differs
    for harmless reasons, too: this holds only that logs are compared at all."""
    monkeypatch.setattr(Logger, "filters", [])
    found = _run(tmp_path, lambda *_: None)
    assert any("log TRACE" in each.one or "log TRACE" in each.other for each in found)
