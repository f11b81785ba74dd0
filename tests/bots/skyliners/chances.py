"""The long run of a property: what the coach says of a plan comes true as often as said.

    python -m tests.bots.skyliners.chances [--games N] [--players N] [--seed N] [--effort X]

Thinned-out strong bots play. Some of their cards they file as they like, others are
chosen for them by lot, so that poor plans are tried as well as good ones; what the coach
would have said at that moment is compared with what the row shows in the end. A short
run of the same is in `test_chances`.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import NamedTuple

from skyliners.bots.protocol import Budget, decide
from skyliners.bots.skyliners.evaluate import appraised
from skyliners.bots.skyliners.roster import bot_named
from skyliners.rules.skyliners.actions import PLANS, Plan
from skyliners.rules.skyliners.city import LINES, sees
from skyliners.rules.skyliners.pieces import SEGMENTS, Mode
from skyliners.rules.skyliners.state import State, play, view
from skyliners.rules.skyliners.view import View
from tests.play import SEATINGS, random_start

BINS = 10
_BY_LOT = 0.5  # of all cards
_THINNED_OUT = 0.15  # of a strong bot's effort


class Said(NamedTuple):
    """A chance the coach told, and whether it came true."""

    chance: float
    held: bool
    by_lot: bool = False


class Bin(NamedTuple):
    number: int
    said: float  # on average
    held: float  # share


def binned(told: Sequence[Said]) -> list[Bin]:
    """By what was said, from hardly ever to nearly always; empty ones left out."""
    bins: list[list[Said]] = [[] for _ in range(BINS)]
    for said in told:
        bins[min(int(said.chance * BINS), BINS - 1)].append(said)
    return [
        Bin(
            len(some),
            sum(said.chance for said in some) / len(some),
            sum(said.held for said in some) / len(some),
        )
        for some in bins
        if some
    ]


def calibration_error(told: Sequence[Said]) -> float:
    """How far what was said is from what came true, on average: 0 is honest."""
    return sum(b.number * abs(b.said - b.held) for b in binned(told)) / len(told)


def play_and_ask(seed: int, players: int | None = None, effort: float = 1.0) -> list[Said]:
    """One game, and the coach's word on every card that is filed in it."""
    rng = Random(seed)
    sides = rng.choice([s for s in SEATINGS if players in {None, len(s)}])
    state = random_start(rng, Mode.FULL, sides)
    bot = bot_named("strong")
    filed: list[tuple[int, Plan, float, bool]] = []
    while (turn := state.table.turn) is not None:
        seen = view(state, turn.seat)
        budget = Budget(rng.getrandbits(32), _THINNED_OUT)
        action = decide(bot, seen, budget)
        if isinstance(action, Plan):
            by_lot = rng.random() < _BY_LOT
            if by_lot:
                action = _drawn(seen, rng)
            chances = appraised(seen, Budget(budget.seed, effort)).chances
            chance = chances[action.row][action.segment - 1]
            filed.append((turn.seat, action, chance, by_lot))
        state = play(state, action)
    return [
        Said(chance, _held(state, seat, plan), by_lot)
        for seat, plan, chance, by_lot in filed
    ]


def _drawn(seen: View, rng: Random) -> Plan:
    return PLANS[rng.choice(seen.hand.rows_left)][rng.randrange(len(SEGMENTS))]


def _held(end: State, seat: int, plan: Plan) -> bool:
    line = LINES[end.table.seats[seat].side][plan.row]
    return plan.holds(len(sees(end.table.heights, line)))


def table_of(title: str, told: Sequence[Said]) -> Iterator[str]:
    yield f"{title}: {len(told)} plans, error {100 * calibration_error(told):.1f} %"
    for some in binned(told):
        said, held = 100 * some.said, 100 * some.held
        yield f"  said {said:5.1f} %   held {held:5.1f} %   of {some.number}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, choices=(2, 3, 4))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    options = parser.parse_args()
    game = partial(play_and_ask, players=options.players, effort=options.effort)
    seeds = range(options.seed * 1_000_000, options.seed * 1_000_000 + options.games)
    with ProcessPoolExecutor(options.processes) as pool:
        told = [said for game in pool.map(game, seeds) for said in game]
    for title, some in (
        ("all", told),
        ("filed by choice", [said for said in told if not said.by_lot]),
        ("filed by lot", [said for said in told if said.by_lot]),
    ):
        print(*table_of(title, some), sep="\n")


if __name__ == "__main__":
    main()
