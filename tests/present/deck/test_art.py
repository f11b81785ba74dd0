"""Any cards side by side are one skyline, and no card is mistaken for another."""

from itertools import pairwise

import pytest

from skyliners.present.deck.art import BACK, QUAY, SIGNS, TALL, Shape, picture
from skyliners.present.deck.colours import PERIODS, TINTS, palette
from skyliners.rules.deck import DECK, Card

each_card = pytest.mark.parametrize("card", DECK, ids=str)


def _edge(card: Card, x: float) -> list[tuple[str, float, float]]:
    """What touches an edge of a card, from where to where."""
    found = []
    for tint, corners in picture(card):
        heights = [high for across, high in corners if abs(across - x) < 1e-9]
        if len(heights) > 1:
            found.append((tint, min(heights), max(heights)))
    return found


@each_card
def test_sky_horizon_and_quay_go_on_at_every_edge(card: Card) -> None:
    left, right = _edge(card, 0.0), _edge(card, 1.0)
    assert left == right == _edge(DECK[0], 0.0)
    assert {tint for tint, *_ in left} >= {"sky-0", "sky-5", "hills", "quay", "kerb"}


@each_card
def test_nothing_sticks_out_of_a_card(card: Card) -> None:
    for _tint, corners in picture(card):
        assert all(-1e-9 <= x <= 1 + 1e-9 for x, _ in corners), _tint
        assert all(-1e-9 <= y <= TALL + 1e-9 for _, y in corners), _tint


def _top(card: Card) -> float:
    backdrop = {f"sky-{band}" for band in range(6)} | {"hills"}
    return max(
        y for tint, corners in picture(card) for _, y in corners if tint not in backdrop
    )


@pytest.mark.parametrize("design", "abcd")
def test_the_higher_the_value_the_higher_and_the_denser(design: str) -> None:
    cards = [card for card in DECK if card.design == design]
    for lower, higher in pairwise(cards):
        assert _top(higher) > _top(lower) > QUAY
    assert len(picture(cards[-1])) > len(picture(cards[0]))


def test_no_two_cards_are_the_same_picture_nor_two_signs_the_same_shape() -> None:
    assert len({picture(card) for card in DECK}) == len(DECK)
    assert len({*SIGNS.values()}) == len(SIGNS) == 4


def _area(corners: tuple[tuple[float, float], ...]) -> float:
    around = pairwise((*corners, corners[0]))
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in around) / 2


@each_card
def test_every_shape_is_convex_and_has_a_colour_by_day_and_by_night(card: Card) -> None:
    """A fan of triangles draws nothing else."""
    for tint, corners in (*picture(card), *BACK):
        assert tint in TINTS
        turns = [
            _area((one, two, three))
            for one, two, three in zip(
                corners,
                corners[1:] + corners[:1],
                corners[2:] + corners[:2],
                strict=True,
            )
        ]
        assert all(turn > -1e-9 for turn in turns) or all(turn < 1e-9 for turn in turns)
    assert len(palette(dark=True)) == len(palette(dark=False)) == len(TINTS)
    assert {name for period in PERIODS.values() for name in period} <= {*TINTS}


def _luminance(tint: str, *, dark: bool) -> float:
    rgb = palette(dark=dark)[TINTS.index(tint)][:3]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("dark", [False, True])
def test_numbers_and_signs_can_be_read_on_their_plates(dark: bool) -> None:
    light, ink = _luminance("plate", dark=dark), _luminance("ink", dark=dark)
    assert (light + 0.05) / (ink + 0.05) > 7
    assert isinstance(BACK[0], Shape)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("design", PERIODS)
def test_what_stands_on_the_colour_of_a_period_can_be_read(design: str, dark: bool) -> None:
    one, other = sorted(_luminance(tint, dark=dark) for tint in PERIODS[design])
    assert (other + 0.05) / (one + 0.05) >= 4.5
