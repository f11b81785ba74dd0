"""The scoring: cards opened one by one, objects lighting up, antennas landing, gulls
moving ahead."""

from kivy.animation import Animation
from kivy.properties import ObjectProperty

from skyliners.app.device import speech
from skyliners.app.device.sound import play
from skyliners.app.look import load_kv
from skyliners.app.screens.telling import TellingScreen
from skyliners.app.skyliners.widgets import gull, plancard, skyline, track  # noqa: F401  # named in kv
from skyliners.app.widgets import arrangement, blocks, victory  # noqa: F401  # named in kv
from skyliners.present.skyliners.ceremony import ceremony
from skyliners.present.skyliners.scoring import ScoringModel, scoring_model
from skyliners.present.skyliners.steps import Ceremony, Kind
from skyliners.present.sounds import Sound
from skyliners.present.theme import PLAYER
from skyliners.rules.skyliners.scoring import ScoreSheet
from skyliners.rules.skyliners.table import Table

load_kv("skyliners/scoring")

_FLY_SECONDS, _CARD_SECONDS = 0.6, 0.45
_FLOCK_SECONDS, _COUNT_SECONDS = 6.0, 1.6
_HEARD = {
    Kind.OPEN: Sound.CARD,
    Kind.SEEN: Sound.POINT,
    Kind.ANTENNA: Sound.ANTENNA,
    Kind.SURPLUS: Sound.POINT,
    Kind.SKYSCRAPER: Sound.CARD,
    Kind.WINNER: Sound.WINNER,
}
# Said aloud, for those who listen, while it goes on by itself: what takes long enough.
_SAID = frozenset(Kind) - {Kind.SEEN, Kind.ANTENNA, Kind.TAKEN}


class ScoringScreen(TellingScreen):
    model: ScoringModel | None = ObjectProperty(None, allownone=True)
    table: Table
    ceremony: Ceremony

    def steps(self, table: Table, sheet: ScoreSheet) -> Ceremony:
        self.ids.track.lanes = ()
        return ceremony(table, sheet)

    def show_step(self, moved: int) -> None:
        self.model = scoring_model(
            self.table,
            self.ceremony,
            playing=self.playing,
            asked=self.asked,
            forward=moved > 0,
            first_time=self.first_time,
        )
        step, pace = self.ceremony.step, self._pace
        shown = self.ids
        shown.track.length = self.model.length
        shown.track.seconds = _FLY_SECONDS * pace
        shown.track.lanes = step.track
        if moved > 0 and step.kind in _HEARD:
            play(_HEARD[step.kind])
        if moved and (step.kind in _SAID or not self.playing):
            speech.say(step.text)
        if moved > 0 and pace:
            if step.kind is Kind.OPEN:
                shown.card.turn_over(_CARD_SECONDS * pace)
            if step.kind is Kind.WINNER:
                self._celebrate()

    def _celebrate(self) -> None:
        self.ids.tally.count(_COUNT_SECONDS * self._pace)
        flock = self.ids.flock
        flock.release([PLAYER[lane.color] for lane in self.ceremony.step.track if lane.won])
        Animation.cancel_all(flock, "time")
        Animation(time=1.0, d=_FLOCK_SECONDS).start(flock)
