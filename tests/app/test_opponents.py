"""Bots at the table: they move by themselves, visibly, and survive whatever happens."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from skyliners.app.opponents import BotTurn
from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.shelf.saves import new_game
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import BUILDS
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.pieces import Mode, Piece
from skyliners.rules.skyliners.table import Seat
from tests.app.stage import Stage

_SEATS = (Seat("Ada", Side.SOUTH, Color.RED), Seat("Domo", Side.WEST, Color.BLUE))
_OWN = 2  # actions of Ada's first turn; then Domo acts


def _alone(stage: Stage, bot: str = "beginner") -> None:
    players = (Player(), Player(bot=bot))
    stage.app.resume(new_game(begin("skyliners", Mode.FULL, _SEATS, players, Random(1))))
    stage.seconds(1)


def _build(stage: Stage, site: int) -> None:
    stage.tap(stage.shown("Floor"))
    stage.tap_site(site)
    stage.tap_site(site)


def _build_twice_and_end(stage: Stage) -> None:
    for site in (0, 1):
        _build(stage, site)
    stage.hold(stage.app.screens.current_screen.desk.end)


def _play_on(stage: Stage) -> None:
    """Domo's turn goes by: two actions, no more and no less."""
    before = stage.match.table.log
    stage.until(lambda: stage.match.acting == 0)
    stage.seconds(3)  # nothing comes late
    assert len(stage.match.table.log) == _OWN + 2
    assert stage.match.table.log[: len(before)] == before
    assert stage.shown("Ada’s turn")


def test_nobody_is_asked_to_pass_the_device_to_a_bot(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _alone(stage)
        assert stage.shown("Ada’s turn")
        _build_twice_and_end(stage)
        assert stage.shown("Domo is thinking…")
        _play_on(stage)


@pytest.mark.parametrize("done", [2, 3, 4])
def test_a_bot_goes_on_after_the_app_was_killed(tmp_path: Path, done: int) -> None:
    """Before its first action, between the two, and before its turn is ended."""
    with Stage(tmp_path) as stage:
        _alone(stage)
        _build_twice_and_end(stage)
        stage.until(lambda: len(stage.match.table.log) == done)
        before = stage.match.table
        assert stage.match.acting == 1
    with Stage(tmp_path) as stage:
        game = stage.app.latest()
        assert game is not None
        assert game.match.table == before
        stage.app.resume(game)
        _play_on(stage)


@pytest.mark.parametrize("done", [2, 3, 4])
def test_a_bot_goes_on_after_a_pause(tmp_path: Path, done: int, slowly: None) -> None:
    del slowly
    with Stage(tmp_path) as stage:
        _alone(stage, "strong")
        _build_twice_and_end(stage)
        stage.until(lambda: len(stage.match.table.log) == done)
        stage.seconds(1)  # into its next thought
        for _ in range(2):
            stage.app.dispatch("on_pause")
            stage.frames(2)
            stage.app.dispatch("on_resume")
        assert not stage.app.curtains.covered
        _play_on(stage)


def test_nothing_can_be_taken_back_while_a_bot_acts(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _alone(stage)
        _build_twice_and_end(stage)
        stage.until(lambda: len(stage.match.table.log) == 3)
        assert not stage.app.screens.current_screen.model.can_undo
        stage.key("z", "ctrl")
        stage.frames(2)
        assert len(stage.match.table.log) == 3
        _play_on(stage)


def test_a_bot_answers_to_what_was_not_taken_back(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _alone(stage)
        _build(stage, 0)
        _build(stage, 1)
        for _ in range(2):
            stage.key("z", "ctrl")
        assert stage.match.table.log == ()
        stage.seconds(2)
        assert stage.match.table.log == ()  # and no bot takes it for its turn
        _build(stage, 5)
        _build(stage, 6)
        stage.hold(stage.app.screens.current_screen.desk.end)
        _play_on(stage)
        floors = BUILDS[Piece.FLOOR]
        assert stage.match.table.log[:_OWN] == (floors[5], floors[6])


_LOW = (320, 480)  # no room for one's cards on the open screen: they are looked at


def _eye(stage: Stage) -> Any:
    return stage.app.screens.current_screen.desk.peek


@pytest.mark.parametrize("mode", Mode)
def test_who_plays_alone_may_look_at_their_cards_while_a_bot_acts(
    tmp_path: Path, mode: Mode
) -> None:
    with Stage(tmp_path, _LOW) as stage:
        players = (Player(), Player(bot="beginner"))
        stage.app.resume(new_game(begin("skyliners", mode, _SEATS, players, Random(1))))
        stage.seconds(1)
        _build_twice_and_end(stage)
        assert stage.shown("Domo is thinking…")
        finger = stage.down(*stage.spot(_eye(stage)))
        stage.until(lambda: stage.match.revealed is not None, 2)
        assert stage.match.acting == 1
        assert stage.match.revealed == 0
        assert stage.shown("Ada’s cards")
        stage.interrupt("focus")
        assert stage.match.revealed is None
        assert stage.shown("Domo is thinking…")
        stage.up(finger)
        _play_on(stage)


@pytest.mark.parametrize("held", [0.0, 0.4, 3.0])
def test_cards_are_put_away_when_a_bots_turn_ends(tmp_path: Path, held: float) -> None:
    with Stage(tmp_path, _LOW) as stage:
        _alone(stage)
        _build_twice_and_end(stage)
        stage.until(lambda: stage.match.turn_done)
        finger = stage.down(*stage.spot(_eye(stage)))
        stage.seconds(held)
        stage.until(lambda: stage.match.acting == 0)
        assert stage.match.revealed is None
        stage.up(finger)
        _play_on(stage)


@pytest.mark.parametrize("table_mode", [False, True])
def test_of_two_people_nobody_is_offered_cards_while_a_bot_acts(
    tmp_path: Path, table_mode: bool
) -> None:
    """Whose would they be? Nobody can tell who holds the device."""
    with Stage(tmp_path, (1280, 800), table_mode=table_mode) as stage:
        seats = (*_SEATS, Seat("Cleo", Side.NORTH, Color.GREEN))
        players = (Player(), Player(bot="beginner"), Player())
        match = begin("skyliners", Mode.FULL, seats, players, Random(1))
        for action in (BUILDS[Piece.FLOOR][0], BUILDS[Piece.FLOOR][1]):
            match = match.play(action)
        stage.app.resume(new_game(match.end_turn()))
        stage.seconds(0.2)
        screen = stage.app.screens.current_screen
        assert screen.model.title == "Domo is thinking…"
        assert not screen.model.has_cards
        stage.hold(screen.desk.peek)
        stage.hold_key("e")
        for look in (screen.peek, screen.look_at_cards):
            look()  # whoever asks for it anyway
            stage.frames(1)
            assert stage.match.revealed is None
            assert stage.app.root.children[0] is stage.app.screens


def _thinking(stage: Stage) -> None:
    """Domo is in the middle of a thought about his first action."""
    _alone(stage, "strong")
    _build_twice_and_end(stage)
    stage.seconds(1.1)
    opponent = stage.app._opponent
    assert isinstance(opponent, BotTurn)
    assert opponent._thinking is not None
    assert opponent._thinking._best is not None
    assert len(stage.match.table.log) == _OWN


@pytest.mark.usefixtures("slowly")
def test_an_answer_to_a_game_that_has_moved_on_is_dropped(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _thinking(stage)
        sitting = stage.app.sitting
        assert sitting is not None
        meanwhile = BUILDS[Piece.FLOOR][24]
        sitting.play(meanwhile)
        _play_on(stage)
        assert stage.match.table.log[_OWN] == meanwhile


@pytest.mark.usefixtures("slowly")
def test_an_answer_is_dropped_where_a_person_acts_by_now(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _thinking(stage)
        sitting = stage.app.sitting
        assert sitting is not None
        for site in (23, 24):
            sitting.play(BUILDS[Piece.FLOOR][site])
        sitting.end_turn()
        _play_on(stage)


def test_who_is_asked_twice_plays_once(tmp_path: Path) -> None:
    """However often the turn is passed on, one bot sits there."""
    with Stage(tmp_path) as stage:
        _alone(stage)
        _build_twice_and_end(stage)
        for _ in range(3):
            stage.app.pass_on()
            stage.frames(2)
        _play_on(stage)


def test_leaving_the_table_stops_the_bot(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _alone(stage)
        _build_twice_and_end(stage)
        stage.app.leave_table()
        table = stage.match.table
        stage.seconds(4)
        assert stage.match.table == table


def test_an_adaptive_opponent_can_be_chosen_and_is_settled(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        stage.tap(stage.shown("New game"))
        stage.seconds(0.5)
        screen = stage.app.screens.current_screen
        stage.tap(screen.ids.table.card(1))
        stage.seconds(0.5)
        stage.tap(stage.shown("Adaptive"))
        assert screen.model.editor.about.startswith("Adapts to Ada:")
        stage.tap(stage.shown("Done"))
        stage.seconds(0.5)
        stage.tap(stage.shown("Let’s go"))
        stage.seconds(0.5)
        bots = [player.bot for player in stage.match.players if player.bot]
        assert bots == ["adaptive-3"]
