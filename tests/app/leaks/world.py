"""What the walk has to know of Skyline of the World: whose mission and cards are others in
the other game, and what people do with them that nobody sees."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

from skyliners.app.world.hand import WorldSheet
from skyliners.app.world.widgets.fan import OwnCard
from skyliners.bots.protocol import Budget
from skyliners.bots.world import game as bots
from skyliners.bots.world.roster import bot_named
from skyliners.rules.world import game as GAME  # noqa: N812
from skyliners.rules.world.actions import Action, Cash, Swap
from skyliners.rules.world.advance import drawers
from skyliners.rules.world.box import missions
from skyliners.rules.world.legal import legal_actions
from skyliners.rules.world.pieces import SWAP
from skyliners.rules.world.state import State
from skyliners.rules.world.view import View
from tests.app.leaks.twin import Dealt, Twin
from tests.monkey.sights import Target, saying
from tests.monkey.steps import Step, Tap

__all__ = ["APART", "GAME", "in_secret", "other", "otherwise"]

APART = ("shelf.sqlite3",)


def other(start: State, actions: Sequence[Action], same: Collection[int]) -> Dealt:
    """Missions are others; and cards that nobody ever showed take each other's places, but
    for those that whoever is the same in both games has or may draw."""
    hidden = [seat for seat in range(len(start.hands)) if seat not in same]
    cards: list[Any] = [card for hand in start.hands for card in hand.cards]
    cards += start.pile
    held = [seat for seat, hand in enumerate(start.hands) for _card in hand.cards]
    shown = {action.card for action in actions if isinstance(action, Cash)}
    free = [
        place
        for place, card in enumerate(cards)
        if card not in shown and (held[place] in hidden if place < len(held) else not same)
    ]
    moved = [*cards]
    for place, after in zip(free, free[1:] + free[:1], strict=True):
        moved[place] = cards[after]
    done = _swapped(start, actions, cards, moved, held)
    given = iter(moved)
    hands = [
        hand._replace(cards=tuple(next(given) for _card in hand.cards))
        for hand in start.hands
    ]
    taken = [hand.mission for seat, hand in enumerate(start.hands) if seat in same]
    left = [mission for mission in missions() if mission not in taken]
    for seat in hidden:
        at = left.index(start.hands[seat].mission)
        hands[seat] = hands[seat]._replace(mission=left[(at + 1) % len(left)])
    return start._replace(hands=tuple(hands), pile=tuple(given)), done


def _swapped(
    start: State,
    actions: Sequence[Action],
    cards: Sequence[Any],
    moved: Sequence[Any],
    held: Sequence[int],
) -> list[Action]:
    """The same actions, with what lies in the places of the cards that were swapped."""
    hands: list[list[int]] = [[] for _hand in start.hands]
    for place, seat in enumerate(held):
        hands[seat].append(place)
    state, drawn = start, len(held)
    done: list[Action] = []
    for action in actions:
        turn = state.table.turn
        assert turn is not None
        seat = turn.seat
        own, gone = hands[seat], action.cards if isinstance(action, Swap) else ()
        if isinstance(action, Cash):
            gone = (action.card,)
        places = []
        for card in gone:
            places.append(next(at for at in own if cards[at] == card and at not in places))
        for place in places:
            own.remove(place)
        swapped = isinstance(action, Swap)
        done.append(Swap(tuple(sorted(moved[at] for at in places))) if swapped else action)
        after = GAME.play(state, action)
        if len(after.pile) < len(state.pile):
            for drawer in drawers(state.table, seat):
                hands[drawer].append(drawn)
                drawn += 1
        state = after
    return done


@contextmanager
def otherwise(twin: Twin) -> Iterator[None]:
    """Bots whose secrets differ."""
    with patch.object(bots, "bot_named", lambda level: _Bot(twin, level)):
        yield


class _Bot:
    """A bot whose secrets differ plays nothing that depends on them, and shows no card."""

    def __init__(self, twin: Twin, level: str) -> None:
        self._twin = twin
        self._level = level

    def think(self, view: View, budget: Budget) -> Iterator[Action]:
        if view.seat in self._twin.same:
            return bot_named(self._level).think(view, budget)
        luck = Random(f"{budget.seed} {len(view.table.log)}")
        return iter([luck.choice(legal_actions(view.table, ()))])


def in_secret(twin: Twin, seat: int, found: list[Target], rng: Random) -> list[Step]:
    """Three cards are chosen, and swapped: others in the other game. None is shown, since
    in the other game it may not stand."""
    sheet: Any = twin.stage.app.root.children[0]
    if not isinstance(sheet, WorldSheet) or sheet.own is None or rng.random() < 0.2:
        return []
    cards = [
        each
        for each in found
        if isinstance(each.widget, OwnCard) and each.widget.card is not None
    ]
    bonus = [each for each in cards if not each.widget.card.is_mission]
    left = [each for each in bonus if not each.widget.card.chosen]
    if len(bonus) - len(left) == SWAP:
        return saying(found, sheet.model.act_text) if sheet.model is not None else []
    if len(bonus) < SWAP or not left:
        return [Tap(twin.choose(seat, cards).where)] if rng.random() < 0.5 else []
    return [Tap(twin.choose(seat, left).where)]
