"""The cards of the patience: the towns of the deck, with a band that says what they are."""

from itertools import pairwise

import pytest

from skyliners.present.deck.art import SIGNS, town
from skyliners.present.deck.colours import PERIODS, TINTS
from skyliners.present.patience.art import BAND, HIGH, back, face
from skyliners.rules.deck import DECK, Card

NEARLY = 1e-9
Corners = tuple[tuple[float, float], ...]


def _turns(corners: Corners) -> list[float]:
    around = (*corners, *corners[:2])
    return [
        (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
        for (ax, ay), (bx, by), (cx, cy) in zip(
            around, around[1:], around[2:], strict=False
        )
    ]


@pytest.mark.parametrize("card", [*DECK, None], ids=str)
def test_nothing_sticks_out_and_every_shape_is_convex(card: Card | None) -> None:
    for tint, corners in back() if card is None else face(card):
        assert tint in TINTS
        assert all(-NEARLY <= x <= 1 + NEARLY for x, _ in corners)
        assert all(-NEARLY <= y <= HIGH + NEARLY for _, y in corners)
        turns = _turns(corners)
        assert all(turn > -NEARLY for turn in turns) or all(turn < NEARLY for turn in turns)


@pytest.mark.parametrize("card", DECK, ids=str)
def test_the_band_has_the_colour_and_the_sign_of_its_period_and_no_roof_in_it(
    card: Card,
) -> None:
    period, shapes = PERIODS[card.design], face(card)
    *_, band = (at for at, shape in enumerate(shapes) if shape.tint == period.tint)
    assert min(y for _, y in shapes[band].corners) == pytest.approx(HIGH - BAND)
    signs = shapes[band + 1 :]
    assert len(signs) == len(SIGNS[card.design])
    assert {sign.tint for sign in signs} == {period.ink}
    houses = shapes[: len(town(card))]
    assert max(y for _, corners in houses for _, y in corners) <= HIGH - BAND + NEARLY


def test_no_two_cards_look_the_same() -> None:
    looks = [face(card) for card in DECK]
    assert all(one != other for one, other in pairwise(looks))
    assert len({*looks}) == len(DECK)
