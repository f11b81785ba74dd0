"""Everybody one can play against: levels, their temperaments, and two to measure by.

A level is data: how much it thinks, what it overlooks, what it wants. What people read
about it is in `present/skyliners/opponents.py`.
"""

from skyliners.bots.levels import ADAPTIVE, BotName, parsed
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


def bot_named(level: str) -> SkylinersBot:
    """The bot of this level; an adaptive one at the strength its game began with. A saved
    game may name one that is not there: it goes on as if with an adaptive one."""
    if level in LEVELS:
        return LEVELS[level]
    place = parsed(level).variant
    # Whoever is still to be adapted to begins where everybody does.
    standing = int(place[:9]) if place.isdecimal() else rung(())
    return LADDER[min(standing, len(LADDER) - 1)]


def adapted(results: tuple[bool, ...]) -> str:
    """The adaptive opponent for the next game of a person with these results, by the
    name that keeps its strength for this one game."""
    return str(BotName(ADAPTIVE, str(rung(results))))


# The adaptive opponent: a ladder from hopeless to master, and where a person stands on it
# follows from their results alone.
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
LADDER: tuple[SkylinersBot, ...] = tuple(SearchBot(mind) for mind in _RUNGS)
_FIRST_RUNG = 3


def rung(results: tuple[bool, ...]) -> int:
    """Where on the ladder a person's next adaptive opponent stands, from their results
    against it so far, the oldest first: won or not. A step up for every win and down
    for every loss ends where both are equally likely; it is a double step until their
    luck turns for the first time, to get there sooner."""
    place = _FIRST_RUNG
    stride = 2
    for number, won in enumerate(results):
        if number and won != results[number - 1]:
            stride = 1
        place = min(max(place + (stride if won else -stride), 0), len(LADDER) - 1)
    return place
