"""The rules against a second, simple-minded reading of the rulings, over many games."""

from random import Random
from typing import Any

import pytest

from skyliners.rules.skyliners.actions import FORFEIT
from skyliners.rules.skyliners.city import SITES, Side
from skyliners.rules.skyliners.notation import ROW_NAMES, SITE_NAMES, write_action
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.scoring import DecidedBy
from skyliners.rules.skyliners.state import State, final_score
from tests import naive
from tests.play import ALL_ACTIONS, SEATINGS, Game, choices, forbidden_by, random_game
from tests.rulings import RULES

GAMES = 6000
_EACH = GAMES // (len(SEATINGS) * len(Mode)) + 1


def answer(state: State) -> dict[str, Any]:
    """What the rules say of a position, in the shape of the command `score`."""
    table = state.table
    said: dict[str, Any] = {
        "over": table.over,
        "to_move": table.turn and table.turn._asdict(),
        "heights": {SITE_NAMES[site]: table.heights[site] for site in SITES},
    }
    if not table.over:
        return said | dict.fromkeys(("rows", "totals", "tallest", "winners"))
    sheet = final_score(state)
    rows = [
        {
            "seat": row.seat,
            "row": ROW_NAMES[row.row],
            "planned": row.planned,
            "seen": len(row.seen),
            "points": row.points,
            "antennas": [SITE_NAMES[site] for site in row.antennas],
            "surplus": len(row.surplus),
        }
        for row in sheet.rows
    ]
    return said | {
        "rows": rows,
        "totals": [total._asdict() | {"total": total.total} for total in sheet.totals],
        "tallest": sorted(SITE_NAMES[site] for site in sheet.tallest),
        "winners": sorted(sheet.winners),
    }


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("sides", SEATINGS, ids="-".join)
def test_both_readings_agree(sides: tuple[Side, ...], mode: Mode) -> None:
    rng = Random(f"{mode} {sides}")
    for _ in range(_EACH):
        game = random_game(rng, mode, sides)
        assert answer(game.end) == naive.score(game.record())
        broken_off = Game(game.start, game.actions[: rng.randrange(len(game.actions))])
        assert answer(broken_off.end) == naive.score(broken_off.record())
        assert sorted(choices(broken_off.end)) == naive.legal(broken_off.record())


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("sides", SEATINGS, ids="-".join)
def test_of_all_rules_against_an_action_the_first_is_named(
    sides: tuple[Side, ...], mode: Mode
) -> None:
    rng = Random(f"{sides} {mode}")
    several = 0
    for _ in range(4):
        game = random_game(rng, mode, sides)
        game = Game(game.start, game.actions[: rng.randrange(len(game.actions) + 1)])
        record, end = game.record(), game.end
        for action in map(write_action, ALL_ACTIONS):
            against = naive.forbidding(record, action)
            several += len(against) > 1
            named = next((rule for rule in RULES if rule.value in against), None)
            assert forbidden_by(end, action) == named
    assert several


@pytest.mark.parametrize("mode", Mode)
def test_games_like_these_hold_the_rare_cases(mode: Mode) -> None:
    """Otherwise agreeing would say little about them."""
    rng = Random(2)
    forfeits = surplus = shared = by_antennas = 0
    for number in range(300):
        game = random_game(rng, mode, SEATINGS[number % len(SEATINGS)])
        sheet = final_score(game.end)
        forfeits += FORFEIT in game.actions
        surplus += any(total.surplus for total in sheet.totals)
        shared += sheet.decided_by is DecidedBy.SHARED
        by_antennas += sheet.decided_by is DecidedBy.ANTENNAS
    assert min(forfeits, surplus, shared, by_antennas) > 0
