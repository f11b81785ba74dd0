"""What the shell asks of any game that is to be shown: no more than its screens need.

A module is a game: `present/<room>/game.py` is its front door.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from skyliners.match.replay import Replay
from skyliners.match.shelf.shelf import Shelf
from skyliners.present.chairs import Problem
from skyliners.present.chart import Chart
from skyliners.present.choices import Way
from skyliners.present.companion.game import Companion
from skyliners.present.figures import Panels
from skyliners.present.opponents import Opponent
from skyliners.rules.seats import Color


class Acted(NamedTuple):
    """Who did something, and when; what chance does, nobody did."""

    seat: int | None
    round: int


class Standing(NamedTuple):
    """What everybody has so far, as far as that lies open."""

    labels: tuple[str, ...]
    numbers: tuple[tuple[int, ...], ...]  # by seat, in the order of the labels
    note: str = ""  # what of the score is not in it


class Presented(Protocol):
    """Any game, for however many."""

    @property
    def MODES(self) -> Sequence[Any]:  # noqa: N802
        """The ways of playing it, in the order in which they are offered."""

    def mode_name(self, mode: Any, /) -> str:
        """A way of playing it, as people call it."""

    def where(self, table: Any, /, *, turn_done: bool) -> str:
        """How far a game has come that somebody may go on with."""

    def about(self) -> str:
        """What one does in it, in a sentence for its box."""

    def mode_explained(self, mode: Any, /) -> str:
        """What sets it apart, in one sentence."""

    def companion(self) -> Companion:
        """Its part of the rules companion, loaded when asked for."""

    def announcement(self, table: Any, seat: int, /) -> str:
        """What is said aloud when somebody's turn begins."""

    # After a game

    def turns(self, table: Any, /) -> Sequence[Acted]:
        """Whose each action of the log was, and in which round."""

    def told(self, table: Any, action: Any, seat: int | None = None, /) -> str:
        """What was done last at this table; None: it has just been laid. `seat`: of whoever
        reads it before the board, where places have other names from every side."""

    def to_do(self, table: Any, action: Any, seat: int | None = None, /) -> str:
        """What could be done, by nobody yet, in a game with such a table; `seat`: as
        somebody there would say it."""

    def replayed(self, replay: Replay, /, *, following: bool) -> Any:
        """The same as its own widgets show it (`app/<room>/replay.py`), all cards open;
        `following`: after it was shown as it stood one action earlier."""


class Shown(Presented, Protocol):
    """A game for several, who sit round a table; one of them wins."""

    def may_sit(self, chairs: Sequence[int], /) -> bool:
        """May people sit on these chairs, of four round a table? Whether they are enough
        is not asked."""

    def seats_wanted(self, problem: Problem, /) -> str:
        """What people are told who cannot play as they sit: too few or too many of them
        (`number`), or on the wrong chairs (`chairs`)."""

    def seat(self, name: str, color: Color, chair: int, /) -> Any:
        """A seat of its rules, for whoever sits on this chair."""

    def ways(self, chosen: Mapping[str, Any], players: int, /) -> tuple[Way, ...]:
        """What so many players may settle besides the mode, with what was chosen so far;
        what cannot be chosen is as by default. As its rules `deal` takes them."""

    def ways_of(self, table: Any, /) -> Mapping[str, Any]:
        """What was settled for this game, so that another one can be the same."""

    def round_table(self, sitters: Iterable[tuple[int, Color]], /) -> Any:
        """A picture of who sits on which chair, beside the rule about seats."""

    def opponents(self) -> tuple[Opponent, ...]:
        """The bots it offers, the weakest first; none: it has no bots."""

    # Round the table

    def keeps_secrets(self, table: Any, /) -> bool:
        """Has anybody anything to hide from the others?"""

    def place_told(self, seat: Any, /) -> str:
        """Where somebody sits, so that the device finds its way; empty: it does not say."""

    def standing(self, table: Any, /) -> Standing | None:
        """The scores so far; None: they are nobody's to know yet."""

    # After a game

    @property
    def COACH(self) -> bool:  # noqa: N802
        """Has it a coach, to go through a finished game with?"""

    def part_names(self) -> Sequence[str]:
        """What a total is made of, in the order of the rules' `PARTS`."""

    def share_told(self, count: str, /) -> tuple[str, str]:
        """One of the rules' `COUNTS` that is a share: its title, and of what."""

    def why_won(self, table: Any, sheet: Any, /) -> str:
        """What decided it, in a sentence."""

    def charts(self, tables: Sequence[Any], sheet: Any, /) -> tuple[Chart, ...]:
        """How it went, from all its tables; of a board game there is only the last."""


class Ended(NamedTuple):
    """How a game for one ended, in words."""

    title: str
    number: int  # what it took
    unit: str  # and of what
    about: str


class Alone(Presented, Protocol):
    """A game for one: nobody sits down to it, and nobody is beaten."""

    def ended(self, table: Any, noted: Mapping[str, Any], /) -> Ended:
        """What came of it; `noted` is what stands in its record besides."""

    def ended_in(self, parts: Mapping[str, int], /) -> str:
        """The same in a line, from what its total is made of."""

    def moves_told(self, done: int, number: int, /) -> str:
        """How far somebody has come who looks at it again."""

    def so_far(self, shelf: Shelf, /) -> Panels:
        """How whoever plays here has done."""
