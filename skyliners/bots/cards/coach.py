"""The coach: which cards to exchange, with its reason, as data that the screen puts into
words. It asks the same evaluator as the review of a finished game."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from skyliners.bots.cards.hands import meeting
from skyliners.bots.cards.odds import Measure
from skyliners.bots.cards.outlook import Outcome, all_aims, outlook, points
from skyliners.rules.cards.actions import Exchange
from skyliners.rules.cards.pieces import COPIES
from skyliners.rules.cards.table import Table
from skyliners.rules.cards.view import View

KEEP = Exchange(())


class Chances(NamedTuple):
    """How likely each is in the end, by who goes on as the coach would."""

    exact: float
    below: float
    tasks: tuple[float, ...]  # in the order they lie there


class Hint(NamedTuple):
    exchange: Exchange
    points: float  # expected in the end
    kept: float  # expected if nothing is exchanged now
    chances: Chances

    def __repr__(self) -> str:
        """It tells of its player's cards: nothing of it is printed by mistake."""
        return "Hint(…)"


def measures(table: Table) -> Sequence[Measure]:
    """Points first, by which is chosen; then what the chances are told of."""
    target, copies = table.target_sum, COPIES[len(table.seats)]

    def met(name: str) -> Measure:
        hands = meeting(name, copies)
        return lambda code, _: float(code in hands)

    return [
        points(table, all_aims(table)),
        lambda _, total: float(total == target),
        lambda _, total: float(total < target),
        *map(met, table.tasks),
    ]


def hint_slices(view: View) -> Iterator[Hint]:
    """A hint that gets better slice by slice; the last is the one to show."""
    for found in outlook(view, measures(view.table)):
        if KEEP in found:
            yield _hint(found)


def hint(view: View) -> Hint:
    *_, last = hint_slices(view)
    return last


def _hint(found: dict[Exchange, Outcome]) -> Hint:
    best = max(found, key=lambda exchange: found[exchange][0])
    worth, exact, below, *tasks = found[best]
    chances = Chances(exact, below, tuple(tasks))
    return Hint(best, worth, found[KEEP][0], chances)
