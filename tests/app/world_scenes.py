"""The scenes of Skyline of the World, each reached from the start."""

from functools import cache
from random import Random

from skyliners.bots.protocol import Budget, decide
from skyliners.bots.world.roster import bot_named
from skyliners.match.match import Player
from skyliners.match.play import AnyMatch, begin
from skyliners.match.shelf.saves import new_game
from skyliners.rules.seats import Color, Seat
from skyliners.rules.world.game import ID
from skyliners.rules.world.pieces import Mode, What
from tests.app.companion_scenes import LONGEST
from tests.app.stage import Stage
from tests.app.world_after_scenes import WORLD_AFTER

# As long as can be, without and with a place to break them, and as short.
_NAMES = (LONGEST, "Bo", "Clémence de la Motte", "Maximilian")


def seated(players: int) -> tuple[Seat, ...]:
    return tuple(
        Seat(name, color) for name, color in zip(_NAMES[:players], Color, strict=False)
    )


@cache
def played(
    players: int,
    turns: int | None,
    *,
    people: int | None = None,
    mode: Mode = Mode.OPEN,
    seed: int = 4,
    city: str = "New York",
) -> AnyMatch:
    """A match some turns on, or (None) to its end; the first so many are people."""
    rng = Random(seed)
    some = players if people is None else people
    who = tuple(Player(bot=None if at < some else "beginner") for at in range(players))
    match = begin(ID, mode, seated(players), who, rng, city=city)
    done = 0
    while not match.over and (turns is None or done < turns):
        assert match.acting is not None
        person = who[match.acting].is_person
        view = match.reveal(match.acting).view() if person else match.bot_view()
        action = decide(bot_named("beginner"), view, Budget(seed))
        match = (match.reveal(match.acting) if person else match).play(action)
        if match.turn_done:
            match = match.end_turn()
            done += 1
    return match.conceal()


def _open(stage: Stage, match: AnyMatch) -> None:
    stage.app.resume(new_game(match))
    stage.seconds(0.5)


def _here(stage: Stage) -> None:
    """Whoever is next says so."""
    stage.tap(next(w for w in stage.front() if w.__class__.__name__ == "HoldKey"))
    stage.seconds(1.5)


def _hold(stage: Stage) -> None:
    """What there is to hold, until it opens."""
    stage.hold(next(w for w in stage.front() if w.__class__.__name__ == "HoldKey"))
    stage.seconds(0.5)


def opening(stage: Stage) -> None:
    stage.app.begin(ID, Mode.OPEN, seated(4), (Player(),) * 4)
    stage.seconds(0.5)


def alone(stage: Stage) -> None:
    """Against a bot, a floor half built."""
    _open(stage, played(2, 14, people=1))
    stage.seconds(1.5)
    screen = stage.app.screens.current_screen
    screen.choose_kind("B")
    glowing = sorted(screen.model.map.marks.glowing)
    if glowing:
        screen.choose_space(glowing[-1])
    stage.seconds(0.3)


def own_card(stage: Stage) -> None:
    """One's mission, and where it lies best in the city."""
    _open(stage, played(3, 15, people=1))
    stage.seconds(1.5)
    stage.app.screens.current_screen.choose_card(0)
    stage.seconds(0.3)


def many_cards(stage: Stage) -> None:
    """Late in a game of four, the only person has more cards than fit into a row."""
    _open(stage, played(4, 40, people=1))
    stage.seconds(1.5)


def table(stage: Stage) -> None:
    """Four people share the device."""
    _open(stage, played(4, 29))
    _here(stage)


def refusal(stage: Stage) -> None:
    """A space that does not take the floor says why."""
    table(stage)
    screen = stage.app.screens.current_screen
    screen.choose_kind("B")
    spaces = range(len(screen.model.map.towers))
    dark = [space for space in spaces if space not in screen.model.map.marks.glowing]
    screen.choose_space(dark[0])
    stage.seconds(0.3)


def shop(stage: Stage) -> None:
    _open(stage, played(2, 12))
    _here(stage)
    screen = stage.app.screens.current_screen
    screen.visit_shop()
    screen.choose_ware(What.PENTHOUSE)
    stage.seconds(0.3)


def shop_alone(stage: Stage) -> None:
    _open(stage, played(3, 12, people=1))
    stage.seconds(1.5)
    stage.app.screens.current_screen.visit_shop()
    stage.seconds(0.3)


def covered(stage: Stage) -> None:
    _open(stage, played(3, 10, mode=Mode.COVERED, city="Sydney"))
    _here(stage)


def last_round(stage: Stage) -> None:
    """Somebody has a third penthouse."""
    turns = 20
    while played(3, turns).table.ender is None:
        turns += 1
    _open(stage, played(3, turns))
    _here(stage)


def watching(stage: Stage) -> None:
    """A bot acts, and can be watched."""
    _open(stage, played(3, 13, people=1))
    stage.until(lambda: bool(stage.app.screens.current_screen.model.prompt))
    stage.frames(2)


def hand(stage: Stage) -> None:
    """Somebody's own cards, the others look away."""
    _open(stage, played(4, 32))
    _here(stage)
    stage.app.screens.current_screen.look()
    stage.frames(2)
    _hold(stage)
    sheet = next(w for w in stage.front() if w.__class__.__name__ == "WorldSheet")
    sheet.choose_card(1)
    stage.seconds(0.3)


def hint(stage: Stage) -> None:
    _open(stage, played(2, 14, people=1))
    stage.seconds(1.5)
    screen = stage.app.screens.current_screen
    screen.ask_coach()
    stage.until(lambda: bool(screen.draft != type(screen.draft)() or "." in screen.hint))
    stage.seconds(0.2)


def seating(stage: Stage) -> None:
    stage.app.open_box(ID)
    stage.app.go("seating")
    screen = stage.app.screens.current_screen
    for chair in (2, 3):
        screen.tap_chair(chair)
    stage.seconds(0.5)


WORLD = {
    "world-seating": seating,
    "world-opening": opening,
    "world-alone": alone,
    "world-own-card": own_card,
    "world-many-cards": many_cards,
    "world-table": table,
    "world-refusal": refusal,
    "world-shop": shop,
    "world-shop-alone": shop_alone,
    "world-covered": covered,
    "world-last-round": last_round,
    "world-watching": watching,
    "world-hand": hand,
    "world-hint": hint,
    **WORLD_AFTER,
}
