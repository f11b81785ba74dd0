"""The bots of Skyliners, in words: all of its roster that are not there to measure by."""

from skyliners.bots.levels import BotName
from skyliners.present.opponents import Opponent, adaptive
from skyliners.present.texts import _, later

_LEVELS = {
    "beginner": (
        later("Beginner"),
        later("Only looks at its own rows and misses plenty of good moves."),
    ),
    "club": (
        later("Experienced"),
        later("Knows what it wants and usually gets there, without pondering for long."),
    ),
    "strong": (
        later("Strong"),
        later("Weighs every move and is good at guessing what others have planned."),
    ),
    "master": (later("Master"), later("Thinks ahead, for the whole table.")),
}
_TEMPERED = ("strong", "master")
_TEMPERS = {
    "blocker": (
        later("Blocker"),
        later("Would rather ruin someone else’s row than finish its own."),
    ),
    "builder": (
        later("Builder"),
        later("Tends its own rows and leaves other people’s alone for as long as it can."),
    ),
    "cautious": (
        later("Cautious"),
        later("Holds its cards back until less can go wrong."),
    ),
}


def opponents() -> tuple[Opponent, ...]:
    """The weakest first; at last the one that adapts."""
    levels = (
        Opponent(level, _(name), _(about), _tempers(level, _(about)))
        for level, (name, about) in _LEVELS.items()
    )
    return (*levels, adaptive())


def _tempers(level: str, about: str) -> tuple[Opponent, ...]:
    if level not in _TEMPERED:
        return ()
    tempers = (
        Opponent(str(BotName(level, temper)), _(name), _(sentence))
        for temper, (name, sentence) in _TEMPERS.items()
    )
    return (Opponent(level, _("Even-tempered"), about), *tempers)
