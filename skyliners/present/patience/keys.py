"""The keys of a keyboard and what they do in a patience."""

from skyliners.present.keys import KeyTold
from skyliners.present.texts import later

TURN = (
    KeyTold(later("Arrows"), later("Choose a row; up and down for more cards or fewer")),
    KeyTold(later("Enter"), later("Pick up, put down")),
    KeyTold("H", later("A hint; once more does it")),
    KeyTold("F", later("Finish, once everything lies open")),
    KeyTold("B", later("Back to where there was a way on")),
    KeyTold("U · Ctrl Z", later("Take back")),
)
