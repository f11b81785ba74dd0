"""The lesson as data: what is said, and which cards are to be moved. Each rule comes up
when it is first used. `tutorial` plays it."""

from enum import StrEnum
from typing import NamedTuple

from skyliners.present.texts import later
from skyliners.rules.patience.notation import read_action
from skyliners.rules.patience.pieces import Move
from skyliners.rules.patience.table import Table


class Wants(StrEnum):
    """What brings the lesson on."""

    GO_ON = "go-on"
    MOVE = "move"
    REFUSAL = "refusal"  # something is tried that a rule forbids
    DONE = "done"


class Step(NamedTuple):
    id: str
    text: str  # two short sentences at most
    wants: Wants = Wants.GO_ON
    move: str = ""  # to be done
    tried: str = ""  # the card that finds no place
    rows: tuple[str, ...] = ()  # a new table; `-b5` lies face down


_DEALT = ("-d3 c4", "-b5 a2", "-c2 a3", "-a6 c5", "-d1 b3", "-b1 d6")
_NEARLY = ("a6 a5 a4 a3", "-c3 a2", "-b6 a1", "d6 d5", "b4", "")

STEPS = (
    Step(
        "aim",
        later(
            "Four periods, six cards each. Put each in order, from 6 down to 1, and it "
            "leaves the table."
        ),
        rows=_DEALT,
    ),
    Step(
        "own-design",
        later("The 2 of the Old Town belongs behind its 3. Tap it."),
        Wants.MOVE,
        move="1 b>c",
    ),
    Step(
        "another-design",
        later(
            "A new card was turned up. Cards also go on any card exactly one higher: tap "
            "the 3 in row E, then row A."
        ),
        Wants.MOVE,
        move="1 e>a",
    ),
    Step(
        "refusal",
        later("Nothing is higher than a 6. Tap the one in row F and see."),
        Wants.REFUSAL,
        tried="d6",
    ),
    Step(
        "drag",
        later("It can take the 5 of row D, though. Drag the 5 there."),
        Wants.MOVE,
        move="1 d>f",
    ),
    Step(
        "run",
        later(
            "A 6 of the Old Town came up! Within one period cards may leave a gap: tap the "
            "3, and the 2 comes along."
        ),
        Wants.MOVE,
        move="2 c>d",
    ),
    Step(
        "clear",
        later("Only the 2 is left in row C. It fits on a 3: tap it."),
        Wants.MOVE,
        move="1 c>a",
    ),
    Step(
        "empty-row",
        later("An empty row takes any card. Drag the 5 from row F into it."),
        Wants.MOVE,
        move="1 f>c",
    ),
    Step(
        "nearly",
        later("Later, in another game. First, the 2 goes behind the 3…"),
        Wants.MOVE,
        move="1 b>a",
        rows=_NEARLY,
    ),
    Step(
        "finished-run",
        later("…and now the 1."),
        Wants.MOVE,
        move="1 c>a",
    ),
    Step(
        "help",
        later(
            "Gone! Take back as much as you like, and ask for a hint whenever "
            "you want. When there’s no way on, you’ll be told."
        ),
    ),
    Step("done", later("That’s all there is to it. Have fun!"), Wants.DONE),
)


def move_of(step: Step, table: Table) -> Move | None:
    return read_action(step.move, table) if step.move else None
