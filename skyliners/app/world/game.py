"""The front door of Skyline of the World on screen: its own screens, by name, each loaded
when it is first shown, and which of them stand where in a game."""

from collections.abc import Callable, Mapping

from kivy.uix.screenmanager import Screen
from kivy.uix.widget import Widget

from skyliners.app.game import ReplayParts, ResultsParts


def _turn() -> type[Screen]:
    from skyliners.app.world.turn import WorldTurnScreen  # noqa: PLC0415  # when shown

    return WorldTurnScreen


def _opening() -> type[Screen]:
    from skyliners.app.world.opening import WorldOpeningScreen  # noqa: PLC0415  # when shown

    return WorldOpeningScreen


def _scoring() -> type[Screen]:
    from skyliners.app.world.scoring import WorldScoringScreen  # noqa: PLC0415  # when shown

    return WorldScoringScreen


def _lesson() -> type[Screen]:
    from skyliners.app.world.lesson import WorldLessonScreen  # noqa: PLC0415  # when shown

    return WorldLessonScreen


def _scorer() -> type[Screen]:
    from skyliners.app.world.scorer import WorldScorerScreen  # noqa: PLC0415  # when shown

    return WorldScorerScreen


SCREENS: Mapping[str, Callable[[], type[Screen]]] = {
    "turn": _turn,
    "opening": _opening,
    "scoring": _scoring,
    "lesson": _lesson,
    "scorer": _scorer,
}
OPENING, TURN, FLAT, ENDING = "opening", "turn", "turn", "scoring"
LESSON = "lesson"


def ornament() -> Widget:
    from skyliners.app.world.widgets.ornament import WorldOrnament  # noqa: PLC0415  # when shown

    return WorldOrnament()


def board_from_above() -> Widget:
    from skyliners.app.world.widgets.tabletop import WorldTableTop  # noqa: PLC0415  # when shown

    return WorldTableTop()


def picture_view() -> Widget:
    from skyliners.app.world.widgets.picture import WorldPicture  # noqa: PLC0415  # when shown

    return WorldPicture()


def show_scored(key: int) -> None:
    raise NotImplementedError("games from the box that were only scored are not kept")


def results_parts() -> ResultsParts:
    from skyliners.app.world.results import CityAndMissions  # noqa: PLC0415  # when shown

    return CityAndMissions()


def replay_parts() -> ReplayParts:
    from skyliners.app.world.replay import CityReplayed  # noqa: PLC0415  # when shown

    return CityReplayed()
