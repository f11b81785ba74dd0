"""Pictures in the rules of the card game: a hand, the target, tasks, as they would lie
there; written down in assets/rulebook/cards, drawn by the app's own widgets."""

from typing import Any, NamedTuple

from skyliners.present.cards.tasks import TaskShown, task_shown
from skyliners.present.cards.turn import CardShown, TargetShown
from skyliners.present.texts import _
from skyliners.rules.cards.pieces import Mode
from skyliners.rules.deck import Card, read_card


class Picture(NamedTuple):
    hand: tuple[CardShown, ...] = ()
    target: TargetShown | None = None
    tasks: tuple[TaskShown, ...] = ()


def picture(written: dict[str, Any], mode: Mode, players: int) -> Picture:
    """See assets/rulebook/cards/README.md."""
    del mode, players  # the same for all
    hand = _cards(written.get("hand", ""))
    chosen = written.get("chosen", [])
    backs = (CardShown(None),) * written.get("backs", 0)
    shown = tuple(CardShown(card, chosen=at in chosen) for at, card in enumerate(hand))
    target = _cards(written.get("target", ""))
    return Picture(
        (*shown, *backs),
        _target(target) if target else None,
        tuple(task_shown(task, hand) for task in written.get("tasks", [])),
    )


def _target(cards: tuple[Card, ...]) -> TargetShown:
    total = sum(card.value for card in cards)
    return TargetShown(tuple(map(CardShown, cards)), total, _("Target"))


def _cards(written: str) -> tuple[Card, ...]:
    return tuple(card for card in map(read_card, written.split()) if card is not None)
