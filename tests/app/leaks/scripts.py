"""What people do at two games of Skyliners that differ only in what they hide: a script
for each way in which a secret could come out. All stop before the scoring opens them."""

from typing import Any, NamedTuple

from kivy.core.window import Window
from kivy.metrics import Metrics

from skyliners.app.games import screens_of
from skyliners.app.screens import SHELL
from skyliners.app.widgets.curtain import Curtain
from skyliners.present.skyliners.cardboard.preparing import Page
from skyliners.present.texts import _
from skyliners.rules.skyliners.pieces import Mode
from tests.app import hands
from tests.app.leaks import people
from tests.app.leaks.skyliners import sit_down
from tests.app.leaks.twin import Script, Twin
from tests.play import FOUR, THREE, TWO

_PHONE, _LYING, _TABLET = (360, 800), (800, 360), (1280, 800)
_AT_A_GAME = {"dealing", "turn", "table", "scoring", "results", "replay", "review"}


def turns(twin: Twin) -> None:
    """All one does in a turn, by one after the other."""
    sit_down(twin, Mode.FULL, TWO, actions=12)
    for number in range(2):
        people.take_over(twin)
        people.peek(twin)
        people.build(twin, number)
        people.file_plan(twin)
        people.undo(twin)
        people.file_plan(twin)
        people.peek(twin)
        people.end_turn(twin)
    people.take_over(twin)


def by_keys(twin: Twin) -> None:
    """Without a finger, and Enter held down too long."""
    stage = twin.stage
    sit_down(twin, Mode.FULL, TWO, actions=12)
    stage.key("enter")
    stage.seconds(0.5)
    stage.key_down("e")
    with twin.eyes(people.acting(twin)):
        stage.seconds(0.8)
    stage.key_up("e")
    people.build(twin)
    people.file_plan_by_keys(twin)
    stage.hold_key("enter", 3)
    stage.seconds(1)


def coached(twin: Twin) -> None:
    """The coach tells chances and gives advice to whoever asked."""
    sit_down(twin, Mode.FULL, THREE, actions=18)
    for number in range(2):
        people.take_over(twin)
        people.ask_coach(twin)
        people.build(twin, number)
        people.file_plan(twin)
        people.end_turn(twin)


def introductory(twin: Twin) -> None:
    """No plans, but a skyscraper card."""
    sit_down(twin, Mode.INTRODUCTORY, FOUR, actions=10)
    for number in range(2):
        people.take_over(twin)
        if twin.stage.app.screens.current_screen.model.has_cards:
            people.peek(twin)
        people.turn(twin, number)


def last_turns(twin: Twin) -> None:
    """Up to the last step before everything is opened."""
    sit_down(twin, Mode.FULL, TWO, actions=-3)
    while not twin.stage.match.table.over:
        people.turn(twin, 1)


def from_home(twin: Twin) -> None:
    """A new game, dealt here."""
    hands.set_up(twin.stage, Mode.FULL, 2)
    twin.stage.seconds(1)
    people.take_over(twin)
    people.peek(twin)
    people.turn(twin, 1)


def round_the_table(twin: Twin) -> None:
    """The tablet lies flat, and is taken up to look at cards."""
    sit_down(twin, Mode.FULL, FOUR, actions=14)
    for number in range(2):
        people.peek(twin)
        people.turn(twin, number)


def alone(twin: Twin) -> None:
    """Against bots, whose secrets differ; the only person may be told all of theirs."""
    sit_down(twin, Mode.FULL, THREE, bots=(1, 2), actions=12)
    for number in range(2):
        people.peek(twin)
        people.turn(twin, number)
        twin.stage.seconds(8)  # until they have moved
        assert people.acting(twin) == 0


def among_bots(twin: Twin) -> None:
    """Two people and a bot that plays as it likes; meanwhile somebody wants to look."""
    stage = twin.stage
    sit_down(twin, Mode.FULL, THREE, bots=(1,), actions=12)
    people.turn(twin, 1)
    stage.seconds(0.3)
    eyes = [each for each in stage.front() if getattr(each, "icon", "") == "eye"]
    stage.hold(eyes[0])
    stage.seconds(6)
    assert people.acting(twin) == 2
    people.take_over(twin)
    people.peek(twin)


def interrupted(by: str) -> Script:
    """While somebody looks, the device may change hands: nobody has looked, then."""

    def script(twin: Twin) -> None:
        stage = twin.stage
        sit_down(twin, Mode.FULL, TWO, actions=12)
        people.take_over(twin)

        def interrupt() -> None:
            if by == "turn":
                Window.size = Window.size[::-1]
            else:
                stage.interrupt(by)
            stage.seconds(1)

        for time in (0.3, 0.9):  # the eye is held, not long enough or long enough
            finger = stage.down(*stage.spot(people.key(twin, "eye")))
            with twin.eyes(people.acting(twin)):
                stage.seconds(time)
            interrupt()
            stage.up(finger)
            people.take_over(twin)
        people.build(twin)
        people.open_plans(twin)  # they are being uncovered
        finger = stage.down(*stage.spot(people.cover(twin)))
        stage.seconds(0.3)
        interrupt()
        stage.up(finger)
        people.take_over(twin)
        people.open_plans(twin)  # they are open, one is chosen
        with twin.eyes(people.acting(twin)):
            people.lift_cover(twin)
            people.choose_plan(twin)
        interrupt()
        people.take_over(twin)
        people.open_hint(twin)
        with twin.eyes(people.acting(twin)):
            people.lift_cover(twin)
            stage.seconds(0.3)
        interrupt()
        people.take_over(twin)

    return script


def two_fingers(twin: Twin) -> None:
    """While one ends the turn, the other is on the eye: nobody sees what is not theirs."""
    stage = twin.stage
    sit_down(twin, Mode.FULL, TWO, actions=12)
    people.take_over(twin)
    people.build(twin)
    people.file_plan(twin)
    one = stage.down(*stage.spot(hands.keys(stage).end))
    stage.seconds(0.2)
    other = stage.down(*stage.spot(people.key(twin, "eye")))
    stage.seconds(1.5)
    stage.up(one)
    stage.up(other)
    stage.seconds(1)
    people.take_over(twin)


def away_and_back(twin: Twin) -> None:
    """Every other screen while a game goes on, and the next start of the app."""
    sit_down(twin, Mode.FULL, TWO, actions=14)
    people.take_over(twin)
    people.peek(twin)
    people.build(twin)
    people.file_plan(twin)
    people.leave(twin)
    for name in sorted({*SHELL, *screens_of("skyliners")} - _AT_A_GAME):
        twin.stage.app.show(name)
        twin.stage.frames(2)
        twin.stage.app.screens.let_go()  # one at a time
    twin.start()
    twin.stage.tap(twin.stage.shown(_("Continue")))
    twin.stage.seconds(0.5)
    people.take_over(twin)
    people.undo(twin)
    people.peek(twin)


def made_again(twin: Twin) -> None:
    """What there is to see is let go and made again, with cards open and without."""
    stage = twin.stage
    sit_down(twin, Mode.FULL, TWO, actions=12)
    people.take_over(twin)
    people.build(twin)
    people.open_plans(twin)
    density = Metrics.density
    with twin.eyes(people.acting(twin)):
        people.lift_cover(twin)
        people.choose_plan(twin)
        Window.dispatch("on_memorywarning")
        stage.seconds(0.3)
        Metrics.density = 0.8 * density  # the window is on another screen now
    stage.seconds(0.5)
    Metrics.density = density
    stage.seconds(0.5)
    people.take_over(twin)
    people.leave(twin)
    stage.app.show("settings")
    stage.app.change(language="de", theme="dark", text_size=1.3)
    stage.app.show("home")
    stage.tap(stage.shown(_("Continue")))
    stage.seconds(0.5)
    people.take_over(twin)
    people.peek(twin)


def dealt_for_a_table(twin: Twin) -> None:
    """Skyscraper cards for a game of cardboard: each is looked at by its own player."""
    stage = twin.stage
    screen = stage.app.show("preparing")
    screen.turn_to(Page.CARDS)
    stage.seconds(0.3)
    screen.deal()
    stage.seconds(0.3)
    for seat in range(2):
        curtain = stage.app.root.children[0]
        assert isinstance(curtain, Curtain)
        finger = stage.down(*stage.spot(curtain.ids.lift))
        with twin.eyes(seat):
            stage.seconds(0.9)
        stage.up(finger)
        stage.seconds(0.3)
        stage.tap(stage.app.root.children[0].ids.back)
    twin.start()
    twin.stage.app.show("preparing")
    twin.stage.seconds(0.3)


class Case(NamedTuple):
    """A script; whose secrets are the same in both games, and how the app is set."""

    script: Script
    same: tuple[int, ...]
    settings: dict[str, Any]
    size: tuple[int, int] = _PHONE


_QUICK = {"coach": "off", "animation": "off"}

CASES: dict[str, Case] = {
    "turns": Case(turns, (), {"coach": "off"}),
    "turns of somebody who knows their own": Case(turns, (1,), _QUICK, _TABLET),
    "turns on a phone on its side": Case(turns, (), _QUICK, _LYING),
    "turns told aloud": Case(
        turns, (), _QUICK | {"spoken_turns": True, "language": "de", "reveal": "double-tap"}
    ),
    "turns by keys": Case(by_keys, (), _QUICK),
    "the coach": Case(coached, (), {"animation": "off"}),
    "the coach of somebody who knows their own": Case(coached, (0,), {"animation": "off"}),
    "the introductory game": Case(introductory, (), _QUICK),
    "the last turns": Case(last_turns, (), _QUICK),
    "a new game": Case(from_home, (), {"coach": "off"}),
    "table mode": Case(round_the_table, (), _QUICK | {"table_mode": True}, _TABLET),
    "alone": Case(alone, (0,), {"coach": "always"}),
    "alone without the coach": Case(alone, (0,), _QUICK),
    "among bots": Case(among_bots, (1,), {"coach": "off"}),
    **{
        f"interrupted by a {by}": Case(interrupted(by), (), {"animation": "off"})
        for by in ("pause", "turn")
    },
    "interrupted by another window": Case(interrupted("focus"), (), {"animation": "off"}),
    "two fingers": Case(two_fingers, (0,), _QUICK),
    "away and back": Case(away_and_back, (), _QUICK),
    "made again": Case(made_again, (), _QUICK),
    "dealt for a table": Case(dealt_for_a_table, (), {"animation": "off"}),
}
