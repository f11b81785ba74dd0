"""The keyboard reaches everything: Tab goes to each thing that can be pressed, a ring is
seen round it, Enter presses it."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kivy.core.window import Window
from kivy.uix.scrollview import ScrollView

from skyliners.app.focus import Ring, box, nearest
from skyliners.app.front import Pressable
from skyliners.app.widgets.holdkey import HoldKey
from skyliners.app.widgets.keylist import KeyList
from tests.app.hands import sit_down
from tests.app.layout import is_visible
from tests.app.scenes import SCENES
from tests.app.stage import Stage


def _pressables(stage: Stage) -> list[Any]:
    return [
        each
        for each in stage.front()
        if isinstance(each, Pressable) and not each.disabled and is_visible(each)
    ]


def _ring(stage: Stage) -> Ring:
    (ring,) = [each for each in stage.widgets() if isinstance(each, Ring)]
    return ring


def _in_sight(thing: Any) -> bool:
    left, low, right, top = box(thing)
    x, y = (left + right) / 2, (low + top) / 2
    return bool(0 <= x <= Window.width and 0 <= y <= Window.height)


@pytest.mark.parametrize("scene", SCENES)
def test_tab_reaches_everything_and_a_ring_is_seen(tmp_path: Path, scene: str) -> None:
    size = (1280, 800) if scene.startswith("table-mode") else (360, 800)
    with Stage(tmp_path, size) as stage:
        SCENES[scene](stage)
        stage.key("tab")  # whoever was writing is done
        wanted = {each.uid: type(each).__name__ for each in _pressables(stage)}
        first = stage.app.lifecycle.focus
        if not wanted:
            return
        met, on = set(), first
        while True:
            met.add(on.uid)
            ring = _ring(stage)
            left, low, right, top = box(on)
            assert ring.x <= left
            assert ring.y <= low
            assert ring.right >= right
            assert ring.top >= top
            assert _in_sight(on)
            stage.key("tab")
            on = stage.app.lifecycle.focus
            if on is first:
                break
        assert not {name for uid, name in wanted.items() if uid not in met}
        stage.key("tab", "shift")
        assert stage.app.lifecycle.focus is not first or len(met) == 1


def test_enter_presses_what_is_in_the_ring(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        pressed: list[Any] = []
        keys = [each for each in _pressables(stage) if not isinstance(each, HoldKey)]
        for key in keys:
            key.unbind(on_release=key.on_release)
            key.dispatch = lambda event, *_, key=key: pressed.append((event, key))
        for _ in keys:
            stage.key("tab")
            on = stage.app.lifecycle.focus
            pressed.clear()
            stage.key("enter")
            assert pressed == [("on_press", on), ("on_release", on)]


def test_a_finger_takes_the_ring_away(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        stage.key("tab")
        assert _ring(stage).width > 2
        stage.tap((2, 2))
        assert not [each for each in stage.widgets() if isinstance(each, Ring)]
        assert stage.app.lifecycle.focus is None


def test_the_ring_goes_with_what_it_was_on(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        stage.key("tab")
        stage.app.show("settings")
        stage.frames(3)
        assert stage.app.lifecycle.focus is None
        assert not [each for each in stage.widgets() if isinstance(each, Ring)]


def test_in_a_turn_arrows_choose_sites_and_enter_builds(tmp_path: Path) -> None:
    """A piece chosen in the ring is not put back by building it."""
    with Stage(tmp_path) as stage:
        sit_down(stage)
        while getattr(stage.app.lifecycle.focus, "name", "") != "Floor":
            stage.key("tab")
        stage.key("enter")
        stage.key("up")
        assert stage.app.lifecycle.focus is None
        stage.key("enter")
        assert len(stage.match.table.log) == 1


def test_arrows_go_where_they_point(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        SCENES["menu"](stage)
        seen = []
        for _ in range(4):
            stage.key("down")
            seen.append(box(stage.app.lifecycle.focus)[1])
        assert seen == sorted(seen, reverse=True)
        assert len({*seen}) == 4


_PLACES = st.tuples(st.integers(0, 500), st.integers(0, 500))


@given(_PLACES, st.lists(_PLACES), st.sampled_from(["left", "right", "up", "down"]))
def test_the_nearest_thing_lies_that_way(
    here: tuple[int, int], there: list[tuple[int, int]], arrow: str
) -> None:
    def boxed(spot: tuple[int, int]) -> tuple[float, float, float, float]:
        return spot[0], spot[1], spot[0] + 40, spot[1] + 40

    found = nearest(boxed(here), [(boxed(each), each) for each in there], arrow)
    axis, sign = {"left": (0, -1), "right": (0, 1), "up": (1, 1), "down": (1, -1)}[arrow]
    ahead = [each for each in there if (each[axis] - here[axis]) * sign > 1]
    assert (found is None) == (not ahead)
    assert found is None or found in ahead


@pytest.mark.parametrize("where", ["home", "turn", "settings", "cards"])
@pytest.mark.parametrize("by", ["?", "/", "ß", "f1"])
def test_the_keys_are_listed_anywhere(tmp_path: Path, where: str, by: str) -> None:
    with Stage(tmp_path) as stage:
        if where == "turn":
            sit_down(stage)
        elif where == "cards":
            SCENES["peek"](stage)
        else:
            stage.app.show(where)
        stage.frames(2)
        if by == "?":
            stage.write("?")
        else:
            stage.key(by, "shift")
        assert [each for each in stage.widgets() if isinstance(each, KeyList)]
        stage.key("escape")
        assert not [each for each in stage.widgets() if isinstance(each, KeyList)]


def test_whoever_writes_means_a_question_mark(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        SCENES["seat"](stage)
        stage.write("?")
        assert not [each for each in stage.widgets() if isinstance(each, KeyList)]


def test_what_is_far_down_a_page_is_brought_in_sight(tmp_path: Path) -> None:
    with Stage(tmp_path, (360, 500)) as stage:
        stage.app.show("settings")
        stage.frames(3)
        stage.key("tab", "shift")
        on = stage.app.lifecycle.focus
        assert _in_sight(on)
        page = next(each for each in stage.front() if isinstance(each, ScrollView))
        assert page.scroll_y < 0.2
