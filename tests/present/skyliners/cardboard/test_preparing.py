"""Setting up a board game: seats, lots, material and setup cards."""

import json
from random import Random

import pytest

from skyliners.match.skyliners.cardboard import Cardboard
from skyliners.present.skyliners.cardboard.entered import rename, sit, started_by
from skyliners.present.skyliners.cardboard.preparing import (
    Page,
    Preparing,
    card_cover,
    card_shown,
    changed,
    draw_card,
    lot,
    new_preparing,
    next_page,
    preparing_model,
    read,
    table_of,
    written,
)
from skyliners.present.skyliners.companion import supplies
from skyliners.rules.skyliners.city import CLOCKWISE, District, Side
from skyliners.rules.skyliners.deck import SETUP_DECK
from skyliners.rules.skyliners.pieces import FLOORS, SETUP_CARDS
from skyliners.rules.skyliners.table import lay


def _for(players: int) -> Preparing:
    game = Cardboard(starter=Side.SOUTH)
    for side in CLOCKWISE[:players]:
        game = sit(game, side)
    return Preparing(game)


@pytest.mark.parametrize("players", FLOORS)
def test_cards_are_drawn_until_all_lie_there(players: int) -> None:
    preparing, rng = _for(players), Random(players)
    for number in range(SETUP_CARDS[players]):
        model = preparing_model(preparing)
        assert model.dealing is not None
        assert len(model.dealing.drawn) == number
        assert not model.dealing.done
        preparing = draw_card(preparing, rng)
    assert len(set(preparing.drawn)) == SETUP_CARDS[players]
    assert set(preparing.drawn) <= set(SETUP_DECK)
    model = preparing_model(preparing)
    assert model.dealing is not None
    assert model.dealing.done
    assert draw_card(preparing, rng) == preparing
    table = table_of(preparing)
    assert table == lay(table.mode, table.seats, preparing.drawn)
    assert model.dealing.city.table.heights == table.heights
    assert model.supplies == supplies(preparing.game.mode, players)


def test_the_lot_falls_on_anybody() -> None:
    preparing, rng = _for(3), Random(1)
    starters = {lot(preparing, rng).game.starter for _ in range(50)}
    assert starters == set(CLOCKWISE[:3])
    drawn = lot(preparing, rng)
    assert preparing_model(drawn).starter.endswith("begins")
    assert preparing_model(drawn).starter.startswith(drawn.game.around[0].name)
    assert not preparing_model(preparing).starter


def test_seats_that_do_not_fit_are_told_and_nothing_is_drawn() -> None:
    game = sit(sit(Cardboard(starter=Side.SOUTH), Side.SOUTH), Side.NORTH)
    preparing = Preparing(game)
    model = preparing_model(preparing)
    assert model.problem == "Two players never sit opposite each other."
    assert model.dealing is None
    assert draw_card(preparing, Random(1)) == preparing
    assert preparing_model(Preparing(Cardboard())).problem


def test_other_seats_mean_other_cards_another_name_does_not() -> None:
    preparing = draw_card(new_preparing(), Random(1))._replace(dealt=True)
    named = changed(preparing, rename(preparing.game, Side.SOUTH, "Zoe"))
    assert named.drawn
    assert named.dealt
    begun = changed(preparing, started_by(preparing.game, Side.WEST))
    assert not begun.drawn
    assert not begun.dealt


def test_a_player_sees_their_own_card_and_no_plans() -> None:
    preparing = _for(2)
    shown = card_shown(preparing, 1, District.SE)
    assert shown.district == "South-east"
    assert shown.plans == ()
    assert preparing.game.around[1].name in card_cover(preparing, 1).title


def test_pages_follow_each_other() -> None:
    preparing = new_preparing()
    pages = [preparing.page]
    for _page in range(4):
        preparing = next_page(preparing)
        pages.append(preparing.page)
    assert pages == [*Page, Page.CARDS]


def test_kept_and_read_again() -> None:
    preparing = draw_card(lot(new_preparing(), Random(1)), Random(1))
    again = read(json.loads(json.dumps(written(preparing))))
    assert again == preparing._replace(drawn_by_lot=False)
    assert read(None) is None
    assert read({}) is None
    assert read(written(preparing) | {"drawn": ["A1"] * 20}) is None
    assert read(written(preparing) | {"drawn": ["C3"]}) is None  # no card shows the centre
    assert read(written(preparing) | {"page": "x"}) is None
