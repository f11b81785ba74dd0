"""Everybody one can play Skyline of the World against. A level is data; what people read
about it is in `present/world/opponents.py`."""

from skyliners.bots.levels import ADAPTIVE, BotName, parsed
from skyliners.bots.protocol import Bot
from skyliners.bots.world.mind import Mind, TurnBot
from skyliners.rules.world.actions import Action
from skyliners.rules.world.view import View

WorldBot = Bot[View, Action]

_BEGINNER = Mind(slips=8.0)
_CLUB = Mind(slips=6.0, width=4, turns=6)
_MASTER = Mind(width=4, turns=8, heat=4)

LEVELS: dict[str, WorldBot] = {
    "beginner": TurnBot(_BEGINNER),
    "club": TurnBot(_CLUB),
    "master": TurnBot(_MASTER),
}

# The adaptive opponent: a ladder, and where a person stands on it follows from their
# results alone.
_RUNGS = (
    Mind(slips=30.0),
    Mind(slips=16.0),
    _BEGINNER,
    Mind(slips=4.0),
    Mind(),
    _CLUB,
    Mind(width=4),
    Mind(width=4, turns=4, heat=4),
    _MASTER,
)
LADDER: tuple[WorldBot, ...] = tuple(TurnBot(mind) for mind in _RUNGS)
_FIRST_RUNG = 2


def bot_named(level: str) -> WorldBot:
    """The bot of this level; an adaptive one at the strength its game began with. A saved
    game may name one that is not there: it goes on as if with an adaptive one."""
    if level in LEVELS:
        return LEVELS[level]
    place = parsed(level).variant
    standing = int(place[:9]) if place.isdecimal() else _FIRST_RUNG
    return LADDER[min(standing, len(LADDER) - 1)]


def adapted(results: tuple[bool, ...]) -> str:
    """A step up for every win and down for every loss ends where both are as likely."""
    place = _FIRST_RUNG
    for won in results:
        place = min(max(place + (1 if won else -1), 0), len(LADDER) - 1)
    return str(BotName(ADAPTIVE, str(place)))
