"""Everybody one can play against: levels, their temperaments, and two to measure by.

A level is data: how much it thinks, what it overlooks, what it wants. What people read
about it is in `present/skyliners/opponents.py`.
"""

from skyliners.bots.levels import BotName, Ladder
from skyliners.bots.protocol import Bot
from skyliners.bots.skyliners.ahead import Depth
from skyliners.bots.skyliners.mind import Mind, SearchBot
from skyliners.bots.skyliners.simple import GreedyBot, RandomBot
from skyliners.bots.skyliners.taste import Taste
from skyliners.bots.skyliners.weights import by_rule_of_thumb, no_idea
from skyliners.rules.skyliners.actions import Action
from skyliners.rules.skyliners.view import View

SkylinersBot = Bot[View, Action]

_BEGINNER = Mind(
    playouts=6, taste=Taste(envy=0.0, filing=0.5), weigh=no_idea, overlooks=0.75
)
_CLUB = Mind(playouts=10, weigh=by_rule_of_thumb, overlooks=0.45)
_STRONG = Mind(playouts=200)
_MASTER = Mind(
    playouts=200, depth=Depth(heats=((12, 10), (8, 15), (5, 30), (3, 50), (2, 80)))
)

TEMPERAMENTS = {
    "blocker": Taste(envy=1.7),
    "builder": Taste(envy=0.7),
    "cautious": Taste(filing=1.0),
}
REFERENCES: dict[str, SkylinersBot] = {"random": RandomBot(), "greedy": GreedyBot()}
LEVELS: dict[str, SkylinersBot] = {
    "beginner": SearchBot(_BEGINNER),
    "club": SearchBot(_CLUB),
    "strong": SearchBot(_STRONG),
    "master": SearchBot(_MASTER),
    # The upper two in every temperament.
    **{
        str(BotName(level, temper)): SearchBot(mind._replace(taste=taste))
        for level, mind in (("strong", _STRONG), ("master", _MASTER))
        for temper, taste in TEMPERAMENTS.items()
    },
    **REFERENCES,
}

_RUNGS: tuple[Mind, ...] = (
    _BEGINNER._replace(overlooks=0.93, playouts=2),
    _BEGINNER._replace(overlooks=0.85, playouts=4),
    _BEGINNER,
    _BEGINNER._replace(overlooks=0.6, taste=Taste(envy=0.3, filing=1.0)),
    _CLUB._replace(overlooks=0.6, playouts=6),
    _CLUB,
    _CLUB._replace(overlooks=0.2, playouts=20),
    _STRONG._replace(playouts=80),
    _STRONG,
    _MASTER._replace(depth=Depth(heats=((4, 4), (2, 6)))),
    _MASTER,
)
_BOTS = tuple(SearchBot(mind) for mind in _RUNGS)
LADDER: Ladder[SkylinersBot] = Ladder(_BOTS, first=3, hurry=2)
adapted = LADDER.adapted


def bot_named(level: str) -> SkylinersBot:
    """The bot of this level. A saved game may name one that is not there: it goes on as if
    with an adaptive one."""
    return LEVELS.get(level) or LADDER.named(level)
