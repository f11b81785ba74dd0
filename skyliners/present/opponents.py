"""The bots one can play against, in words. What they are is in the roster; it is looked
up late, since thinking takes a lot to load."""

from importlib import import_module
from typing import NamedTuple

from skyliners.present.texts import _, later


class Opponent(NamedTuple):
    """A bot on offer, by the name of its level."""

    key: str
    name: str
    about: str  # one honest sentence
    tempers: tuple["Opponent", ...] = ()  # its level in different temperaments


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
_TEMPERS = {
    "blocker": (
        later("Blocker"),
        later("Would rather spoil another’s row than finish one of its own."),
    ),
    "planner": (
        later("Early planner"),
        later("Files its cards in the first rounds and then builds for them."),
    ),
    "cautious": (
        later("Cautious"),
        later("Files late, when there is little left that could go wrong."),
    ),
}


def opponents() -> tuple[Opponent, ...]:
    """Those of the roster that have a name here, the weakest first."""
    try:
        roster = import_module("skyliners.bots.roster")
    except ImportError:
        return ()
    there = getattr(roster, "LEVELS", {})
    return tuple(
        Opponent(level, _(name), _(about), _tempers(level, _(about), frozenset(there)))
        for level, (name, about) in _LEVELS.items()
        if level in there
    )


def _tempers(level: str, about: str, there: frozenset[str]) -> tuple[Opponent, ...]:
    found = tuple(
        Opponent(f"{level}-{temper}", _(name), _(sentence))
        for temper, (name, sentence) in _TEMPERS.items()
        if f"{level}-{temper}" in there
    )
    return (Opponent(level, _("Even-tempered"), about), *found) if found else ()


def level_of(key: str | None, levels: tuple[Opponent, ...]) -> Opponent | None:
    """The level a bot plays at, whatever its temper."""
    return next(
        (
            level
            for level in levels
            if key in (level.key, *(temper.key for temper in level.tempers))
        ),
        None,
    )


def temper_of(key: str | None, levels: tuple[Opponent, ...]) -> Opponent | None:
    """The bot of this name in its temper, or its level where there is only one."""
    level = level_of(key, levels)
    tempers = level.tempers if level else ()
    return next((temper for temper in tempers if temper.key == key), level)
