"""What every game's turn has on screen, whatever its board: whose turn it is, what lies
before everybody, what can be done and what a refusal says. A game's own model of a turn
has these, and whatever else it shows inside."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from skyliners.rules.refusal import Ruling
from skyliners.rules.seats import Color


class Count(NamedTuple):
    """How many of something lie open."""

    icon: str
    number: int
    spare: bool = False  # left out where there is little room


class Chip(Protocol):
    """One player, and what of theirs lies open."""

    @property
    def name(self) -> str: ...
    @property
    def color(self) -> Color: ...
    @property
    def acting(self) -> bool: ...
    @property
    def counts(self) -> Sequence[Count]: ...


class Frame(Protocol):
    @property
    def title(self) -> str:
        """Whose turn it is."""

    @property
    def step(self) -> str:
        """Where the game stands: which round, which action."""

    @property
    def seats(self) -> Sequence[Chip]: ...
    @property
    def prompt(self) -> str:
        """What to do now, or the answer to what the finger asked."""

    @property
    def rule(self) -> Ruling | None:
        """The rule behind a refusal, to be looked up."""

    @property
    def warning(self) -> str:
        """What everybody should know."""

    @property
    def hint(self) -> str:
        """What the coach says, where nobody else can read it."""

    @property
    def act_text(self) -> str: ...
    @property
    def end_text(self) -> str: ...
    @property
    def can_act(self) -> bool: ...
    @property
    def can_end(self) -> bool: ...
    @property
    def can_undo(self) -> bool: ...
    @property
    def can_ask(self) -> bool:
        """The coach."""

    @property
    def has_cards(self) -> bool:
        """Are there cards of one's own to look at now?"""
