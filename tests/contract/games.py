"""The games that are held to the contract, each named, none discovered."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from skyliners.rules.game import Game
from skyliners.rules.skyliners import game as skyliners
from skyliners.rules.skyliners.actions import Action as SkylinersAction
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.scoring import ScoreSheet
from skyliners.rules.skyliners.state import State as SkylinersState
from skyliners.rules.skyliners.table import Table as SkylinersTable
from skyliners.rules.skyliners.view import View as SkylinersView
from tests import play, twins

State = TypeVar("State")
Action = TypeVar("Action")


@dataclass(frozen=True)
class Held(Generic[State, Action]):
    """A game, and what its tests need to know of it."""

    name: str
    game: Game[State, Any, Any, Action, Any]
    actions: Sequence[Action]  # every action there is
    legal: Callable[[State], Sequence[Action]]
    # A finished game: how it began and all that was done.
    played: Callable[[Random], tuple[State, Sequence[Action]]]
    # Two finished games that one seat cannot tell apart.
    twins: Callable[[Random, int], tuple[list[State], list[State]]]
    seats: Callable[[State], int]


# That a module is a game is proven here, by mypy.
SKYLINERS: Game[
    SkylinersState, SkylinersTable, SkylinersView, SkylinersAction, ScoreSheet
] = skyliners


def _any_skyliners(rng: Random) -> play.Game:
    return play.random_game(rng, rng.choice(list(Mode)), rng.choice(play.SEATINGS))


def _skyliners_played(rng: Random) -> tuple[SkylinersState, Sequence[SkylinersAction]]:
    return _any_skyliners(rng)


def _skyliners_twins(
    rng: Random, seat: int
) -> tuple[list[SkylinersState], list[SkylinersState]]:
    game = _any_skyliners(rng)
    other = twins.twin(game, seat % len(game.start.hands), rng)
    return list(game.positions()), list(other.positions())


GAMES: tuple[Held[Any, Any], ...] = (
    Held(
        "Skyliners",
        SKYLINERS,
        play.ALL_ACTIONS,
        skyliners.legal,
        _skyliners_played,
        _skyliners_twins,
        lambda state: len(state.hands),
    ),
)
