"""What lies open: the target, the tasks, how many cards lie where, and all that happened
with the cards face down. There is no secret in here."""

from collections.abc import Sequence
from typing import NamedTuple

from skyliners.rules.cards.actions import HiddenExchange, PublicAction
from skyliners.rules.cards.pieces import COPIES, HAND, ROUNDS, Mode
from skyliners.rules.deck import Card
from skyliners.rules.refusal import Common, Refused
from skyliners.rules.seats import Seat


class Table(NamedTuple):
    mode: Mode
    seats: tuple[Seat, ...]  # in turn order, the start player first
    target: tuple[Card, ...]
    tasks: tuple[str, ...]
    log: tuple[PublicAction, ...]
    pile: int  # cards that lie there, face down
    discards: int
    owed: int  # cards that are still to be drawn, and the pile is empty

    @property
    def exchanges(self) -> int:
        return sum(isinstance(action, HiddenExchange) for action in self.log)

    @property
    def to_move(self) -> int | None:
        """The seat that exchanges next, or is in the middle of it."""
        done = self.exchanges - bool(self.owed)
        return None if done == ROUNDS * len(self.seats) else done % len(self.seats)

    @property
    def round(self) -> int:
        """From 1; of a game that is over, the last."""
        done = self.exchanges - bool(self.owed)
        return min(done // len(self.seats) + 1, ROUNDS)

    @property
    def over(self) -> bool:
        return self.to_move is None

    @property
    def target_sum(self) -> int:
        return sum(card.value for card in self.target)


def check_seats(seats: Sequence[Seat]) -> None:
    if len(seats) not in COPIES:
        raise Refused(Common.BAD_SEATS, f"{len(seats)} players, not 1 to 4")
    if len({seat.color for seat in seats}) < len(seats):
        raise Refused(Common.BAD_SEATS, "a colour is taken twice")


def lay(
    mode: Mode, seats: tuple[Seat, ...], target: tuple[Card, ...], tasks: tuple[str, ...]
) -> Table:
    pile = 24 * COPIES[len(seats)] - HAND * (1 + len(seats))
    return Table(mode, seats, target, tasks, (), pile, 0, 0)


def advance(table: Table, action: PublicAction) -> Table:
    """The table after what everybody saw."""
    log = (*table.log, action)
    if isinstance(action, HiddenExchange):
        drawn = min(action.count, table.pile)
        return table._replace(
            log=log,
            pile=table.pile - drawn,
            discards=table.discards + action.count,
            owed=action.count - drawn,
        )
    pile = len(action.order) - table.owed
    return table._replace(log=log, pile=pile, discards=0, owed=0)
