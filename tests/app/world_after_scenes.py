"""The scenes of Skyline of the World that are no turn: the lesson, the scoring, results,
the replay, the rules and the helper for the box."""

from collections.abc import Callable
from functools import cache
from random import Random

from skyliners.bots.protocol import Budget, decide
from skyliners.bots.world.roster import bot_named
from skyliners.match import lessons
from skyliners.match.match import Player
from skyliners.match.play import AnyMatch, begin
from skyliners.match.shelf.saves import new_game
from skyliners.present.companion.reading import Reading
from skyliners.present.world.lesson.steps import AT, CITY
from skyliners.rules.seats import Color, Seat
from skyliners.rules.world.game import ID
from skyliners.rules.world.pieces import Mode
from tests.app.companion_scenes import LONGEST
from tests.app.stage import Stage

# As long as can be, without and with a place to break them, and as short.
_NAMES = (LONGEST, "Bo", "Clémence de la Motte", "Maximilian")


@cache
def ended(players: int, seed: int = 5) -> AnyMatch:
    """A match between club players, to its end."""
    seats = tuple(
        Seat(name, color) for name, color in zip(_NAMES[:players], Color, strict=False)
    )
    match = begin(ID, Mode.OPEN, seats, (Player(bot="club"),) * players, Random(seed))
    club = bot_named("club")
    while not match.over:
        match = match.play(decide(club, match.bot_view(), Budget(seed)))
        if match.turn_done:
            match = match.end_turn()
    return match


def lesson(step: str) -> Callable[[Stage], None]:
    def shown(stage: Stage) -> None:
        stage.app.open_box(ID)
        lessons.keep_place(stage.app.folder, ID, AT[step])
        stage.app.go("lesson")
        stage.seconds(0.5)

    return shown


def lesson_refusal(stage: Stage) -> None:
    """A rule said no, and can be asked about."""
    lesson("level-two")(stage)
    screen = stage.app.screens.current_screen
    screen.choose_kind("B")
    screen.choose_space(CITY.by_name["b2"])
    stage.seconds(0.3)


def scoring(back: int) -> Callable[[Stage], None]:
    """So many steps before the end."""

    def shown(stage: Stage) -> None:
        match = ended(4)
        stage.app.open_box(ID)
        stage.app.show("scoring").tell(match.table, match.sheet())
        screen = stage.app.screens.current_screen
        screen._pause()
        last = len(screen.ceremony.steps) - 1
        screen._go(screen.ceremony.to(last - back))
        stage.seconds(0.5)

    return shown


def results(stage: Stage) -> None:
    stage.app.open_box(ID)
    stage.app.show("results").look_at(new_game(ended(4)))
    stage.seconds(0.5)


def replay(stage: Stage) -> None:
    stage.app.open_box(ID)
    stage.app.go("replay").look_at(new_game(ended(4)))
    stage.app.screens.current_screen.slide(120)
    stage.seconds(0.5)


def home(stage: Stage) -> None:
    stage.app.show("shelf")
    stage.app.open_box(ID)
    stage.app.show("home")
    stage.seconds(0.5)


def piece(id_: str) -> Callable[[Stage], None]:
    """A piece of the rules with its picture."""

    def shown(stage: Stage) -> None:
        stage.app.open_box(ID)
        stage.app.go("rules").open(Reading(id_))
        stage.seconds(0.5)

    return shown


def overview(stage: Stage) -> None:
    stage.app.open_box(ID)
    stage.app.go("overview")
    stage.seconds(0.5)


def scorer(page: int) -> Callable[[Stage], None]:
    """A game from the box: who plays, areas, missions, or what it came to."""

    def shown(stage: Stage) -> None:
        stage.app.open_box(ID)
        stage.app.go("scorer")
        screen = stage.app.screens.current_screen
        screen.choose_players(4)
        screen.choose_rule(True)
        for at in range(page):
            for line in range(len(screen.model.lines)):
                screen.choose(line, (3, 3, 1, 0)[line] if at == 1 else line % 2)
            screen.go_on()
        stage.seconds(0.5)

    return shown


WORLD_AFTER = {
    "world-home": home,
    "world-lesson-refusal": lesson_refusal,
    "world-lesson-shop": lesson("shop"),
    "world-lesson-bonus": lesson("bonus"),
    "world-lesson-done": lesson("done"),
    "world-scoring": scoring(2),
    "world-winner": scoring(0),
    "world-results": results,
    "world-replay": replay,
    "world-rules-prestige": piece("prestige"),
    "world-overview": overview,
    "world-scorer-areas": scorer(2),
    "world-scorer-end": scorer(5),
}
