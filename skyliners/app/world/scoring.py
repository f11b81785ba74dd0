"""The scoring: penthouses, areas and missions counted one by one, what counts lit in the
city."""

from kivy.properties import ObjectProperty

from skyliners.app.device import speech
from skyliners.app.device.sound import play
from skyliners.app.look import load_kv
from skyliners.app.screens.telling import TellingScreen
from skyliners.app.widgets import arrangement, victory  # noqa: F401  # named in kv
from skyliners.app.world.widgets import face, map, prestige  # noqa: A004, F401  # named in kv
from skyliners.present.sounds import Sound
from skyliners.present.world.ceremony import Ceremony, Kind, ceremony
from skyliners.present.world.scoring import ScoringModel, scoring_model
from skyliners.rules.world.scoring import ScoreSheet
from skyliners.rules.world.table import Table

load_kv("world/scoring")

_COUNT_SECONDS = 1.6
_HEARD = {
    Kind.PENTHOUSES: Sound.POINT,
    Kind.AREAS: Sound.POINT,
    Kind.MISSION: Sound.CARD,
    Kind.WINNER: Sound.WINNER,
}


class WorldScoringScreen(TellingScreen):
    model: ScoringModel | None = ObjectProperty(None, allownone=True)
    table: Table
    ceremony: Ceremony

    def steps(self, table: Table, sheet: ScoreSheet) -> Ceremony:
        return ceremony(table, sheet)

    def show_step(self, moved: int) -> None:
        self.model = scoring_model(
            self.table,
            self.ceremony,
            playing=self.playing,
            asked=self.asked,
            first_time=self.first_time,
        )
        step = self.ceremony.step
        gains = step.kind not in {Kind.PENTHOUSES, Kind.AREAS} or any(
            line.gained for line in step.lines
        )
        if moved > 0 and gains and step.kind in _HEARD:
            play(_HEARD[step.kind])
        if moved:
            speech.say(step.text)
        if moved > 0 and self._pace and step.victory is not None:
            self.ids.tally.count(_COUNT_SECONDS * self._pace)
