"""The introduction as data: what is said, what is to be done, what Bo does meanwhile.
Each rule comes up when it is first used. `present.tutorial` plays it."""

from enum import StrEnum
from typing import NamedTuple

from skyliners.present.texts import later
from skyliners.rules.refusal import Ruling
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import PLANS, Build, Plan
from skyliners.rules.skyliners.city import DISTRICTS, District, Side
from skyliners.rules.skyliners.notation import SITE_NAMES, read_action
from skyliners.rules.skyliners.pieces import Mode, Piece
from skyliners.rules.skyliners.rulings import Rule
from skyliners.rules.skyliners.sketch import coloured
from skyliners.rules.skyliners.table import Layer, Seat, Table


class Wants(StrEnum):
    """What brings the lesson on."""

    GO_ON = "go-on"
    BUILD = "build"
    REFUSAL = "refusal"  # something is tried that a rule forbids
    ASK = "ask"  # an object in the skyline is tapped
    END = "end"  # the turn is ended
    PLAN = "plan"
    TAP = "tap"  # a site is tapped
    OWN = "own"  # something is built wherever one likes; the coach advises
    DONE = "done"


class Step(NamedTuple):
    id: str
    text: str  # two short sentences at most
    wants: Wants = Wants.GO_ON
    build: Build | None = None  # to be done, or tried
    rule: Ruling | None = None  # that forbids it
    asked: tuple[int, int | None] | None = None  # row, and depth if it matters
    plan: Plan | None = None
    site: int | None = None  # to be tapped, or that is told of
    others: tuple[Build, ...] = ()  # what happened just before
    lit_row: int | None = None  # somebody looks along it
    antennas: bool = False
    district: bool = False


def _build(written: str) -> Build:
    action = read_action(written)
    assert isinstance(action, Build)
    return action


LEARNER = 0
ROW_B, ROW_D = 1, 3
SEATS = (Seat("Mia", Side.SOUTH, Color.RED), Seat("Bo", Side.WEST, Color.BLUE))
DISTRICT = District.NW
_HIGHEST = SITE_NAMES.index("b4")
_NEUTRAL = {"b4": 3, "d5": 2, "c5": 2, "d2": 1, "a3": 1, "c4": 1, "a5": 1, "e4": 1}

STEPS = (
    Step(
        "city",
        later(
            "Mia and Bo build this city together. Mia looks from the south, Bo from the "
            "west."
        ),
    ),
    Step(
        "build",
        later(
            "Mia’s first action: a floor. Choose Floor, then tap the glowing site twice."
        ),
        Wants.BUILD,
        _build("F b2"),
    ),
    Step(
        "see",
        later(
            "Here are Mia’s 5 rows, seen from the side. In row B she sees 2 objects: tap "
            "it."
        ),
        Wants.ASK,
        asked=(ROW_B, None),
    ),
    Step(
        "twice",
        later("A turn has 2 actions. Go on, try a second floor on the same site."),
        Wants.REFUSAL,
        _build("F b2"),
        Rule.SITE_TWICE_IN_TURN,
    ),
    Step(
        "elsewhere",
        later("Only once per turn on the same site. Build on the glowing one instead."),
        Wants.BUILD,
        _build("F e1"),
    ),
    Step("end-turn", later("That’s both actions. Now end Mia’s turn."), Wants.END),
    Step(
        "hide",
        later("Bo has put a floor on B1, right in front of Mia. Tap the object behind it."),
        Wants.ASK,
        asked=(ROW_B, 1),
        others=(_build("F b1"), _build("F a2")),
    ),
    Step(
        "hidden",
        later(
            "Just as tall, so it’s hidden. Drag the city down to crouch, and see for "
            "yourself."
        ),
    ),
    Step(
        "roof",
        later("A roof adds half a storey. Put one on B2, and there it is again."),
        Wants.BUILD,
        _build("R b2"),
    ),
    Step(
        "park",
        later("A park is the lowest object and needs bare ground. Build it on D1."),
        Wants.BUILD,
        _build("K d1"),
    ),
    Step(
        "park-hides",
        later("Row D now shows 3 objects: a park hides nothing that is taller."),
        lit_row=ROW_D,
    ),
    Step("end-again", later("Two actions again: end the turn."), Wants.END),
    Step(
        "closed",
        later("Mia’s turn again. Try putting a floor on the roof."),
        Wants.REFUSAL,
        _build("F b2"),
        Rule.SITE_HAS_ROOF,
        others=(_build("F a4"), _build("F e3")),
    ),
    Step(
        "instead",
        later("A roof finishes a building. Build on the glowing site instead."),
        Wants.BUILD,
        _build("F e2"),
    ),
    Step(
        "plan",
        later(
            "The second action may be a plan: what will row B show at the end? Count it "
            "now and hope it lasts."
        ),
        Wants.PLAN,
        plan=PLANS[ROW_B][2],
    ),
    Step(
        "filed",
        later(
            "The plan lies face down in the planning office. Let’s jump to the end: "
            "somebody has run out of floors."
        ),
    ),
    Step(
        "points",
        later("The plan is turned up: 3 objects, as planned. That’s 3 points for Mia."),
        lit_row=ROW_B,
    ),
    Step(
        "antennas",
        later(
            "Every object she sees gets her antenna, unless it has one already. That’s 3 "
            "more points."
        ),
        lit_row=ROW_B,
        antennas=True,
    ),
    Step(
        "district",
        later("Mia’s skyscraper card shows this district. Tap the tallest building."),
        Wants.TAP,
        site=_HIGHEST,
        antennas=True,
        district=True,
    ),
    Step(
        "highest",
        later("It stands in her district: 3 points. Whoever has the most points wins."),
        site=_HIGHEST,
        antennas=True,
        district=True,
    ),
    Step(
        "own",
        later("Back to the game: build wherever Mia likes. The coach has a hint."),
        Wants.OWN,
        others=(_build("F c2"), _build("F d4")),
    ),
    Step(
        "done",
        later(
            "That’s all there is to it! The introductory game, without plans, makes a "
            "good start."
        ),
        Wants.DONE,
    ),
)


def opening() -> Table:
    """A city with some neutral floors, made so that everything can be shown in it."""
    floor = Layer(Piece.FLOOR, None)
    stacks = {SITE_NAMES.index(name): [floor] * high for name, high in _NEUTRAL.items()}
    return coloured(Mode.FULL, SEATS, stacks)


IN_DISTRICT = DISTRICTS[DISTRICT]
