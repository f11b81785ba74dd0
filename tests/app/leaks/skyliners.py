"""What the walk has to know of Skyliners: which cards are dealt otherwise in the other
game, where they are kept, and how people file what nobody sees."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from skyliners.app.skyliners.widgets.hand import HandSheet
from skyliners.bots.protocol import Budget
from skyliners.bots.skyliners import game as bots
from skyliners.bots.skyliners.roster import bot_named
from skyliners.match.match import Player
from skyliners.match.play import take_up
from skyliners.match.record import record_of
from skyliners.match.shelf.saves import new_game
from skyliners.match.skyliners import dealt
from skyliners.rules.skyliners import game as skyliners
from skyliners.rules.skyliners.actions import Action, Plan
from skyliners.rules.skyliners.city import District, Side
from skyliners.rules.skyliners.legal import legal_actions
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.state import State
from skyliners.rules.skyliners.view import View
from tests.app.stage import Stage
from tests.play import Game, random_game
from tests.twins import twin as twin_game

if TYPE_CHECKING:
    from tests.app.leaks.twin import Twin

# Files that hold whole games: the shelf, and cards dealt for a game on a table.
APART = ("shelf.sqlite3", "preparing.json")


def shown_to(stage: Stage) -> int | None:
    """The seat whose secrets are open now; of cards dealt for a table, nobody knows."""
    sitting = stage.app.sitting
    if sitting is not None and sitting.match.revealed is not None:
        revealed: int = sitting.match.revealed
        return revealed
    cards = any(isinstance(each, HandSheet) for each in stage.app.root.children)
    return -1 if cards else None


def is_over(stage: Stage) -> bool:
    """Is the game scored, and everything open?"""
    return stage.app.sitting is not None and stage.app.sitting.match.over


@contextmanager
def other_secrets(twin: "Twin") -> Iterator[None]:
    """Whatever is dealt while this lasts is dealt otherwise in the other game."""

    real = skyliners.deal

    def deal(*asked: Any, **options: Any) -> State:
        return _of(twin, Game(real(*asked, **options), ())).start

    def deal_for_a_table(players: int, rng: Random) -> dealt.Dealt:
        cards = rng.sample(tuple(District), players)
        unused = [card for card in District if card not in cards]
        hidden = [seat for seat in range(players) if seat not in twin.same]
        others = [*(cards[seat] for seat in hidden), *unused]
        for place, seat in enumerate(hidden if twin.other else ()):
            cards[seat] = others[(place + 1) % len(others)]
        return dealt.Dealt(tuple(cards))

    with (
        patch.object(skyliners, "deal", deal),
        patch.object(dealt, "deal", deal_for_a_table),
        patch.object(bots, "bot_named", lambda level: _Bot(twin, level)),
    ):
        yield


def _of(twin: "Twin", game: Game) -> Game:
    """This game, or its twin."""
    return twin_game(game, None, Random(1), also=twin.same) if twin.other else game


class _Bot:
    """A bot whose secrets differ cannot play as it likes, as its moves would, too: it does
    what anybody may know, and files what it has to."""

    def __init__(self, twin: "Twin", level: str) -> None:
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


def sit_down(
    twin: "Twin",
    mode: Mode,
    sides: Sequence[Side],
    actions: int,
    bots: Sequence[int] = (),
) -> None:
    """A game so many actions on, or so many before its end."""
    start, played = random_game(Random(1), mode, sides)
    players = tuple(
        Player(bot="beginner" if seat in bots else None) for seat in range(len(sides))
    )
    record = record_of(skyliners, *_of(twin, Game(start, played[:actions])))
    twin.stage.app.resume(new_game(take_up(record, players)))
    twin.stage.frames(2)
