"""What the turn of Skyline of the World makes of a keyboard."""

from skyliners.present.keys import KeyTold
from skyliners.present.texts import later

# By the letters the record writes them with.
KIND_KEYS = {"b": "B", "n": "N", "s": "S"}

TURN = (
    KeyTold(later("Arrows"), later("Choose a space")),
    KeyTold("B · N · S", later("Floor, neutral floor, Skyline floor")),
    KeyTold(later("Enter"), later("Build; hold to end your turn")),
    KeyTold("T", later("To the shop")),
    KeyTold("1 · 2 · 3", later("Choose one of your cards")),
    KeyTold("E", later("See your cards")),
    KeyTold("H", later("Ask the coach")),
    KeyTold("Ctrl Z", later("Take back")),
)
