"""The lesson as data: what is said, what is to be done, what Bo does meanwhile. Each rule
comes up when it is first used. `script` plays it."""

from enum import StrEnum
from typing import NamedTuple

from skyliners.present.texts import later
from skyliners.rules.refusal import Ruling
from skyliners.rules.seats import Color, Seat
from skyliners.rules.world.actions import (
    END_TURN,
    Build,
    Buy,
    Cash,
    PublicAction,
)
from skyliners.rules.world.city import City
from skyliners.rules.world.pieces import What
from skyliners.rules.world.rulings import Rule
from skyliners.rules.world.sketch import sketched, tower
from skyliners.rules.world.table import Table


class Wants(StrEnum):
    """What brings the lesson on."""

    GO_ON = "go-on"
    BUILD = "build"
    REFUSAL = "refusal"  # something is tried that a rule forbids
    BUY = "buy"
    CASH = "cash"  # a bonus card is shown
    END = "end"  # the turn is ended
    TAP = "tap"  # a space is tapped
    OWN = "own"  # something is built wherever one likes; the coach advises
    DONE = "done"


class Step(NamedTuple):
    id: str
    text: str  # two short sentences at most
    wants: Wants = Wants.GO_ON
    build: Build | None = None  # to be done, or tried
    rule: Ruling | None = None  # that forbids it
    buy: Buy | None = None
    card: str = ""  # that is looked at, or shown
    space: int | None = None  # to be tapped
    others: tuple[PublicAction, ...] = ()  # what happened just before
    later: bool = False  # some rounds have passed
    lit: tuple[int, ...] = ()  # spaces
    counted: bool = False  # prestige is counted

    @property
    def action(self) -> PublicAction | None:
        """What is done when the step is."""
        if self.wants is Wants.CASH:
            return Cash(self.card)
        if self.wants is Wants.END:
            return END_TURN
        return self.buy or (self.build if self.wants is Wants.BUILD else None)


LEARNER = 0
SEATS = (Seat("Mia", Color.RED), Seat("Bo", Color.BLUE))
# A corner of a city, so that every space is large.
CITY = City((".###", "##*#", "####", "#*#."))
CORNER, MISSION, ROW = "##/#.=5", "###/.#.", "####=8"
_AT = CITY.by_name


def _build(space: str, kind: str = "B") -> Build:
    return Build(kind, _AT[space])


_T_SHAPE = tuple(_AT[name] for name in ("b3", "c3", "d3", "c4"))

STEPS = (
    Step(
        "city",
        later(
            "Mia and Bo build this city together. What counts is who’s on top of a tower."
        ),
    ),
    Step(
        "build",
        later(
            "Every tower starts with a 1. Choose Floor, then tap the glowing space twice."
        ),
        Wants.BUILD,
        _build("b2"),
    ),
    Step(
        "neighbour",
        later("The bank got 1 million for it. Build the second 1 right beside it."),
        Wants.BUILD,
        _build("b3"),
    ),
    Step(
        "own-floor",
        later("Neighbours earn together. Now try Mia’s 2 on top of her own floor."),
        Wants.REFUSAL,
        _build("b3"),
        rule=Rule.OWN_BUILDING,
    ),
    Step(
        "shop",
        later(
            "Towers grow on other people’s floors. In the shop, buy a 2 for the next turn."
        ),
        Wants.BUY,
        buy=Buy(What.TWO),
    ),
    Step(
        "end-turn",
        later("What’s bought is for next turn: trading comes last. End Mia’s turn."),
        Wants.END,
    ),
    Step(
        "paid",
        later(
            "Bo put his 2 on Mia’s 1 and paid her 2 million. But her income shrank to 1."
        ),
        others=(
            *(_build("c2"), _build("c3"), _build("b3")),
            *(Buy(What.FOUR), END_TURN),
        ),
        lit=(_AT["b3"],),
    ),
    Step(
        "level-two",
        later(
            "The second level takes a 2. Build one on Bo’s floor here: he gets 2 million."
        ),
        Wants.BUILD,
        _build("c2"),
    ),
    Step(
        "group",
        later("Now 1 and 2 lie side by side: 3 million a turn. One more 2 here."),
        Wants.BUILD,
        _build("c3"),
    ),
    Step(
        "bonus",
        later("Three tops in a corner, as on Mia’s bonus card. Tap it, and the bank pays."),
        Wants.CASH,
        card=CORNER,
    ),
    Step(
        "later",
        later("Some rounds later. Levels go 1, 2, 4, 6; white floors are nobody’s."),
        later=True,
    ),
    Step(
        "penthouse",
        later(
            "On level five comes a penthouse, if a floor of Mia’s stands below. "
            "Build hers here."
        ),
        Wants.BUILD,
        _build("c4"),
    ),
    Step(
        "crowned",
        later("That’s 1 prestige for good. Bo got 10 million and draws a bonus card."),
        lit=(_AT["c4"],),
    ),
    Step(
        "skyline",
        later(
            "Her first penthouse earned a Skyline floor: it makes a space hers alone. "
            "Build it here."
        ),
        Wants.BUILD,
        _build("d3", "S"),
    ),
    Step(
        "mission",
        later(
            "Mia’s secret mission stands: four tops like this. At the end that’s worth 2."
        ),
        card=MISSION,
        lit=_T_SHAPE,
    ),
    Step(
        "area",
        later(
            "Spaces framed in gold are worth 1 to whoever’s on top. Tap the one Mia holds."
        ),
        Wants.TAP,
        space=_AT["c3"],
    ),
    Step(
        "own",
        later(
            "Bo is done, and Mia’s income is in. Build wherever you like: ask the coach."
        ),
        Wants.OWN,
        others=(END_TURN, _build("a2"), END_TURN),
    ),
    Step(
        "third",
        later("A third penthouse starts the end: everyone else has one last turn then."),
    ),
    Step(
        "count",
        later("Then prestige is counted: penthouses, areas, missions. So it would be now."),
        counted=True,
    ),
    Step(
        "done",
        later("The most prestige wins, and that’s all there is to it!"),
        Wants.DONE,
        counted=True,
    ),
)
AT = {step.id: at for at, step in enumerate(STEPS)}


def opening() -> Table:
    """As every game begins."""
    return sketched(CITY, SEATS, {})


def some_rounds_later() -> Table:
    """A city made so that everything can be shown in it, what is tall behind what is low;
    Mia is about to act."""
    written = {
        "c4": "r1 b2 N b6",
        "d4": "b1 r2 b4 r6 b10",
        "b4": "r1 b2",
        "b3": "r1 b2 r4",
        "c3": "b1 r2 b4 r6",
        "d3": "b1",
        "a3": "r1 b2",
        "b2": "r1",
        "c2": "b1 r2 b4",
        "d2": "b1",
        "c1": "b1",
    }
    return sketched(
        CITY,
        SEATS,
        {_AT[name]: tower(floors, SEATS) for name, floors in written.items()},
        cash=(24, 9),
        stocks=((1, 1, 1, 0, 1, 0, 0), (2, 1, 0, 0, 0, 0, 1)),
    )
