"""The first screen: what it offers, and what it tells of a game."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from skyliners.games import GAMES
from skyliners.match.shelf.shelf import SetAside
from skyliners.match.shelf.trouble import Trouble
from skyliners.present import texts
from skyliners.present.home import (
    BETWEEN,
    PLANK,
    Unfinished,
    boards,
    home_model,
    shelf_model,
)
from tests.play import Game, unfinished

GAME = GAMES[0]


def test_learning_is_offered_until_it_is_done() -> None:
    assert home_model(GAME, None, learned=False).learn
    assert not home_model(GAME, None, learned=True).learn


@given(unfinished())
def test_a_game_to_go_on_with_names_everybody(game: Game) -> None:
    table = game.end.table
    assert table.turn is not None
    model = home_model(
        GAME,
        Unfinished(GAME.id, table, table.turn.seat, turn_done=False, bots=frozenset({1})),
        learned=True,
    )
    assert model.go_on is not None
    players = model.go_on.players
    assert [player.name for player in players] == [seat.name for seat in table.seats]
    assert [player.color for player in players] == [seat.color for seat in table.seats]
    assert [player.is_bot for player in players].index(True) == 1
    assert [player.acting for player in players].index(True) == table.turn.seat
    assert str(table.turn.round) in model.go_on.where or "Last" in model.go_on.where


def test_a_file_set_aside_is_told_with_its_name() -> None:
    aside = SetAside(Trouble.DAMAGED, Path("shelf.sqlite3.damaged-1"), "…")
    model = home_model(GAME, None, learned=True, notice=aside)
    assert "shelf.sqlite3.damaged-1" in model.notice
    assert "damaged" in model.notice
    mended = home_model(GAME, None, learned=True, notice=aside._replace(mended=True))
    assert "shelf.sqlite3.damaged-1" in mended.notice
    assert "all your games are there" in mended.notice


def test_trouble_with_the_shelf_is_told() -> None:
    notices = {
        home_model(GAME, None, learned=True, notice=trouble).notice for trouble in Trouble
    }
    assert len(notices) == len(Trouble)
    assert "" not in notices
    assert home_model(GAME, None, learned=True).notice == ""


def test_there_are_words_for_every_trouble() -> None:
    assert all(texts.said(trouble) for trouble in Trouble)


def test_every_game_stands_on_the_shelf() -> None:
    assert [(box.game, box.name) for box in shelf_model().boxes] == [
        (game.id, game.name) for game in GAMES
    ]
    assert all(box.about for box in shelf_model().boxes)


@given(
    st.integers(1, 6),
    st.floats(280, 1600),
    st.floats(120, 1300),
    st.floats(150, 260),
)
def test_boxes_stand_side_by_side_within_their_room(
    number: int, wide: float, high: float, least: float
) -> None:
    columns, across, up = boards(number, (wide, high), least)
    assert 1 <= columns <= number
    assert columns * across + (columns - 1) * BETWEEN <= wide + 1e-6
    assert up >= least
    rows = -(-number // columns)
    fits = rows * (up + PLANK + BETWEEN) <= high + 1
    assert fits or up == least


def test_four_boxes_stand_as_they_would_on_a_shelf() -> None:
    assert boards(4, (330, 640), 176).columns == 2
    assert boards(4, (770, 290), 176).columns == 4
    assert boards(4, (1250, 690), 176).columns == 4
    assert boards(4, (770, 1150), 176).columns == 2
