"""The scenes of the card game, each reached from the start."""

from collections.abc import Callable
from functools import cache
from random import Random

from skyliners.bots.cards.roster import bot_named
from skyliners.bots.protocol import Budget, decide
from skyliners.match import lessons
from skyliners.match.match import Player
from skyliners.match.play import AnyMatch, begin
from skyliners.match.shelf.saves import new_game
from skyliners.rules.cards.game import ID
from skyliners.rules.cards.pieces import Mode
from skyliners.rules.deck import DECK
from skyliners.rules.seats import Color, Seat
from tests.app.companion_scenes import LONGEST
from tests.app.stage import Stage

# As long as can be, without and with a place to break them, and as short.
NAMES = (LONGEST, "Bo", "Clémence de la Motte", "Maximilian")


@cache
def played(
    players: int, exchanges: int | None, *, people: int | None = None, seed: int = 5
) -> AnyMatch:
    """A match some way on, or (None) to its end; the first so many are people."""
    rng = Random(seed)
    seats = tuple(
        Seat(name, color) for name, color in zip(NAMES[:players], Color, strict=False)
    )
    some = players if people is None else people
    who = tuple(Player(bot=None if at < some else "club") for at in range(players))
    match = begin(ID, Mode.OPEN, seats, who, rng)
    done = 0
    while not match.over and (exchanges is None or done < exchanges):
        assert match.acting is not None
        person = who[match.acting].is_person
        view = match.reveal(match.acting).view() if person else match.bot_view()
        action = decide(bot_named("club"), view, Budget(seed))
        match = (match.reveal(match.acting) if person else match).play(action)
        done += 1
        if match.turn_done:
            match = match.end_turn()
    return match.conceal()


def _open(stage: Stage, match: AnyMatch) -> None:
    stage.app.resume(new_game(match))
    stage.seconds(0.5)


def _hold(stage: Stage) -> None:
    """What there is to hold, until it opens."""
    stage.hold(next(w for w in stage.front() if w.__class__.__name__ == "HoldKey"))
    stage.seconds(0.5)


def _here(stage: Stage) -> None:
    stage.tap(next(w for w in stage.front() if w.__class__.__name__ == "HoldKey"))


def opening(stage: Stage) -> None:
    stage.app.begin(ID, Mode.OPEN, played(3, 0).table.seats, (Player(),) * 3)
    stage.seconds(0.5)


def alone(stage: Stage) -> None:
    _open(stage, played(1, 1))
    stage.app.screens.current_screen.choose(1)
    stage.app.screens.current_screen.choose(2)
    stage.seconds(0.3)


def drawn(stage: Stage) -> None:
    """Against bots, just after an exchange."""
    _open(stage, played(2, 0, people=1))
    screen = stage.app.screens.current_screen
    screen.choose(0)
    screen.choose(3)
    screen.end()
    stage.seconds(2)


def table(stage: Stage) -> None:
    """What lies open before people who share the device."""
    _open(stage, played(4, 5))
    _here(stage)
    stage.seconds(0.3)
    stage.app.curtains.back()
    stage.seconds(0.3)


def hand(stage: Stage) -> None:
    """Somebody's own cards, the others look away."""
    _open(stage, played(4, 6))
    _here(stage)
    _hold(stage)
    stage.seconds(0.3)


def hint(stage: Stage) -> None:
    _open(stage, played(2, 0, people=1))
    screen = stage.app.screens.current_screen
    screen.ask_coach()
    stage.until(lambda: "%" in screen.model.hint)
    stage.seconds(0.2)


def reveal(stage: Stage) -> None:
    match = played(4, None)
    stage.app.open_box(ID)
    stage.app.show("reveal").tell(match.table, match.sheet())
    screen = stage.app.screens.current_screen
    screen._pause()
    last = len(screen.ceremony.steps) - 1
    screen._go(screen.ceremony.to(last - 3))
    stage.seconds(0.3)


def reveal_end(stage: Stage) -> None:
    reveal(stage)
    stage.app.screens.current_screen.skip()
    stage.seconds(0.3)


def results(stage: Stage) -> None:
    _open(stage, played(3, None))
    stage.app.show("results").look_at(new_game(played(3, None)))
    stage.seconds(0.5)


def replay(stage: Stage) -> None:
    stage.app.open_box(ID)
    stage.app.go("replay").look_at(new_game(played(4, None)))
    stage.app.screens.current_screen.slide(5)
    stage.seconds(0.5)


def home(stage: Stage) -> None:
    stage.app.show("shelf").open(ID)
    stage.seconds(0.5)


def seating(stage: Stage) -> None:
    stage.app.open_box(ID)
    stage.app.go("seating")
    stage.seconds(0.5)


def lesson(step: int) -> Callable[[Stage], None]:
    def shown(stage: Stage) -> None:
        stage.app.open_box(ID)
        lessons.keep_place(stage.app.folder, ID, step)
        stage.app.go("lesson")
        stage.seconds(0.5)

    return shown


def scorer(page: int) -> Callable[[Stage], None]:
    """Hands of real cards: the target, the tasks, or what it came to."""

    def shown(stage: Stage) -> None:
        stage.app.open_box(ID)
        stage.app.go("scorer")
        screen = stage.app.screens.current_screen
        for at in range(page):
            if at == 1:
                for task in ("pair", "same-3", "run-4-one-design"):
                    screen.choose_task(task)
            else:
                for card in DECK[at * 4 : at * 4 + 4]:
                    screen.choose_card(card)
            screen.go_on()
        stage.seconds(0.5)

    return shown


CARDS = {
    "cards-scorer": scorer(0),
    "cards-scorer-tasks": scorer(1),
    "cards-scorer-end": scorer(4),
    "cards-lesson": lesson(3),
    "cards-lesson-own": lesson(8),
    "cards-lesson-end": lesson(10),
    "cards-home": home,
    "cards-seating": seating,
    "cards-opening": opening,
    "cards-alone": alone,
    "cards-drawn": drawn,
    "cards-table": table,
    "cards-hand": hand,
    "cards-hint": hint,
    "cards-reveal": reveal,
    "cards-reveal-end": reveal_end,
    "cards-results": results,
    "cards-replay": replay,
}
