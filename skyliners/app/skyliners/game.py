"""The front door of Skyliners on screen: its own screens, by name, each loaded when it is
first shown, and which of them stand where in a game."""

from collections.abc import Callable, Mapping

from kivy.uix.screenmanager import Screen
from kivy.uix.widget import Widget

from skyliners.app.game import ReplayParts, ResultsParts


def _turn() -> type[Screen]:
    from skyliners.app.skyliners.turn import TurnScreen  # noqa: PLC0415  # when shown

    return TurnScreen


def _table() -> type[Screen]:
    from skyliners.app.skyliners.table import TableScreen  # noqa: PLC0415  # when shown

    return TableScreen


def _dealing() -> type[Screen]:
    from skyliners.app.skyliners.dealing import DealingScreen  # noqa: PLC0415  # when shown

    return DealingScreen


def _scoring() -> type[Screen]:
    from skyliners.app.skyliners.scoring import ScoringScreen  # noqa: PLC0415  # when shown

    return ScoringScreen


def _tutorial() -> type[Screen]:
    from skyliners.app.skyliners.tutorial import TutorialScreen  # noqa: PLC0415  # when shown

    return TutorialScreen


def _cardboard() -> type[Screen]:
    from skyliners.app.skyliners.cardboard import CardboardScreen  # noqa: PLC0415  # when shown

    return CardboardScreen


def _preparing() -> type[Screen]:
    from skyliners.app.skyliners.preparing import PreparingScreen  # noqa: PLC0415  # when shown

    return PreparingScreen


def _may_i() -> type[Screen]:
    from skyliners.app.skyliners.may_i import MayIScreen  # noqa: PLC0415  # when shown

    return MayIScreen


def _sight() -> type[Screen]:
    from skyliners.app.skyliners.sight import SightScreen  # noqa: PLC0415  # when shown

    return SightScreen


SCREENS: Mapping[str, Callable[[], type[Screen]]] = {
    "turn": _turn,
    "table": _table,
    "dealing": _dealing,
    "scoring": _scoring,
    "tutorial": _tutorial,
    "cardboard": _cardboard,
    "preparing": _preparing,
    "may_i": _may_i,
    "sight": _sight,
}
OPENING, TURN, FLAT, ENDING = "dealing", "turn", "table", "scoring"
LESSON = "tutorial"


def ornament() -> Widget:
    from skyliners.app.skyliners.widgets.ornament import Ornament  # noqa: PLC0415  # when shown

    return Ornament()


def board_from_above() -> Widget:
    from skyliners.app.skyliners.widgets.boardtop import BoardTop  # noqa: PLC0415  # when shown

    return BoardTop()


def picture_view() -> Widget:
    from skyliners.app.skyliners.widgets.picture import PictureView  # noqa: PLC0415  # when shown

    return PictureView()


def show_scored(key: int) -> None:
    from skyliners.app.skyliners.cardboard import show_scored  # noqa: PLC0415  # when shown

    show_scored(key)


def results_parts() -> ResultsParts:
    from skyliners.app.skyliners.results import CityAndSkylines  # noqa: PLC0415  # when shown

    return CityAndSkylines()


def replay_parts() -> ReplayParts:
    from skyliners.app.skyliners.replay import CityReplayed  # noqa: PLC0415  # when shown

    return CityReplayed()
