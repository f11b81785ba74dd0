"""What every exchange open to a player is worth, from what that player may know: the same
numbers for bots, hints and the review of a finished game."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from skyliners.bots.cards.closest import closest_chance
from skyliners.bots.cards.hands import Bag, bag_of, code_of, meeting
from skyliners.bots.cards.odds import Measure, Slices, Table, Worths, draws
from skyliners.rules.cards import table as cards_table
from skyliners.rules.cards.actions import Exchange, HiddenExchange
from skyliners.rules.cards.legal import kept, legal_exchanges
from skyliners.rules.cards.pieces import CLOSEST, COPIES, EXACT, HAND, ROUNDS, TASKS
from skyliners.rules.cards.view import View
from skyliners.rules.deck import DECK, Card

_SLICE = 1_500  # draws, about a millisecond


class Aims(NamedTuple):
    """What somebody has in mind of all that pays."""

    tasks: tuple[str, ...]
    target: bool = True
    wary: bool = True  # of others who may be closer below


Outcome = tuple[float, ...]  # a number for every measure
Outlook = dict[Exchange, Outcome]


def all_aims(table: cards_table.Table) -> Aims:
    return Aims(table.tasks)


def points(table: cards_table.Table, aims: Aims) -> Measure:
    """What a hand brings, as far as it is aimed at."""
    copies, target = COPIES[len(table.seats)], table.target_sum
    rivals = len(table.seats) - 1 if aims.wary else 0
    by_sum = [0.0] * (HAND * 6 + 1)
    if aims.target:
        by_sum[target] = EXACT
        for total in range(HAND, target):
            by_sum[total] = CLOSEST * closest_chance(target - total, rivals)
    paid = [(meeting(name, copies), TASKS[name].points) for name in aims.tasks]

    def measure(code: int, total: int) -> float:
        worth = by_sum[total]
        for met, pays in paid:
            if code in met:
                worth += pays
        return worth

    return measure


def unseen(view: View) -> tuple[list[Card], list[Card]]:
    """The cards that may be drawn, as far as a player can tell; and those they know to lie
    among the discards."""
    table, seat, hand = view
    discarded: list[Card] = []
    put_down = iter(hand.put_down)
    turn = 0
    for action in table.log:
        if not isinstance(action, HiddenExchange):
            discarded.clear()
            continue
        if turn % len(table.seats) == seat:
            discarded += next(put_down)
        turn += 1
    left = list(DECK * COPIES[len(table.seats)])
    for card in (*table.target, *hand.cards, *discarded):
        left.remove(card)
    return left, discarded


def outlook(
    view: View, measures: Sequence[Measure], ahead: int = ROUNDS
) -> Iterator[Outlook]:
    """What can be expected of every exchange if the best is made of it, measured by the
    first: all of it comes last, after slices in which it grows. No further ahead than so
    many exchanges after this one."""
    found: Outlook = {}
    left, discarded = unseen(view)
    table, _, hand = view
    after = min(ahead, ROUNDS - table.round)
    short = discarded if table.pile < HAND else []
    futures = [*measures]
    if after:
        # Whatever may be held later.
        thinking = _ahead([*left, *hand.cards, *short], measures, after)
        try:
            while True:
                next(thinking)
                yield found
        except StopIteration as known:
            futures = [_looked_up(worths) for worths in known.value]
    for exchange in legal_exchanges(table, hand):
        keeps = kept(hand.cards, exchange.cards)
        assert keeps is not None
        count = len(exchange.cards)
        # In the middle of the draw the discards are shuffled, these cards among them.
        mixed = [*discarded, *exchange.cards] if count > table.pile else []
        bag = bag_of([*left, *mixed])
        for outcome in _expected(keeps, bag, count, futures):
            if outcome is None:
                yield found
            else:
                found = found | {exchange: outcome}
    yield found


def _ahead(
    cards: Sequence[Card], measures: Sequence[Measure], exchanges: int
) -> Slices[list[Worths]]:
    """What every hand comes to in the end, with so many exchanges to go."""
    table = Table(bag_of(cards))
    yield from table.lay()
    worths = [table.measured(measure) for measure in measures]
    for _ in range(exchanges):
        yield
        averaged: list[Worths] = []
        for each in worths:
            kept_of_it = yield from table.averaged(each)
            averaged.append(kept_of_it)
        best = yield from table.best_kept(averaged[0])
        worths = [{hand: each[best[hand]] for hand in best} for each in averaged]
    return worths


def _looked_up(worths: Worths) -> Measure:
    return lambda code, _: worths[code]


def _expected(
    keeps: Sequence[Card], bag: Bag, count: int, measures: Sequence[Measure]
) -> Iterator[Outcome | None]:
    """Over all draws; None: a breath."""
    code, total = code_of(keeps), sum(card.value for card in keeps)
    sums = [0.0] * len(measures)
    for done, drawn in enumerate(draws(bag, count), 1):
        held, held_sum = code + drawn.code, total + drawn.sum
        for at, measure in enumerate(measures):
            sums[at] += drawn.chance * measure(held, held_sum)
        if not done % _SLICE:
            yield None
    yield tuple(sums)
