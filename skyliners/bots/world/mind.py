"""How a bot of this game thinks: a whole turn at once, and then it keeps to its plan. A
level is nothing but numbers.

What it does depends on view and seed alone: the plan is made where the turn began, and made
again where somebody did otherwise. It is remembered, so that making it once is enough; one
that was broken off is followed as far as it had come.
"""

from collections import OrderedDict
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from skyliners.bots.protocol import Budget
from skyliners.bots.world.board import END, Board
from skyliners.bots.world.guess import Guesses
from skyliners.bots.world.moves import action_of, board_of
from skyliners.bots.world.policy import Noise, play_turn
from skyliners.bots.world.search import Guess, halving
from skyliners.bots.world.since import Key, before, begun, key_of
from skyliners.bots.world.turns import candidates
from skyliners.bots.world.worth import Ways
from skyliners.rules.world.actions import Action
from skyliners.rules.world.view import View

Plan = tuple[Action, ...]  # up to the end of the turn

_REMEMBERED = 16


class Mind(NamedTuple):
    slips: float = 0.0  # millions by which a build, or a turn, is misjudged
    width: int = 0  # of the beam; 0: the best build, again and again
    turns: int = 1  # so many are played out
    heat: int = 0  # worlds in the first heat
    rounds: int = 1  # played out
    noise: float = 2.0  # millions, of everybody in a playout


class TurnBot:
    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self._plans: OrderedDict[Key, Plan] = OrderedDict()

    def think(self, view: View, budget: Budget) -> Iterator[Action]:
        at, log = begun(view), view.table.log
        while True:
            key = key_of(view, at, budget)
            if key not in self._plans:
                yield from self._planned(view, at, key, budget)
            plan, done = self._plans[key], log[at:]
            if plan[: len(done)] == done:
                yield plan[len(done)]
                return
            same = zip(plan, done, strict=False)
            at += next(i for i, (one, other) in enumerate(same) if one != other) + 1

    def _planned(self, view: View, at: int, key: Key, budget: Budget) -> Iterator[Action]:
        """Make the plan for a moment of this turn; meanwhile there is something to do now,
        too."""
        now = len(view.table.log)
        if at < now:
            yield next(plans(view, Mind(), budget))[0]
        for plan in plans(view if at == now else before(view, at), self.mind, budget):
            self._remember(key, plan)
            if at == now:
                yield plan[0]

    def _remember(self, key: Key, plan: Plan) -> None:
        self._plans[key] = plan
        self._plans.move_to_end(key)
        while len(self._plans) > _REMEMBERED:
            self._plans.popitem(last=False)


def luck(view: View, budget: Budget) -> Random:
    return Random(budget.seed * 1_000_003 + len(view.table.log))


def plans(view: View, mind: Mind, budget: Budget) -> Iterator[Plan]:
    """The best plan for the rest of this turn, slice by slice; the first comes at once."""
    rng = luck(view, budget)
    guesses = Guesses(view)
    guess = next(worlds(guesses, rng))

    def plan(moves: list[int]) -> Plan:
        return tuple(action_of(move, guesses.ground) for move in [*moves, END])

    slips = _misjudging(mind.slips, rng)
    first = plan(play_turn(guess.board.copy(), guess.missions, slips))
    yield first
    if not mind.width:
        return
    found = []
    for found in candidates(guess.board, guess.missions, mind.width, mind.turns):
        if mind.slips:
            found.sort(key=lambda turn: slips() - turn.value)
        yield plan(found[0].moves) if found else first
    heat = round(mind.heat * budget.effort)
    if len(found) == 1 or not heat:
        return

    def noise_of(seed: int) -> Noise:
        drawn = Random(seed).random
        return lambda: mind.noise * drawn()

    for left in halving(found, worlds(guesses, rng), noise_of, heat, mind.rounds):
        yield plan(left[0].turn.moves)


def worlds(guesses: Guesses, rng: Random) -> Iterator[Guess]:
    """Guessed worlds, as the turn stands; missions told by what stands there."""
    table = guesses.view.table
    seen: Board | None = None
    while True:
        hidden = guesses.world(rng, seen)
        board = board_of(table, hidden)
        if seen is None:
            seen = board
            continue
        missions: list[Ways] = [board.ground.ways(each) for each in hidden.missions]
        yield Guess(board, missions, rng.getrandbits(32))


def _misjudging(slips: float, rng: Random) -> Noise:
    return (lambda: rng.gauss(0.0, slips)) if slips else (lambda: 0.0)
