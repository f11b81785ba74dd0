"""The starting setup cards the app deals."""

from skyliners.rules.skyliners.city import CENTRE, Side
from skyliners.rules.skyliners.deck import SETUP_DECK
from skyliners.rules.skyliners.notation import CARD_NAMES

SHOWN = "A1 A3 A4 B2 B4 B5 C1 C2 C4 C5 D2 D3 D5 E1 E3 E4"


def test_sixteen_cards_each_different() -> None:
    assert len(set(SETUP_DECK)) == len(SETUP_DECK) == 16


def test_the_deck_is_the_one_agreed_on() -> None:
    assert " ".join(CARD_NAMES[card] for card in SETUP_DECK) == SHOWN


def test_the_printed_cards_we_know_are_in_it() -> None:
    assert {"E1", "B2", "D5"} <= {CARD_NAMES[card] for card in SETUP_DECK}


def test_no_card_shows_the_centre_to_anybody() -> None:
    assert CENTRE not in {card.site(side) for card in SETUP_DECK for side in Side}
