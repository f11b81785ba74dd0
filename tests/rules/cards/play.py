"""Card games for tests, played at random."""

from random import Random
from typing import NamedTuple

from skyliners.rules.cards import game as cards
from skyliners.rules.cards.actions import Action
from skyliners.rules.cards.pieces import Mode
from skyliners.rules.cards.state import State
from skyliners.rules.seats import Color, Seat

SEATS = tuple(
    Seat(name, color) for name, color in zip(("Ada", "Bo", "Cy", "Di"), Color, strict=True)
)


class Game(NamedTuple):
    start: State
    actions: tuple[Action, ...]  # what chance did included
    states: tuple[State, ...]  # before each of them, and at last

    @property
    def end(self) -> State:
        return self.states[-1]


def random_game(rng: Random, players: int) -> Game:
    state = cards.deal(Mode.OPEN, SEATS[:players], rng, {})
    states: list[State] = [state]
    actions: list[Action] = []
    while cards.to_move(state) is not None:
        action: Action | None = rng.choice(cards.legal(state))
        while action is not None:
            state = cards.play(state, action)
            actions.append(action)
            states.append(state)
            action = cards.chance(state, rng)
    return Game(states[0], tuple(actions), tuple(states))
