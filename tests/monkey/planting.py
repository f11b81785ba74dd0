"""Puts faults back that were once there (`planted.py`), in the process of a story."""

from collections.abc import Callable
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.core.window import Window
from kivy.uix.behaviors import ButtonBehavior

from skyliners.app import curtains, hold
from skyliners.app.application import SkylinersApp
from skyliners.app.curtains import Curtains
from skyliners.app.device import secrecy
from skyliners.app.keys import NAMES, Keyboard
from skyliners.app.skyliners import cardboard
from skyliners.app.skyliners.turn import Turning
from skyliners.app.skyliners.widgets.skyline import Skyline
from skyliners.app.widgets.curtain import Curtain
from skyliners.app.widgets.holdkey import HoldKey
from skyliners.match.match import Match
from skyliners.rules.skyliners.pieces import starting_stock
from skyliners.rules.skyliners.view import Hand


def _set(where: Any, name: str, what: Any) -> None:
    setattr(where, name, what)


def _no_rows() -> None:
    """A bar at the table that loses its turn, and with it all its rows."""

    mended = Skyline._show

    def _show(self: Any, *_: object) -> None:
        if self.children:
            max(p.height for row in self.rows for p in row.profiles)
        mended(self)

    _set(Skyline, "_show", _show)


def _bots_cards() -> None:
    """The eye shows the cards of whoever acts, and that is a bot."""

    _set(Match, "looker", property(lambda self: self.acting))


def _one_player() -> None:
    """A board game with fewer than two players is scored at once."""

    def model(*told: Any) -> Any:

        game = told[0].game
        starting_stock(game.mode, len(game.sitters))
        return mended(*told)

    mended = cardboard.cardboard_model  # type: ignore[attr-defined]
    _set(cardboard, "cardboard_model", model)


def _holds_live_on() -> None:
    """A hold is an animation of its key, which nobody stops but the finger itself."""

    def on_press(self: Any) -> None:
        Animation.cancel_all(self, "progress")
        if self.by == "hold":
            self.progress = 0.0
            filling = Animation(progress=1.0, d=hold.LONG_ENOUGH)
            filling.bind(on_complete=lambda *_: self.dispatch("on_held"))
            filling.start(self)

    def on_touch_up(self: Any, touch: Any) -> bool:
        if touch.grab_current is self:
            Animation.cancel_all(self, "progress")
            self.progress = 0.0
            self.dispatch("on_let_go")
            if self.by != "hold":
                self.dispatch("on_held")
        return bool(ButtonBehavior.on_touch_up(self, touch))

    _set(HoldKey, "on_press", on_press)
    _set(HoldKey, "on_touch_up", on_touch_up)


def _letting_go_clears() -> None:
    """Letting go of the eye clears away whatever is in front, a curtain too."""

    _holds_live_on()
    _set(Curtains, "stop_peeking", Curtains.clear)


def _pictures_at_once() -> None:
    """Pictures are allowed again before the cards are gone from the last frame."""

    _set(curtains, "secrecy", secrecy._protect)


def _repeats_count() -> None:
    """A key that stays down is pressed again and again."""

    mended = Keyboard._pressed

    def pressed(self: Any, *told: Any) -> bool:
        self._down.clear()
        return bool(mended(self, *told))

    pressed.__name__ = "_pressed"  # by which Kivy finds it again
    _set(Keyboard, "_pressed", pressed)


def _enter_at_once() -> None:
    """Enter does at once what a finger has to hold for."""

    _repeats_count()
    mended = Turning.press

    def press(self: Any, name: str, held: list[str]) -> bool:
        if name == "enter" and self._can("can_end"):
            self.end_turn()
            return True
        return bool(mended(self, name, held))

    def lift(self: Any, key: str, _: object) -> bool:
        if key == "enter":
            self.dispatch("on_lift")
        return key == "enter"

    _set(Turning, "press", press)
    _set(Curtain, "press", lift)


def _panel() -> None:
    """Kivy's own panel, on F1."""

    mended = Keyboard._meant

    def _meant(self: Any, top: Any, name: str, held: list[str]) -> bool:
        return name != "f1" and mended(self, top, name, held)

    _set(Keyboard, "_meant", _meant)
    _set(SkylinersApp, "open_settings", App.open_settings)


def _prints() -> None:
    """Hands are printed as anything else is."""

    _set(Hand, "__repr__", lambda self: f"Hand{tuple(self)!r}")


def _outlives() -> None:
    """What is half-way goes on when the app has ended."""

    def on_stop(self: Any) -> None:
        Window.unbind(focus=self._focus_changed, on_resize=self._resized)
        self.lifecycle.end()
        self.shelf.close()

    _set(SkylinersApp, "on_stop", on_stop)


def _two_owners() -> None:
    """A screen that was left keeps the keyboard."""

    mended = Turning.on_pre_enter

    def on_pre_enter(self: Any) -> None:
        mended(self)
        Window.bind(
            on_key_down=lambda _, key, __, letter, held: self.press(
                NAMES.get(key, letter or ""), held
            )
        )

    _set(Turning, "on_pre_enter", on_pre_enter)


_PLANTS: dict[str, Callable[[], None]] = {
    "no-rows": _no_rows,
    "bots-cards": _bots_cards,
    "one-player": _one_player,
    "holds-live-on": _holds_live_on,
    "holds-over-home": _holds_live_on,
    "second-finger": _holds_live_on,
    "letting-go-clears": _letting_go_clears,
    "pictures-at-once": _pictures_at_once,
    "enter-at-once": _enter_at_once,
    "panel": _panel,
    "prints": _prints,
    "outlives": _outlives,
    "two-owners": _two_owners,
}


def plant(name: str) -> None:
    if name:
        _PLANTS[name]()
