"""How strangers play the patience: cards are dragged to where a hint shows them, or put
there by a tap."""

from random import Random

from tests.outside.stranger import Stranger
from tests.outside.window import Seen

AT_TABLE = {"turn"}
_HINT = "lightbulb-outline"


def begin(me: Stranger) -> Seen:
    """From which deal it shall be to its cards."""
    me.tap("Easy")
    me.tap("Deal")
    return me.until(lambda seen: seen.screen == "turn")


def step(me: Stranger, seen: Seen, rng: Random, *, by_keys: bool) -> Seen:
    if any(key.enabled for key in seen.all("key", "Finish")) and rng.random() < 0.5:
        me.tap("Finish")
        return me.until(lambda now: now.screen != "turn")
    seen = me.press("h") if by_keys else me.tap(icon=_HINT)
    before = moves_of(seen)
    after = me.press("h") if by_keys else _drag(me, seen)
    if after.screen == "turn" and moves_of(after) == before:
        after = me.until(lambda now: now.screen != "turn" or moves_of(now) != before)
    return after


def _drag(me: Stranger, seen: Seen) -> Seen:
    """With the pointer down, from the card to its row."""
    assert seen.pull is not None
    return me.drag(*seen.pull)


def moves_of(seen: Seen) -> str:
    """How many there were so far; the time goes on beside it."""
    told = (text for text in seen.texts if " move" in text and " · " in text)
    return next((text.split(" · ")[0] for text in told), "")


def to_results(me: Stranger) -> Seen:
    me.until(lambda seen: seen.screen == "solved")
    return me.tap("Results")
