"""How actions, sites and setup cards are written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.rules.refusal import Common, Refused
from skyliners.rules.skyliners.actions import (
    BUILDS,
    FORFEIT,
    HIDDEN_PLAN,
    PLANS,
    Action,
    HiddenPlan,
)
from skyliners.rules.skyliners.notation import (
    CARD_NAMES,
    SITE_NAMES,
    read_action,
    read_card,
    write_action,
)
from skyliners.rules.skyliners.pieces import Piece
from skyliners.rules.skyliners.rulings import Rule
from tests.play import ALL_ACTIONS
from tests.rules.by_hand import site

TEXTS = (
    [f"{piece} {column}{line}" for piece in "FRK" for column in "abcde" for line in "12345"]
    + [f"P {row}{segment}" for row in "ABCDE" for segment in "1234"]
    + ["P ??", "-"]
)
NOT_QUITE = [
    *("", " ", "F", "F  a1", "F a1 ", " F a1", "f a1", "F A1", "Fa1", "F a0", "F a6"),
    *("F f1", "F 1a", "X a1", "P a1", "P A0", "P A5", "P F1", "P ?", "P ?1", "P A?"),
    *("--", "\u2013", "F a1\n", "F \uff411", None, 0, 1.5, True, ["F a1"], {"F": "a1"}),
]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("F a1", BUILDS[Piece.FLOOR][0]),
        ("R b2", BUILDS[Piece.ROOF][6]),
        ("K e5", BUILDS[Piece.PARK][24]),
        ("P C3", PLANS[2][2]),
        ("P E4", PLANS[4][3]),
        ("P ??", HIDDEN_PLAN),
        ("-", FORFEIT),
    ],
)
def test_actions_are_written_as_in_records(text: str, action: Action | HiddenPlan) -> None:
    assert read_action(text) == action
    assert write_action(action) == text


def test_sites_are_named_like_chess_squares() -> None:
    assert SITE_NAMES[:6] == ("a1", "b1", "c1", "d1", "e1", "a2")
    assert len(set(SITE_NAMES)) == 25
    assert SITE_NAMES[site("e5")] == "e5"


@pytest.mark.parametrize("action", [*ALL_ACTIONS, HIDDEN_PLAN], ids=write_action)
def test_every_action_can_be_written_and_read_again(action: Action | HiddenPlan) -> None:
    assert read_action(write_action(action)) == action


def test_every_text_that_can_be_read_is_written_the_same_again() -> None:
    assert [write_action(read_action(text)) for text in TEXTS] == TEXTS
    assert len(TEXTS) == len(ALL_ACTIONS) + 1


@pytest.mark.parametrize("text", NOT_QUITE, ids=repr)
def test_anything_else_is_an_unknown_action(text: object) -> None:
    with pytest.raises(Refused) as refused:
        read_action(text)
    assert refused.value.rule is Common.UNKNOWN_ACTION


@given(st.text(max_size=6) | st.text("FRKP abcdeABCDE12345?-", max_size=5))
def test_what_is_read_and_written_again_is_the_same_text(text: str) -> None:
    if text in TEXTS:
        assert write_action(read_action(text)) == text
    else:
        with pytest.raises(Refused, match=Common.UNKNOWN_ACTION.value):
            read_action(text)


def test_a_long_text_is_not_repeated_in_full() -> None:
    with pytest.raises(Refused) as refused:
        read_action("F" * 100_000)
    assert len(refused.value.message) < 200


def test_setup_cards_are_written_as_row_and_site() -> None:
    for card, name in CARD_NAMES.items():
        assert name == "ABCDE"[card.row] + "12345"[card.depth]
        assert read_card(name) == card


@pytest.mark.parametrize(
    "text", ["", "a1", "A0", "A6", "F1", "AA", "A11", None, 11, ["A1"]]
)
def test_a_card_that_does_not_exist_is_a_bad_setup(text: object) -> None:
    with pytest.raises(Refused) as refused:
        read_card(text)
    assert refused.value.rule is Rule.BAD_SETUP
