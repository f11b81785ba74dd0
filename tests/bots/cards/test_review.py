"""The review of a card game: lead, what was given away and the result are one account."""

from random import Random

import pytest

from skyliners.bots.cards.review import Moves, review_slices
from skyliners.bots.review import Review
from skyliners.rules.cards import game as cards
from skyliners.rules.cards.actions import Exchange
from skyliners.rules.cards.view import View
from tests.rules.cards.play import Game, random_game


def _moves(game: Game) -> Moves:
    found = []
    for state, action in zip(game.states, game.actions, strict=False):
        seat = cards.to_move(state)
        if isinstance(action, Exchange) and seat is not None:
            found.append((cards.view(state, seat), action))
    return found


def _ends(game: Game) -> list[View]:
    return [cards.view(game.end, seat) for seat in range(len(game.end.hands))]


def _review(game: Game, begun: Review = Review(())) -> list[Review]:  # noqa: B008
    return [*review_slices(_moves(game), begun=begun, ends=_ends(game))]


@pytest.mark.parametrize("players", [1, 2])
def test_the_account_ends_with_the_result(players: int) -> None:
    game = random_game(Random(players), players)
    *slices, last = _review(game)
    totals = tuple(total.total for total in cards.final_score(game.end).totals)
    assert last.complete
    assert last.standings[-1] == totals
    assert len(last.judged) == 3 * players
    assert all(move.lost >= 0 for move in last.judged)
    assert all(move.lost == 0 for move in last.judged if move.as_advised)
    for seat in range(players):
        others = totals[:seat] + totals[seat + 1 :]
        assert last.leads(seat)[-1] == totals[seat] - max(others, default=0)
    begun = slices[len(slices) // 2]
    assert _review(game, begun)[-1] == last


def test_the_last_exchange_is_judged_by_what_could_be_known() -> None:
    game = random_game(Random(4), 2)
    *_, last = _review(game)
    numbers = [at for at, action in enumerate(game.actions) if isinstance(action, Exchange)]
    assert [move.number for move in last.judged] == numbers
    assert last.turning_points == tuple(sorted(last.turning_points))
