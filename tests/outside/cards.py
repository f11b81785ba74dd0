"""How strangers play the card game: some cards are chosen by their number, and go."""

from random import Random

from tests.outside.stranger import Stranger
from tests.outside.window import Seen

AT_TABLE = {"turn"}
_EXCHANGE = ("Exchange 1 card", "Exchange 2 cards", "Exchange 3 cards", "Exchange 4 cards")


def begin(me: Stranger) -> Seen:
    """From who sits where to the first turn."""
    me.tap("Let’s go")
    return me.tap("Let’s play")


def to_results(me: Stranger) -> Seen:
    """The reveal is passed over."""
    assert me.see().screen == "reveal"
    me.tap(icon="page-last")
    return me.tap("Results")


def step(me: Stranger, seen: Seen, rng: Random, *, by_keys: bool) -> Seen:
    if _ready(seen, "is here"):
        return me.tap("is here")
    if _ready(seen, "Hold to reveal"):
        return me.hold("Hold to reveal")
    for name in ("Pick up the cards", "Open the hands", "Go on"):
        if _ready(seen, name):
            return me.press("Return") if by_keys else me.tap(name)
    if _ready(seen, "End turn"):
        return me.hold_key("Return", "End turn") if by_keys else me.hold("End turn")
    if _ready(seen, "Keep all four") and rng.random() < 0.7:
        return me.press(*rng.sample("1234", rng.randint(1, 4)))
    for name in ("Keep all four", *_EXCHANGE):
        if _ready(seen, name):
            return me.hold_key("Return", name) if by_keys else me.hold(name)
    return me.until(lambda now: now.things != seen.things)  # a bot thinks


def _ready(seen: Seen, name: str) -> bool:
    return any(key.enabled for key in seen.all("key", name))
