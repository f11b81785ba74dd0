"""Everybody one can play Skyline of the World against. A level is data; what people read
about it is in `present/world/opponents.py`."""

from skyliners.bots.levels import Ladder
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
LADDER: Ladder[WorldBot] = Ladder(tuple(TurnBot(mind) for mind in _RUNGS), first=2)
adapted = LADDER.adapted


def bot_named(level: str) -> WorldBot:
    """The bot of this level. A saved game may name one that is not there: it goes on as if
    with an adaptive one."""
    return LEVELS.get(level) or LADDER.named(level)
