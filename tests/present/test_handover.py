"""The curtain falls where there is something to hide, and only there."""

from random import Random

import pytest

from skyliners.present.games import shown
from skyliners.present.handover import cover, curtain
from skyliners.rules.skyliners.pieces import Mode
from tests.play import TWO, random_start

GAME = "skyliners"
TABLE = random_start(Random(1), Mode.FULL, TWO).table


@pytest.mark.parametrize("acting", [0, 1])
def test_it_asks_for_whoever_acts_by_name_and_place(acting: int) -> None:
    seat = TABLE.seats[acting]
    model = curtain(GAME, TABLE, acting, several_people=True)
    assert model is not None
    assert seat.name in model.title
    assert seat.name in model.confirm
    assert model.seat == f"{seat.side.value.capitalize()} side"
    assert (model.color, model.deliberate) == (seat.color, False)


def test_nobody_hides_anything_from_themselves() -> None:
    assert curtain(GAME, TABLE, 0, several_people=False) is None


def test_a_game_without_secrets_has_no_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown(GAME), "keeps_secrets", lambda _: False)
    assert curtain(GAME, TABLE, 0, several_people=True) is None


def test_a_cover_is_lifted_on_purpose_by_its_owner() -> None:
    for by in ("hold", "double-tap"):
        model = cover(TABLE, 1, by)
        assert TABLE.seats[1].name in model.title
        assert model.color == TABLE.seats[1].color
        assert model.deliberate
    assert cover(TABLE, 1, "hold").confirm != cover(TABLE, 1, "double-tap").confirm
