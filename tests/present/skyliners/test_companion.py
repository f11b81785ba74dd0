"""What everybody takes, what the whole table shares and what the book says of it, as the
rules count it."""

import re

import pytest

from skyliners.present.companion.browser import book_of
from skyliners.present.companion.overview import overview_model
from skyliners.present.skyliners.companion import supplies
from skyliners.present.texts import LANGUAGES, use
from skyliners.rules.skyliners.game import ID
from skyliners.rules.skyliners.pieces import (
    ANTENNAS,
    FLOORS,
    ROUNDS,
    SETUP_CARDS,
    SKYSCRAPER_POINTS,
    Mode,
)

# By number of players. Written down once more, so that a slip in the rules is seen.
_FLOORS = {2: 16, 3: 14, 4: 12}
_SETUP_CARDS = {2: 12, 3: 9, 4: 6}

each_game = pytest.mark.parametrize("mode", Mode)
each_number = pytest.mark.parametrize("players", _FLOORS)


@each_game
@each_number
def test_everybody_takes_what_the_rules_give_them(mode: Mode, players: int) -> None:
    own, _shared = supplies(mode, players)
    assert own.title == "What everybody gets"
    expected = {
        "Floors": _FLOORS[players],
        "Roofs": 2,
        "Park": 1,
        "Antennas": 10,
        "Skyscraper card": 1,
    }
    if mode is Mode.FULL:
        expected["Planning cards"] = 5
    assert {line.name: int(line.number) for line in own.lines} == expected


@each_game
@each_number
def test_setup_cards_belong_to_the_table(mode: Mode, players: int) -> None:
    """They are drawn in turn until none is left, and each brings a neutral floor."""
    own, shared = supplies(mode, players)
    assert not any("etup" in line.name for line in own.lines)
    assert shared.title == "For the whole table"
    assert {line.name: int(line.number) for line in shared.lines} == {
        "Setup cards": _SETUP_CARDS[players],
        "Neutral floors": _SETUP_CARDS[players],
        "Park in the middle": 1,
    }


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
@each_number
def test_the_rulebook_says_the_same(mode: Mode, players: int, language: str) -> None:
    use(language)
    model = overview_model(ID, mode, players)
    pieces = book_of(ID).pieces
    for group, id_ in zip(model.supplies, ("material", "bad-setup"), strict=True):
        told = set(re.findall(r"\d+", " ".join(pieces[id_].body(mode, players))))
        assert {line.number for line in group.lines} - {"1"} <= told
    names = [line.name for group in model.supplies for line in group.lines]
    assert len(set(names)) == len(names)


@each_number
def test_numbers_are_those_of_the_rules(players: int) -> None:
    pieces = book_of(ID).pieces

    def said(id_: str, mode: Mode) -> set[str]:
        return set(re.findall(r"\d+", " ".join(pieces[id_].body(mode, players))))

    assert str(FLOORS[players]) in said("material", Mode.FULL)
    assert str(ANTENNAS) in said("material", Mode.FULL)
    assert str(SETUP_CARDS[players]) in said("bad-setup", Mode.FULL)
    assert str(ROUNDS[players]) in said("end", Mode.INTRODUCTORY)
    assert str(ROUNDS[players]) in said("modes", Mode.INTRODUCTORY)
    assert str(SKYSCRAPER_POINTS) in said("skyscraper", Mode.FULL)
    others = {str(number) for number in FLOORS.values()} - {str(FLOORS[players])}
    assert not others & said("material", Mode.INTRODUCTORY)


@each_game
@each_number
def test_every_piece_is_about_every_game_but_what_is_only_in_one(
    mode: Mode, players: int
) -> None:
    for id_, piece in book_of(ID).pieces.items():
        if id_ != "skyscraper-cards":
            assert piece.body(mode, players)
