"""Two windows on one shelf: whatever is played in which, nothing that was confirmed is
ever replaced by somebody who has not seen it, and who comes late is told."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.shelf import saves
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.trouble import ShelfError, Trouble
from skyliners.match.sitting import Sitting
from skyliners.rules.skyliners.legal import legal_actions
from skyliners.rules.skyliners.pieces import Mode
from tests.match.shelves import fetched
from tests.play import SEEDS, TWO, seated


class Window:
    """Somebody who plays in one window, and what they believe to be on the shelf."""

    def __init__(self, path: Path) -> None:
        self.shelf = Shelf(path, patience=5)
        self.sitting: Sitting | None = None
        self.believed: object = None

    def sit_down(self, game: saves.SavedGame) -> None:
        self.believed = _standing(self.shelf, game.key)
        self.sitting = Sitting(self.shelf, game)


def _standing(shelf: Shelf, key: int) -> object:
    return fetched(shelf, "SELECT record, turn_ended, step FROM games WHERE id = ?", (key,))


def _new_game(rng: Random) -> saves.SavedGame:
    return saves.new_game(begin("skyliners", Mode.FULL, seated(TWO), (Player(),) * 2, rng))


def _step(sitting: Sitting, rng: Random) -> None:
    match = sitting.match
    if match.can_undo and rng.random() < 0.2:
        sitting.undo()
    elif match.turn_done:
        sitting.end_turn()
    elif match.acting is not None:
        sitting.reveal(match.acting)
        view = sitting.match.view()
        sitting.play(rng.choice(legal_actions(view.table, view.hand)))


STEPS = st.tuples(
    st.integers(0, 1), st.sampled_from(("sit", "play", "play", "play", "close"))
)


@settings(max_examples=100, deadline=None)
@given(st.lists(STEPS, max_size=25), SEEDS)
def test_nothing_unseen_is_ever_replaced(steps: list[tuple[int, str]], seed: int) -> None:
    rng = Random(seed)
    with TemporaryDirectory() as folder:
        path = Path(folder, "shelf")
        windows = [Window(path), Window(path)]
        first = _new_game(rng)
        saves.keep(windows[0].shelf, first)
        for number, step in steps:
            window = windows[number]
            if step == "close":
                window.shelf.close()
            elif step == "sit" or window.sitting is None:
                window.sit_down(saves.load(window.shelf, first.key))
            else:
                _play(window, rng)
        for window in windows:
            window.shelf.close()


def _play(window: Window, rng: Random) -> None:
    sitting, shelf = window.sitting, window.shelf
    assert sitting is not None
    key, before = sitting.game.key, _standing(shelf, sitting.game.key)
    _step(sitting, rng)
    assert saves.load(shelf, sitting.game.key).match == sitting.match.conceal()
    if before == window.believed:
        assert sitting.trouble is None
        assert sitting.game.key == key
    elif sitting.trouble is not None:
        assert sitting.trouble.trouble is Trouble.OVERTAKEN
        assert sitting.game.key != key
        assert _standing(shelf, key) == before
    else:  # both had done the very same, and only one of them can go on with it
        assert _standing(shelf, key) == before
        return
    window.believed = _standing(shelf, sitting.game.key)


def test_who_comes_late_is_told_once_and_goes_on_beside(tmp_path: Path) -> None:
    rng = Random(1)
    ours, theirs = Shelf(tmp_path / "shelf"), Shelf(tmp_path / "shelf")
    game = _new_game(rng)
    here = Sitting(ours, game)
    there = Sitting(theirs, saves.load(theirs, game.key))
    for _ in range(7):
        _step(here, rng)
    assert here.trouble is None
    _step(there, rng)
    assert there.trouble is not None
    assert there.trouble.trouble is Trouble.OVERTAKEN
    assert saves.load(theirs, game.key).match == here.match.conceal()
    assert saves.load(ours, there.game.key).match == there.match.conceal()
    _step(there, rng)
    assert there.trouble is None
    _step(here, rng)
    assert here.trouble is None
    ours.close()
    theirs.close()


def test_a_game_that_is_deleted_in_another_window_goes_on(tmp_path: Path) -> None:
    rng = Random(1)
    ours, theirs = Shelf(tmp_path / "shelf"), Shelf(tmp_path / "shelf")
    here = Sitting(ours, _new_game(rng))
    saves.delete(theirs, here.game.key)
    _step(here, rng)
    assert here.trouble is not None
    theirs.close()
    again = Shelf(tmp_path / "shelf")  # what was deleted is gone for good
    assert saves.load(again, here.game.key).match == here.match.conceal()
    _step(here, rng)
    assert here.trouble is None
    again.close()
    ours.close()


def test_a_save_that_was_done_after_all_is_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was on the disk when the trouble came: the next one knows it as its own."""
    rng = Random(1)
    shelf = Shelf(tmp_path / "shelf")
    sitting = Sitting(shelf, _new_game(rng))
    key = sitting.game.key
    keep = saves.keep

    def late(shelf: Shelf, game: saves.SavedGame) -> None:
        keep(shelf, game)
        raise ShelfError(Trouble.FAILING)

    monkeypatch.setattr("skyliners.match.sitting.keep", late)
    _step(sitting, rng)
    assert sitting.trouble is not None
    monkeypatch.undo()
    _step(sitting, rng)
    assert sitting.trouble is None
    assert sitting.game.key == key
    shelf.close()
