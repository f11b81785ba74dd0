"""Every scene of the app, each reached from the start: for the pictures, and for the
checks that nothing is cut off, too small or too pale anywhere."""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random

from skyliners.app.skyliners import cards
from skyliners.bots.protocol import Budget
from skyliners.bots.skyliners.review import review_slices
from skyliners.match.match import Player
from skyliners.match.play import AnyMatch, begin, on_record, take_up
from skyliners.match.replay import moves
from skyliners.match.shelf import profiles, saves
from skyliners.match.shelf.profiles import new_profile
from skyliners.match.shelf.saves import new_game
from skyliners.match.shelf.shelf import SetAside
from skyliners.match.shelf.trouble import Trouble
from skyliners.match.sitting import Sitting
from skyliners.present.shape import shape
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import BUILDS, Action
from skyliners.rules.skyliners.city import CLOCKWISE
from skyliners.rules.skyliners.legal import legal_actions
from skyliners.rules.skyliners.pieces import Mode, Piece
from skyliners.rules.skyliners.table import Seat
from tests.app.cards_scenes import CARDS
from tests.app.companion_scenes import COMPANION, LONGEST
from tests.app.patience_scenes import PATIENCE
from tests.app.stage import Stage
from tests.app.world_after_scenes import WORLD_AFTER
from tests.app.world_scenes import WORLD

# As long as can be, without and with a place to break them, and as short.
NAMES = (LONGEST, "Maximilian", "Clémence de la Motte", "Bo")
_MIDDLE = 34  # actions into the game, for a city worth looking at


def seated(number: int) -> tuple[Seat, ...]:
    return tuple(
        Seat(name, side, color)
        for name, side, color in zip(NAMES[:number], CLOCKWISE, Color, strict=False)
    )


def random_action(match: AnyMatch, rng: Random) -> Action:
    """Anything legal, with a taste for plans, so that there is something to see."""
    acting = match.acting
    assert acting is not None
    view = match.reveal(acting).view()
    actions = legal_actions(view.table, view.hand)
    plans = [action for action in actions if action not in _ALL_BUILDS]
    return rng.choice(plans if plans and rng.random() < 0.4 else actions)


_ALL_BUILDS = frozenset(build for builds in BUILDS for build in builds)


@cache
def played(mode: Mode, number: int, actions: int | None, seed: int = 11) -> AnyMatch:
    """A match of people some way on, or (None) to its end."""
    rng = Random(seed)
    match = begin("skyliners", mode, seated(number), (Player(),) * number, rng)
    while not match.over and (actions is None or len(match.table.log) < actions):
        assert match.acting is not None
        action = random_action(match, rng)
        match = match.reveal(match.acting).play(action)
        if match.turn_done:
            match = match.end_turn()
    return match.conceal()


def _at_table(stage: Stage, mode: Mode, number: int, actions: int) -> None:
    stage.app.resume(new_game(played(mode, number, actions)))
    stage.frames(2)
    if stage.app.curtains.covered:
        stage.tap(next(w for w in stage.front() if w.__class__.__name__ == "HoldKey"))
    stage.seconds(1.2)


def turn(stage: Stage) -> None:
    _at_table(stage, Mode.FULL, 4, _MIDDLE)
    screen = stage.app.screens.current_screen
    screen.choose_piece(Piece.FLOOR)
    glowing = sorted(screen.model.city.marks.glowing)
    screen.choose_site(glowing[len(glowing) // 2])
    stage.seconds(0.5)


def asked(stage: Stage) -> None:
    """What hides this object, and by how much?"""
    _at_table(stage, Mode.FULL, 4, _MIDDLE)
    screen = stage.app.screens.current_screen
    number, row = max(
        enumerate(screen.model.rows), key=lambda each: each[1].profiles[-1].short_by
    )
    assert row.profiles[-1].hidden_by is not None
    screen.ask(number, len(row.profiles) - 1)
    stage.seconds(0.5)


def others_skyline(stage: Stage) -> None:
    """The city with another player's eyes."""
    _at_table(stage, Mode.FULL, 4, _MIDDLE)
    stage.app.screens.current_screen.look_on()
    stage.seconds(1.5)


def crouched(low: float) -> Callable[[Stage], None]:
    """Whoever acts looks across the city, from so low."""

    def shown(stage: Stage) -> None:
        _at_table(stage, Mode.FULL, 4, _MIDDLE)
        stage.app.screens.current_screen.ids.city.low = low
        stage.frames(2)

    return shown


def refusal(stage: Stage) -> None:
    _at_table(stage, Mode.FULL, 3, _MIDDLE)
    screen = stage.app.screens.current_screen
    screen.choose_piece(Piece.ROOF)
    screen.choose_site(12)
    stage.seconds(0.5)


def table_mode(seat: int) -> Callable[[Stage], None]:
    """Everybody round the table, and one of them acts."""

    def shown(stage: Stage) -> None:
        stage.app.change(table_mode=True)
        _at_table(stage, Mode.FULL, 4, _MIDDLE + 2 * seat - 2)
        screen = stage.app.screens.current_screen
        screen.choose_piece(Piece.FLOOR)
        stage.seconds(0.5)

    return shown


def table_mode_last_floors(stage: Stage) -> None:
    stage.app.change(table_mode=True)
    _at_table(stage, Mode.FULL, 2, 40)


def introductory(stage: Stage) -> None:
    _at_table(stage, Mode.INTRODUCTORY, 2, 20)


def introductory_card(stage: Stage) -> None:
    """The one secret of the introductory game."""
    introductory(stage)
    stage.app.screens.current_screen.peek()
    stage.seconds(0.3)


def last_floors(stage: Stage) -> None:
    _at_table(stage, Mode.FULL, 2, 40)


def curtain(stage: Stage) -> None:
    stage.app.resume(new_game(played(Mode.FULL, 4, _MIDDLE)))
    stage.seconds(0.3)


def cover(stage: Stage) -> None:
    """Before a player's own cards are opened."""
    _at_table(stage, Mode.FULL, 4, _MIDDLE + 1)
    stage.app.screens.current_screen.plan()
    stage.seconds(0.3)


def leaving(stage: Stage) -> None:
    """The question before a game is left."""
    turn(stage)
    stage.app.lifecycle.ask_to_leave()
    stage.seconds(0.3)


def menu(stage: Stage) -> None:
    """What can be looked up in a game."""
    turn(stage)
    stage.app.screens.current_screen.menu()
    stage.seconds(0.3)


def listed_keys(stage: Stage) -> None:
    """What the keyboard does in a turn."""
    turn(stage)
    stage.app.lifecycle.list_keys()
    stage.seconds(0.3)


def moves_so_far(stage: Stage) -> None:
    turn(stage)
    stage.app.go("moves")
    stage.seconds(0.3)


def moves_and_scores(stage: Stage) -> None:
    """The same of a game whose scores lie open."""
    introductory(stage)
    stage.app.go("moves")
    stage.seconds(0.3)


def turn_done(stage: Stage) -> None:
    """All is done but to end the turn, by a key that was let go too soon."""
    _at_table(stage, Mode.FULL, 4, _MIDDLE)
    screen = stage.app.screens.current_screen
    while not stage.match.turn_done:
        screen.choose_piece(Piece.FLOOR)
        screen.choose_site(min(screen.model.city.marks.glowing))
        screen.build()
        stage.seconds(0.5)
    stage.up(stage.down(*stage.spot(screen.desk.end)))


def watching(stage: Stage) -> None:
    """A bot acts, and somebody looks on."""
    record = on_record(played(Mode.FULL, 4, _MIDDLE))
    acting = record.table.turn
    assert acting is not None
    players = [Player()] * 4
    players[acting.seat] = Player(bot="beginner")
    stage.app.resume(new_game(take_up(record, tuple(players))))
    stage.app._dismiss_bot()  # it would go on
    stage.seconds(1.2)


def dealing(stage: Stage) -> None:
    """Half of the setup cards are drawn."""
    begun = begin("skyliners", Mode.FULL, seated(2), (Player(),) * 2, Random(5))
    stage.app.sitting = Sitting(stage.app.shelf, new_game(begun))
    screen = stage.app.show("dealing")
    screen.deal(stage.app.sitting)
    screen._show(7)
    stage.seconds(1.2)


def dealt(stage: Stage) -> None:
    dealing(stage)
    stage.app.screens.current_screen.look_again()
    stage.seconds(1.2)


def plans(stage: Stage) -> None:
    _at_table(stage, Mode.FULL, 4, _MIDDLE + 1)
    sitting = stage.app.sitting
    assert sitting is not None
    filing = cards.Filing(sitting, lambda: None, chances=True)
    stage.app.curtains._reveal(sitting, filing.sheet)
    stage.seconds(4)


def hint(stage: Stage) -> None:
    """A hint behind the cover, with several people at the device."""
    _at_table(stage, Mode.FULL, 4, _MIDDLE)
    sitting = stage.app.sitting
    assert sitting is not None
    stage.app.curtains._reveal(sitting, cards.hint)
    stage.seconds(4)


def alone(stage: Stage, actions: int = _MIDDLE) -> None:
    """Nobody else plays here: own cards stand on the screen."""
    record = on_record(played(Mode.FULL, 4, actions))
    bots = (Player(bot="beginner"),) * 4
    acting = record.table.turn
    assert acting is not None
    players = (*bots[: acting.seat], Player(), *bots[acting.seat + 1 :])
    stage.app.resume(new_game(take_up(record, players)))
    stage.seconds(1)


def alone_with_the_coach(stage: Stage) -> None:
    """A hint on the open screen."""
    alone(stage)
    stage.app.screens.current_screen.ask_coach()
    stage.seconds(4)


def planning_alone(stage: Stage) -> None:
    """A plan is chosen, with the board in sight."""
    alone(stage, _MIDDLE + 1)
    stage.app.screens.current_screen.plan()
    stage.seconds(4)


def chances_explained(stage: Stage) -> None:
    planning_alone(stage)
    stage.app.root.children[0].explain()
    stage.seconds(0.3)


def peek(stage: Stage) -> None:
    _at_table(stage, Mode.FULL, 4, _MIDDLE)
    stage.app.screens.current_screen.peek()
    stage.seconds(0.3)


def _show(name: str) -> Callable[[Stage], None]:
    def shown(stage: Stage) -> None:
        stage.app.show(name)
        stage.seconds(0.6)

    return shown


def scoring(stage: Stage) -> None:
    stage.app.resume(new_game(played(Mode.FULL, 4, None)))
    stage.seconds(2.5)


def why(stage: Stage) -> None:
    """A row counted, the answer to "why" open: as much text as there ever is."""
    scoring(stage)
    screen = stage.app.screens.get_screen("scoring")
    steps = screen.ceremony.steps
    longest = max(range(len(steps)), key=lambda at: len(steps[at].text + steps[at].why))
    screen._go(screen.ceremony.to(longest))
    screen.ask()
    stage.seconds(1)


def leaving_the_scoring(stage: Stage) -> None:
    scoring(stage)
    stage.key("escape")
    stage.seconds(0.3)


def winner(stage: Stage) -> None:
    scoring(stage)
    stage.app.screens.get_screen("scoring").skip()
    stage.seconds(1.5)


def results(stage: Stage) -> None:
    game = new_game(played(Mode.FULL, 4, None))
    stage.app.show("results").look_at(game)
    stage.app.screens.get_screen("results").share_record()
    stage.seconds(0.5)


def picture(*, square: bool) -> Callable[[Stage], None]:
    def shown(stage: Stage) -> None:
        screen = stage.app.show("picture")
        screen.square = square
        screen.look_at(new_game(played(Mode.FULL, 4, None)))
        stage.seconds(0.5)

    return shown


def replay(stage: Stage) -> None:
    stage.app.show("replay").look_at(new_game(played(Mode.FULL, 4, None)))
    stage.app.screens.get_screen("replay").slide(_MIDDLE)
    stage.seconds(0.5)


def _reviewed(stage: Stage) -> None:
    """A game the coach has looked at; not as long as it would for somebody who asks."""
    game = new_game(played(Mode.FULL, 4, None))
    *_, review = review_slices([*moves(on_record(game.match))], Budget(effort=0.04))
    stage.app.reviews[game.key] = review
    stage.app.show("review").look_at(game)
    stage.seconds(0.5)


def reviewing(stage: Stage) -> None:
    stage.app.show("review").look_at(new_game(played(Mode.FULL, 4, None)))
    stage.seconds(0.5)


def replay_with_the_coach(stage: Stage) -> None:
    _reviewed(stage)
    screen = stage.app.screens.get_screen("review")
    screen.open(screen.model.turning_points[1].place)
    stage.seconds(0.5)


def _fill_shelf(stage: Stage) -> None:
    shelf = stage.app.shelf
    people = [new_profile(name, color) for name, color in zip(NAMES, Color, strict=True)]
    for profile in people:
        profiles.keep(shelf, profile)
    for number in (2, 3, 4):
        players = (*(Player(each.key) for each in people[: number - 1]), Player(bot="easy"))
        for seed in (1, 2):
            record = on_record(played(Mode.FULL, number, None, seed))
            saves.keep(shelf, new_game(take_up(record, players)))
    saves.keep(shelf, new_game(played(Mode.INTRODUCTORY, 4, 5)))


def history(stage: Stage) -> None:
    _fill_shelf(stage)
    screen = stage.app.show("history")
    screen.delete(screen.model.finished[0].key)
    stage.seconds(0.5)


def home_with_a_game(stage: Stage) -> None:
    """Something to go on with, and something to be told."""
    _fill_shelf(stage)
    aside = Path("shelf.sqlite3.damaged")
    stage.app.shelf.notice = SetAside(Trouble.DAMAGED, aside, "")
    stage.app.screens.current_screen.refresh()
    stage.seconds(0.5)


def shelf_of_four(stage: Stage) -> None:
    """As many boxes as there will be; two of them have a game to go on with."""
    _fill_shelf(stage)
    screen = stage.app.show("shelf")
    box = screen.model.boxes[0]
    names = ("Skyline of the World", "Skyline cards", "Patience")
    others = [box._replace(name=name) for name in names]
    others[1:] = [other._replace(go_on=None, table=None) for other in others[1:]]
    screen.model = screen.model._replace(boxes=(box, *others))
    stage.seconds(0.5)


def statistics(stage: Stage) -> None:
    _fill_shelf(stage)
    _show("statistics")(stage)


def seat(stage: Stage) -> None:
    """A seat that lies open, its name being written."""
    screen = stage.app.show("seating")
    screen.tap_chair(1)
    stage.seconds(0.3)
    sheet = screen._sheet.ids
    sheet.scroll.scroll_to(sheet.name, animate=False)
    stage.tap(sheet.name.ids.line)
    stage.write(LONGEST)
    stage.seconds(0.5)


def seat_of_a_bot(stage: Stage) -> None:
    screen = stage.app.show("seating")
    screen.tap_chair(0)
    screen.play_seat("strong-builder")
    stage.seconds(0.5)


def full_table(stage: Stage) -> None:
    """Everybody has sat down, with names as long as can be."""
    seat(stage)
    screen = stage.app.screens.current_screen
    screen.tap_chair(0)
    screen.play_seat("adaptive")
    for chair, name in ((2, LONGEST.replace("-", " ")), (3, LONGEST[1:])):
        screen.tap_chair(chair)
        screen.tap_chair(chair)
        screen.write_name(name)
    screen.close_seat()
    screen.choose_starter(3)
    stage.seconds(0.5)


def mishap(*, at_start: bool) -> Callable[[Stage], None]:
    """Something went wrong, and somebody has shared the report."""

    def shown(stage: Stage) -> None:
        screen = stage.app.show("mishap")
        screen.tell("What it was", at_start=at_start, in_game=not at_start)
        screen.share()
        stage.seconds(0.5)

    return shown


SCENES: dict[str, Callable[[Stage], None]] = {
    "home": _show("home"),
    "shelf": _show("shelf"),
    "shelf-of-four": shelf_of_four,
    "home-with-a-game": home_with_a_game,
    "seating": _show("seating"),
    "seat": seat,
    "seat-of-a-bot": seat_of_a_bot,
    "seating-full": full_table,
    "settings": _show("settings"),
    "turn": turn,
    "half-crouched": crouched(0.5),
    "crouched": crouched(1.0),
    "refusal": refusal,
    "asked": asked,
    "others-skyline": others_skyline,
    **{f"table-mode-{side.value}": table_mode(seat) for seat, side in enumerate(CLOCKWISE)},
    "table-mode-last-floors": table_mode_last_floors,
    "introductory": introductory,
    "introductory-card": introductory_card,
    "turn-done": turn_done,
    "watching": watching,
    "last-floors": last_floors,
    "dealing": dealing,
    "dealt": dealt,
    "curtain": curtain,
    "cover": cover,
    "leaving": leaving,
    "menu": menu,
    "keys": listed_keys,
    "moves": moves_so_far,
    "moves-and-scores": moves_and_scores,
    "plans": plans,
    "peek": peek,
    "hint": hint,
    "alone": alone,
    "alone-with-the-coach": alone_with_the_coach,
    "planning-alone": planning_alone,
    "chances-explained": chances_explained,
    "scoring": scoring,
    "why": why,
    "leaving-the-scoring": leaving_the_scoring,
    "winner": winner,
    "results": results,
    "picture": picture(square=False),
    "picture-square": picture(square=True),
    "replay": replay,
    "reviewing": reviewing,
    "review": _reviewed,
    "replay-with-the-coach": replay_with_the_coach,
    "history": history,
    "statistics": statistics,
    "about": _show("about"),
    "mishap": mishap(at_start=False),
    "mishap-at-start": mishap(at_start=True),
    **COMPANION,
    **CARDS,
    **PATIENCE,
    **WORLD_AFTER,
    **WORLD,
}
IN_GAME = (
    *("dealing", "dealt", "turn", "refusal", "introductory", "last-floors"),
    *("asked", "others-skyline"),
    *("half-crouched", "crouched"),
    *("introductory-card", "turn-done", "watching", "leaving-the-scoring"),
    *("curtain", "cover", "leaving", "menu", "keys", "moves", "moves-and-scores"),
    *(f"table-mode-{side.value}" for side in CLOCKWISE),
    "table-mode-last-floors",
    *("plans", "peek", "hint", "alone-with-the-coach", "scoring", "why", "winner"),
    *("alone", "planning-alone", "chances-explained"),
    *(
        "results",
        "picture",
        "picture-square",
        "replay",
        "reviewing",
        "review",
        "replay-with-the-coach",
    ),
)
# Every game of the catalogue has some of its own; all of them are photographed.
SCENES_OF: dict[str, tuple[str, ...]] = {
    "skyliners": IN_GAME,
    "skyline-of-the-world": (*WORLD, *WORLD_AFTER),
    "skyline-cards": tuple(CARDS),
    "skyline-patience": tuple(PATIENCE),
}
DURING_A_TURN = (
    *("turn", "refusal", "introductory", "last-floors", "plans", "peek"),
    *("asked", "others-skyline"),
    *("half-crouched", "crouched"),
    *("introductory-card", "turn-done", "watching"),
    *("hint", "alone-with-the-coach", "alone", "planning-alone"),
)


def fit_for(scene: str, sizes: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Of these sizes those the scene is there in: a phone is never laid on the table."""
    flat = scene.startswith("table-mode")
    return [size for size in sizes if shape(*size).flat or not flat]
