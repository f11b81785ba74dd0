"""Looking ahead: all candidates have the same luck, and no last action is better."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyliners.bots.protocol import Budget, decide
from skyliners.bots.skyliners.ahead import Ahead, Depth
from skyliners.bots.skyliners.belief import Belief
from skyliners.bots.skyliners.moves import CODES
from skyliners.bots.skyliners.roster import LEVELS
from skyliners.bots.skyliners.taste import Taste
from skyliners.bots.skyliners.weights import by_table
from skyliners.rules.skyliners.actions import Action
from skyliners.rules.skyliners.city import District
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.scoring import score
from skyliners.rules.skyliners.state import State, legal, play, view
from tests.play import SEEDS, Game, games, positions


def _deals(state: State, seat: int) -> Iterator[State]:
    """The state with the others' skyscraper cards dealt in every possible way."""
    own = state.hands[seat].skyscraper
    others = [district for district in District if district is not own]
    for dealt in permutations(others, len(state.hands) - 1):
        cards = [*dealt[:seat], own, *dealt[seat:]]
        yield state._replace(
            hands=tuple(
                hand._replace(skyscraper=card)
                for hand, card in zip(state.hands, cards, strict=True)
            )
        )


def _margin(state: State, seat: int) -> int:
    totals = [total.total for total in score(*state).totals]
    return totals.pop(seat) - max(totals)


@pytest.mark.parametrize("level", ["strong", "master"])
@settings(max_examples=12)
@given(game=games(st.just(Mode.INTRODUCTORY), st.none()), seed=SEEDS)
def test_no_other_last_action_is_better_whatever_was_dealt(
    level: str, game: Game, seed: int
) -> None:
    before = Game(game.start, game.actions[:-1]).end
    assert before.table.turn is not None
    seat = before.table.turn.seat

    def margins(action: Action) -> list[int]:
        return [_margin(state, seat) for state in _deals(play(before, action), seat)]

    answer = decide(LEVELS[level], view(before, seat), Budget(seed, 0.2))
    chosen = margins(answer)
    for action in legal(before):
        other = margins(action)
        better = [theirs > ours for theirs, ours in zip(other, chosen, strict=True)]
        assert not all(better), (answer, action)


@given(positions(), SEEDS)
def test_a_candidate_fares_the_same_whoever_else_is_tried(state: State, seed: int) -> None:
    turn = state.table.turn
    candidates = [CODES[action] for action in legal(state)][:5] if turn else []
    if turn is None or len(candidates) <= 2:
        return
    seen = view(state, turn.seat)

    def fares(codes: list[int]) -> dict[int, float]:
        belief = Belief(seen.table, by_table)
        depth = Depth(heats=((len(codes), 1),))
        ahead = Ahead(seen, belief, Taste(), depth, Random(seed))
        for _ in ahead.heats(dict.fromkeys(codes, 0.0), effort=0.01):
            pass
        return ahead.sums

    first, *others = candidates
    together = fares(candidates)
    del together[first]
    assert fares(others) == together
