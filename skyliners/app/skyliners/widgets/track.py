"""The score track: a lane for every player, on which a gull moves ahead."""

from kivy.animation import Animation
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.look import load_kv
from skyliners.app.skyliners.widgets import gull  # noqa: F401  # named in kv
from skyliners.app.widgets import controls  # noqa: F401  # named in kv
from skyliners.present.skyliners.steps import Lane
from skyliners.present.theme import ON_PLAYER, PLAYER

load_kv("skyliners/widgets/track")


class TrackLane(BoxLayout):
    lane: Lane | None = ObjectProperty(None, allownone=True)
    length = NumericProperty(30)

    @staticmethod
    def fill(lane: Lane | None) -> tuple[float, ...]:
        return PLAYER[lane.color] if lane else (0, 0, 0, 0)

    @staticmethod
    def on_fill(lane: Lane | None) -> tuple[float, ...]:
        return ON_PLAYER[lane.color] if lane else (0, 0, 0, 0)

    def move(self, lane: Lane, seconds: float) -> None:
        self.lane = lane
        flight = self.ids.flight
        Animation.cancel_all(flight, "at")
        if seconds:
            Animation(at=lane.points, d=seconds, t="in_out_sine").start(flight)
        else:
            flight.at = lane.points


class Track(BoxLayout):
    lanes: tuple[Lane, ...] = ObjectProperty(())
    least = NumericProperty(0.0)  # how high it has to be, and need not be higher
    most = NumericProperty(0.0)
    length = NumericProperty(30)
    seconds = NumericProperty(0.0)  # a gull takes for its way

    def on_lanes(self, *_: object) -> None:
        fresh = len(self.children) != len(self.lanes)
        if fresh:
            self.clear_widgets()
            for _lane in self.lanes:
                self.add_widget(TrackLane())
        for widget, lane in zip(reversed(self.children), self.lanes, strict=True):
            widget.length = self.length
            widget.move(lane, 0 if fresh else self.seconds)
