"""What the turn of the card game makes of a keyboard."""

from skyliners.present.keys import KeyTold
from skyliners.present.texts import later

TURN = (
    KeyTold("1 · 2 · 3 · 4", later("Choose a card, or put it back")),
    KeyTold(later("Left, right"), later("From card to card")),
    KeyTold(later("Space"), later("Choose a card, or put it back")),
    KeyTold(later("Enter"), later("Hold: exchange; hold again to end your turn")),
    KeyTold("H", later("Ask the coach")),
    KeyTold("Ctrl Z", later("Take back")),
)
