""" "What do I see?": a row to be tapped in. It shows a model and passes intents on."""

from typing import Any

from kivy.factory import Factory
from kivy.properties import NumericProperty, ObjectProperty

from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.skyliners.widgets.skyline import Elevation
from skyliners.app.widgets import arrangement, pages  # noqa: F401  # named in kv
from skyliners.present.skyliners.cardboard.sight import (
    Sight,
    SightModel,
    enter,
    point,
    sight_model,
)

_LOWEST_SCALE = 10


class PointedElevation(Elevation):
    """A row in profile; a site of it can be pointed at."""

    site = NumericProperty(0)  # the one marked

    __events__ = ("on_point",)

    def on_touch_down(self, touch: Any) -> bool:
        if self.collide_point(*touch.pos):
            self.dispatch("on_point", self.depth_at(touch.x))
            return True
        return False

    def on_row(self, *_: object) -> None:
        if self.row is not None:
            tallest = max(profile.height for profile in self.row.profiles)
            self.scale = max(_LOWEST_SCALE, tallest)

    def on_point(self, site: int) -> None: ...


load_kv("skyliners/sight")


class SightScreen(ModelScreen):
    keeps = ("sight",)
    model: SightModel | None = ObjectProperty(None, allownone=True)
    sight = Sight()

    def on_pre_enter(self) -> None:
        self._look(self.sight)

    def _look(self, sight: Sight) -> None:
        self.sight = sight
        self.model = sight_model(sight)
        lines = self.ids.verdicts
        if not lines.children:
            for _verdict in self.model.verdicts:
                lines.add_widget(Factory.VerdictLine())
        for line, verdict in zip(
            reversed(lines.children), self.model.verdicts, strict=True
        ):
            line.verdict = verdict

    # Intents

    def enter(self, height: int) -> None:
        self._look(enter(self.sight, height))

    def point(self, site: int) -> None:
        self._look(point(self.sight, site))

    def start_over(self) -> None:
        self._look(Sight())
