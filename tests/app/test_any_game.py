"""The shell plays a game it has never heard of, from its shelf to the rematch."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from kivy.app import App

from skyliners import games
from skyliners.app import games as app_games
from skyliners.app.game import Staged
from skyliners.bots import games as bots_games
from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.shelf.saves import new_game
from skyliners.present import games as present_games
from skyliners.present.game import Shown
from skyliners.rules import games as rules_games
from skyliners.rules.seats import Color, Seat
from tests.app.hands import go_back
from tests.app.leaks import null
from tests.app.leaks.twin import Twin, run_twins
from tests.app.stage import Stage
from tests.contract.null import bots, rules, shown, staged

# That its doors are doors is proven here, by mypy.
SHOWN: Shown = shown
STAGED: Staged = staged

_SEATS = (Seat("Ada", Color.RED), Seat("Bo", Color.BLUE))
_PEOPLE = (Player(), Player())


@pytest.fixture(autouse=True)
def null_game() -> Iterator[None]:
    """Another box on the shelf."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(rules_games.ROOMS, rules.ID, lambda: rules)
        patch.setitem(bots_games.ROOMS, rules.ID, lambda: bots)
        patch.setitem(present_games.ROOMS, rules.ID, lambda: SHOWN)
        patch.setitem(app_games.ROOMS, rules.ID, STAGED)
        box = games.Entry(rules.ID, "null", "The null game")
        patch.setattr(games, "GAMES", (*games.GAMES, box))
        yield


def _tap(stage: Stage, *texts: str) -> None:
    for text in texts:
        stage.tap(stage.shown(text))


def _add(stage: Stage, number: int) -> None:
    _tap(stage, "Add")
    stage.hold(stage.shown("Hold to reveal"))
    _tap(stage, f"Add {number}")
    assert stage.match.revealed is None


def _end(stage: Stage) -> None:
    stage.hold(stage.shown("End turn"))
    stage.seconds(0.5)


def _play(stage: Stage) -> None:
    """Both take their turn: the first rolls, which cannot be taken back."""
    _tap(stage, "Next")
    first, second = (seat.name for seat in stage.match.table.seats)
    _tap(stage, f"{first} is here")
    _add(stage, 2)
    _tap(stage, "Undo")
    assert not stage.match.table.log
    _add(stage, 1)
    _tap(stage, "Roll")
    assert "Undo" not in stage.texts()
    _end(stage)
    _tap(stage, f"{second} is here")
    _add(stage, 0)
    _tap(stage, "Pass")
    assert "Undo" in stage.texts()
    _end(stage)


def test_a_game_is_played_from_the_shelf_to_its_rematch(tmp_path: Path) -> None:
    with Stage(tmp_path, box=None) as stage:
        assert {"Skyliners", "The null game"} <= stage.texts()
        _tap(stage, "The null game")
        assert "Add to a number nobody sees." in stage.texts()
        _tap(stage, "New game")
        stage.frames(2)
        stage.app.screens.current_screen.begin()
        stage.frames(2)
        _play(stage)
        assert stage.match.over
        _tap(stage, "Results")
        assert stage.app.screens.current == "results"
        assert {"Number", "Added", "Luck"} <= stage.texts()
        names = {seat.name for seat in stage.match.table.seats}
        _tap(stage, "Replay")
        assert "Dealt." in stage.texts()
        go_back(stage)
        _tap(stage, "Rematch")
        assert {seat.name for seat in stage.match.table.seats} == names
        _play(stage)


def test_the_way_back_leads_to_the_shelf(tmp_path: Path) -> None:
    with Stage(tmp_path, box=None) as stage:
        _tap(stage, "The null game")
        go_back(stage)
        assert stage.app.screens.current == "shelf"
        _tap(stage, "Skyliners")
        assert "Build a city together. See it from your side." in stage.texts()
        _tap(stage, "Learn by playing")
        assert stage.app.screens.current == "tutorial"
        go_back(stage)
        go_back(stage)
        assert stage.app.screens.current == "shelf"


@pytest.mark.parametrize("done", range(3))
def test_a_game_left_is_gone_on_with_whichever_box_is_open(
    tmp_path: Path, done: int
) -> None:
    match = begin(rules.ID, rules.Mode.PLAIN, _SEATS, _PEOPLE, Random(1))
    for action in (rules.Add(1), rules.Pass())[:done]:
        match = match.reveal(0).play(action).conceal()
    with Stage(tmp_path, box=None) as stage:
        stage.app.resume(new_game(match))
        stage.frames(2)
    with Stage(tmp_path, box=None) as stage:
        assert stage.app.screens.current == "shelf"
        _tap(stage, "The null game", "Continue")
        assert stage.match == match
        assert stage.shown("Pass to Ada")
        _tap(stage, "Ada is here")
        assert "Ada acts" in stage.texts()


def test_it_stands_in_the_history_and_the_statistics(tmp_path: Path) -> None:
    with Stage(tmp_path, box=None) as stage:
        stage.app.begin(rules.ID, rules.Mode.PLAIN, _SEATS, _PEOPLE)
        stage.frames(2)
        _play(stage)
        history = stage.app.show("history")
        stage.frames(2)
        (line,) = history.model.finished
        assert [person.name for person in line.people] == ["Ada", "Bo"]
        history.open(line.key)
        assert stage.app.screens.current == "results"
        stage.app.show("statistics")
        stage.frames(2)


def test_a_bot_of_any_game_takes_its_turn(tmp_path: Path) -> None:
    players = (Player(), Player(bot="bold"))
    with Stage(tmp_path, box=None) as stage:
        stage.app.begin(rules.ID, rules.Mode.PLAIN, _SEATS, players)
        stage.frames(2)
        _tap(stage, "Next", "Add", "Add 2", "Pass")
        _end(stage)
        stage.until(lambda: stage.match.over)
        stage.frames(5)
        assert stage.app.screens.current == "ending"


def test_what_cannot_lie_flat_is_passed_round_in_table_mode_too(tmp_path: Path) -> None:
    with Stage(tmp_path, (1280, 800), table_mode=True) as stage:
        stage.app.begin(rules.ID, rules.Mode.PLAIN, _SEATS, _PEOPLE)
        stage.frames(2)
        _tap(stage, "Next")
        assert stage.app.curtains.passing


def _a_turn_in_secret(twin: Twin) -> None:
    stage = twin.stage
    stage.app.begin(rules.ID, rules.Mode.PLAIN, _SEATS, _PEOPLE)
    stage.frames(2)
    _tap(stage, "Next", "Ada is here", "Add")
    with twin.eyes(0):
        stage.hold(stage.shown("Hold to reveal"))
        key = stage.shown(f"Add {twin.choose(0, (0, 1, 2))}")
        finger = stage.down(*stage.spot(key))
    stage.up(finger)
    stage.seconds(0.3)
    _tap(stage, "Look")
    with twin.eyes(0):
        stage.hold(stage.shown("Hold to reveal"))
        finger = stage.down(*stage.spot(stage.shown("Close")))
    stage.up(finger)
    stage.seconds(0.3)
    stage.app.cover_up()
    stage.frames(2)
    _tap(stage, "Ada is here", "Pass")
    _end(stage)
    _tap(stage, "Bo is here")
    stage.app.leave_table()
    stage.seconds(1)


def test_nobody_can_tell_two_of_its_games_apart(tmp_path: Path) -> None:
    found = run_twins(tmp_path / "game", _a_turn_in_secret, of=null)
    assert not found, "\n".join(map(str, found[:30]))


def test_its_secret_is_found_where_it_comes_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(table: rules.Table, *, turn_done: bool) -> str:
        hands = App.get_running_app().sitting.match._turn[-1].hands
        return f"{turn_done} {hands[0].number} {len(table.log)}"

    monkeypatch.setattr(shown, "where", told)
    assert run_twins(tmp_path / "game", _a_turn_in_secret, of=null)
