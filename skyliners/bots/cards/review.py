"""The card game's judge of finished games: what every exchange was worth by what its player
could know, and what everybody could expect at each moment."""

from collections.abc import Iterator, Sequence
from functools import partial

from skyliners.bots.cards.hands import code_of
from skyliners.bots.cards.outlook import Outlook, all_aims, outlook, points
from skyliners.bots.protocol import Budget
from skyliners.bots.review import Judged, Points, Review, judged, reviewed
from skyliners.bots.worths import Worths
from skyliners.rules.cards.actions import Exchange
from skyliners.rules.cards.scoring import score
from skyliners.rules.cards.view import View

Moves = Sequence[tuple[View, Exchange]]


class _Judge:
    def __init__(self, ends: Sequence[View], moves: Moves, _: Budget) -> None:
        self._moves, self._ends = moves, ends
        self._found: dict[int, Outlook] = {}
        table = ends[0].table
        self._measure = points(table, all_aims(table))

    def verdicts(self, number: int) -> Iterator[tuple[Judged, Points]]:
        seats = range(len(self._ends))
        following = [self._next_of(seat, number) for seat in seats]
        view, action = self._moves[number]
        for at in (number, *following):
            if at is not None and at not in self._found:
                for found in outlook(self._moves[at][0], [self._measure]):
                    if at != number:
                        yield self._judged(number, view, action), ()
                    elif action in found:
                        yield _judged(view, action, found), ()
                self._found[at] = found
        standing = tuple(self._standing(seat, following[seat]) for seat in seats)
        yield self._judged(number, view, action), standing

    def totals(self) -> Points:
        sheet = score(self._ends[0].table, tuple(end.hand for end in self._ends))
        return tuple(float(total.total) for total in sheet.totals)

    def _next_of(self, seat: int, number: int) -> int | None:
        """The next action of a seat from here on."""
        later = range(number, len(self._moves))
        return next((at for at in later if self._moves[at][0].seat == seat), None)

    def _judged(self, number: int, view: View, action: Exchange) -> Judged:
        return _judged(view, action, self._found[number])

    def _standing(self, seat: int, at: int | None) -> float:
        """What somebody could expect: of their next exchange, or of the cards they hold."""
        if at is not None:
            return max(worth for (worth,) in self._found[at].values())
        cards = self._ends[seat].hand.cards
        return self._measure(code_of(cards), sum(card.value for card in cards))


def _judged(view: View, action: Exchange, found: Outlook) -> Judged:
    worths = Worths({exchange: worth for exchange, (worth,) in found.items()})
    return judged(view, action, worths)


def review_slices(
    moves: Moves,
    budget: Budget = Budget(),  # noqa: B008
    begun: Review = Review(()),  # noqa: B008
    ends: Sequence[View] = (),
) -> Iterator[Review]:
    return reviewed(moves, partial(_Judge, ends), budget, begun)
