"""What is said aloud: what happened, then whose turn it is; never a secret."""

from collections.abc import Iterator

import pytest

from skyliners.present.skyliners.sounds import sound_of
from skyliners.present.skyliners.spoken import announcement
from skyliners.present.sounds import Sound
from skyliners.present.texts import use
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import BUILDS, FORFEIT, HIDDEN_PLAN, PLANS
from skyliners.rules.skyliners.city import SetupCard, Side
from skyliners.rules.skyliners.pieces import Mode, Piece
from skyliners.rules.skyliners.table import Seat, Table, advance, lay

_SEATS = (
    Seat("Ada", Side.SOUTH, Color.RED),
    Seat("Bo", Side.WEST, Color.BLUE),
    Seat("Cy", Side.NORTH, Color.GREEN),
)


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    use("en")


def _table(*actions: object) -> Table:
    table = lay(Mode.FULL, _SEATS, (SetupCard(0, 0),) * 9)
    for action in actions:
        table = advance(table, action)  # type: ignore[arg-type]
    return table


_FLOOR, _ROOF, _PARK = (BUILDS[piece] for piece in Piece)


def test_the_first_turn() -> None:
    assert announcement(_table(), 0) == "Ada’s turn."


def test_everything_since_ones_own_last_action_as_one_sees_it() -> None:
    table = _table(
        _FLOOR[0], _FLOOR[1], _PARK[4], HIDDEN_PLAN, _ROOF[0], FORFEIT
    )  # three turns
    assert announcement(table, 0) == (
        "Bo lays out a park on E 1. Bo hands in a plan. "
        "Cy puts a roof on A 1. Cy has no legal move and forfeits the action. Ada’s turn."
    )
    use("de")
    german = "Cy kann nichts machen, die Aktion verfällt. Ada ist am Zug."
    assert announcement(table, 0).endswith(german)


def test_places_are_named_from_the_listeners_side() -> None:
    said = announcement(_table(_FLOOR[0], _FLOOR[4]), 1)
    assert said == "Ada builds a floor on E 1. Ada builds a floor on E 5. Bo’s turn."


def test_all_plans_sound_alike() -> None:
    heard = {sound_of(plan) for plans in PLANS for plan in plans} | {sound_of(HIDDEN_PLAN)}
    assert heard == {Sound.CARD}
    assert sound_of(FORFEIT) is None
