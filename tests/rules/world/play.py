"""Games of Skyline of the World for tests, played at random; more building than chance
alone would do, so that they come to an end."""

from random import Random
from typing import NamedTuple

from skyliners.rules.seats import Color, Seat
from skyliners.rules.world import game as world
from skyliners.rules.world.actions import Action, Build, EndTurn
from skyliners.rules.world.box import box
from skyliners.rules.world.pieces import Mode
from skyliners.rules.world.state import State

NAMES = ("Ada", "Bo", "Cy", "Di")
SEATS = tuple(map(Seat, NAMES, Color))
NEW_YORK, MISSIONS, BONUS = box()


class Game(NamedTuple):
    start: State
    actions: tuple[Action, ...]
    states: tuple[State, ...]

    @property
    def end(self) -> State:
        return self.states[-1]


def dealt(rng: Random, players: int, **options: object) -> State:
    return world.deal(Mode.OPEN, SEATS[:players], rng, options)


def random_game(rng: Random, players: int, **options: object) -> Game:
    state = dealt(rng, players, **options)
    states, actions = [state], []
    while world.to_move(state) is not None:
        legal = world.legal(state)
        weights = [_weight(action) for action in legal]
        action = rng.choices(legal, weights)[0]
        state = world.play(state, action)
        states.append(state)
        actions.append(action)
    return Game(states[0], tuple(actions), tuple(states))


def _weight(action: Action) -> int:
    return 3 if isinstance(action, Build) else 6 if isinstance(action, EndTurn) else 1
