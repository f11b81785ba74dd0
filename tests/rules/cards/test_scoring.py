"""Target and tasks, held against a second reading."""

from random import Random

import pytest

from skyliners.rules.cards.pieces import TASKS, shows
from skyliners.rules.cards.scoring import target_points
from skyliners.rules.deck import DECK, Card, read_card
from tests.rules.cards.naive import tasks_met


def _hand(text: str) -> tuple[Card, ...]:
    return tuple(card for card in map(read_card, text.split()) if card)


@pytest.mark.parametrize("hands", [8_000, pytest.param(100_000, marks=pytest.mark.slow)])
def test_tasks_are_met_as_a_second_reading_says(hands: int) -> None:
    """Half of them of the single deck, half of the double one."""
    rng = Random(1)
    for copies in (1, 2):
        for _ in range(hands // 2):
            hand = rng.sample(DECK * copies, 4)
            met = {name: task.points for name, task in TASKS.items() if shows(task, hand)}
            assert met == tasks_met([str(card) for card in hand])


@pytest.mark.parametrize(
    ("hand", "names"),
    [
        ("a1 b2 c3 d4", "three-designs four-designs run-3-mixed run-4-mixed"),
        ("a3 b3 c3 d3", "three-designs four-designs same-3 same-4"),
        (
            "a2 a3 a4 a5",
            "pair three-of-a-design four-of-a-design run-3-one-design run-4-one-design",
        ),
        ("a1 a6 b1 b6", "pair two-pairs"),
        ("a4 a4 a4 b1", "pair three-of-a-design"),  # the same card twice is no run
    ],
)
def test_a_stronger_hand_meets_the_weaker_task(hand: str, names: str) -> None:
    assert {name for name, task in TASKS.items() if shows(task, _hand(hand))} == {
        *names.split()
    }


def test_the_cards_that_show_a_task_are_in_hand_and_show_it() -> None:
    rng = Random(2)
    for _ in range(500):
        hand = rng.sample(DECK * 2, 4)
        for task in TASKS.values():
            shown = shows(task, hand)
            left = list(hand)
            for card in shown:
                left.remove(card)
            assert len(shown) in {0, task.cards}
            assert not shown or task.shown(shown)


@pytest.mark.parametrize(
    ("target", "sums", "points"),
    [
        (13, [13, 13, 12], [10, 10, 0]),
        (13, [12, 11, 14], [7, 0, 0]),
        (13, [12, 12, 20], [7, 7, 0]),
        (13, [14, 20], [0, 0]),
        (13, [4], [7]),
        (24, [24], [10]),
    ],
)
def test_exact_pays_ten_else_the_closest_below_seven(
    target: int, sums: list[int], points: list[int]
) -> None:
    assert target_points(target, sums) == points
