"""The front door of the card game on screen: its own screens, by name, each loaded when it
is first shown, and which of them stand where in a game."""

from collections.abc import Callable, Mapping

from kivy.uix.screenmanager import Screen
from kivy.uix.widget import Widget

from skyliners.app.game import ReplayParts, ResultsParts


def _turn() -> type[Screen]:
    from skyliners.app.cards.turn import CardsTurnScreen  # noqa: PLC0415  # when shown

    return CardsTurnScreen


def _opening() -> type[Screen]:
    from skyliners.app.cards.opening import CardsOpeningScreen  # noqa: PLC0415  # when shown

    return CardsOpeningScreen


def _reveal() -> type[Screen]:
    from skyliners.app.cards.reveal import RevealScreen  # noqa: PLC0415  # when shown

    return RevealScreen


def _lesson() -> type[Screen]:
    from skyliners.app.cards.lesson import CardsLessonScreen  # noqa: PLC0415  # when shown

    return CardsLessonScreen


def _scorer() -> type[Screen]:
    from skyliners.app.cards.scorer import ScorerScreen  # noqa: PLC0415  # when shown

    return ScorerScreen


SCREENS: Mapping[str, Callable[[], type[Screen]]] = {
    "turn": _turn,
    "opening": _opening,
    "reveal": _reveal,
    "lesson": _lesson,
    "scorer": _scorer,
}
OPENING, TURN, FLAT, ENDING = "opening", "turn", "turn", "reveal"
LESSON = "lesson"


def ornament() -> Widget:
    from skyliners.app.cards.widgets.ornament import CardsOrnament  # noqa: PLC0415  # when shown

    return CardsOrnament()


def board_from_above() -> Widget:
    from skyliners.app.cards.widgets.tabletop import CardsTableTop  # noqa: PLC0415  # when shown

    return CardsTableTop()


def picture_view() -> Widget:
    from skyliners.app.cards.widgets.picture import CardsPicture  # noqa: PLC0415  # when shown

    return CardsPicture()


def show_scored(key: int) -> None:
    raise NotImplementedError("hands that were only scored are not kept")


def results_parts() -> ResultsParts:
    from skyliners.app.cards.results import TargetAndHands  # noqa: PLC0415  # when shown

    return TargetAndHands()


def replay_parts() -> ReplayParts:
    from skyliners.app.cards.replay import HandsReplayed  # noqa: PLC0415  # when shown

    return HandsReplayed()
