"""Temperaments can be told apart by what they do where all stand before the same choice."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from skyliners.bots.protocol import Budget, decide
from skyliners.bots.skyliners.coach import reason_for
from skyliners.bots.skyliners.evaluate import Appraisal
from skyliners.bots.skyliners.roster import bot_named
from skyliners.bots.worths import Worths
from skyliners.rules.skyliners.actions import Action, Plan
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.state import play, view
from skyliners.rules.skyliners.view import View
from tests.play import TWO, random_start

_EFFORT = 0.15  # the same taste, fewer playouts
_GAMES, _ACTIONS = 6, 26


class Manners(NamedTuple):
    spoilt: int  # what was taken from the sight of rivals' rows
    plans: int  # filed


def _views() -> Iterator[View]:
    """From openings on, as thinned-out strong bots play."""
    for seed in range(_GAMES):
        state = random_start(Random(seed), Mode.FULL, TWO)
        for action in range(_ACTIONS):
            assert state.table.turn is not None
            seen = view(state, state.table.turn.seat)
            yield seen
            state = play(state, decide(bot_named("strong"), seen, Budget(action, _EFFORT)))


def _manners(level: str, views: list[View]) -> Manners:
    answers = [decide(bot_named(level), seen, Budget(7, _EFFORT)) for seen in views]
    return Manners(
        sum(map(_taken_away, views, answers)),
        sum(isinstance(action, Plan) for action in answers),
    )


def _taken_away(seen: View, action: Action) -> int:
    """By how much rivals' rows show less."""
    nothing_known = Appraisal(Worths({action: 0.0}), ((0.0,) * 4,) * 5, 0)
    blocked = reason_for(seen, action, nothing_known).blocked
    return sum(change.before - change.after for change in blocked)


@pytest.mark.slow
def test_temperaments_are_recognised_by_how_they_play() -> None:
    views = list(_views())
    blocker, builder, cautious = (
        _manners(f"strong-{temper}", views) for temper in ("blocker", "builder", "cautious")
    )
    assert blocker.spoilt > builder.spoilt
    assert cautious.plans < min(blocker.plans, builder.plans)
