"""Scenes of the patience: before it, in it, after it, learning it and reading about it."""

from collections.abc import Callable
from functools import cache

from skyliners.bots.patience.careful import as_it_lies, choose
from skyliners.bots.patience.chance import Chance
from skyliners.bots.patience.deals import Deal, Grade, dealt
from skyliners.bots.patience.solver import solve
from skyliners.match.patience.dealt import begun, places
from skyliners.match.play import AnyMatch
from skyliners.match.shelf import saves
from skyliners.match.shelf.saves import SavedGame, new_game
from skyliners.present.patience.lesson.steps import STEPS
from skyliners.rules.patience.game import ID
from tests.app.stage import Stage


@cache
def deal(grade: Grade, number: int = 17) -> SavedGame:
    found = Deal(grade, number)
    return begun(found, dealt(found))


@cache
def played(grade: Grade, moves: int | None, number: int = 17) -> SavedGame:
    """Some moves on the way to the end, or (None) all of them."""
    game = deal(grade, number)
    match: AnyMatch = game.match
    way = solve(places(match)[0]).moves
    assert way is not None
    for move in way[:moves]:
        match = match.play(move)
    if moves is None:
        match = match.end_turn()
    return new_game(match, {**game.extras, "seconds": 187})


@cache
def lost(grade: Grade = Grade.HARD, number: int = 17) -> SavedGame:
    """Played carefully until there is no way on."""
    game, chance = deal(grade, number), Chance("lost")
    match: AnyMatch = game.match
    been = {frozenset(as_it_lies(places(match)[-1]))}
    while True:
        move = choose(as_it_lies(places(match)[-1]), chance, been)
        assert move is not None
        match = match.play(move)
        been.add(frozenset(as_it_lies(places(match)[-1])))
        answer = solve(places(match)[-1], 3000)
        if answer.proven and answer.moves is None:
            return new_game(match, {**game.extras, "seconds": 42})


def _sit(stage: Stage, game: SavedGame) -> None:
    stage.app.resume(game)
    stage.until(lambda: stage.app.screens.current_screen._thinking is None)
    stage.seconds(0.5)


def opening(stage: Stage) -> None:
    saves.keep(stage.app.shelf, played(Grade.MEDIUM, 9))
    stage.app.open_box(ID)
    stage.app.sit_down()
    stage.app.screens.current_screen.choose_grade(Grade.MEDIUM)
    stage.seconds(0.3)


def opening_numbered(stage: Stage) -> None:
    stage.app.open_box(ID)
    stage.app.sit_down()
    stage.app.screens.current_screen.write_number("20261118")
    stage.seconds(0.3)


def dealt_easy(stage: Stage) -> None:
    _sit(stage, deal(Grade.EASY))


def middle(stage: Stage) -> None:
    _sit(stage, played(Grade.EASY, 12))


def late(stage: Stage) -> None:
    """The first designs are gone."""
    _sit(stage, played(Grade.MEDIUM, 26))


def all_open(stage: Stage) -> None:
    """Nothing lies face down any more: the rest goes by itself."""
    moves = 20
    while any(row.down for row in played(Grade.MEDIUM, moves).match.table.rows):
        moves += 1
    _sit(stage, played(Grade.MEDIUM, moves))


def hint(stage: Stage) -> None:
    _sit(stage, played(Grade.MEDIUM, 9))
    stage.app.screens.current_screen.ask()
    stage.seconds(0.3)


def refusal(stage: Stage) -> None:
    _sit(stage, played(Grade.MEDIUM, 9))
    stage.app.screens.current_screen.tap(0, 0)
    stage.seconds(0.3)


def no_way_on(stage: Stage) -> None:
    _sit(stage, lost())


def solved(stage: Stage) -> None:
    stage.app.resume(played(Grade.MEDIUM, None))
    stage.seconds(0.3)


def results(stage: Stage) -> None:
    solved(stage)
    stage.app.screens.current_screen.results()
    stage.seconds(0.3)


def replay(stage: Stage) -> None:
    results(stage)
    stage.app.screens.current_screen.show_replay()
    stage.app.screens.current_screen.slide(14)
    stage.seconds(0.5)


def statistics(stage: Stage) -> None:
    shelf = stage.app.shelf
    for grade, number in ((Grade.EASY, 1), (Grade.MEDIUM, 2), (Grade.HARD, 3)):
        saves.keep(shelf, played(grade, None, number))
        saves.keep(shelf, played(grade, 3, number + 10))
    stage.app.open_box(ID)
    stage.app.go("statistics")
    stage.seconds(0.3)


def lesson(step: str) -> Callable[[Stage], None]:
    def shown(stage: Stage) -> None:
        stage.app.open_box(ID)
        screen = stage.app.go("lesson")
        while screen.lesson.step.id != step:
            screen.skip()
        stage.seconds(0.6)

    return shown


def rules(stage: Stage) -> None:
    refusal(stage)
    stage.app.screens.current_screen.why()
    stage.seconds(0.5)


def home(stage: Stage) -> None:
    stage.app.show("shelf").open(ID)
    stage.seconds(0.3)


PATIENCE: dict[str, Callable[[Stage], None]] = {
    "patience-home": home,
    "patience-opening": opening,
    "patience-numbered": opening_numbered,
    "patience-dealt": dealt_easy,
    "patience": middle,
    "patience-late": late,
    "patience-finish": all_open,
    "patience-hint": hint,
    "patience-refusal": refusal,
    "patience-lost": no_way_on,
    "patience-solved": solved,
    "patience-results": results,
    "patience-replay": replay,
    "patience-statistics": statistics,
    **{f"patience-lesson-{step.id}": lesson(step.id) for step in STEPS[::3]},
    "patience-lesson-done": lesson("done"),
    "patience-rules": rules,
}
