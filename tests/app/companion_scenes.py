"""The scenes of the companion: rules, helpers and the introduction."""

from collections.abc import Callable
from random import Random

from skyliners.app.device.photos import small
from skyliners.places import ASSETS
from skyliners.present.companion.reading import Reading
from skyliners.present.companion.rulebook import rulebook
from skyliners.present.skyliners.cardboard.contradictions import Page
from skyliners.present.skyliners.cardboard.entered import build
from skyliners.present.skyliners.cardboard.may_i import Tool
from skyliners.present.skyliners.cardboard.preparing import Page as SetUpPage
from skyliners.present.skyliners.lesson.steps import STEPS
from skyliners.present.skyliners.lesson.tutorial import Lesson
from skyliners.present.texts import spoken
from skyliners.rules.skyliners.city import CENTRE
from skyliners.rules.skyliners.pieces import Mode, Piece
from tests.app.lessons import await_the_coach
from tests.app.stage import Stage
from tests.play import FOUR, random_game
from tests.present.skyliners.cardboard.test_entered import entered

_A_PICTURE = "presplash.png"
LONGEST = "Wilhelmina-Charlotte"  # no name is longer, and no place to break it
_RECENT = 0.6  # seconds until all has come to rest


def rules(stage: Stage) -> None:
    stage.app.show("rules")
    stage.seconds(_RECENT)


def search(stage: Stage) -> None:
    screen = stage.app.show("rules")
    stage.frames(2)
    stage.tap(screen.ids.field.ids.line)
    stage.write(rulebook("skyliners", spoken()).pieces["antennas"].title[:6])
    stage.seconds(_RECENT)


def longest_piece(stage: Stage) -> None:
    pieces = rulebook("skyliners", spoken()).pieces.values()
    longest = max(pieces, key=lambda piece: sum(map(len, piece.body(Mode.FULL, 2))))
    stage.app.show("rules").open(Reading(longest.id))
    stage.seconds(_RECENT)


def piece_of(id_: str, players: int = 2) -> Callable[[Stage], None]:
    def shown(stage: Stage) -> None:
        stage.app.show("rules").open(Reading(id_, players=players))
        stage.seconds(_RECENT)

    return shown


def overview(stage: Stage) -> None:
    stage.app.show("overview")
    stage.seconds(_RECENT)


def may_i(stage: Stage) -> None:
    screen = stage.app.show("may_i")
    for site in (6, 6, 8):
        screen.tap(site)
    screen.choose(Tool.MAY_PARK)
    screen.tap(6)
    stage.seconds(_RECENT)


def sight(stage: Stage) -> None:
    screen = stage.app.show("sight")
    for height in (1, 4, 3, 0, 4):
        screen.enter(height)
    stage.seconds(_RECENT)


def lesson(step: str) -> Callable[[Stage], None]:
    def shown(stage: Stage) -> None:
        screen = stage.app.show("tutorial")
        screen.after(Lesson([each.id for each in STEPS].index(step)))
        stage.seconds(_RECENT)

    return shown


def lesson_with_the_coach(stage: Stage) -> None:
    lesson("own")(stage)
    await_the_coach(stage)
    stage.frames(2)


def lesson_refusal(stage: Stage) -> None:
    lesson("build")(stage)
    screen = stage.app.screens.current_screen
    screen.choose_piece(Piece.FLOOR)
    screen.choose_site(CENTRE)
    stage.seconds(_RECENT)


def _entered(stage: Stage, page: Page) -> None:
    screen = stage.app.show("cardboard")
    screen.change(entered(random_game(Random(3), Mode.FULL, FOUR).end))
    screen.turn_to(page)
    stage.seconds(_RECENT)


def cardboard(page: Page) -> Callable[[Stage], None]:
    return lambda stage: _entered(stage, page)


def photo(stage: Stage) -> None:
    """The table, photographed: any picture will do, ours is at hand."""
    _entered(stage, Page.RESULT)
    screen = stage.app.screens.current_screen
    screen.add_photo(small((ASSETS / "images" / _A_PICTURE).read_bytes()))
    stage.seconds(_RECENT)
    screen.ids.result_page.scroll_y = 0
    stage.frames(2)


def history(stage: Stage) -> None:
    """With a game scored for a table, its photo beside it."""
    photo(stage)
    stage.app.screens.current_screen.keep()
    stage.app.show("history")
    stage.seconds(_RECENT)


def named(helper: str) -> Callable[[Stage], None]:
    """A name as long as can be, being written."""

    def shown(stage: Stage) -> None:
        screen = stage.app.show(helper)
        stage.seconds(_RECENT)
        field = screen.ids.sides.children[-1].ids.name
        screen.ids.players_page.scroll_to(field, animate=False)
        stage.tap(field.ids.line)
        stage.write(LONGEST)
        stage.seconds(_RECENT)

    return shown


def contradiction(stage: Stage) -> None:
    _entered(stage, Page.RESULT)
    screen = stage.app.screens.current_screen
    game = build(build(build(screen.entering.game, 0, None), 1, 99), 12, 2)
    screen.change(game)
    stage.seconds(_RECENT)


def preparing(page: SetUpPage) -> Callable[[Stage], None]:
    def shown(stage: Stage) -> None:
        screen = stage.app.show("preparing")
        screen.lot()
        screen.turn_to(page)
        if page is SetUpPage.SETUP:
            screen.draw_card()
        stage.seconds(_RECENT)

    return shown


def dealing_out(stage: Stage) -> None:
    preparing(SetUpPage.CARDS)(stage)
    stage.app.screens.current_screen.deal()
    stage.seconds(_RECENT)


COMPANION: dict[str, Callable[[Stage], None]] = {
    "rules": rules,
    "rules-search": search,
    # One of each kind of picture: a row, people and their pieces, a card, the end.
    "rules-piece": piece_of("seeing"),
    "rules-piece-material": piece_of("material", players=4),
    "rules-piece-planning": piece_of("planning"),
    "rules-piece-winner": piece_of("winner"),
    "rules-longest-piece": longest_piece,
    "overview": overview,
    "may-i": may_i,
    "sight": sight,
    **{f"lesson-{step.id}": lesson(step.id) for step in STEPS[1:20:3]},
    "lesson-own": lesson_with_the_coach,
    "lesson-refusal": lesson_refusal,
    "lesson-done": lesson("done"),
    **{f"cardboard-{page.value}": cardboard(page) for page in Page},
    "cardboard-name": named("cardboard"),
    "cardboard-photo": photo,
    "cardboard-history": history,
    "cardboard-contradiction": contradiction,
    **{f"set-up-{page.value}": preparing(page) for page in SetUpPage},
    "set-up-name": named("preparing"),
    "set-up-dealing-out": dealing_out,
}
