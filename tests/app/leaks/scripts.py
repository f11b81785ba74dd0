"""What people do at two games of Skyliners that differ only in what they hide: a script
for each way in which a secret could come out. All stop before the scoring opens them."""

from pathlib import Path

from kivy.core.window import Window
from kivy.metrics import Metrics

from skyliners.app.games import staged
from skyliners.app.mishaps import Mishaps
from skyliners.app.screens import SHELL
from skyliners.app.widgets.curtain import Curtain
from skyliners.match.play import on_record
from skyliners.match.record import write
from skyliners.present.mishap import REPORT
from skyliners.present.skyliners.cardboard.preparing import Page
from skyliners.present.texts import _
from skyliners.rules.skyliners.pieces import Mode
from tests.app import hands
from tests.app.leaks import people
from tests.app.leaks.skyliners import sit_down
from tests.app.leaks.twin import Script, Twin
from tests.play import FOUR, THREE, TWO

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


def _telling_all(record: str) -> ValueError:
    """All of the game in what is said, and in what led to it."""
    told = ValueError(record)
    try:
        try:
            raise KeyError(record)  # noqa: TRY301
        except KeyError as error:
            raise told from error
    except ValueError:
        told.add_note(record)
    return told


def something_wrong(twin: Twin) -> None:
    """An error that tells all, with plans open; the report is shared, the game goes on."""
    app = twin.stage.app
    app.mishaps = Mishaps(app)
    sit_down(twin, Mode.FULL, TWO, actions=12)
    people.take_over(twin)
    people.open_plans(twin)
    app.mishaps.handle_exception(_telling_all(write(on_record(twin.stage.match))))
    twin.stage.frames(3)
    assert app.screens.current == "mishap"
    twin.stage.tap(twin.stage.shown(app.screens.current_screen.model.share))
    twin.stage.frames(3)
    (report,) = Path.home().rglob(REPORT)
    assert "ValueError" in report.read_text()
    report.unlink()  # the other game's has the same name
    twin.stage.tap(twin.stage.shown(app.screens.current_screen.model.go_on))
    people.take_over(twin)
    people.turn(twin, 1)


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
    """Against bots, whose secrets differ; the only person may be told all of theirs, which
    stand on the open screen."""
    sit_down(twin, Mode.FULL, THREE, bots=(1, 2), actions=12)
    for number in range(2):
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
    for name in sorted({*SHELL, *staged("skyliners").SCREENS} - _AT_A_GAME):
        twin.stage.app.show(name)
        twin.stage.frames(2)
        twin.stage.app.screens.let_go()  # one at a time
    twin.start()
    twin.stage.tap(twin.stage.shown(_("Continue")))
    twin.stage.seconds(0.5)
    people.take_over(twin)
    people.undo(twin)
    people.peek(twin)


def on_the_shelf(twin: Twin) -> None:
    """A game that goes on, among what is kept: deleted, had back, gone on with; and one
    that comes from elsewhere with everything in it."""
    stage = twin.stage
    sit_down(twin, Mode.FULL, TWO, actions=14)
    people.take_over(twin)
    people.peek(twin)
    record = write(on_record(stage.match)).encode()
    people.leave(twin)
    screen = stage.app.show("history")
    stage.frames(2)
    (line,) = screen.model.running
    screen.delete(line.key)
    stage.frames(2)
    screen.undo()
    stage.frames(2)
    screen.take_in(record)
    stage.frames(2)
    assert len(screen.model.running) == 2
    screen.open(line.key)
    stage.frames(2)
    people.take_over(twin)
    people.peek(twin)


def whole_game(twin: Twin) -> None:
    """From the home screen to the last step before everything is opened."""
    from_home(twin)
    number = 1
    while not twin.stage.match.table.over:
        number += 1
        people.turn(twin, number)


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
