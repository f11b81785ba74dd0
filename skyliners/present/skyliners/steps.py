"""The scoring on screen: steps that hold all that is shown, and a place among them.
`present.telling` makes them from a score sheet."""

from enum import StrEnum
from typing import NamedTuple

from skyliners.present.skyliners.scene import Marks
from skyliners.present.skyliners.skyline import Row
from skyliners.present.telling import Telling
from skyliners.present.victory import Victory
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import Side


class Kind(StrEnum):
    BEGIN = "begin"
    OPEN = "open"  # a card is opened, or a row looked along
    SEEN = "seen"
    COUNT = "count"
    ANTENNA = "antenna"
    TAKEN = "taken"  # antennas that others placed first
    SURPLUS = "surplus"
    ANTENNAS = "antennas"  # all of one player are counted
    TALLEST = "tallest"
    SKYSCRAPER = "skyscraper"
    WINNER = "winner"


# How long each is looked at, in seconds at normal speed.
BEATS = {
    Kind.BEGIN: 1.6,
    Kind.OPEN: 1.7,
    Kind.SEEN: 0.65,
    Kind.COUNT: 1.5,
    Kind.ANTENNA: 0.6,
    Kind.TAKEN: 1.2,
    Kind.SURPLUS: 1.3,
    Kind.ANTENNAS: 1.5,
    Kind.TALLEST: 2.0,
    Kind.SKYSCRAPER: 2.2,
    Kind.WINNER: 3.0,
}


class Lane(NamedTuple):
    """One player's place on the score track."""

    name: str
    color: Color
    points: int
    antennas: int  # in the city so far
    gained: int  # with this step
    won: bool = False


class Opened(NamedTuple):
    """A row that is being scored, with the card that was filed for it."""

    seat: int
    name: str
    color: Color
    letter: str
    planned: int | None
    row: Row  # in profile; what is counted so far stands solid
    wrong: bool = False  # known once it is counted


class Step(NamedTuple):
    kind: Kind
    text: str
    why: str
    side: Side  # where the city is looked at from
    marks: Marks
    track: tuple[Lane, ...]
    opened: Opened | None = None
    seat: int | None = None  # whom it is about
    landing: int | None = None  # the site whose antenna is just landing
    victory: Victory | None = None  # at the end of it all

    @property
    def beat(self) -> float:
        return BEATS[self.kind]

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(lane.points for lane in self.track)


class Ceremony(Telling[Step]):
    """The steps of a scoring."""

    @property
    def length(self) -> int:
        """How long the score track has to be: in fives, and never a short one."""
        return max(30, -(-max(self.steps[-1].points) // 5) * 5)

    @property
    def card(self) -> tuple[int, int]:
        """Which of the rows scored we are at, and how many there are."""
        opened = [step.kind is Kind.OPEN for step in self.steps]
        return sum(opened[: self.cursor + 1]), sum(opened)
