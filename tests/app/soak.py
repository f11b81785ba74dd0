"""`make soak`: people and bots play while the device does to the app what devices do:
pauses, turns, other windows, little memory, and the sudden end of the process.

Each life of the app is a process of its own that tells what it has done; some of them
are killed in the middle of it. The next one must find every action that was told.
"""

import argparse
import gc
import json
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

STEADY = 240  # steps until every screen has been made in every size
# What a life may grow afterwards. Python's own objects show a leak at once; the process
# grows in jumps when the driver needs larger buffers than ever before.
OBJECTS = 60_000  # a screen that is not collected yet has nearly as many
BOUND = 60_000  # kB


class Told(NamedTuple):
    """What a life says about its game; nothing private: only a digest of all of it."""

    game: int
    log: list[str]
    digest: str


class Soak(NamedTuple):
    lives: int
    kills: int
    interruptions: int
    actions: int
    growth: int  # kB, of the life that grew most once it was steady
    objects: int  # likewise


def run(folder: Path, seed: int, lives: int, steps: int, peace: int = 6) -> Soak:
    """Every so many lives one is left in peace, so that its memory can be watched."""
    rng = Random(seed)
    last: Told | None = None
    kills = interruptions = actions = growth = objects = 0
    for number in range(lives):
        kill_after = rng.randrange(1, 12) if (number + 1) % peace else None
        before = last
        for line in _life(folder, rng.getrandbits(32), steps, kill_after):
            if "growth" in line:
                growth = max(growth, line["growth"])
                objects = max(objects, line["objects"])
                continue
            if "interrupted" in line:
                interruptions += 1
                continue
            told = Told(**line)
            if last is not None and told.game == last.game:
                assert told.log[: len(last.log)] == last.log, "an action was lost"
                if before is last and len(told.log) == len(last.log):
                    assert told.digest == last.digest, "a game came back changed"
                actions += len(told.log) - len(last.log)
            else:
                actions += len(told.log)
            last = told
        kills += kill_after is not None
    assert growth <= BOUND, f"a life grew by {growth} kB"
    assert objects <= OBJECTS, f"a life grew by {objects} objects"
    return Soak(lives, kills, interruptions, actions, growth, objects)


def _life(
    folder: Path, seed: int, steps: int, kill_after: int | None
) -> Iterator[dict[str, Any]]:
    command = [sys.executable, "-m", "tests.app.soak", "--life", str(folder)]
    with (
        (folder / "errors.txt").open("w+") as errors,
        subprocess.Popen(
            [*command, f"--seed={seed}", f"--steps={steps}"],
            cwd=Path(__file__).parents[2],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        ) as process,
    ):
        assert process.stdout is not None
        moves = 0
        for line in process.stdout:
            told = json.loads(line)
            yield told
            moves += "log" in told
            if moves == kill_after:
                process.send_signal(signal.SIGKILL)
                kill_after = -1
        code = process.wait()
        errors.seek(0)
        assert code in {0, -signal.SIGKILL}, errors.read()[-4000:]


# One life


class _Life:
    def __init__(self, folder: Path, rng: Random) -> None:
        from tests.app.stage import Stage  # noqa: PLC0415  # only lives open a window

        self.rng = rng
        self.stage = Stage(folder, (360, 800), animation="off", sound=False)
        self.told = ""

    def live(self, steps: int) -> None:
        with self.stage:
            self.app = self.stage.app
            self.stage.every_frame.append(self._nothing_shows)
            steady = None
            for step in range(steps):
                self._play()
                self._tell()
                if self.rng.random() < 0.3:
                    self._interrupt()
                if step == STEADY:
                    steady = self._weight()
            if steady:
                grown = [
                    now - then for now, then in zip(self._weight(), steady, strict=True)
                ]
                print(json.dumps({"growth": grown[0], "objects": grown[1]}), flush=True)

    def _weight(self) -> tuple[int, int]:
        """kB and objects, always with the same on screen."""
        self.app.lifecycle.withdraw()
        self.app.leave_table()
        self._forget()
        self.stage.frames(3)
        gc.collect()
        return _memory(), len(gc.get_objects())

    def _tell(self) -> None:
        from skyliners.match.play import on_record  # noqa: PLC0415
        from skyliners.match.record import write  # noqa: PLC0415

        sitting = self.app.sitting
        if sitting is None:
            return
        assert sitting.trouble is None
        digest = sha256(write(on_record(sitting.match)).encode()).hexdigest()
        told = Told(sitting.game.key, [*map(str, sitting.match.table.log)], digest)
        line = json.dumps(told._asdict())
        if line != self.told:
            self.told = line
            print(line, flush=True)

    def _nothing_shows(self) -> None:
        from tests.app.secrets import secrets  # noqa: PLC0415

        at_table = self.app.screens.current in {"turn", "table"}
        if at_table and self.stage.match.revealed is None:
            assert secrets(self.stage.widgets()) == []

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
        from skyliners.match.match import Player  # noqa: PLC0415
        from skyliners.rules.skyliners.pieces import Mode  # noqa: PLC0415
        from tests.play import THREE, TWO, seated  # noqa: PLC0415

        game = self.app.latest()
        if game is not None:
            self.app.resume(game)
        else:
            sides = self.rng.choice((TWO, THREE))
            players = (Player(), Player(), Player(bot="beginner"))[: len(sides)]
            mode = self.rng.choice((Mode.FULL, Mode.FULL, Mode.INTRODUCTORY))
            self.app.begin(mode, seated(sides), players)

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
            screen.forfeit()
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
        from skyliners.rules.skyliners.actions import Build  # noqa: PLC0415
        from skyliners.rules.skyliners.legal import legal_builds  # noqa: PLC0415

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
            self._back, self._leave, self._forget, self._redress,
        )  # fmt: skip
        self.rng.choice(kinds)()
        self.stage.frames(2)
        print(json.dumps({"interrupted": True}), flush=True)

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
        window().size = window().size[::-1]
        self.stage.frames(2)
        self._hidden()

    def _split(self) -> None:
        window().size = self.rng.choice(((360, 800), (800, 600), (480, 480), (1280, 800)))

    def _lose_focus(self) -> None:
        window()._focus = True
        window()._focus = False  # as SDL tells it
        self._hidden()
        window()._focus = True

    def _back(self) -> None:
        window().dispatch("on_keyboard", 27, 41, None, [])

    def _leave(self) -> None:
        if self.app.screens.current in {"turn", "dealing"}:
            self._back()
            top = self.app.root.children[0]
            if top.is_event_type("on_yes"):
                top.dispatch("on_yes")
                assert self.app.screens.current == "home"

    def _forget(self) -> None:
        window().dispatch("on_memorywarning")

    def _redress(self) -> None:
        dark, size = self.rng.choice(("light", "dark")), self.rng.choice((1.0, 1.3))
        self.app.change(theme=dark, text_size=size)


def window() -> Any:
    from kivy.core.window import Window  # noqa: PLC0415  # importing it opens one

    return Window


def _memory() -> int:
    """kB in use now."""
    status = Path("/proc/self/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lives", type=int, default=36)
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--life", type=Path, help="one life, on this folder")
    chosen = parser.parse_args()
    if chosen.life:
        _Life(chosen.life, Random(chosen.seed)).live(chosen.steps)
    else:
        with tempfile.TemporaryDirectory() as folder:
            print(run(Path(folder), chosen.seed, chosen.lives, chosen.steps))


if __name__ == "__main__":
    main()
