"""The lesson as data: what is said, what is to be done, and what lies there at first. Each
rule comes up when it is first used. `script` plays it."""

from enum import StrEnum
from typing import NamedTuple

from skyliners.present.texts import later
from skyliners.rules.seats import Color, Seat


class Wants(StrEnum):
    """What brings the lesson on."""

    GO_ON = "go-on"
    ASK = "ask"  # a task is tapped
    CHOOSE = "choose"  # certain cards
    EXCHANGE = "exchange"  # those that are chosen
    OWN = "own"  # whatever the learner likes; the coach advises
    DONE = "done"


class Step(NamedTuple):
    id: str
    text: str  # two short sentences at most
    wants: Wants = Wants.GO_ON
    cards: str = ""  # to be chosen


LEARNER = 0
SEATS = (Seat("Mia", Color.RED), Seat("Bo", Color.BLUE))
TASKS = ("three-designs", "run-3-mixed", "three-of-a-design")
ASKED = 1
TARGET, HAND, BOS_HAND = "a3 c2 d5 b3", "a1 b2 b6 d6", "c1 c4 d2 a4"
# From the top: Mia's two, the one Bo takes, and what Mia may draw at last.
PILE = "c3 a6 ? b4 d1 c5 a2 ? ? ? ? ?"

STEPS = (
    Step(
        "target",
        later("These four cards are the target: 13. Mia wants four cards with that sum."),
    ),
    Step(
        "hand",
        later("Below lies Mia’s hand, one skyline. It adds up to 15: that’s 2 too many."),
    ),
    Step(
        "tasks",
        later("Three tasks pay, too. Tap the run of three to see what it wants."),
        Wants.ASK,
    ),
    Step(
        "choose",
        later("1 and 2 are a good start for a run. The two sixes are too much: tap them."),
        Wants.CHOOSE,
        "b6 d6",
    ),
    Step(
        "exchange",
        later("Mia puts them down, face down, and draws two. Hold the button."),
        Wants.EXCHANGE,
        "b6 d6",
    ),
    Step(
        "drawn",
        later("1, 2, 3 in three periods: the run! And 12 is just 1 below the target."),
    ),
    Step(
        "others",
        later(
            "Bo exchanges, too, but nobody sees what. What is drawn can’t be taken back."
        ),
    ),
    Step(
        "keep",
        later("The second exchange. 13 would need a 7, so Mia keeps all four. Hold."),
        Wants.EXCHANGE,
    ),
    Step(
        "own",
        later(
            "One exchange is left, and it’s yours: risk something, or keep? Ask the coach."
        ),
        Wants.OWN,
    ),
    Step(
        "reveal",
        later(
            "The hands are revealed. Exactly 13 scores 10; otherwise the "
            "closest below scores 7."
        ),
    ),
    Step(
        "done",
        later(
            "Then every task scores for whoever meets it. The most points win: that’s all!"
        ),
        Wants.DONE,
    ),
)
AT = {step.id: at for at, step in enumerate(STEPS)}
