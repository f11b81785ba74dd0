"""`python -m skyliners.tools.patience.measure [DEALS]`: how many deals by chance can be
solved and what it takes to know, and how long it takes to find a deal of each grade."""

import sys
from collections.abc import Sequence
from time import process_time

from skyliners.bots.patience.chance import Chance
from skyliners.bots.patience.deals import Deal, Grade, dealt, laid
from skyliners.bots.patience.solver import solve
from skyliners.rules.deck import DECK
from skyliners.rules.patience.pieces import Mode
from skyliners.tools.output import tell

_LIMIT = 20_000  # positions; what is open then is neither solved nor impossible


def _at(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


def _percentiles(values: Sequence[float]) -> str:
    return " / ".join(f"{_at(values, share):.0f}" for share in (0.5, 0.9, 0.99))


def by_chance(mode: Mode, deals: int) -> str:
    solved, impossible, looked, moves = 0, 0, [], []
    for number in range(1, deals + 1):
        cards = Chance(f"measured {mode.value} {number}").shuffled(DECK)
        answer = solve(laid(mode, cards), _LIMIT)
        if answer.moves is None:
            impossible += answer.proven
            continue
        solved += 1
        looked.append(float(answer.looked_at))
        moves.append(float(len(answer.moves)))
    return (
        f"{mode.value}: {solved} of {deals} solved, {impossible} proven impossible, "
        f"{deals - solved - impossible} open; positions (50/90/99 %) "
        f"{_percentiles(looked)}, moves {_percentiles(moves)}"
    )


def time_to_deal(grade: Grade, deals: int) -> str:
    times = []
    for number in range(1, deals + 1):
        begun = process_time()
        dealt(Deal(grade, number))
        times.append(1000 * (process_time() - begun))
    return f"{grade.value}: dealt in (50/90/99 %) {_percentiles(times)} ms"


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for grade in Grade:
        tell(time_to_deal(grade, deals))
    for mode in Mode:
        tell(by_chance(mode, deals))


if __name__ == "__main__":
    main()
