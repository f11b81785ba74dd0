"""How far somebody is in a game's lesson is kept per game."""

from pathlib import Path

import pytest

from skyliners.match import lessons
from skyliners.match.kept import keep, kept


def test_a_lesson_is_left_and_taken_up_for_each_game(tmp_path: Path) -> None:
    lessons.keep_place(tmp_path, "skyliners", 4)
    lessons.keep_place(tmp_path, "null", 2)
    assert lessons.place(tmp_path, "skyliners") == 4
    assert lessons.place(tmp_path, "null") == 2
    lessons.put_away(tmp_path, "null")
    assert lessons.place(tmp_path, "null") is None
    assert lessons.place(tmp_path, "skyliners") == 4


def test_a_game_is_learnt_when_its_lesson_is_over(tmp_path: Path) -> None:
    lessons.keep_place(tmp_path, "skyliners", 9)
    lessons.learnt(tmp_path, "skyliners")
    assert not lessons.has_learnt(tmp_path, "skyliners")  # it can still be gone on with
    lessons.put_away(tmp_path, "skyliners")
    assert lessons.has_learnt(tmp_path, "skyliners")
    assert not lessons.has_learnt(tmp_path, "null")


def test_what_was_kept_of_the_only_game_is_still_known(tmp_path: Path) -> None:
    keep(tmp_path, "lesson", 5)
    keep(tmp_path, "settings", {"learned": True})
    lessons.adopt(tmp_path)
    assert lessons.place(tmp_path, "skyliners") == 5
    assert kept(tmp_path, "lesson") is None
    lessons.put_away(tmp_path, "skyliners")
    assert lessons.has_learnt(tmp_path, "skyliners")
    lessons.keep_place(tmp_path, "skyliners", 1)
    lessons.adopt(tmp_path)
    assert lessons.place(tmp_path, "skyliners") == 1


@pytest.mark.parametrize("rubbish", [None, 3, "x", {"a": 1}, [1, None]])
def test_rubbish_teaches_nothing(tmp_path: Path, rubbish: object) -> None:
    keep(tmp_path, "learnt", rubbish)
    keep(tmp_path, "settings", rubbish)
    lessons.adopt(tmp_path)
    assert not lessons.has_learnt(tmp_path, "skyliners")
