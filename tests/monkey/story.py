"""A story as it happens: the app on its stage, the monkey's hands, and the truths, after
every step; ended and started again where the story says so."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from kivy.core.window import Window

from tests.app.stage import Stage
from tests.monkey import fate, kept, steps
from tests.monkey.hands import Hands, Lost, die
from tests.monkey.looks import looks
from tests.monkey.sense import sensible
from tests.monkey.sights import at_table
from tests.monkey.steps import Step
from tests.monkey.truths import Fault, Truths

_AT_REST = 90  # frames until everything is where it belongs, cards that glide too
_ENOUGH = 40  # steps of somebody who wants to get on, until an action must be done


class MonkeyStage(Stage):
    """Watched in every frame, drawn or not."""

    watch: Callable[[], None] | None = None

    def frames(self, number: int = 1) -> None:
        for _frame in range(number):
            super().frames(1)
            if self.watch is not None:
                self.watch()


class Story:
    def __init__(self, folder: Path, size: tuple[int, int]) -> None:
        self.folder = folder
        self.app_folder = folder / "app"
        self.size = size
        self.faults: list[Fault] = []
        self.dying: tuple[str, int] | None = None

    def open(self) -> None:
        self.stage = MonkeyStage(self.app_folder, self.size)
        self.stage.__enter__()
        self.hands = Hands(self.stage)
        self.truths = Truths(self.stage, self.hands)
        self.truths.faults = self.faults
        self.hands.going_on = self._go_on
        fate.window.uncovered = self.truths.uncovered
        self.stage.watch = self._watch
        self._came_back()

    def close(self) -> None:
        self.stage.watch = None
        self.truths.end()
        self.stage.__exit__(None, None, None)

    def _watch(self) -> None:
        self.truths.watch()
        if self.dying is not None and self.dying[0] == "frame":
            self._count_down()

    # Steps

    def do(self, step: Step) -> bool:
        """Was there what it is about?"""
        if isinstance(step, steps.Restart):
            self.size = Window.size
            self.close()
            self.open()
            done = True
        elif isinstance(step, steps.Kill):
            self._arm(step)
            done = True
        else:
            try:
                done = self.hands.do(step)
            except Lost as lost:
                self.truths.fault("way back", f"there is none from {lost}")
                done = True
        self._check()
        return done

    @property
    def scene(self) -> str:
        """What is in front, in a word."""
        name = self._front()
        screen = self.stage.app.screens.current_screen
        return screen.name if name == type(screen).__name__ else name

    def _check(self) -> None:
        self.truths.check()
        if looks(self.stage):
            self.stage.frames(_AT_REST)
            self.faults += looks(self.stage)
        sitting = self.stage.app.sitting
        if sitting is None:
            return
        now = kept.confirmed(sitting)
        found = kept.on_shelf(self.app_folder, now.key)
        if found != now and (found is not None or self._at_table):
            self.truths.fault("shelf", "what was confirmed is not there", f"{found}")
        kept.remember(self.folder, now)

    @property
    def _at_table(self) -> bool:
        return at_table(self.stage)

    def _came_back(self) -> None:
        """After a start: the game stands as it was left."""
        left = kept.recall(self.folder)
        if left is None:
            return
        found = kept.on_shelf(self.app_folder, left.key)
        if found is not None and not kept.is_one_step(left, found):
            self.truths.fault("shelf", "a confirmed action is lost", f"{left} {found}")

    def _go_on(self) -> bool:
        """One more action of the game in front, by somebody who wants to get on."""
        if not self._at_table:
            return False
        rng = Random(f"on {len(self.stage.match.table.log)}")
        before = self.truths.standing[:4]
        for finger in [*self.hands.fingers]:
            self.hands.do(steps.Lift(finger))
        tried: list[str] = []
        while len(tried) < _ENOUGH:
            if self.truths.standing[:4] != before or not self._at_table:
                return True
            for step in sensible(self.stage, rng) or [steps.Wait(0.5)]:
                tried.append(steps.write(step))
                self.hands.do(step)
        what = f"no action is possible on {self._front()}"
        self.truths.fault("way on", what, "; ".join(tried[-8:]))
        return True

    def _front(self) -> str:
        return type(next(iter(self.stage.front()))).__name__

    # Sudden ends

    def _arm(self, step: steps.Kill) -> None:
        self.dying = (step.at, step.number)
        if step.at == "save":
            shelf = self.stage.app.shelf
            with shelf._connected() as connection:
                connection.set_trace_callback(lambda _: self._count_down())
        rng = Random(step.number)
        for _step in range(3):
            for each in sensible(self.stage, rng):
                self.hands.do(each)
        die()

    def _count_down(self) -> None:
        assert self.dying is not None
        at, number = self.dying
        if number <= 1:
            die()
        self.dying = (at, number - 1)
