"""Board games scored with the app stand in the history."""

from pathlib import Path
from random import Random

import pytest

from skyliners.match.shelf import saves
from skyliners.match.shelf.outcomes import finished
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.trouble import ShelfError, Trouble
from skyliners.match.skyliners.scored import Place, keep_scored, load_scored
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.scoring import score
from tests import play


def _keep(shelf: Shelf, place: Place | None, seed: int) -> Place:
    state = play.random_game(Random(seed), Mode.FULL, play.TWO).end
    return keep_scored(shelf, place, {"entered": seed}, state.table, score(*state))


def test_in_the_history_with_names_and_corrected(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    first = play.random_game(Random(1), Mode.FULL, play.THREE).end
    place = keep_scored(shelf, None, {"entered": 1}, first.table, score(*first))
    (entry,) = finished(shelf).entries
    assert entry.key == place.key
    assert [result.name for result in entry.outcomes] == ["Ada", "Bo", "Cy"]
    totals = [total.total for total in score(*first).totals]
    assert [result.total for result in entry.outcomes] == totals
    assert load_scored(shelf, place.key) == ({"entered": 1}, place)

    corrected = _keep(shelf, place, 2)
    assert corrected.key == place.key
    (again,) = finished(shelf).entries
    assert again.finished == entry.finished
    assert [result.name for result in again.outcomes] == ["Ada", "Bo"]
    assert load_scored(shelf, place.key) == ({"entered": 2}, corrected)


def test_what_was_corrected_in_another_window_stays(tmp_path: Path) -> None:
    ours, theirs = Shelf(tmp_path / "shelf"), Shelf(tmp_path / "shelf")
    place = _keep(ours, None, 1)
    there = load_scored(theirs, place.key)
    assert there is not None
    here = _keep(ours, place, 2)
    beside = _keep(theirs, there.place, 3)
    assert beside.key != here.key
    assert load_scored(ours, here.key) == ({"entered": 2}, here)
    assert load_scored(ours, beside.key) == ({"entered": 3}, beside)
    assert _keep(ours, here, 4).key == here.key
    ours.close()
    theirs.close()


def test_what_was_deleted_meanwhile_is_not_kept_in_vain(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf")
    place = _keep(shelf, None, 1)
    saves.delete(shelf, place.key)
    again = _keep(shelf, place, 2)
    assert [entry.key for entry in finished(shelf).entries] == [again.key]
    shelf.close()


def test_it_is_no_game_to_replay_or_go_on_with(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    state = play.random_game(Random(1), Mode.INTRODUCTORY, play.TWO).end
    key, _step = keep_scored(shelf, None, {"entered": 1}, state.table, score(*state))
    assert saves.latest(shelf) is None
    with pytest.raises(ShelfError) as caught:
        saves.load(shelf, key)
    assert caught.value.trouble is Trouble.UNREADABLE_GAME
    assert load_scored(shelf, key + 1) is None
    saves.delete(shelf, key)
    assert finished(shelf).entries == ()
    assert load_scored(shelf, key) is None
    saves.restore(shelf, key)
    assert load_scored(shelf, key) == ({"entered": 1}, (key, 1))
