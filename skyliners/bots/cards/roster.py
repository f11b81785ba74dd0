"""Everybody one can play the card game against. A level is data; what people read about it
is in `present/cards/opponents.py`."""

from skyliners.bots.cards.mind import ExchangeBot, Mind, RandomBot
from skyliners.bots.levels import ADAPTIVE, BotName, parsed
from skyliners.bots.protocol import Bot
from skyliners.rules.cards.actions import Exchange
from skyliners.rules.cards.view import View

CardsBot = Bot[View, Exchange]

_BEGINNER = Mind(heeds=1, wary=False, overlooks=0.5)
_CLUB = Mind(heeds=3, wary=False, overlooks=0.15)
_MASTER = Mind(ahead=2)

REFERENCES: dict[str, CardsBot] = {"random": RandomBot()}
LEVELS: dict[str, CardsBot] = {
    "beginner": ExchangeBot(_BEGINNER),
    "club": ExchangeBot(_CLUB),
    "master": ExchangeBot(_MASTER),
    **REFERENCES,
}

# The adaptive opponent: a ladder, and where a person stands on it follows from their
# results alone.
_RUNGS = (
    _BEGINNER._replace(overlooks=0.75),
    _BEGINNER,
    Mind(heeds=1, wary=False, overlooks=0.3),
    Mind(heeds=2, wary=False, overlooks=0.3),
    Mind(heeds=2, wary=False, overlooks=0.1),
    _CLUB,
    Mind(wary=False),
    Mind(),
    _MASTER,
)
LADDER: tuple[CardsBot, ...] = tuple(ExchangeBot(mind) for mind in _RUNGS)
_FIRST_RUNG = 3


def bot_named(level: str) -> CardsBot:
    """The bot of this level; an adaptive one at the strength its game began with. A saved
    game may name one that is not there: it goes on as if with an adaptive one."""
    if level in LEVELS:
        return LEVELS[level]
    place = parsed(level).variant
    standing = int(place[:9]) if place.isdecimal() else _FIRST_RUNG
    return LADDER[min(standing, len(LADDER) - 1)]


def adapted(results: tuple[bool, ...]) -> str:
    """Luck decides many games, so that one of them says little: a step for every two of
    the same kind, forwards or back."""
    place = 2 * _FIRST_RUNG
    for won in results:
        place = min(max(place + (1 if won else -1), 0), 2 * len(LADDER) - 1)
    return str(BotName(ADAPTIVE, str(place // 2)))
