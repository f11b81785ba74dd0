"""One life of the app in a soak: a process of its own, in which people and bots play
while the device does what devices do. It tells what it has done, a line of JSON each, and
may be killed at any moment.

`python -m tests.app.life FOLDER --seed N --steps N`
"""

import argparse
import gc
import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from kivy.core.window import Window
from kivy.metrics import Metrics

from skyliners.match.match import Player
from skyliners.match.play import on_record
from skyliners.match.record import write
from skyliners.rules.skyliners.actions import Build
from skyliners.rules.skyliners.legal import legal_builds
from skyliners.rules.skyliners.pieces import Mode
from tests.app.hands import open_cards
from tests.app.stage import Stage
from tests.play import THREE, TWO, seated

STEADY = 240  # steps until every screen has been made in every size
WEIGHED = 80  # steps from one weighing to the next, from then on

_WINDOWS = ((360, 800), (800, 600), (480, 480), (1280, 800))


class Life:
    def __init__(self, folder: Path, rng: Random) -> None:
        self.rng = rng
        self.stage = Stage(folder, (360, 800), animation="off", sound=False)
        self.told = ""

    def live(self, steps: int) -> None:
        with self.stage:
            self.app = self.stage.app
            self.stage.every_frame.append(self._nothing_shows)
            for step in range(1, steps + 1):
                self._play()
                self._tell()
                if self.rng.random() < 0.3:
                    self._interrupt()
                if step >= STEADY and step % WEIGHED == 0:
                    self._weigh()

    def _weigh(self) -> None:
        """Memory and objects, always with the same on screen: the home screen alone."""
        self.app.lifecycle.withdraw()
        self.app.leave_table()
        self.stage.seconds(1)  # a movement keeps its screen until it is done
        self._forget()
        self.stage.frames(2)
        gc.collect()
        _say(kilobytes=_memory(), objects=len(gc.get_objects()))

    def _tell(self) -> None:
        """Nothing private leaves the process: only a digest of all of it."""
        sitting = self.app.sitting
        if sitting is None:
            return
        assert sitting.trouble is None
        digest = sha256(write(on_record(sitting.match)).encode()).hexdigest()
        log = [*map(str, sitting.match.table.log)]
        told = json.dumps([sitting.game.key, log, digest])
        if told != self.told:
            self.told = told
            _say(game=sitting.game.key, log=log, digest=digest)

    def _nothing_shows(self) -> None:
        at_table = self.app.screens.current in {"turn", "table"}
        if at_table and self.stage.match.revealed is None:
            assert not open_cards(self.stage)

    # People, who do whatever comes to hand

    def _play(self) -> None:
        app = self.app
        name = app.screens.current
        if name == "home":
            self._sit_down()
        elif name == "dealing":
            app.screens.current_screen.go_on()
        elif name == "scoring":
            app.screens.current_screen.skip()
            app.show("home")
        elif name == "turn":
            self._turn()
        else:
            app.show("home")
        self.stage.frames(2)

    def _sit_down(self) -> None:
        game = self.app.latest()
        if game is not None:
            self.app.resume(game)
        else:
            sides = self.rng.choice((TWO, THREE))
            players = (Player(), Player(), Player(bot="beginner"))[: len(sides)]
            mode = self.rng.choice((Mode.FULL, Mode.FULL, Mode.INTRODUCTORY))
            self.app.begin("skyliners", mode, seated(sides), players)

    def _turn(self) -> None:
        top = self.app.root.children[0]
        screen = self.app.screens.current_screen
        match = self.stage.match
        assert match.acting is not None
        if top is not self.app.screens:
            self._uncover(top)
        elif not match.players[match.acting].is_person:
            self.stage.frames(5)
        elif screen.model.can_end:
            screen.end_turn()
        elif screen.model.can_plan and self.rng.random() < 0.3:
            screen.plan()
        elif screen.model.can_forfeit:
            screen.build()
        else:
            self._build(screen)

    def _uncover(self, top: Any) -> None:
        if top.is_event_type("on_lift"):
            top.dispatch("on_lift")
        elif top.is_event_type("on_file"):
            plans = top.model.plans
            choices = [choice.plan for row in plans for choice in row.choices]
            top.dispatch("on_choose", self.rng.choice(choices))
            self.stage.frames(1)
            top.dispatch("on_file")
        else:
            top.dispatch("on_no")

    def _build(self, screen: Any) -> None:
        builds = legal_builds(self.stage.match.table)
        if not builds:
            screen.plan()
            return
        build = self.rng.choice(builds)
        assert isinstance(build, Build)
        screen.choose_piece(build.piece)
        screen.choose_site(build.site)
        self.stage.frames(1)
        screen.build()

    # The device

    def _interrupt(self) -> None:
        kinds = (
            self._pause, self._pause_only, self._turn_device, self._split, self._lose_focus,
            self._back, self._leave, self._forget, self._redress, self._other_screen,
        )  # fmt: skip
        kind = self.rng.choice(kinds)
        kind()
        self.stage.frames(2)
        _say(interrupted=kind.__name__.strip("_"))

    def _hidden(self) -> None:
        if self.app.sitting is not None:
            assert self.app.sitting.match.revealed is None
            self._nothing_shows()

    def _pause(self) -> None:
        self._pause_only()
        self.stage.frames(1)
        self.app.dispatch("on_resume")
        self._hidden()

    def _pause_only(self) -> None:
        assert self.app.dispatch("on_pause")
        self._hidden()

    def _turn_device(self) -> None:
        width, height = Window.size
        Window.size = (height, width)
        self.stage.frames(2)
        if width != height:
            self._hidden()

    def _split(self) -> None:
        Window.size = self.rng.choice(_WINDOWS)

    def _other_screen(self) -> None:
        """The window is moved to a screen with other pixels."""
        Metrics.density = 1.0 if Metrics.density != 1.0 else 0.8
        self.stage.frames(2)
        self._hidden()

    def _lose_focus(self) -> None:
        Window._focus = True
        Window._focus = False  # as SDL tells it
        self._hidden()
        Window._focus = True

    def _back(self) -> None:
        Window.dispatch("on_keyboard", 27, 41, None, [])

    def _leave(self) -> None:
        if self.app.screens.current in {"turn", "dealing"}:
            self._back()
            top = self.app.root.children[0]
            if top.is_event_type("on_yes"):
                top.dispatch("on_yes")
                assert self.app.screens.current == "home"

    def _forget(self) -> None:
        Window.dispatch("on_memorywarning")

    def _redress(self) -> None:
        dark, size = self.rng.choice(("light", "dark")), self.rng.choice((1.0, 1.3))
        self.app.change(theme=dark, text_size=size)


def _say(**told: Any) -> None:
    print(json.dumps(told), flush=True)


def _memory() -> int:
    """kB in use now."""
    status = Path("/proc/self/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--steps", type=int, required=True)
    asked = parser.parse_args()
    Life(asked.folder, Random(asked.seed)).live(asked.steps)
