"""Faults that were once there and can be put back on purpose. The monkey has to find each:
else it would not find the next one like it, either."""

# By name, as which faults they are found.
SHOWS = {
    "no-rows": "ValueError in",
    "bots-cards": "NotRevealedError",
    "one-player": "KeyError in pieces.py",
    "holds-live-on": "cards open by themselves",
    "holds-over-home": "cards are open over",
    "second-finger": "the turn was ended, then cards",
    "letting-go-clears": "then the curtain",
    "pictures-at-once": "pictures are allowed",
    "enter-at-once": "a repeated key",
    "panel": "in front of everything",
    "prints": "when it is printed",
    "outlives": "has no attribute 'match'",
    "two-owners": "behind the screen",
}
