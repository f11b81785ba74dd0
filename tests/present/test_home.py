"""The first screen: what it offers, and what it tells of a game."""

from pathlib import Path

from hypothesis import given

from skyliners.match.shelf.shelf import SetAside
from skyliners.match.shelf.trouble import Trouble
from skyliners.present import texts
from skyliners.present.home import Unfinished, demo_city, home_model
from skyliners.rules.skyliners.city import tallest_sites
from skyliners.rules.skyliners.table import buildings
from tests.play import Game, unfinished


def test_learning_is_offered_until_it_is_done() -> None:
    assert home_model(None, learned=False).learn
    assert not home_model(None, learned=True).learn


@given(unfinished())
def test_a_game_to_go_on_with_names_everybody(game: Game) -> None:
    table = game.end.table
    assert table.turn is not None
    model = home_model(
        Unfinished(table, table.turn.seat, turn_done=False, bots=frozenset({1})),
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
    model = home_model(None, learned=True, notice=aside)
    assert "shelf.sqlite3.damaged-1" in model.notice
    assert "damaged" in model.notice
    mended = home_model(None, learned=True, notice=aside._replace(mended=True))
    assert "shelf.sqlite3.damaged-1" in mended.notice
    assert "all games are there" in mended.notice


def test_trouble_with_the_shelf_is_told() -> None:
    notices = {home_model(None, learned=True, notice=trouble).notice for trouble in Trouble}
    assert len(notices) == len(Trouble)
    assert "" not in notices
    assert home_model(None, learned=True).notice == ""


def test_there_are_words_for_every_trouble() -> None:
    assert all(texts.said(trouble) for trouble in Trouble)


def test_the_city_to_look_at_is_a_legal_one_and_always_the_same() -> None:
    city = demo_city()
    assert city is demo_city()
    layers = [layer for site in buildings(city) for layer in site]
    assert {layer.seat for layer in layers} == {None, 0, 1, 2, 3}
    assert len(layers) > 30
    assert len(tallest_sites(city.heights)) == 1
