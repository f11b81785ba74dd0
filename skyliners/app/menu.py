"""The menu in a game: where each of its ways leads. It is the shell's, for every game;
whoever comes back finds the game as it was left."""

from collections.abc import Callable
from typing import Any

from skyliners.app.device.window import on_desktop
from skyliners.app.widgets.menu import Menu
from skyliners.present.menu import KEYS, LEAVE, MOVES, RULES, SETTINGS, menu_model


def menu(app: Any, close: Callable[[], None]) -> Menu:
    """The menu over the game that is being played; `close` takes it away."""
    match = app.sitting.match
    ways: dict[str, Callable[[], object]] = {
        RULES: lambda: app.go("rules"),
        MOVES: lambda: app.go("moves"),
        SETTINGS: lambda: app.go("settings"),
        KEYS: app.lifecycle.list_keys,
        LEAVE: app.leave_table,
    }

    def go(_: object, name: str) -> None:
        close()
        ways[name]()

    shown = Menu(model=menu_model(match.game.ID, match.table, keyboard=on_desktop()))
    shown.bind(on_go=go, on_close=lambda *_: close())
    return shown
