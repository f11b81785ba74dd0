"""What things are called in Skyline of the World: one vocabulary for all its screens. Names
are English here; whoever shows one translates it."""

from skyliners.present.texts import _, later, plural
from skyliners.rules.world.pieces import Mode, What

MODE_NAMES = {Mode.OPEN: later("Open game"), Mode.COVERED: later("Covered game")}
WHAT_NAMES = {
    What.ONE: later("1 million floor"),
    What.TWO: later("2 million floor"),
    What.FOUR: later("4 million floor"),
    What.SIX: later("6 million floor"),
    What.PENTHOUSE: later("Penthouse"),
    What.NEUTRAL: later("Neutral floor"),
    What.SKYLINE: later("Skyline floor"),
}


def what_name(what: What) -> str:
    return _(WHAT_NAMES[what])


def millions(number: int) -> str:
    return plural("1 million", "{n} million", number)
