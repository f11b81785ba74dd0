"""The one evaluator behind hints and review: what every action open to a player is worth,
in points of prestige ahead of the best other, from what that player may know. Same view,
same numbers, so a hint and a later review of the same moment cannot disagree.

Every action is followed by the rest of the turn and a round of everybody, in worlds that
might be so: the same worlds and the same luck for each of them.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from skyliners.bots.protocol import Budget
from skyliners.bots.world.board import END, Board
from skyliners.bots.world.guess import Guesses
from skyliners.bots.world.mind import luck, worlds
from skyliners.bots.world.moves import move_of
from skyliners.bots.world.policy import play_turn
from skyliners.bots.world.search import Guess
from skyliners.bots.world.worth import PRESTIGE, Ways, prestige, scores
from skyliners.bots.worths import Worths
from skyliners.rules.world.actions import Action
from skyliners.rules.world.legal import legal_actions
from skyliners.rules.world.view import View

WORLDS = 8
_NOISE = 2.0


class Appraisal(NamedTuple):
    """What a player's actions are worth: points ahead of the best other."""

    worths: Worths[Action]
    worlds: int

    def __repr__(self) -> str:
        """It tells of its player's cards: nothing of it is printed by mistake."""
        return f"Appraisal({self.worlds} worlds, …)"


def standing(board: Board, missions: list[Ways]) -> list[float]:
    """What everybody has, in points of prestige; of a game that is over exactly."""
    if board.over:
        seats = range(board.players)
        return [float(prestige(board, seat, missions[seat])[0]) for seat in seats]
    return [each / PRESTIGE for each in scores(board, missions)]


def appraise(view: View, budget: Budget = Budget()) -> Iterator[Appraisal | None]:  # noqa: B008
    """An appraisal that gets better slice by slice; the last is the one to use, and until
    every action was tried once there is none. It must be the turn of the view's owner."""
    actions = legal_actions(view.table, view.hand.cards)
    guesses = Guesses(view)
    moves = [move_of(action, guesses.ground) for action in actions]
    guessed = worlds(guesses, luck(view, budget))
    sums = [0.0] * len(actions)
    for number in range(1, max(1, round(WORLDS * budget.effort)) + 1):
        guess = next(guessed)
        found: list[float] = []
        for move in moves:
            found.append(_lead(guess, move, view.seat))
            yield _mean(actions, sums, number - 1)
        sums = [old + new for old, new in zip(sums, found, strict=True)]
    yield _mean(actions, sums, number)


def appraised(view: View, budget: Budget = Budget()) -> Appraisal:  # noqa: B008
    """The last appraisal, all at once."""
    *_, last = appraise(view, budget)
    assert last is not None
    return last


def _mean(actions: Sequence[Action], sums: list[float], number: int) -> Appraisal | None:
    if not number:
        return None
    means = (each / number for each in sums)
    return Appraisal(Worths(zip(actions, means, strict=True)), number)


def _lead(guess: Guess, move: int, seat: int) -> float:
    drawn = Random(guess.seed).random

    def noise() -> float:
        return _NOISE * drawn()

    board, missions = guess.board.copy(), guess.missions
    if move != END:
        board.do(move)
        play_turn(board, missions, noise)
    for _ in range(board.players):
        board.end()
        if board.over:
            break
        play_turn(board, missions, noise)
    points = standing(board, missions)
    return points[seat] - max(mark for at, mark in enumerate(points) if at != seat)
