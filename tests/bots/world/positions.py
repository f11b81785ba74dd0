"""Positions of games between quick bots, and their twins: the same for one seat, with
others' missions and cards drawn anew."""

from functools import cache
from random import Random
from typing import NamedTuple

from skyliners.bots.protocol import Budget, decide
from skyliners.bots.world.roster import bot_named
from skyliners.rules.world import game as world
from skyliners.rules.world.actions import Action
from skyliners.rules.world.box import missions
from skyliners.rules.world.state import State
from tests.rules.world.play import dealt

CLUB = bot_named("club")


class Played(NamedTuple):
    """A whole game: every state, and what was done in it."""

    states: tuple[State, ...]
    actions: tuple[Action, ...]


@cache
def played(seed: int, players: int) -> Played:
    """A game between club players."""
    state = dealt(Random(seed), players)
    states, actions = [state], []
    while (seat := world.to_move(state)) is not None:
        action = decide(CLUB, world.view(state, seat), Budget(seed))
        state = world.play(state, action)
        states.append(state)
        actions.append(action)
    return Played(tuple(states), tuple(actions))


def some(seed: int, players: int, step: int = 13) -> tuple[State, ...]:
    """Some of them in which somebody can act."""
    return played(seed, players).states[:-1:step]


def twin(state: State, rng: Random) -> State:
    """Another state that whoever is to act cannot tell from this one."""
    own = world.to_move(state)
    hidden = [
        card for at, hand in enumerate(state.hands) if at != own for card in hand.cards
    ]
    drawn = [*hidden, *state.pile]
    rng.shuffle(drawn)
    hands = []
    for at, hand in enumerate(state.hands):
        if at == own:
            hands.append(hand)
            continue
        cards = tuple(str(drawn.pop()) for _ in hand.cards)
        hands.append(hand._replace(mission=rng.choice(missions()), cards=cards))
    return state._replace(hands=tuple(hands), pile=tuple(drawn))
