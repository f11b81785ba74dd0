"""A game at the table saves itself with every step; and goes on if it cannot."""

from pathlib import Path
from random import Random

from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.shelf.saves import load, new_game
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.sitting import Sitting
from skyliners.rules.skyliners.actions import BUILDS, PLANS
from skyliners.rules.skyliners.pieces import Mode, Piece
from tests.play import TWO, seated


def _sitting(shelf: Shelf) -> Sitting:
    match = begin("skyliners", Mode.FULL, seated(TWO), (Player(), Player()), Random(1))
    return Sitting(shelf, new_game(match))


def _kept(sitting: Sitting) -> object:
    kept = load(sitting.shelf, sitting.game.key).match
    return kept.table, kept.acting, kept.turn_done, kept.can_undo


def _there(sitting: Sitting) -> object:
    match = sitting.match
    return match.table, match.acting, match.turn_done, match.can_undo


def test_every_step_is_kept_when_it_happens(tmp_path: Path) -> None:
    sitting = _sitting(Shelf(tmp_path / "shelf"))
    assert _kept(sitting) == _there(sitting)
    sitting.play(BUILDS[Piece.FLOOR][0])
    assert _kept(sitting) == _there(sitting)
    sitting.reveal(0)
    sitting.play(PLANS[2][0])
    assert _kept(sitting) == _there(sitting)
    sitting.undo()
    assert _kept(sitting) == _there(sitting)
    sitting.play(BUILDS[Piece.FLOOR][1])
    sitting.end_turn()
    assert _kept(sitting) == _there(sitting)
    assert sitting.trouble is None


def test_looking_at_cards_is_nobodys_business(tmp_path: Path) -> None:
    sitting = _sitting(Shelf(tmp_path / "shelf"))
    sitting.reveal(1)
    assert sitting.match.revealed == 1
    assert load(sitting.shelf, sitting.game.key).match.revealed is None
    sitting.conceal()
    assert sitting.match.revealed is None


def test_a_game_that_cannot_be_kept_goes_on_and_is_kept_later(tmp_path: Path) -> None:
    folder = tmp_path / "not there yet"
    folder.write_text("a file in its place")
    sitting = _sitting(Shelf(folder / "shelf"))
    assert sitting.trouble is not None
    sitting.play(BUILDS[Piece.FLOOR][0])
    assert sitting.trouble is not None
    assert len(sitting.match.table.log) == 1
    folder.unlink()
    folder.mkdir()
    sitting.play(BUILDS[Piece.FLOOR][1])
    assert sitting.trouble is None
    assert _kept(sitting) == _there(sitting)
