"""What the walk has to know of Skyliners: which cards are dealt otherwise in the other
game, where they are kept, and how people file what nobody sees."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from unittest.mock import patch

from skyliners.app.skyliners.widgets.hand import HandSheet, SegmentKey
from skyliners.bots.protocol import Budget
from skyliners.bots.skyliners import game as bots
from skyliners.bots.skyliners.roster import bot_named
from skyliners.match.match import Player
from skyliners.match.skyliners import dealt
from skyliners.rules.skyliners import game as GAME  # noqa: N812
from skyliners.rules.skyliners.actions import Action, Plan
from skyliners.rules.skyliners.city import District, Side
from skyliners.rules.skyliners.legal import legal_actions
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.state import State
from skyliners.rules.skyliners.view import View
from tests.app.leaks.twin import Dealt, Twin
from tests.monkey.sights import Target
from tests.monkey.steps import Step, Tap
from tests.play import Game, random_game
from tests.twins import twin as twin_game

__all__ = ["APART", "GAME", "in_secret", "other", "otherwise", "sit_down"]

# Files that hold whole games: the shelf, and cards dealt for a game on a table.
APART = ("shelf.sqlite3", "preparing.json")


def other(start: State, actions: Sequence[Action], same: Collection[int]) -> Dealt:
    return twin_game(Game(start, tuple(actions)), None, Random(1), also=same)


@contextmanager
def otherwise(twin: Twin) -> Iterator[None]:
    """Cards for a game on a table; and bots whose secrets differ."""

    def deal_for_a_table(players: int, rng: Random) -> dealt.Dealt:
        cards = rng.sample(tuple(District), players)
        unused = [card for card in District if card not in cards]
        hidden = [seat for seat in range(players) if seat not in twin.same]
        others = [*(cards[seat] for seat in hidden), *unused]
        for place, seat in enumerate(hidden if twin.other else ()):
            cards[seat] = others[(place + 1) % len(others)]
        return dealt.Dealt(tuple(cards))

    with (
        patch.object(dealt, "deal", deal_for_a_table),
        patch.object(bots, "bot_named", lambda level: _Bot(twin, level)),
    ):
        yield


class _Bot:
    """A bot whose secrets differ cannot play as it likes, as its moves would, too: it does
    what anybody may know, and files what it has to."""

    def __init__(self, twin: Twin, level: str) -> None:
        self._twin = twin
        self._level = level

    def think(self, view: View, budget: Budget) -> Iterator[Action]:
        if view.seat in self._twin.same:
            return bot_named(self._level).think(view, budget)
        actions = legal_actions(view.table, view.hand)
        plans = [action for action in actions if isinstance(action, Plan)]
        others = [action for action in actions if not isinstance(action, Plan)]
        if plans and (not others or Random(budget.seed).random() < 0.5):
            return iter([self._twin.choose(view.seat, plans)])
        return iter([Random(budget.seed).choice(others)])


def in_secret(twin: Twin, seat: int, found: list[Target], rng: Random) -> list[Step]:
    """One of the plans is chosen, or filed."""
    segments = [each for each in found if isinstance(each.widget, SegmentKey)]
    sheet = twin.stage.app.root.children[0]
    if not segments or not isinstance(sheet, HandSheet) or rng.random() < 0.3:
        return []
    if sheet.model is not None and sheet.model.chosen is not None:
        keys = [each for each in found if each.can_press and each not in segments]
        return [Tap(keys[-1].where)]
    return [Tap(twin.choose(seat, segments).where)]


def sit_down(
    twin: Twin, mode: Mode, sides: Sequence[Side], actions: int, bots: Sequence[int] = ()
) -> None:
    """A game so many actions on, or so many before its end."""
    start, played = random_game(Random(1), mode, sides)
    players = tuple(
        Player(bot="beginner" if seat in bots else None) for seat in range(len(sides))
    )
    twin.take_up(start, played[:actions], players)
