"""Board games scored with the app stand in the history."""

from pathlib import Path
from random import Random

import pytest

from skyliners.match import saves
from skyliners.match.history import finished
from skyliners.match.scored import keep_scored, load_scored
from skyliners.match.shelf import Shelf
from skyliners.match.trouble import ShelfError, Trouble
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.scoring import score
from tests import play


def test_in_the_history_with_names_and_corrected(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    first = play.random_game(Random(1), Mode.FULL, play.THREE).end
    key = keep_scored(shelf, None, {"entered": 1}, first.table, score(*first))
    (entry,) = finished(shelf).entries
    assert entry.key == key
    assert [result.name for result in entry.results] == ["Ada", "Bo", "Cy"]
    totals = [total.total for total in score(*first).totals]
    assert [result.total for result in entry.results] == totals
    assert load_scored(shelf, key) == {"entered": 1}

    other = play.random_game(Random(2), Mode.FULL, play.TWO).end
    assert keep_scored(shelf, key, {"entered": 2}, other.table, score(*other)) == key
    (again,) = finished(shelf).entries
    assert again.finished == entry.finished
    assert [result.name for result in again.results] == ["Ada", "Bo"]
    assert load_scored(shelf, key) == {"entered": 2}


def test_it_is_no_game_to_replay_or_go_on_with(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    state = play.random_game(Random(1), Mode.INTRODUCTORY, play.TWO).end
    key = keep_scored(shelf, None, {"entered": 1}, state.table, score(*state))
    assert saves.latest(shelf) is None
    with pytest.raises(ShelfError) as caught:
        saves.load(shelf, key)
    assert caught.value.trouble is Trouble.UNREADABLE_GAME
    assert load_scored(shelf, key + 1) is None
    saves.delete(shelf, key)
    assert finished(shelf).entries == ()
    assert load_scored(shelf, key) is None
    saves.restore(shelf, key)
    assert load_scored(shelf, key) == {"entered": 1}
