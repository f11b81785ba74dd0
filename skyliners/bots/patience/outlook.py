"""What is still ahead: a way to the end from where a game stands, or the proof that there
is none, and then the last place from which there was one. In slices, like the solver.

Whoever can reach a solvable position was in one: so the places of a game that are lost come
after all that are not, and the border is found by halving.
"""

from collections.abc import Generator, Iterator, Sequence
from typing import NamedTuple

from skyliners.bots.patience.solver import Answer, Position, slices
from skyliners.rules.patience.pieces import Move

# Positions to look at for one answer. Who knows no way after so many says nothing: more
# would take phones too long, and their memory.
LIMIT = 20_000


class Outlook(NamedTuple):
    known: bool = False
    way: tuple[Move, ...] = ()  # to the end; of a game that is lost, or not known, empty
    turning: int | None = None  # if it is lost: how many moves led to the last way on

    @property
    def lost(self) -> bool:
        return self.known and not self.way

    def after(self, move: Move) -> "Outlook":
        """What is known once this was done: on the way there is nothing to search, and
        what is lost stays so."""
        if self.lost:
            return self
        on_it = self.way[:1] == (move,) and len(self.way) > 1
        return self._replace(way=self.way[1:]) if on_it else Outlook()

    def back_at(self, moves: int) -> "Outlook":
        """What is known once all but so many moves were taken back."""
        still = self.lost and self.turning is not None and moves > self.turning
        return self if still else Outlook()


def outlook(places: Sequence[Position]) -> Iterator[Outlook]:
    """Of a game from its beginning to where it stands; the last answer holds."""
    answer = yield from _answer(places[-1])
    if answer.moves is not None or not answer.proven:
        yield Outlook(answer.moves is not None, answer.moves or ())
        return
    way_on, lost = -1, len(places) - 1
    while lost - way_on > 1:
        middle = (way_on + lost) // 2
        answer = yield from _answer(places[middle])
        if answer.moves is None:
            lost = middle
        else:
            way_on = middle
    yield Outlook(known=True, turning=None if way_on < 0 else way_on)


def _answer(position: Position) -> Generator[Outlook, None, Answer]:
    answer = Answer(None, 0, proven=False)
    for found in slices(position, LIMIT):
        answer = found
        yield Outlook()
    return answer
