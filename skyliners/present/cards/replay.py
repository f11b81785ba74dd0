"""A card game looked at again: everybody's hand as it lay then, and what was put down."""

from typing import NamedTuple

from skyliners.match.replay import Replay
from skyliners.present.cards.told import turns
from skyliners.present.cards.turn import CardShown, TargetShown, target_shown
from skyliners.rules.cards.actions import Exchange, Reshuffle
from skyliners.rules.deck import Card
from skyliners.rules.seats import Color


class HandReplayed(NamedTuple):
    name: str
    color: Color
    sum: str
    cards: tuple[CardShown, ...]
    acted: bool


class ReplayedTable(NamedTuple):
    target: TargetShown
    hands: tuple[HandReplayed, ...]
    put_down: tuple[CardShown, ...]  # by whoever acted last


def replayed(replay: Replay, *, following: bool) -> ReplayedTable:
    del following  # cards are laid, not carried
    table, action = replay.table, replay.last_action
    done = turns(table)
    actor = next((acted.seat for acted in reversed(done) if acted.seat is not None), None)
    drawn = _drawn(replay)
    return ReplayedTable(
        target_shown(table),
        tuple(
            _hand(replay, seat, drawn if seat == actor else 0, acted=seat == actor)
            for seat in range(len(table.seats))
        ),
        tuple(map(CardShown, _put(action))),
    )


def _put(action: object) -> tuple[Card, ...]:
    return action.cards if isinstance(action, Exchange) else ()


def _drawn(replay: Replay) -> int:
    """How many of the last cards in the hand came with this exchange."""
    action = replay.last_action
    if isinstance(action, Reshuffle):
        action = replay.step(-1).last_action
    owed: int = replay.table.owed
    return len(_put(action)) - owed


def _hand(replay: Replay, seat: int, drawn: int, *, acted: bool) -> HandReplayed:
    cards = replay.hands[seat].hand.cards if replay.hands else ()
    old = len(cards) - drawn
    return HandReplayed(
        replay.table.seats[seat].name,
        replay.table.seats[seat].color,
        str(sum(card.value for card in cards)) if cards else "",
        tuple(CardShown(card, fresh=at >= old) for at, card in enumerate(cards)),
        acted=acted,
    )
