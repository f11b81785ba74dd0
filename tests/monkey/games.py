"""The games the monkey plays, one row each: a module of its own that knows what somebody
does who wants to get on in it. Everything else is the same for all of them."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from tests.app.stage import Stage
    from tests.monkey.sights import Target
    from tests.monkey.steps import Step

Spot = tuple[float, float]  # in the window


class Played(Protocol):
    @property
    def SITES(self) -> int:  # noqa: N802
        """So many places on its board can be touched that are no widgets of their own."""

    def site(self, screen: Any, number: int, /) -> Spot | None:
        """Where such a place is now; None if nobody can touch it there."""

    def whole(self, mode: Any, seats: Any, rng: Random, /) -> tuple[Any, Sequence[Any]]:
        """A game as it is dealt, and all that happens in it to its end."""

    def turn(self, stage: "Stage", found: "list[Target]", rng: Random, /) -> "list[Step]":
        """What the person would do now whose turn it is: a few of the `found`, or keys;
        nothing if there is no telling."""

    def with_cards(
        self, stage: "Stage", found: "list[Target]", rng: Random, /
    ) -> "list[Step]":
        """The same, with a sheet of their own in front."""

    def secrets(self, view: Any, /) -> Iterable[object]:
        """What is a player's own in this view, and must not be printed."""

    def all_told(self, ending: Any, /) -> bool:
        """Has the screen told how it ended, so that it can be left unasked?"""


def _skyliners() -> Played:
    from tests.monkey import skyliners  # noqa: PLC0415  # it needs the window

    return skyliners


def _world() -> Played:
    from tests.monkey import world  # noqa: PLC0415  # it needs the window

    return world


def _cards() -> Played:
    from tests.monkey import cards  # noqa: PLC0415  # it needs the window

    return cards


def _patience() -> Played:
    from tests.monkey import patience  # noqa: PLC0415  # it needs the window

    return patience


ROWS: dict[str, Callable[[], Played]] = {
    "skyliners": _skyliners,
    "skyline-of-the-world": _world,
    "skyline-cards": _cards,
    "skyline-patience": _patience,
}


def played(game: str) -> Played:
    """How a game is played, by its name in records; KeyError if nobody has told."""
    return ROWS[game]()
