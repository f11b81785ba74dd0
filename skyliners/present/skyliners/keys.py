"""What the screens of Skyliners make of a keyboard."""

from skyliners.present.keys import KeyTold
from skyliners.present.texts import later

TURN = (
    KeyTold(later("Arrows"), later("Choose a site")),
    KeyTold("F · R · K", later("Floor, roof, park")),
    KeyTold(later("Enter"), later("Build; hold to end your turn")),
    KeyTold("P", later("Hand in a plan")),
    KeyTold("E", later("Hold: see your cards")),
    KeyTold("S", later("Look from the next side")),
    KeyTold("H", later("Ask the coach")),
    KeyTold("Ctrl Z", later("Take back")),
)
