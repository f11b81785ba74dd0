"""A board game that is being set up, as it is kept: who sits where, the setup cards drawn
so far, and whether skyscraper cards were dealt; which, `dealt` knows."""

from typing import Any, NamedTuple

from skyliners.match.skyliners import cardboard
from skyliners.match.skyliners.cardboard import Cardboard
from skyliners.rules.skyliners.city import SetupCard
from skyliners.rules.skyliners.deck import SETUP_DECK
from skyliners.rules.skyliners.notation import CARD_NAMES


class Prepared(NamedTuple):
    game: Cardboard
    drawn: tuple[SetupCard, ...] = ()
    dealt: bool = False


def written(prepared: Prepared) -> dict[str, Any]:
    return {
        "game": cardboard.written(prepared.game),
        "drawn": [CARD_NAMES[card] for card in prepared.drawn],
        "dealt": prepared.dealt,
    }


def read(data: Any) -> Prepared | None:
    """What was written; None if it is anything else. Whether the cards fit the seats is
    not asked."""
    names = {CARD_NAMES[card]: card for card in SETUP_DECK}
    try:
        game = cardboard.read(data["game"])
        drawn = tuple(names[name] for name in data["drawn"])
        dealt = data["dealt"] is True
    except (TypeError, KeyError):
        return None
    return None if game is None else Prepared(game, drawn, dealt)
