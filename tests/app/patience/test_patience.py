"""The patience in a window: from the shelf to solved and the next deal, by drags and taps,
hints and keys; taken back, taken up again, and told when there is no way on."""

from pathlib import Path
from typing import Any

import pytest

from skyliners.bots.patience.deals import Deal, Grade, of_the_day
from skyliners.match.patience.dealt import deal_of
from skyliners.present.patience.draft import Picked
from skyliners.rules.patience.game import ID
from skyliners.rules.patience.pieces import Move
from skyliners.rules.patience.rulings import Rule
from tests.app import patience_scenes as scenes
from tests.app.stage import Stage


def _screen(stage: Stage) -> Any:
    return stage.app.screens.current_screen


def _deal(stage: Stage) -> Deal | None:
    assert stage.app.sitting is not None
    return deal_of(stage.app.sitting.game.extras)


def _spot(stage: Stage, row: int, card: int | None = None) -> tuple[float, float]:
    """The number of a card, which is always seen; of the last one, or the empty row."""
    rows = _screen(stage).ids.rows
    spots = rows.spread.rows[row]
    wide, high = rows.spread.card
    x, y = spots[-1 if card is None else card] if spots else rows.spread.empty[row]
    return rows.x + x + wide / 2, rows.y + y + high * 0.88


def _drag(stage: Stage, move: Move) -> None:
    table = stage.match.table
    start = _spot(stage, move.source, len(table.rows[move.source]) - move.count)
    goal = _spot(stage, move.target)
    finger = stage.down(*start)
    for step in range(1, 6):
        share = step / 5
        x, y = (a + (b - a) * share for a, b in zip(start, goal, strict=True))
        stage.move(finger, x, y)
        stage.frames(1)
    stage.up(finger)
    stage.seconds(0.6)


def _thought(stage: Stage) -> None:
    stage.until(lambda: _screen(stage)._thinking is None)


def test_from_the_shelf_to_solved_and_the_next_deal(tmp_path: Path) -> None:
    with Stage(tmp_path, box=None) as stage:
        stage.tap(stage.shown("Patience"))
        stage.frames(2)
        stage.tap(stage.shown("New game"))
        stage.frames(3)
        assert stage.app.screens.current == "opening"
        _screen(stage).write_number("7")
        stage.frames(2)
        stage.tap(stage.shown("Deal no. 7"))
        stage.until(lambda: stage.app.screens.current == "turn")
        stage.seconds(0.5)
        assert _deal(stage) == Deal(Grade.EASY, 7)
        _thought(stage)
        way, by_drag = list(_screen(stage)._outlook.way), 0
        while not stage.match.table.over:
            move, done = way.pop(0), stage.match.table.moves
            _drag(stage, move)
            assert stage.match.table.moves == done + 1
            assert stage.match.table.log[-1] == move
            by_drag += 1
        assert by_drag > 20
        stage.until(lambda: stage.app.screens.current == "solved")
        assert stage.shown(f"Solved in {by_drag} moves")
        stage.tap(stage.shown("Next deal"))
        stage.until(lambda: stage.app.screens.current == "turn")
        assert _deal(stage) == Deal(Grade.EASY, 8)
        assert stage.match.table.moves == 0


def test_a_card_that_does_not_fit_goes_back_and_says_why(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        scenes.middle(stage)
        table = stage.match.table
        rows = _screen(stage).ids.rows
        row = next(at for at, lies in enumerate(table.rows) if lies.up)
        refused = [
            target
            for target in range(len(table.rows))
            if target != row and target not in _places(stage, row)
        ]
        before = rows._cards[table.rows[row].up[-1]].at
        _drag(stage, Move(1, row, refused[0]))
        assert stage.match.table == table
        assert _screen(stage).model.rule is Rule.DOES_NOT_FIT
        assert rows._cards[table.rows[row].up[-1]].at == before
        stage.tap(_screen(stage).ids.why)
        stage.frames(3)
        assert stage.app.screens.current == "rules"
        stage.app.back()
        stage.frames(3)
        assert stage.match.table == table


def _places(stage: Stage, row: int) -> list[int]:
    from skyliners.present.patience.draft import places  # noqa: PLC0415

    return places(stage.match.table, Picked(row, 1))


def test_a_drag_lays_nothing_out_anew(tmp_path: Path) -> None:
    """While a finger moves, cards follow it and no model is made."""
    with Stage(tmp_path) as stage:
        scenes.middle(stage)
        rows = _screen(stage).ids.rows
        row = next(at for at, lies in enumerate(stage.match.table.rows) if lies.up)
        x, y = _spot(stage, row)
        finger = stage.down(x, y)
        stage.move(finger, x + 40, y - 40)
        stage.frames(2)
        model, spread, ground = rows.model, rows.spread, rows._ground.length()
        for step in range(10):
            stage.move(finger, x + 40 + step * 7, y - 40 - step * 9)
            stage.frames(1)
            assert rows.model is model
            assert rows.spread is spread
            assert rows._ground.length() == ground
        lying = rows._cards[stage.match.table.rows[row].up[-1]]
        resting = rows.spread.rows[row][-1]
        assert abs(lying.at.x - resting.x - 40 - 63) < 1
        stage.up(finger)
        stage.seconds(0.5)


def test_a_hint_is_shown_and_then_done_and_everything_can_be_taken_back(
    tmp_path: Path,
) -> None:
    with Stage(tmp_path) as stage:
        scenes.dealt_easy(stage)
        for done in range(6):
            stage.tap(_screen(stage).ids.desk.ids.ask)
            stage.seconds(0.4)
            assert _screen(stage).model.hinted
            assert stage.match.table.moves == done
            stage.tap(_screen(stage).ids.desk.ids.ask)
            stage.seconds(0.6)
            assert stage.match.table.moves == done + 1
    with Stage(tmp_path) as stage:  # another day
        game = stage.app.latest()
        assert game is not None
        stage.app.resume(game)
        stage.seconds(0.3)
        assert stage.match.table.moves == 6
        for left in range(5, -1, -1):
            stage.key("z", "ctrl")
            stage.frames(2)
            assert stage.match.table.moves == left
        assert not _screen(stage).model.can_undo


@pytest.mark.parametrize("animation", ["normal", "off"])
def test_when_all_lies_open_the_rest_goes_by_itself(tmp_path: Path, animation: str) -> None:
    with Stage(tmp_path, animation=animation) as stage:
        scenes.all_open(stage)
        assert not any(row.down for row in stage.match.table.rows)
        stage.tap(stage.shown("Finish"))
        stage.until(lambda: stage.app.screens.current == "solved")
        assert stage.match.over


def test_no_way_on_is_told_and_led_back_from(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        scenes.no_way_on(stage)
        moves = stage.match.table.moves
        assert stage.shown("No way on from here.")
        turning = _screen(stage)._outlook.turning
        assert turning is not None
        assert turning < moves
        stage.tap(_screen(stage).ids.desk.ids.offer)
        stage.frames(3)
        _thought(stage)
        stage.frames(3)
        assert stage.match.table.moves == turning
        assert _screen(stage)._outlook.way
        assert "No way on from here." not in stage.texts()


def test_by_keys_alone(tmp_path: Path) -> None:
    """Cards are picked up and put down where the arrows say."""
    with Stage(tmp_path) as stage:
        scenes.dealt_easy(stage)
        _thought(stage)
        move = next(each for each in _screen(stage)._outlook.way if each.count == 1)
        while stage.match.table.moves < 1:
            move = _screen(stage)._outlook.way[0]
            stage.key("right")
            while _screen(stage).draft.at != Picked(move.source, 1):
                stage.key("right")
            for _more in range(move.count - 1):
                stage.key("up")
            stage.key("enter")
            assert _screen(stage).draft.picked == Picked(move.source, move.count)
            while _screen(stage).draft.aim != move.target:
                stage.key("right")
            stage.key("enter")
            stage.frames(3)
        assert stage.match.table.log == (move,)


def test_time_goes_on_only_while_somebody_plays(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        scenes.dealt_easy(stage)
        stage.seconds(3.2)
        stage.app.leave_table()
        stage.frames(2)
        assert stage.app.screens.current == "home"
        kept = stage.app.latest()
        assert kept is not None
        assert 3 <= kept.extras["seconds"] <= 4
        stage.seconds(5)
        stage.app.resume(kept)
        stage.seconds(1.1)
        assert _screen(stage)._seconds <= kept.extras["seconds"] + 2


def test_the_deal_of_the_day_and_the_game_that_was_left(tmp_path: Path) -> None:
    with Stage(tmp_path, box=ID) as stage:
        stage.app.sit_down()
        stage.frames(3)
        screen = _screen(stage)
        assert not screen.model.go_on
        screen.start_day()
        stage.until(lambda: stage.app.screens.current == "turn")
        deal = _deal(stage)
        assert deal is not None
        assert deal.grade is Grade.MEDIUM
        assert of_the_day(_today()) == deal
        stage.app.leave_table()
        stage.app.sit_down()
        stage.frames(3)
        stage.tap(stage.shown("Continue"))
        stage.frames(3)
        assert stage.app.screens.current == "turn"
        assert _deal(stage) == deal


def _today() -> Any:
    from skyliners.app.patience.opening import _today as today  # noqa: PLC0415

    return today()


def test_the_lesson_is_played_to_its_end(tmp_path: Path) -> None:
    with Stage(tmp_path, box=ID) as stage:
        screen = stage.app.go("lesson")
        stage.frames(3)
        while not screen.lesson.done:
            at, step = screen.lesson.at, screen.lesson.step
            rows = screen.lesson.table.rows
            move = screen.model.board.marked
            if step.tried:
                row = next(
                    r for r, lies in enumerate(rows) if step.tried in map(str, lies.up)
                )
                stage.tap(_spot(stage, row))
            elif step.move:
                source, target = "abcdef".index(step.move[2]), "abcdef".index(step.move[4])
                stage.tap(_spot(stage, source, len(rows[source]) - move.number))
                if screen.lesson.at == at:  # it is picked up, and there is a choice
                    stage.tap(_spot(stage, target))
            else:
                stage.tap(screen.ids.go_on)
            stage.seconds(0.7)
            assert screen.lesson.at == at + 1, step.id
        stage.tap(screen.ids.new_game)
        stage.frames(3)
        assert stage.app.screens.current == "opening"
