"""How a bot chooses its cards: how much of what pays it has in mind, how far it looks ahead
and what it overlooks. A level is nothing but such numbers."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from skyliners.bots.cards.outlook import Aims, outlook, points
from skyliners.bots.protocol import Budget
from skyliners.rules.cards.actions import Exchange
from skyliners.rules.cards.legal import legal_exchanges
from skyliners.rules.cards.table import Table
from skyliners.rules.cards.view import View

_LITTLE = 0.5  # effort; with less there is no time to look ahead


class Mind(NamedTuple):
    heeds: int = 4  # of the target and the three tasks, so many at a time
    ahead: int = 0  # exchanges after this one
    wary: bool = True  # of others who may be closer below the target
    overlooks: float = 0.0  # how many of the choices are not even considered


class ExchangeBot:
    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def think(self, view: View, budget: Budget) -> Iterator[Exchange]:
        mind, rng = self.mind, _luck(view, budget)
        considered = _considered(view, mind.overlooks, rng)
        yield considered[0]
        if len(considered) == 1:
            return
        measure = points(view.table, _aims(view.table, mind, rng))
        ahead = mind.ahead if budget.effort >= _LITTLE else 0
        for found in outlook(view, [measure], ahead):
            thought = [exchange for exchange in considered if exchange in found]
            yield max(thought or considered[:1], key=lambda e: found.get(e, (0.0,))[0])


class RandomBot:
    """One to measure the others by."""

    def think(self, view: View, budget: Budget) -> Iterator[Exchange]:
        yield _luck(view, budget).choice(legal_exchanges(view.table, view.hand))


def _luck(view: View, budget: Budget) -> Random:
    """Of one answer: another one for every action of a game."""
    return Random(budget.seed * 1_000_003 + len(view.table.log))


def _considered(view: View, overlooks: float, rng: Random) -> list[Exchange]:
    """What a player thinks of, at least one choice."""
    choices = [*legal_exchanges(view.table, view.hand)]
    seen = [each for each in choices if rng.random() >= overlooks] if overlooks else choices
    return seen or [rng.choice(choices)]


def _aims(table: Table, mind: Mind, rng: Random) -> Aims:
    """What they have in mind just now; None stands for the target."""
    heeded = rng.sample([None, *table.tasks], mind.heeds)
    tasks = tuple(task for task in table.tasks if task in heeded)
    return Aims(tasks, target=None in heeded, wary=mind.wary)
