"""A hold dies with whatever takes its meaning away: nothing happens behind a curtain, and
nothing that was under a finger when it fell."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from kivy.base import EventLoop
from kivy.uix.widget import Widget

from skyliners.app.widgets.curtain import Curtain
from skyliners.app.widgets.tip import Tip
from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.shelf.saves import new_game
from skyliners.rules.skyliners.actions import BUILDS
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.pieces import Mode, Piece
from tests.app.hands import asked, build_floor, keys, open_cards, reveal_cards, sit_down
from tests.app.stage import Finger, Stage
from tests.play import FOUR, seated

_INTERRUPTIONS = ("pause", "resume", "focus", "rotation")
interrupted = pytest.mark.parametrize("interruption", _INTERRUPTIONS)
somehow_interrupted = pytest.mark.parametrize("interruption", ["focus", "pause"])


def _eye(stage: Stage) -> Widget:
    return stage.app.screens.current_screen.desk.peek


def _cover_of_cards(stage: Stage) -> Widget:
    build_floor(stage, 0)
    stage.tap(stage.shown("Plan"))
    return stage.shown("Hold to reveal")


def _cover_of_hint(stage: Stage) -> Widget:
    stage.tap(stage.app.screens.current_screen.desk.coach)
    return stage.shown("Hold to reveal")


def _press(stage: Stage, target: Widget) -> Finger:
    stage.frames(2)
    return stage.down(*stage.spot(target))


def _nothing_shows(stage: Stage) -> None:
    assert stage.match.revealed is None
    assert not open_cards(stage)


@interrupted
@pytest.mark.parametrize("what", [_eye, _cover_of_cards, _cover_of_hint])
def test_a_hold_never_ends_behind_the_curtain(
    tmp_path: Path, what: Callable[[Stage], Widget], interruption: str
) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        finger = _press(stage, what(stage))
        stage.seconds(0.3)
        stage.interrupt(interruption)
        stage.seconds(1)
        _nothing_shows(stage)
        assert stage.shown("Pass to Ada")
        stage.up(finger)
        stage.seconds(1)
        _nothing_shows(stage)
        assert stage.shown("Pass to Ada")


@interrupted
def test_a_finger_that_lifts_behind_the_curtain_does_not_lift_it(
    tmp_path: Path, interruption: str
) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        finger = _press(stage, _eye(stage))
        stage.seconds(0.8)
        assert stage.match.revealed == 0
        stage.interrupt(interruption)
        stage.up(finger)
        _nothing_shows(stage)
        assert stage.shown("Pass to Ada")


def test_a_finger_that_was_never_seen_to_lift_holds_nothing(tmp_path: Path) -> None:
    """While Android pauses an app, its fingers lift unseen, and time goes by."""
    with Stage(tmp_path) as stage:
        sit_down(stage)
        _press(stage, _eye(stage))
        stage.app.dispatch("on_pause")
        stage.frame = 60.0
        stage.app.dispatch("on_resume")
        stage.frames(3)
        _nothing_shows(stage)
        stage.frame = 1 / 30
        stage.tap(stage.shown("Ada is here"))
        stage.seconds(1)
        _nothing_shows(stage)
        stage.hold(_eye(stage), 0.3)
        _nothing_shows(stage)
        finger = _press(stage, _eye(stage))  # and it is held as ever
        stage.seconds(0.8)
        assert stage.match.revealed == 0
        stage.up(finger)
        _nothing_shows(stage)


def test_time_in_which_nothing_was_drawn_is_not_held(tmp_path: Path) -> None:
    """A frame may take long; the finger may have lifted meanwhile."""
    with Stage(tmp_path) as stage:
        sit_down(stage)
        finger = _press(stage, _eye(stage))
        stage.frame = 5.0
        stage.frames(1)
        _nothing_shows(stage)
        stage.frame = 1 / 30
        stage.up(finger)
        _nothing_shows(stage)


def test_two_fingers_hold_nothing_for_each_other(tmp_path: Path) -> None:
    """One ends the turn, the other wants to see cards: whose would they be?"""
    with Stage(tmp_path) as stage:
        sit_down(stage)
        build_floor(stage, 0)
        build_floor(stage, 1)
        one = _press(stage, stage.app.screens.current_screen.desk.end)
        stage.seconds(0.2)
        other = _press(stage, _eye(stage))
        stage.seconds(0.5)
        assert stage.match.acting == 0  # the first hold is over
        assert stage.match.revealed is None
        stage.seconds(0.5)
        assert stage.match.revealed in {None, 0}
        stage.up(one)
        stage.up(other)
        stage.seconds(1)
        _nothing_shows(stage)
        assert stage.match.acting == 0


def test_cards_do_not_open_over_another_screen(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        finger = _press(stage, _eye(stage))
        stage.seconds(0.3)
        stage.app.leave_table()
        stage.seconds(1)
        _nothing_shows(stage)
        assert stage.app.root.children[0] is stage.app.screens
        stage.up(finger)
        _nothing_shows(stage)


def test_a_key_that_is_switched_off_is_no_longer_held(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        eye = _eye(stage)
        finger = _press(stage, eye)
        stage.seconds(0.3)
        eye.disabled = True
        stage.seconds(1)
        _nothing_shows(stage)
        eye.disabled = False
        stage.seconds(1)
        _nothing_shows(stage)
        stage.up(finger)


@pytest.mark.parametrize("interruption", [*_INTERRUPTIONS, "leaving"])
def test_dealt_cards_stay_covered_too(tmp_path: Path, interruption: str) -> None:
    with Stage(tmp_path) as stage:
        screen = stage.app.show("preparing")
        stage.frames(2)
        for side in (Side.SOUTH, Side.WEST):
            if not any(sitter.side is side for sitter in screen.game.sitters):
                screen.sit(side)
        screen.deal()
        stage.frames(2)
        finger = _press(stage, stage.shown("Hold to reveal"))
        stage.seconds(0.3)
        if interruption == "leaving":
            stage.app.show("home")
        else:
            stage.interrupt(interruption)
        stage.seconds(1)
        for _ in range(2):
            assert not [w for w in stage.widgets() if isinstance(w, Curtain)]
            assert not open_cards(stage)
            stage.up(finger)


@somehow_interrupted
@pytest.mark.parametrize("what", ["3", "Hand in plan A 3"])
def test_a_finger_on_open_cards_files_nothing_when_the_curtain_has_fallen(
    tmp_path: Path, interruption: str, what: str
) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        reveal_cards(stage)
        if what != "3":
            stage.tap(stage.shown("3"))
        finger = _press(stage, stage.shown(what))
        stage.interrupt(interruption)
        stage.up(finger)
        _nothing_shows(stage)
        assert stage.shown("Pass to Ada")
        assert not stage.match.turn_done


@somehow_interrupted
def test_a_finger_on_the_city_builds_nothing_behind_the_curtain(
    tmp_path: Path, interruption: str
) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        stage.tap(stage.shown("Floor"))
        stage.tap_site(0)
        spot = stage._spot_of(0)
        assert spot is not None
        finger = stage.down(*spot)
        stage.interrupt(interruption)
        stage.up(finger)
        assert not stage.match.table.log
        assert stage.shown("Pass to Ada")


@somehow_interrupted
def test_a_finger_on_build_builds_nothing_behind_the_curtain(
    tmp_path: Path, interruption: str
) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        stage.tap(stage.shown("Floor"))
        stage.tap_site(0)
        finger = _press(stage, stage.app.screens.current_screen.desk.act)
        stage.interrupt(interruption)
        stage.up(finger)
        assert not stage.match.table.log
        assert stage.shown("Pass to Ada")


# What a hold that was too short is told


@pytest.mark.parametrize("by", ["hold", "double-tap"])
@pytest.mark.parametrize("what", ["eye", "end", "cover"])
def test_a_short_tap_on_what_is_held_says_so_and_moves_nothing(
    tmp_path: Path, what: str, by: str
) -> None:
    if (what, by) == ("eye", "double-tap"):
        return  # there it opens the cover
    with Stage(tmp_path, reveal=by) as stage:
        sit_down(stage)
        build_floor(stage, 0)
        if what == "cover":
            stage.tap(stage.shown("Plan"))
            key = stage.app.root.children[0].ids.lift
        else:
            build_floor(stage, 1)
            key = {"eye": keys(stage).peek, "end": keys(stage).end}[what]
        stage.frames(2)
        before = _places(stage)
        stage.up(stage.down(*stage.spot(key)))
        told = [widget for widget in stage.widgets() if isinstance(widget, Tip)]
        assert [tip.text for tip in told] == [
            "Keep holding" if by == "hold" else "Tap twice"
        ]
        assert _places(stage) == before
        tip = told[0]
        assert 0 <= tip.x < tip.right <= stage.size[0]
        assert 0 <= tip.y < tip.top <= stage.size[1]
        assert tip.texture_size[0] <= tip.width  # all of it is read
        assert not tip.collide_widget(key)
        stage.seconds(3)
        assert not [widget for widget in stage.widgets() if isinstance(widget, Tip)]
        _nothing_shows(stage)
        assert stage.match.acting == 0


def _places(stage: Stage) -> list[tuple[float, ...]]:
    return [(*w.pos, *w.size) for w in stage.widgets() if not isinstance(w, Tip)]


def test_it_is_told_while_its_key_is_in_front(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        for away in (stage.app.lifecycle.ask_to_leave, lambda: stage.app.show("rules")):
            stage.up(stage.down(*stage.spot(_eye(stage))))
            assert [widget for widget in stage.widgets() if isinstance(widget, Tip)]
            away()
            stage.frames(2)
            assert not [widget for widget in stage.widgets() if isinstance(widget, Tip)]
            stage.app.lifecycle.withdraw()


def test_it_is_told_as_its_player_sits(tmp_path: Path) -> None:
    """On a tablet that lies flat, above the key as seen from that edge."""
    for seat, turned in enumerate((0, -90, 180, 90)):
        with Stage(tmp_path / str(seat), (1280, 800), table_mode=True) as stage:
            match = begin("skyliners", Mode.FULL, seated(FOUR), (Player(),) * 4, Random(1))
            for site in range(2 * seat):
                match = match.play(BUILDS[Piece.FLOOR][site])
                match = match.end_turn() if match.turn_done else match
            for site in (20, 21):
                match = match.play(BUILDS[Piece.FLOOR][site])
            stage.app.resume(new_game(match))
            stage.seconds(0.5)
            key = stage.app.screens.current_screen.desk.end
            stage.up(stage.down(*stage.spot(key)))
            tip = next(widget for widget in stage.widgets() if isinstance(widget, Tip))
            assert (tip.turned - turned) % 360 == pytest.approx(0, abs=0.01)
            x, y = stage.spot(key)
            inwards = (640 - x, 400 - y)
            assert (tip.center_x - x) * inwards[0] + (tip.center_y - y) * inwards[1] > 0


def test_two_taps_far_apart_are_no_double_tap(tmp_path: Path) -> None:
    with Stage(tmp_path, reveal="double-tap") as stage:
        sit_down(stage)
        stage.tap(_eye(stage))
        key = stage.shown("Tap twice to reveal")
        stage.tap(key)
        stage.seconds(1)
        stage.tap(key)
        _nothing_shows(stage)
        stage.up(stage.down(*stage.spot(key)))
        stage.up(stage.down(*stage.spot(key)))
        assert stage.match.revealed == 0
        stage.seconds(1)
        assert stage.match.revealed == 0  # until it is closed
        stage.key("enter")
        _nothing_shows(stage)


# Away from the table


@somehow_interrupted
def test_whoever_comes_back_to_the_table_after_an_interruption_sits_down(
    tmp_path: Path, interruption: str
) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        stage.app.go("rules")
        stage.frames(2)
        stage.interrupt(interruption)
        stage.frames(2)
        assert stage.app.root.children[0] is stage.app.screens
        stage.app.back()
        stage.frames(2)
        assert stage.shown("Pass to Ada")
        stage.tap(stage.shown("Ada is here"))
        assert stage.shown("Ada’s turn")
        stage.app.go("rules")
        stage.frames(2)
        stage.app.back()
        stage.frames(2)
        assert stage.shown("Ada’s turn")


@somehow_interrupted
def test_a_question_does_not_wait_behind_the_curtain(
    tmp_path: Path, interruption: str
) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        stage.key("escape")
        stage.interrupt(interruption)
        stage.frames(2)
        stage.tap(stage.shown("Ada is here"))
        assert stage.shown("Ada’s turn")
        assert not asked(stage)


# Two fingers on open cards


@pytest.mark.parametrize("first", ["4–5", "Hand in plan A 3"])
def test_a_sheet_that_has_done_its_work_does_nothing_more(
    tmp_path: Path, first: str
) -> None:
    """A finger on a number or on the key that files it, another on that key, too: both
    lift in one frame."""
    with Stage(tmp_path) as stage:
        sit_down(stage)
        reveal_cards(stage)
        stage.tap(stage.shown("3"))
        one = _press(stage, stage.shown(first))
        other = _press(stage, stage.shown("Hand in plan A 3"))
        EventLoop.post_dispatch_input("end", other)
        EventLoop.post_dispatch_input("end", one)
        stage.frames(2)
        assert stage.match.turn_done
        _nothing_shows(stage)
        assert stage.shown("Ada’s turn")


@pytest.mark.parametrize("where", ["city", "build"])
def test_fingers_that_lifted_unseen_are_forgotten(tmp_path: Path, where: str) -> None:
    """What Android tells an app while it is paused is lost, lifting fingers, too."""
    with Stage(tmp_path) as stage:
        sit_down(stage)
        stage.tap(stage.shown("Floor"))
        stage.tap_site(0)
        screen = stage.app.screens.current_screen
        spot = stage._spot_of(0) if where == "city" else stage.spot(screen.desk.act)
        assert spot is not None
        stage.down(*spot)
        stage.app.dispatch("on_pause")
        stage.app.dispatch("on_resume")
        stage.frames(2)
        assert not stage.match.table.log
        stage.tap(stage.shown("Ada is here"))
        stage.seconds(1)
        assert screen.desk.act.state == "normal"
        stage.tap_site(1)  # alone in the city, it points
        assert screen.draft.site == 1
        stage.tap_site(1)
        assert len(stage.match.table.log) == 1


def test_who_plays_alone_does_nothing_by_leaving_with_a_finger_down(
    tmp_path: Path,
) -> None:
    with Stage(tmp_path) as stage:
        players = (Player(), Player(bot="beginner"))
        stage.app.resume(
            new_game(begin("skyliners", Mode.FULL, seated(FOUR[:2]), players, Random(1)))
        )
        stage.seconds(1)
        stage.tap(stage.shown("Floor"))
        stage.tap_site(0)
        screen = stage.app.screens.current_screen
        for spot in (stage._spot_of(0), stage.spot(screen.desk.act)):
            assert spot is not None
            stage.down(*spot)
            stage.app.dispatch("on_pause")
            stage.app.dispatch("on_resume")
            stage.frames(2)
            assert not stage.match.table.log
            assert screen.draft.site == 0


def test_nothing_is_held_or_told_after_the_end(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        stage.up(stage.down(*stage.spot(_eye(stage))))
        _press(stage, _eye(stage))
        stage.up(stage.down(*stage.spot(_eye(stage))))
        _press(stage, _eye(stage))
    with Stage(tmp_path) as stage:
        stage.seconds(3)
        assert not [widget for widget in stage.widgets() if isinstance(widget, Tip)]
        assert stage.app.root.children == [stage.app.screens]


@pytest.mark.parametrize("held", [0.2, 0.8])
def test_another_finger_anywhere_ends_a_hold(tmp_path: Path, held: float) -> None:
    """Before the cards are open, and while they are: who knows which finger is whose."""
    with Stage(tmp_path) as stage:
        sit_down(stage)
        one = _press(stage, _eye(stage))
        stage.seconds(held)
        assert (stage.match.revealed is None) == (held < 0.6)
        other = stage.down(180, 790)  # where nothing is
        stage.seconds(1)
        _nothing_shows(stage)
        stage.up(other)
        stage.up(one)
        stage.seconds(1)
        _nothing_shows(stage)
        assert stage.shown("Ada’s turn")
