"""Everybody one can play the card game against. A level is data; what people read about it
is in `present/cards/opponents.py`."""

from skyliners.bots.cards.mind import ExchangeBot, Mind, RandomBot
from skyliners.bots.levels import Ladder
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
_BOTS = tuple(ExchangeBot(mind) for mind in _RUNGS)
LADDER: Ladder[CardsBot] = Ladder(_BOTS, first=3, step=0.5)
adapted = LADDER.adapted


def bot_named(level: str) -> CardsBot:
    """The bot of this level. A saved game may name one that is not there: it goes on as if
    with an adaptive one."""
    return LEVELS.get(level) or LADDER.named(level)
