"""The front door of the patience on screen: its own screens, by name, each loaded when it
is first shown, and which of them stand where in a game."""

from collections.abc import Callable, Mapping

from kivy.uix.screenmanager import Screen
from kivy.uix.widget import Widget

from skyliners.app.game import ReplayParts, ResultsParts
from skyliners.match.shelf.trouble import ShelfError, Trouble


def _opening() -> type[Screen]:
    from skyliners.app.patience.opening import PatienceOpeningScreen  # noqa: PLC0415  # when shown

    return PatienceOpeningScreen


def _turn() -> type[Screen]:
    from skyliners.app.patience.turn import PatienceTurnScreen  # noqa: PLC0415  # when shown

    return PatienceTurnScreen


def _solved() -> type[Screen]:
    from skyliners.app.patience.solved import SolvedScreen  # noqa: PLC0415  # when shown

    return SolvedScreen


def _lesson() -> type[Screen]:
    from skyliners.app.patience.lesson import PatienceLessonScreen  # noqa: PLC0415  # when shown

    return PatienceLessonScreen


SCREENS: Mapping[str, Callable[[], type[Screen]]] = {
    "opening": _opening,
    "turn": _turn,
    "solved": _solved,
    "lesson": _lesson,
}
OPENING, TURN, FLAT, ENDING = "opening", "turn", "turn", "solved"
LESSON = "lesson"


def ornament() -> Widget:
    from skyliners.app.patience.widgets.landscapes import Landscapes  # noqa: PLC0415  # when shown

    return Landscapes()


def board_from_above() -> Widget:
    """Nobody sits down to it; a table without chairs is bare."""
    return Widget()


def picture_view() -> Widget:
    from skyliners.app.patience.widgets.picture import PatiencePictureView  # noqa: PLC0415  # when shown

    return PatiencePictureView()


def show_scored(key: int) -> None:
    """Nothing of it is scored on a table."""
    raise ShelfError(Trouble.UNREADABLE_GAME, f"{key}")


def results_parts() -> ResultsParts:
    from skyliners.app.patience.results import Solved  # noqa: PLC0415  # when shown

    return Solved()


def replay_parts() -> ReplayParts:
    from skyliners.app.patience.replay import RowsReplayed  # noqa: PLC0415  # when shown

    return RowsReplayed()
