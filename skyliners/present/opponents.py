"""The bots one can play against: what people read about them, and how strong the adaptive
one is. Which there are, its game says."""

from collections.abc import Callable
from typing import NamedTuple

from skyliners.bots.levels import ADAPTIVE, is_adaptive
from skyliners.match.match import Player
from skyliners.present.texts import _


class Opponent(NamedTuple):
    """A bot on offer, by the name of its level."""

    key: str
    name: str
    about: str  # one honest sentence
    tempers: tuple["Opponent", ...] = ()  # its level in different temperaments


def adaptive() -> Opponent:
    return Opponent(ADAPTIVE, _("Adaptive"), adapting_to(""))


def adapting_to(name: str) -> str:
    """What is to be expected of the adaptive opponent of this person."""
    if not name:
        return _("Keeps pace with you: you should win about every other game.")
    return _("Adapts to {name}: tougher when {name} wins, gentler when not.", name=name)


def adapts(players: tuple[Player, ...]) -> bool:
    """Is one of them adaptive?"""
    return any(is_adaptive(player.bot) for player in players)


def adapted_to(players: tuple[Player, ...]) -> int | None:
    """The profile that decides how strong an adaptive opponent is: the first there is."""
    known = (player.profile for player in players if player.is_person)
    return next((profile for profile in known if profile is not None), None)


def settled(
    players: tuple[Player, ...],
    results: tuple[bool, ...],
    adapted: Callable[[tuple[bool, ...]], str],
) -> tuple[Player, ...]:
    """At the beginning of a game: an adaptive opponent gets its strength for all of it,
    from how its person did against it so far. `adapted` asks the bots of the game."""
    return tuple(
        player._replace(bot=adapted(results)) if is_adaptive(player.bot) else player
        for player in players
    )


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
