"""People at the app: they set up games, play turns and end them, with fingers only."""

from random import Random
from typing import Any

from kivy.core.window import Window
from kivy.uix.widget import Widget

from skyliners.app.skyliners.widgets.hand import HandSheet, HintSheet
from skyliners.app.widgets.controls import Key
from skyliners.app.widgets.question import Question
from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.shelf.saves import new_game
from skyliners.present.handover import curtain
from skyliners.present.texts import _
from skyliners.rules.skyliners.pieces import Mode, Piece
from tests.app.stage import Stage
from tests.play import TWO, seated

_TURN = "\U000f0467"  # the key that turns the city
_PIECES = {Piece.FLOOR: "Floor", Piece.ROOF: "Roof", Piece.PARK: "Park"}


def set_up(stage: Stage, mode: Mode, people: int) -> None:
    """From the home screen to the first turn: so many people, this game."""
    stage.tap(stage.shown(_("New game")))
    stage.seconds(0.5)
    screen = stage.app.screens.current_screen
    for chair in range(people):
        if screen.form.at(chair) is None:
            stage.tap(screen.ids.table.card(chair))
            stage.seconds(0.5)
        assert screen.form.at(chair).bot is None
    stage.tap(stage.shown(_("Full game" if mode is Mode.FULL else "Introductory game")))
    stage.tap(stage.shown(_("Let’s go")))
    stage.seconds(0.5)
    stage.tap(stage.app.screens.current_screen.ids.go_on)  # cards are not watched here
    stage.seconds(0.5)


def sit_down(stage: Stage, mode: Mode = Mode.FULL) -> None:
    """Ada and Bo begin, and Ada takes the device."""
    players = (Player(), Player())
    stage.app.resume(new_game(begin("skyliners", mode, seated(TWO), players, Random(1))))
    stage.frames(2)
    stage.tap(stage.shown("Ada is here"))
    stage.seconds(1)


def build_floor(stage: Stage, site: int) -> None:
    """A floor: chosen, put there, confirmed."""
    stage.tap(stage.shown("Floor"))
    stage.tap_site(site)
    stage.tap_site(site)


def reveal_cards(stage: Stage) -> None:
    """Ada builds, and opens her cards."""
    build_floor(stage, 0)
    stage.tap(stage.shown("Plan"))
    stage.hold(stage.shown("Hold to reveal"))
    assert stage.match.revealed == 0


def open_cards(stage: Stage) -> list[Widget]:
    """Whatever shows somebody's own, wherever it is in the tree. That nothing else tells of
    it is what `leaks` looks after."""
    return [each for each in stage.widgets() if isinstance(each, HandSheet | HintSheet)]


def go_back(stage: Stage) -> None:
    """The back gesture, or Escape; nobody else may have it."""
    assert Window.dispatch("on_keyboard", 27, 41, None, [])
    stage.frames(2)


def asked(stage: Stage) -> bool:
    """Is there a question to answer?"""
    return any(isinstance(widget, Question) for widget in stage.widgets())


def take_over(stage: Stage) -> None:
    """Lift the curtain, if one has fallen."""
    match = stage.match
    if stage.app.curtains.covered:
        assert match.acting is not None
        model = curtain(match.game.ID, match.table, match.acting, several_people=True)
        assert model is not None
        stage.tap(stage.shown(model.confirm))
        stage.seconds(1)


def play_turn(stage: Stage, rng: Random) -> None:
    """Build, then file a plan while there are cards, or build again; end the turn."""
    take_over(stage)
    match = stage.match
    while not match.turn_done:
        screen = stage.app.screens.current_screen
        if screen.model.can_plan:
            _file_plan(stage, rng)
        elif screen.model.can_forfeit:
            stage.tap(keys(stage).act)
        else:
            _build(stage, rng)
        match = stage.match
    stage.hold(keys(stage).end)
    stage.seconds(0.5)


def keys(stage: Stage) -> Any:
    """What whoever acts can press: on the screen, or in table mode at their own edge."""
    return stage.app.screens.current_screen.desk


def _build(stage: Stage, rng: Random) -> None:
    screen = stage.app.screens.current_screen
    piece = rng.choice([key.piece for key in screen.model.pieces if key.enabled])
    stage.tap(stage.shown(_(_PIECES[piece])))
    sites = sorted(screen.model.city.marks.glowing)
    rng.shuffle(sites)
    done = len(stage.match.table.log)
    while not (seen := [site for site in sites if stage.can_touch(site)]):
        stage.tap(stage.shown(_TURN))  # all hidden from here: look from another side
        stage.seconds(1)
    stage.tap_site(seen[0])
    if len(stage.match.table.log) == done:
        stage.tap(keys(stage).act)
    assert len(stage.match.table.log) == done + 1


def _file_plan(stage: Stage, rng: Random) -> None:
    stage.tap(stage.shown(_("Plan")))
    if stage.app.curtains.covered:
        stage.hold(stage.shown(_("Hold to reveal")))
    segments = [w for w in stage.front() if isinstance(w, Key) and w.text in set("123")]
    stage.tap(rng.choice(segments))
    sheet = stage.app.root.children[0]
    stage.tap(stage.shown(sheet.model.file_text))
