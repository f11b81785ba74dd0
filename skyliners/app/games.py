"""Where the screens of each game are, by its name in records."""

from collections.abc import Callable, Mapping

from kivy.uix.screenmanager import Screen

from skyliners.app.skyliners import game as skyliners

Classes = Mapping[str, Callable[[], type[Screen]]]

_SCREENS: Mapping[str, Classes] = {"skyliners": skyliners.SCREENS}


def screens_of(game: str) -> Classes:
    return _SCREENS[game]
