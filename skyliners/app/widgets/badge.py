"""A player's colour and glyph together: a small counter with the shape on it."""

from kivy.properties import StringProperty
from kivy.uix.anchorlayout import AnchorLayout

from skyliners.app.look import load_kv
from skyliners.app.widgets import controls  # noqa: F401  # their kv names are used
from skyliners.present.theme import ON_PLAYER, PLAYER
from skyliners.rules.seats import Color

load_kv("widgets/badge")

_NOTHING = (0.0, 0.0, 0.0, 0.0)


class Badge(AnchorLayout):
    player = StringProperty("")  # a player's colour; empty: nothing is drawn

    @staticmethod
    def fill(player: str) -> tuple[float, ...]:
        return PLAYER[Color(player)] if player else _NOTHING

    @staticmethod
    def on_fill(player: str) -> tuple[float, ...]:
        return ON_PLAYER[Color(player)] if player else _NOTHING
