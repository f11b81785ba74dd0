"""What the walk has to know of the card game: whose cards are others in the other game, and
how people exchange what nobody sees."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

from skyliners.app.cards.hand import CardsSheet
from skyliners.app.cards.widgets.face import SkylineCard
from skyliners.bots.cards import game as bots
from skyliners.bots.cards.roster import bot_named
from skyliners.bots.protocol import Budget
from skyliners.rules.cards import game as GAME  # noqa: N812
from skyliners.rules.cards.actions import Action, Exchange, Reshuffle
from skyliners.rules.cards.legal import legal_exchanges
from skyliners.rules.cards.state import State
from skyliners.rules.cards.view import View
from skyliners.rules.deck import DECK
from tests.app.leaks.twin import Dealt, Twin
from tests.monkey.sights import Target, saying
from tests.monkey.steps import Step, Tap

__all__ = ["APART", "GAME", "in_secret", "other", "otherwise"]

APART = ("shelf.sqlite3",)


def other(start: State, actions: Sequence[Action], same: Collection[int]) -> Dealt:
    """Cards take each other's places, but those that lie open, and those that whoever is
    the same in both games has or may draw."""
    fixed = {*start.table.target}
    if same:
        fixed |= {card for card in start.pile if card is not None}
        fixed |= {card for seat in same for card in start.hands[seat].cards}
    free = [card for card in DECK if card not in fixed]
    places = dict(zip(free, free[1:] + free[:1], strict=True))

    def moved(card: Any) -> Any:
        return places.get(card, card)

    def all_moved(cards: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(map(moved, cards))

    hands = tuple(hand._replace(cards=all_moved(hand.cards)) for hand in start.hands)
    done: list[Action] = []
    for action in actions:
        if isinstance(action, Exchange):
            done.append(Exchange(tuple(sorted(all_moved(action.cards)))))
        elif isinstance(action, Reshuffle):
            done.append(Reshuffle(all_moved(action.order)))
        else:
            done.append(action)
    return start._replace(hands=hands, pile=all_moved(start.pile)), done


@contextmanager
def otherwise(twin: Twin) -> Iterator[None]:
    """Bots whose secrets differ; and once others' discards come into everybody's hands,
    there is nothing to compare any more."""
    real = GAME.chance

    def chance(state: State, rng: Random) -> Reshuffle | None:
        event = real(state, rng)
        twin.over = twin.over or (event is not None and bool(twin.same))
        return event

    with (
        patch.object(GAME, "chance", chance),
        patch.object(bots, "bot_named", lambda level: _Bot(twin, level)),
    ):
        yield


class _Bot:
    """A bot whose secrets differ puts down as many cards, but others."""

    def __init__(self, twin: Twin, level: str) -> None:
        self._twin = twin
        self._level = level

    def think(self, view: View, budget: Budget) -> Iterator[Exchange]:
        if view.seat in self._twin.same:
            return bot_named(self._level).think(view, budget)
        count = Random(budget.seed).randint(0, 2)
        choices = legal_exchanges(view.table, view.hand)
        some = [each for each in choices if len(each.cards) == count]
        return iter([self._twin.choose(view.seat, some)])


def in_secret(twin: Twin, seat: int, found: list[Target], rng: Random) -> list[Step]:
    """One card is chosen, and exchanged; as many in both games."""
    sheet: Any = twin.stage.app.root.children[0]
    if not isinstance(sheet, CardsSheet) or sheet.model is None or rng.random() < 0.2:
        return []
    cards = [
        each for each in found if isinstance(each.widget, SkylineCard) and each.can_press
    ]
    chosen = any(shown.chosen for shown in sheet.model.hand)
    if cards and not chosen and rng.random() < 0.7:
        return [Tap(twin.choose(seat, cards).where)]
    return saying(found, sheet.model.end_text)
