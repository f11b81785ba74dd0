"""The long run of a property: what the coach foretells comes true as often as said.

    python -m tests.bots.cards.chances [--games N] [--seed N]

Everybody does what the coach says, which tells at every exchange how likely the target and
each task are in the end; that is compared with the hands that are opened. A short run of
the same is in `test_coach`.
"""

import argparse
from random import Random

from skyliners.bots.cards.coach import Hint, hint
from skyliners.rules.cards import game as cards
from skyliners.rules.cards.actions import Action
from skyliners.rules.cards.pieces import Mode
from tests.bots.skyliners.chances import Said, table_of
from tests.rules.cards.play import SEATS


def play_and_ask(seed: int, players: int) -> list[tuple[int, Said]]:
    """One game, and all that was foretold in it, by round."""
    rng = Random(seed)
    state = cards.deal(Mode.OPEN, SEATS[:players], rng, {})
    told: list[tuple[int, int, Hint]] = []
    while (seat := cards.to_move(state)) is not None:
        advised = hint(cards.view(state, seat))
        told.append((state.table.round, seat, advised))
        action: Action | None = advised.exchange
        while action is not None:
            state = cards.play(state, action)
            action = cards.chance(state, rng)
    sheet = cards.final_score(state)
    found = []
    for number, seat, (_, _, _, chances) in told:
        total = sheet.totals[seat]
        found.append((number, Said(chances.exact, total.sum == sheet.target)))
        found.append((number, Said(chances.below, total.sum < sheet.target)))
        for name, chance in zip(state.table.tasks, chances.tasks, strict=True):
            found.append((number, Said(chance, name in total.tasks)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for players in (1, 2, 3, 4):
        seeds = range(options.seed * 1_000_000, options.seed * 1_000_000 + options.games)
        told = [said for seed in seeds for said in play_and_ask(seed, players)]
        for number in (1, 2, 3):
            some = [said for when, said in told if when == number]
            print(*table_of(f"{players} players, round {number}", some), sep="\n")


if __name__ == "__main__":
    main()
