"""A turn, with fingers and with keys."""

from pathlib import Path
from random import Random

from skyliners.app.widgets.curtain import Curtain
from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.shelf.saves import new_game
from skyliners.present.texts import said
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import PLANS
from skyliners.rules.skyliners.city import CENTRE, Side
from skyliners.rules.skyliners.pieces import Mode, Piece
from skyliners.rules.skyliners.rulings import Rule
from skyliners.rules.skyliners.table import Seat
from tests.app.hands import take_over
from tests.app.stage import Stage

_SEATS = (Seat("Ada", Side.SOUTH, Color.RED), Seat("Bo", Side.WEST, Color.BLUE))


def _seated(stage: Stage, mode: Mode = Mode.FULL) -> None:
    match = begin("skyliners", mode, _SEATS, (Player(), Player()), Random(1))
    stage.app.resume(new_game(match))
    stage.frames(3)
    take_over(stage)


def _build(stage: Stage, site: int) -> None:
    stage.tap(stage.shown("Floor"))
    stage.tap_site(site)
    stage.tap_site(site)


def _take_turns(stage: Stage) -> None:
    for site in (0, 1):
        stage.app.screens.current_screen.choose_piece(Piece.FLOOR)
        stage.app.screens.current_screen.choose_site(site)
        stage.app.screens.current_screen.build()
    stage.app.screens.current_screen.end_turn()
    stage.frames(3)
    take_over(stage)


def test_piece_first_or_site_first_both_work(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        stage.tap(stage.shown("Floor"))
        stage.tap_site(0)
        stage.tap_site(0)
        assert stage.match.table.stocks[0].floors == 15
        stage.tap_site(1)
        stage.tap(stage.shown("Floor"))
        stage.tap(stage.shown("Build"))
        assert stage.match.turn_done
        stage.hold(stage.app.screens.current_screen.desk.end)
        assert stage.shown("Pass to Bo")


def test_a_stray_tap_does_not_end_the_turn(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        _build(stage, 0)
        _build(stage, 1)
        stage.tap(stage.app.screens.current_screen.desk.end)
        assert stage.match.acting == 0
        assert stage.match.turn_done


def test_everything_can_be_taken_back_until_the_turn_is_ended(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        before = stage.match.table
        _build(stage, 0)
        _build(stage, 1)
        stage.tap(stage.shown("\U000f054c"))  # undo
        stage.tap(stage.shown("\U000f054c"))
        assert stage.match.table == before
        _build(stage, 2)
        _build(stage, 3)
        stage.hold(stage.app.screens.current_screen.desk.end)
        take_over(stage)
        assert not stage.app.screens.current_screen.model.can_undo


def test_what_is_refused_says_why(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        stage.tap(stage.shown("Floor"))
        stage.tap_site(CENTRE)
        assert stage.shown(said(Rule.SITE_HAS_PARK))
        stage.tap_site(CENTRE)
        assert not stage.match.table.log
        stage.tap_site(0)  # the floor is still chosen
        stage.tap_site(0)
        stage.tap(stage.shown("Floor"))
        stage.tap_site(0)
        assert stage.shown(said(Rule.SITE_TWICE_IN_TURN))


def test_the_city_is_turned_by_dragging_and_a_drag_builds_nothing(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        city = stage.app.screens.current_screen.ids.city
        angle = city.angle
        stage.tap(stage.shown("Floor"))
        x, y = stage.spot(city)
        finger = stage.down(x, y)
        for step in range(1, 6):
            stage.move(finger, x + 20 * step, y)
        stage.up(finger)
        assert abs(city.angle - angle) > 0.3
        assert stage.app.screens.current_screen.draft.site is None


def test_turning_and_landing_never_rebuild_the_canvas(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        city = stage.app.screens.current_screen.ids.city
        before = [*city.canvas.children]
        scene = city.scene
        stage.tap(stage.shown("\U000f0467"))  # a quarter turn
        stage.seconds(1)
        assert city.scene is scene
        _build(stage, 0)
        stage.seconds(1)
        assert all(a is b for a, b in zip(city.canvas.children, before, strict=True))


def test_two_fingers_zoom(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        city = stage.app.screens.current_screen.ids.city
        x, y = stage.spot(city)
        one, other = stage.down(x - 20, y), stage.down(x + 20, y)
        stage.move(one, x - 60, y)
        stage.move(other, x + 60, y)
        stage.up(one)
        stage.up(other)
        assert city.zoom > 1.5
        assert abs(city.pan[0]) < 1  # the middle stayed where the fingers had it
        _take_turns(stage)  # whoever is next sees all of it
        assert city.zoom == 1


def test_what_the_fingers_hold_stays_between_them(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        city = stage.app.screens.current_screen.ids.city
        x, y = stage.spot(city)
        corner = city.camera.project(2, -2, 0)
        one, other = stage.down(corner[0] - 20, corner[1]), stage.down(*corner)
        stage.move(one, corner[0] - 40, corner[1])
        stage.up(one)
        stage.up(other)
        assert city.zoom > 1.5
        now = city.camera.project(2, -2, 0)
        assert abs(now[0] - corner[0]) + abs(now[1] - corner[1]) < 25
        assert city.collide_point(x, y)


def test_a_mouse_wheel_zooms_and_chooses_nothing(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        screen = stage.app.screens.current_screen
        spot = stage.spot(screen.ids.city)
        stage.wheel(*spot, nearer=True)
        assert screen.ids.city.zoom > 1
        stage.wheel(*spot, nearer=False)
        assert screen.ids.city.zoom == 1
        assert screen.ids.city.pan == (0, 0)
        assert screen.draft.site is None


def test_a_turn_with_the_keyboard_alone(tmp_path: Path) -> None:
    with Stage(tmp_path, (1280, 800)) as stage:
        _seated(stage)
        stage.key("f")
        stage.key("up")
        stage.key("left")
        stage.key("enter")
        assert stage.match.table.stocks[0].floors == 15
        stage.key("z", "ctrl")
        assert stage.match.table.stocks[0].floors == 16
        for row in ("left", "right"):
            stage.key("f")
            stage.key("up")
            stage.key(row)
            stage.key("enter")
        assert stage.match.turn_done
        stage.hold_key("enter")
        assert stage.shown("Pass to Bo")
        stage.key("f")  # nothing below the curtain hears it
        stage.key("enter")
        assert stage.shown("Bo’s turn")
        assert not any(key.chosen for key in stage.app.screens.current_screen.model.pieces)


def test_a_ring_closes_while_somebody_holds_to_reveal(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        stage.app.screens.current_screen.look_at_cards()
        stage.frames(2)
        curtain = next(w for w in stage.widgets() if isinstance(w, Curtain))
        finger = stage.down(*stage.spot(curtain.ids.lift))
        stage.seconds(0.3)
        assert 0.3 < curtain.ring < 0.8
        assert stage.match.revealed is None
        stage.up(finger)  # too soon
        assert curtain.ring == 0


def test_a_plan_is_filed_with_the_keyboard_alone(tmp_path: Path) -> None:
    with Stage(tmp_path, (1280, 800)) as stage:
        _seated(stage)
        for key in ("f", "up", "enter", "p", "enter"):
            stage.key(key)
        assert stage.match.revealed is None  # secrets want it held
        stage.hold_key("enter")
        for key in ("c", "3", "enter"):
            stage.key(key)
        assert stage.match.turn_done
        assert stage.match.revealed is None
        assert stage.match.reveal(0).view().hand.filed == (PLANS[2][2],)


def test_a_game_that_cannot_be_saved_goes_on_and_says_so(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        stage.app.shelf.close()
        shelf = tmp_path / "shelf.sqlite3"
        shelf.rename(tmp_path / "moved")
        shelf.mkdir()  # nothing can be written there
        _build(stage, 0)
        assert len(stage.match.table.log) == 1
        assert stage.app.screens.current_screen.model.warning


def test_a_game_goes_on_where_it_was_when_the_app_was_killed(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        _build(stage, 0)
        before = stage.match.table
    with Stage(tmp_path) as stage:
        stage.tap(stage.shown("Continue"))
        stage.frames(2)
        assert stage.shown("Pass to Ada")
        take_over(stage)
        assert stage.match.table == before
        stage.tap(stage.shown("\U000f054c"))  # the turn can still be taken back
        assert not stage.match.table.log
