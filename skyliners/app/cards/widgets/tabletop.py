"""What lies between the chairs while people sit down: a hand of cards, face down."""

from typing import Any

from skyliners.app.cards.widgets.row import CardRow
from skyliners.present.cards.turn import CardShown
from skyliners.rules.cards.pieces import HAND


class CardsTableTop(CardRow):
    def __init__(self, **kwargs: Any) -> None:
        super().__init__(cards=(CardShown(None),) * HAND, still=True, **kwargs)
