"""The bots of Skyliners, in words: all of its roster that are not there to measure by."""

from skyliners.bots.levels import BotName
from skyliners.present.opponents import Opponent, adaptive
from skyliners.present.texts import _, later

_LEVELS = {
    "beginner": (
        later("Beginner"),
        later("Sees its own rows only, and overlooks many a good move."),
    ),
    "club": (
        later("Club player"),
        later("Knows what it wants and mostly finds it, without long thought."),
    ),
    "strong": (
        later("Strong"),
        later("Weighs every move and guesses well what others have filed."),
    ),
    "master": (later("Master"), later("Thinks ahead for everybody at the table.")),
}
_TEMPERED = ("strong", "master")
_TEMPERS = {
    "blocker": (
        later("Blocker"),
        later("Would rather spoil another’s row than finish one of its own."),
    ),
    "builder": (
        later("Builder"),
        later("Minds its own rows and leaves the others’ alone as long as it can."),
    ),
    "cautious": (
        later("Cautious"),
        later("Waits with its cards until less can go wrong."),
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
