"""Photos lie beside the shelf, and leave with their games."""

from pathlib import Path
from random import Random

from skyliners.match.shelf import saves
from skyliners.match.shelf.photos import (
    copy_photo,
    keep_photo,
    photo_of,
    remove_photos,
    with_photos,
)
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.skyliners.scored import keep_scored
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.scoring import score
from tests import play


def test_one_a_game_and_the_newest(tmp_path: Path) -> None:
    assert photo_of(tmp_path, 5) is None
    assert photo_of(tmp_path, None) is None
    assert with_photos(tmp_path) == frozenset()
    assert keep_photo(tmp_path, 5, b"first")
    assert keep_photo(tmp_path, 5, b"second")
    path = photo_of(tmp_path, 5)
    assert path is not None
    assert path.read_bytes() == b"second"
    assert with_photos(tmp_path) == {5}
    remove_photos(tmp_path, [5, 6])
    assert photo_of(tmp_path, 5) is None
    assert [*path.parent.iterdir()] == []


def test_what_else_lies_there_is_no_photo(tmp_path: Path) -> None:
    keep_photo(tmp_path, 5, b"photo")
    for name in ("x.jpg", "-3.jpg", "7.new", "٣.jpg"):
        (tmp_path / "photos" / name).touch()
    assert with_photos(tmp_path) == {5}


def test_no_room(tmp_path: Path) -> None:
    (tmp_path / "photos").write_text("in the way")
    assert not keep_photo(tmp_path, 5, b"photo")
    assert photo_of(tmp_path, 5) is None
    assert with_photos(tmp_path) == frozenset()
    remove_photos(tmp_path, [5])


def test_two_games_that_were_one_both_have_its_photo(tmp_path: Path) -> None:
    copy_photo(tmp_path, 5, 6)
    assert with_photos(tmp_path) == frozenset()
    keep_photo(tmp_path, 5, b"photo")
    copy_photo(tmp_path, 5, 6)
    assert with_photos(tmp_path) == {5, 6}


def test_a_photo_leaves_with_its_game(tmp_path: Path) -> None:
    """As long as the game can be had back, so can its photo."""
    path = tmp_path / "shelf.sqlite3"
    shelf = Shelf(path)
    state = play.random_game(Random(1), Mode.FULL, play.TWO).end
    gone, stays = (
        keep_scored(shelf, None, {"entered": 1}, state.table, score(*state)).key
        for _game in range(2)
    )
    for key in (gone, stays):
        keep_photo(tmp_path, key, b"photo")
    saves.delete(shelf, gone)
    assert with_photos(tmp_path) == {gone, stays}
    shelf.close()
    again = Shelf(path)
    again.open()
    assert with_photos(tmp_path) == {stays}
    again.close()
