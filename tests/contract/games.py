"""The games that are held to the contract, one row each, none discovered; the null game
is the last, and known to the catalogues while these tests run."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import pytest

from skyliners.bots.patience.solver import position_of, solve
from skyliners.match.match import Player
from skyliners.match.play import AnyMatch, begin, take_up
from skyliners.match.record import Record, record_of
from skyliners.rules.cards import game as cards
from skyliners.rules.cards.actions import Action as CardsAction
from skyliners.rules.cards.scoring import ScoreSheet as CardsSheet
from skyliners.rules.cards.state import State as CardsState
from skyliners.rules.cards.table import Table as CardsTable
from skyliners.rules.cards.view import View as CardsView
from skyliners.rules.game import Game
from skyliners.rules.games import AnyGame
from skyliners.rules.patience import game as patience
from skyliners.rules.patience.pieces import Move
from skyliners.rules.patience.state import State as PatienceState
from skyliners.rules.patience.table import Table as PatienceTable
from skyliners.rules.skyliners import game as skyliners
from skyliners.rules.skyliners.actions import Action as SkylinersAction
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.scoring import ScoreSheet as SkylinersSheet
from skyliners.rules.skyliners.state import State as SkylinersState
from skyliners.rules.skyliners.table import Table as SkylinersTable
from skyliners.rules.skyliners.view import View as SkylinersView
from skyliners.rules.world import game as world
from skyliners.rules.world.actions import Action as WorldAction
from skyliners.rules.world.scoring import ScoreSheet as WorldSheet
from skyliners.rules.world.state import State as WorldState
from skyliners.rules.world.table import Table as WorldTable
from skyliners.rules.world.view import View as WorldView
from tests import play, twins
from tests.contract.null import rules as null
from tests.rules.cards import play as cards_play
from tests.rules.world import play as world_play

# That a module is a game is proven here, by mypy.
SKYLINERS: Game[
    SkylinersState, SkylinersTable, SkylinersView, SkylinersAction, SkylinersSheet
] = skyliners
WORLD: Game[WorldState, WorldTable, WorldView, WorldAction, WorldSheet] = world
CARDS: Game[CardsState, CardsTable, CardsView, CardsAction, CardsSheet] = cards
PATIENCE: Game[PatienceState, PatienceTable, patience.View, Move, patience.Sheet] = patience
NULL: Game[null.State, null.Table, null.View, null.Action, null.Sheet] = null

Played = tuple[Any, Sequence[Any]]  # how it began, and all that happened, chance included
Twins = tuple[Sequence[Any], Sequence[Any]]


@dataclass(frozen=True)
class Held:
    """A game, and what its tests need to know of it."""

    name: str
    game: AnyGame
    played: Callable[[Random], Played]  # some finished game
    # The states of two games that one seat cannot tell apart.
    twins: Callable[[Random, int], Twins]
    seeds: Sequence[int] = field(default=range(6))  # fewer where games are long
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)  # of its deal

    def positions(self, seed: int) -> Iterator[tuple[Any, Any]]:
        """Every position of a finished game with what happened in it, at last nothing."""
        state, actions = _finished(self, seed)
        for action in actions:
            yield state, action
            state = self.game.play(state, action)
        yield state, None

    def choices(self, seed: int) -> Iterator[tuple[Any, Any]]:
        """Those of them in which somebody could choose, or nobody can any more."""
        for state, action in self.positions(seed):
            if not self.game.awaits_chance(state):
                yield state, action

    def some_actions(self, seed: int) -> Sequence[Any]:
        """Some that can be done sometimes in that game."""
        return _some_actions(self, seed)

    def record(self, seed: int, length: int | None = None) -> Record:
        """A finished game on record, or one broken off where somebody can choose."""
        start, actions = _finished(self, seed)
        record = record_of(self.game, start, actions[:length])
        while self.game.awaits_chance(record.position):
            record = record_of(self.game, start, actions[: len(record.actions) + 1])
        return record

    def begun(self, rng: Random) -> AnyMatch:
        """A new match between some people."""
        seats = self.game.seated([*"ABCD"[: rng.choice([*self.game.PLAYERS])]], rng)
        mode = rng.choice([*self.game.MODES])
        return begin(
            self.game.ID, mode, seats, (Player(),) * len(seats), rng, **self.options
        )

    def match(self, record: Record, *players: Player) -> AnyMatch:
        return take_up(record, players or (Player(),) * len(record.table.seats))


@cache
def _finished(held: Held, seed: int) -> Played:
    """Some games take a while to come to an end."""
    return held.played(Random(seed))


@cache
def _some_actions(held: Held, seed: int) -> Sequence[Any]:
    choices = (held.game.legal(state) for state, _ in held.choices(seed))
    found = sorted({action for legal in choices for action in legal}, key=repr)
    return Random(seed).sample(found, min(len(found), 60))


def _skyliners(rng: Random) -> play.Game:
    return play.random_game(rng, rng.choice(list(Mode)), rng.choice(play.SEATINGS))


def _skyliners_twins(rng: Random, seat: int) -> Twins:
    game = _skyliners(rng)
    other = twins.twin(game, seat % len(game.start.hands), rng)
    return list(game.positions()), list(other.positions())


def _world(rng: Random) -> Played:
    return world_play.random_game(rng, rng.choice(world.PLAYERS))[:2]


def _world_twins(rng: Random, seat: int) -> Twins:
    """Others' missions and bonus cards, and the pile."""
    state = world_play.dealt(rng, 3)
    hidden = [
        card for at, hand in enumerate(state.hands) if at != seat for card in hand.cards
    ]
    drawn = rng.sample([*hidden, *state.pile], len(hidden) + len(state.pile))
    hands = []
    for at, hand in enumerate(state.hands):
        if at != seat:
            mission = rng.choice(world_play.MISSIONS)
            own, drawn = drawn[: len(hand.cards)], drawn[len(hand.cards) :]
            hand = hand._replace(mission=mission, cards=tuple(map(str, own)))  # noqa: PLW2901
        hands.append(hand)
    return [state], [state._replace(hands=tuple(hands), pile=tuple(drawn))]


def _cards(rng: Random) -> Played:
    return cards_play.random_game(rng, rng.choice(cards.PLAYERS))[:2]


def _cards_twins(rng: Random, seat: int) -> Twins:
    """Others' hands and the pile."""
    state = cards_play.random_game(rng, 3).start
    hidden = [
        card for at, hand in enumerate(state.hands) if at != seat for card in hand.cards
    ]
    drawn = rng.sample([*hidden, *state.pile], len(hidden) + len(state.pile))
    hands = []
    for at, hand in enumerate(state.hands):
        if at != seat:
            own, drawn = drawn[: len(hand.cards)], drawn[len(hand.cards) :]
            hand = hand._replace(cards=tuple(card for card in own if card))  # noqa: PLW2901
        hands.append(hand)
    return [state], [state._replace(hands=tuple(hands), pile=tuple(drawn))]


def _patience(rng: Random) -> Played:
    """One that the solver could solve."""
    while True:
        mode = rng.choice(list(patience.MODES))
        state = patience.deal(mode, patience.seated(["Ada"], rng), rng, {})
        rows = zip(state.hidden, state.table.rows, strict=True)
        laid = [(row.down, (*hidden, *row.up)) for hidden, row in rows]
        moves = solve(position_of(laid), 3000).moves
        if moves is not None:
            return state, moves


def _patience_twins(rng: Random, _: int) -> Twins:
    """What lies face down."""
    state, _moves = _patience(rng)
    down = [card for row in state.hidden for card in row]
    rng.shuffle(down)
    hidden = tuple(tuple(down.pop() for _ in row) for row in state.hidden)
    return [state], [state._replace(hidden=hidden)]


def _null(rng: Random) -> Played:
    start = state = null.deal(null.Mode.PLAIN, null.seated(["Ada", "Bo"], rng), rng, {})
    actions: list[null.Action] = []
    while null.to_move(state) is not None:
        actions.append(null.chance(state, rng) or rng.choice(null.legal(state)))
        state = null.play(state, actions[-1])
    return start, actions


def _null_twins(rng: Random, seat: int) -> Twins:
    start, actions = _null(rng)
    hand = start.hands[1 - seat]
    other = hand._replace(number=hand.number % 6 + 1)
    hands = (other, start.hands[1]) if seat else (start.hands[0], other)
    games: list[list[Any]] = []
    for state, change in ((start, 0), (start._replace(hands=hands), 1)):
        games.append([state])
        for action in actions:
            before = games[-1][-1]
            secret = isinstance(action, null.Add) and before.table.turn != seat
            done = null.Add((action.number + change) % 3) if secret else action
            games[-1].append(null.play(before, done))
    return games[0], games[1]


GAMES: tuple[Held, ...] = (
    Held("skyliners", SKYLINERS, _skyliners, _skyliners_twins),
    Held("world", WORLD, _world, _world_twins, range(2)),
    Held("cards", CARDS, _cards, _cards_twins),
    Held("patience", PATIENCE, _patience, _patience_twins, range(2)),
    Held("null", NULL, _null, _null_twins),
)

every_game = pytest.mark.parametrize("held", GAMES, ids=lambda held: held.name)
often = pytest.mark.parametrize(
    ("held", "seed"),
    [
        pytest.param(held, seed, id=f"{held.name}-{seed}")
        for held in GAMES
        for seed in held.seeds
    ],
)
