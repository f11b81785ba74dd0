"""Whole turns played out under guessed worlds: the same worlds and the same luck for each
of them; the worse half is dropped, and what is left is played out longer."""

from collections.abc import Callable, Iterator

from skyliners.bots.world.board import Board
from skyliners.bots.world.policy import Noise, play_turn
from skyliners.bots.world.turns import Turn
from skyliners.bots.world.worth import Ways, chances


class Guess:
    """A guessed world: the board as the turn begins, and everybody's mission."""

    __slots__ = ("board", "missions", "seed")

    def __init__(self, board: Board, missions: list[Ways], seed: int) -> None:
        self.board = board
        self.missions = missions
        self.seed = seed


class Contender:
    __slots__ = ("playouts", "total", "turn")

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.total: float = 0.0
        self.playouts: int = 0

    def mean(self) -> float:
        return self.total / self.playouts if self.playouts else 0.0


def played_out(
    guess: Guess, moves: list[int], turns: int, noise: Noise
) -> Iterator[list[float]]:
    """Everybody's chance to win after a turn and so many others: the last that comes; a
    breath after each turn."""
    board = guess.board.copy()
    for move in moves:
        board.do(move)
    for _ in range(turns):
        board.end()
        if board.over:
            break
        play_turn(board, guess.missions, noise)
        yield []
    yield chances(board, guess.missions)


def halving(
    turns: list[Turn],
    guesses: Iterator[Guess],
    noise_of: Callable[[int], Noise],
    heat: int,
    rounds: int,
) -> Iterator[list[Contender]]:
    """The contenders, the best first, turn after turn; so many worlds in the first
    heat, twice as many in the next."""
    left = [Contender(turn) for turn in turns]
    yield left
    while len(left) > 1:
        for _ in range(heat):
            guess = next(guesses)
            seat, players = guess.board.seat, guess.board.players
            for contender in left:
                noise = noise_of(guess.seed)
                moves = contender.turn.moves
                found: list[float] = []
                for told in played_out(guess, moves, rounds * players, noise):
                    found = told
                    yield left
                contender.total += found[seat]
                contender.playouts += 1
        left.sort(key=Contender.mean, reverse=True)
        left = left[: (len(left) + 1) // 2]
        heat *= 2
        yield left
