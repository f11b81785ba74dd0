"""How a card game ended: what decided it, and everybody's hand as a skyline."""

from collections.abc import Sequence
from typing import NamedTuple

from skyliners.present.cards.tasks import TaskShown, task_shown
from skyliners.present.cards.turn import CardShown, TargetShown, target_shown
from skyliners.present.chart import Chart
from skyliners.present.texts import _, listed, plural
from skyliners.rules.cards.pieces import CLOSEST, EXACT
from skyliners.rules.cards.scoring import ScoreSheet, Total
from skyliners.rules.cards.table import Table
from skyliners.rules.deck import Card
from skyliners.rules.seats import Color


class PlayerHand(NamedTuple):
    name: str
    color: Color
    cards: tuple[CardShown, ...]
    text: str  # sum and points
    tasks: tuple[TaskShown, ...]  # those that were met


class Ending(NamedTuple):
    target: TargetShown
    hands: tuple[PlayerHand, ...]


def part_names() -> tuple[str, ...]:
    return _("Target"), _("Tasks")


def share_told(count: str) -> tuple[str, str]:
    assert count == "exact"
    return _("Target hit exactly"), _("Games")


def standing(table: Table) -> None:
    """Hands are secret until the end."""
    del table


def charts(tables: Sequence[Table], sheet: ScoreSheet) -> tuple[Chart, ...]:
    del tables, sheet  # three exchanges make no curve
    return ()


def ordered(cards: Sequence[Card]) -> tuple[Card, ...]:
    """A hand opened: from low to high, so that the skyline rises."""
    return tuple(sorted(cards, key=lambda card: (card.value, card.design)))


def ending(table: Table, sheet: ScoreSheet) -> Ending:
    return Ending(
        target_shown(table),
        tuple(_hand(table, total) for total in sheet.totals),
    )


def _hand(table: Table, total: Total) -> PlayerHand:
    seat = table.seats[total.seat]
    points = plural("1 point", "{n} points", total.total)
    return PlayerHand(
        seat.name,
        seat.color,
        tuple(CardShown(card) for card in ordered(total.cards)),
        _("Sum {sum}, {points}", sum=total.sum, points=points),
        tuple(task_shown(name, total.cards) for name in table.tasks if name in total.shown),
    )


def why_won(table: Table, sheet: ScoreSheet) -> str:
    """What decided it."""
    best = sheet.totals[sheet.winners[0]]
    if len(sheet.totals) == 1:
        return _alone(best, sheet.target)
    if len(sheet.winners) > 1:
        return _("Same points: a shared win.")
    tasks = [task_shown(name).title for name in best.shown]
    how = {
        EXACT: _("{sum} hits the target", sum=best.sum),
        CLOSEST: _(
            "{sum} is the closest below {target}", sum=best.sum, target=sheet.target
        ),
    }.get(best.target)
    reasons = [*([how] if how else []), *tasks]
    name = table.seats[best.seat].name
    if not reasons:
        return _("Nobody met a task.")
    return _("{name}: {reasons}.", name=name, reasons=listed(reasons))


def _alone(total: Total, target: int) -> str:
    met = plural("1 task met.", "{n} tasks met.", len(total.shown))
    if total.target == EXACT:
        return _("Exactly {target}. {tasks}", target=target, tasks=met)
    if total.target == CLOSEST:
        return _("{sum}, below {target}. {tasks}", sum=total.sum, target=target, tasks=met)
    return _("{sum}, above {target}. {tasks}", sum=total.sum, target=target, tasks=met)
