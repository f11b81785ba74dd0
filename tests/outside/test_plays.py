"""Whole games by strangers, from the first screen to the winner and the shelf: with a real
pointer and a real keyboard, on a tablet that lies flat, on a phone, on a phone on its
side; and once more after the app was killed in the middle."""

from random import Random
from typing import Any

import pytest

from skyliners.match.kept import keep
from tests.outside import patience, skyliners, world
from tests.outside.desk import Desk
from tests.outside.games import play
from tests.outside.stranger import Stranger
from tests.outside.window import Seen, Window

TABLET, PHONE, LYING = (1280, 800), (360, 800), (800, 360)


def _prepare(desk: Desk, size: tuple[int, int], **settings: Any) -> None:
    """As somebody left it the last time."""
    desk.kept.mkdir(parents=True)
    width, height = size
    keep(desk.kept, "window", {"width": width, "height": height, "left": 100, "top": 100})
    keep(desk.kept, "settings", settings)


def _open(me: Stranger, box: str = "Skyliners") -> None:
    """Where several boxes stand on the shelf, this one is opened."""
    if me.see().screen == "shelf":
        me.tap(box)


def _to_the_shelf(me: Stranger, *names: str) -> None:
    """From the last action on: scored, won, and there to be looked at again."""
    seen = skyliners.to_results(me)
    assert seen.screen == "results"
    assert _won(seen)
    me.tap(icon="home")
    seen = me.tap("History")
    assert seen.screen == "history"
    assert all(seen.says(name) for name in names)
    assert not seen.says("Continue")


def _won(seen: Seen) -> bool:
    return seen.says(" wins") or seen.says(" share the win")


def test_a_full_game_round_a_tablet_that_lies_flat(desk: Desk) -> None:
    """Set to it by hand, with names of their own, and half of it by keys."""
    _prepare(desk, TABLET)
    with Window(desk) as window:
        me = Stranger(window)
        _open(me)
        assert me.see().size == TABLET
        me.tap("Settings")
        me.tap("Off")  # nothing moves, neither screens nor the city
        me.tap("Table mode")
        me.press("Escape")
        me.tap("New game")
        _call(me, "Ada", "Jürgen")
        _call(me, "Bo", "Zoe-Lou")
        me.tap("Full game")
        seen = skyliners.begin(me)
        assert seen.screen == "table"
        play(me, skyliners, Random(1), by_keys=0.5)
        _to_the_shelf(me, "Jürgen", "Zoe-Lou")
        assert window.close() == 0


def _call(me: Stranger, old: str, new: str) -> None:
    """Give whoever sits there a name of their own."""
    me.tap(f"{old} Human")
    me.tap(kind="field")
    seen = me.write(new)
    assert seen.all("field", new)
    me.tap("Done")


def test_a_phone_goes_from_hand_to_hand_and_is_killed_in_between(desk: Desk) -> None:
    _prepare(desk, PHONE, animation="off")
    with Window(desk) as window:
        me = Stranger(window)
        _open(me)
        me.tap("New game")
        me.tap("Introductory game")
        skyliners.begin(me)
        seen = play(me, skyliners, Random(2), steps=13)
        where = _round(seen)
        window.kill()
    with Window(desk) as window:
        me = Stranger(window)
        _open(me)
        me.tap("Continue")
        seen = me.see()
        if seen.all("key", "is here"):
            seen = me.tap("is here")
        assert _round(seen) == where
        play(me, skyliners, Random(3))
        _to_the_shelf(me, "Ada", "Bo")
        assert window.close() == 0


def _round(seen: Seen) -> str:
    (where,) = (text for text in seen.texts if text.startswith("Round "))
    return where


def test_a_patience_is_dragged_killed_and_dragged_to_its_end(desk: Desk) -> None:
    """Card by card, with the pointer down; some of it by keys."""
    _prepare(desk, PHONE)
    with Window(desk) as window:
        me = Stranger(window)
        _open(me, "Patience")
        me.tap("New game")
        patience.begin(me)
        seen = play(me, patience, Random(5), steps=9)
        moves = patience.moves_of(seen)
        assert moves == "9 moves"
        window.kill()
    with Window(desk) as window:
        me = Stranger(window)
        _open(me, "Patience")
        seen = me.tap("Continue")
        assert patience.moves_of(seen) == moves
        seen = me.tap(icon="undo")
        assert patience.moves_of(seen) == "8 moves"
        play(me, patience, Random(6), by_keys=0.3)
        seen = patience.to_results(me)
        assert seen.screen == "results"
        assert seen.says("Solved!")
        me.tap("New game")
        patience.begin(me)
        assert patience.moves_of(me.see()) == "0 moves"
        assert window.close() == 0


def test_a_city_of_the_world_is_built_killed_and_taken_up(desk: Desk) -> None:
    """On a phone: floors, the shop and ended turns, by finger and by keys."""
    _prepare(desk, PHONE, animation="off")
    with Window(desk) as window:
        me = Stranger(window)
        _open(me, "Skyline of the World")
        me.tap("New game")
        world.begin(me)
        play(me, world, Random(7), by_keys=0.4, steps=24)
        seen = me.see()
        if seen.all("key", "is here"):
            seen = me.tap("is here")
        where = _round(seen)
        window.kill()
    with Window(desk) as window:
        me = Stranger(window)
        _open(me, "Skyline of the World")
        me.tap("Continue")
        seen = me.see()
        if seen.all("key", "is here"):
            seen = me.tap("is here")
        assert _round(seen) == where
        play(me, world, Random(8), steps=8)
        assert window.close() == 0


def test_a_full_game_on_a_phone_on_its_side(desk: Desk) -> None:
    _prepare(desk, LYING, animation="off")
    with Window(desk) as window:
        me = Stranger(window)
        _open(me)
        assert me.see().size == LYING
        me.tap("New game")
        me.tap("Full game")
        skyliners.begin(me)
        play(me, skyliners, Random(4))
        _to_the_shelf(me, "Ada", "Bo")
        assert window.close() == 0


@pytest.mark.parametrize("size", [PHONE, LYING, TABLET], ids=str)
def test_whatever_is_typed_is_taken(desk: Desk, size: tuple[int, int]) -> None:
    """In every field there is: names of seats, here and in the helpers, and the search."""
    _prepare(desk, size, learned=True)
    with Window(desk) as window:
        me = Stranger(window)
        _open(me)
        me.tap("New game")
        _call(me, "Ada", "Grün & Söhne")
        assert me.see().all("key", "Grün & Söhne")
        me.press("Escape")
        me.tap("Rules & help")
        me.tap(kind="field")
        seen = me.write("roof")
        assert seen.all("field", "roof")
        assert seen.all("key", "A roof needs a floor")
        for _ in seen.all("field", "roof"):
            me.press("ctrl+a", "BackSpace")
        for helper in ("Score a game from the box", "Set up a game from the box"):
            me.tap(helper)
            for name in ("Ada", "Bo"):
                me.tap(name, kind="field")
                seen = me.write(f"{name[0]} äöüß")
                assert seen.all("field", f"{name[0]} äöüß")
            me.tap(icon="arrow-left")
        assert window.close() == 0


def test_a_tablet_from_home_to_the_rematch(desk: Desk) -> None:
    """It is laid flat where people sit down; what comes of it is shared, and they go on."""
    _prepare(desk, TABLET, animation="off")
    with Window(desk) as window:
        me = Stranger(window)
        _open(me)
        me.tap("New game")
        me.tap("Flat on the table")
        me.tap("Introductory game")
        seen = skyliners.begin(me)
        assert seen.screen == "table"
        play(me, skyliners, Random(5))
        seen = skyliners.to_results(me)
        assert _won(seen)
        seen = me.tap("Picture")
        assert seen.screen == "picture"
        me.tap("Square")
        seen = me.tap("Share picture")
        seen = me.until(lambda seen: seen.says("Saved in"))
        me.press("Escape")
        seen = me.tap("Rematch")
        me.until(lambda seen: seen.all("key", "begins"))
        window.kill()
    with Window(desk) as window:
        me = Stranger(window)
        assert me.see().says("Continue")
        _open(me)
        seen = me.tap("New game")
        assert seen.all("key", "Ada Human")
        assert seen.all("key", "Bo Human")
        assert window.close() == 0
