"""The bots one can play against, in words. What they are is in the roster; it is looked
up late, since thinking takes a lot to load."""

from importlib import import_module
from typing import NamedTuple

from skyliners.match.match import Player
from skyliners.present.texts import _, later

ADAPTIVE = "adaptive"


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
    """Those of the roster that have a name here, the weakest first."""
    try:
        roster = import_module("skyliners.bots.skyliners.roster")
    except ImportError:
        return ()
    there = getattr(roster, "LEVELS", {})
    levels = tuple(
        Opponent(level, _(name), _(about), _tempers(level, _(about), frozenset(there)))
        for level, (name, about) in _LEVELS.items()
        if level in there
    )
    return (*levels, Opponent(ADAPTIVE, _("Adaptive"), adapting_to("")))


def adapting_to(name: str) -> str:
    """What is to be expected of the adaptive opponent of this person."""
    if not name:
        return _("Grows with whoever plays: every second game is theirs.")
    return _("Adapts to {name}: stronger after a win, gentler after a defeat.", name=name)


def is_adaptive(player: Player) -> bool:
    return player.bot is not None and player.bot.partition("-")[0] == ADAPTIVE


def adapted_to(players: tuple[Player, ...]) -> int | None:
    """The profile that decides how strong an adaptive opponent is: the first there is."""
    known = (player.profile for player in players if player.is_person)
    return next((profile for profile in known if profile is not None), None)


def settled(players: tuple[Player, ...], results: tuple[bool, ...]) -> tuple[Player, ...]:
    """At the beginning of a game: an adaptive opponent gets its strength for all of it,
    from how its person did against it so far."""
    if not any(map(is_adaptive, players)):
        return players
    bot = import_module("skyliners.bots.skyliners.roster").adapted(results)
    return tuple(
        player._replace(bot=bot) if is_adaptive(player) else player for player in players
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
