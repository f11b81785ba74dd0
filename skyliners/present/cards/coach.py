"""What the coach says of a hand, in words: which cards to exchange, and what for."""

from typing import NamedTuple

from skyliners.bots.cards.coach import Hint
from skyliners.present.cards.names import task_name
from skyliners.present.deck.names import cards_told
from skyliners.present.texts import _, decimal, percent
from skyliners.rules.cards.table import Table
from skyliners.rules.deck import Card

_WORTH_NAMING = 0.12  # chances; less is not what one exchanges for


class HintModel(NamedTuple):
    cards: tuple[Card, ...]  # to put down
    text: str

    def __repr__(self) -> str:
        return "HintModel(…)"


def thinking_text() -> str:
    """While the coach has no answer yet."""
    return _("The coach is counting cards…")


def hint_model(table: Table, hint: Hint) -> HintModel:
    cards = hint.exchange.cards
    if cards:
        advice = _("Exchange {cards}.", cards=cards_told(cards))
    else:
        advice = _("Keep all four.")
    return HintModel(cards, f"{advice} {_reason(table, hint)}")


def _reason(table: Table, hint: Hint) -> str:
    """What may come of it in the end, the likeliest first."""
    chances = [(hint.chances.exact, _("exactly {sum}", sum=table.target_sum))]
    chances += [
        (chance, task_name(task))
        for task, chance in zip(table.tasks, hint.chances.tasks, strict=True)
    ]
    named = sorted(
        (each for each in chances if each[0] >= _WORTH_NAMING), key=lambda each: -each[0]
    )
    told = [
        _("{what}: {chance}", what=what, chance=percent(chance))
        for chance, what in named[:3]
    ]
    points = decimal(hint.points)
    if not told:
        return _("You can expect about {points} points.", points=points)
    return _(
        "Chances: {chances}. You can expect about {points} points.",
        chances=", ".join(told),
        points=points,
    )
