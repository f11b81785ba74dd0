"""How strangers play Skyline of the World: whatever lights up is built on, what can be
bought is bought, and then the turn is over."""

from random import Random

from tests.outside.stranger import Stranger
from tests.outside.window import Seen

AT_TABLE = {"turn"}
_KINDS = {"Floor": "b", "Neutral": "n", "Skyline": "s"}  # and the keys that stand for them


def begin(me: Stranger) -> Seen:
    """From who sits where to the first turn."""
    me.tap("Let’s go")
    return me.tap("Let’s play")


def to_results(me: Stranger) -> Seen:
    """The scoring is passed over."""
    assert me.see().screen == "scoring"
    me.tap(icon="page-last")
    return me.tap("Results")


def step(me: Stranger, seen: Seen, rng: Random, *, by_keys: bool) -> Seen:
    if _ready(seen, "is here"):
        return me.tap("is here")
    if _in_shop(seen):
        return _trade(me, seen, by_keys=by_keys)
    kinds = [kind for kind in _KINDS if _ready(seen, kind)]
    if kinds:
        return _build(me, rng.choice(kinds), rng, by_keys=by_keys)
    if _ready(seen, "Shop"):
        return me.press("t") if by_keys else me.tap("Shop")
    return me.until(lambda now: now.things != seen.things)  # a bot thinks


def _ready(seen: Seen, name: str) -> bool:
    return any(key.enabled for key in seen.all("key", name))


def _in_shop(seen: Seen) -> bool:
    return any(key.text.startswith("Buy:") for key in seen.all("key"))


def _build(me: Stranger, kind: str, rng: Random, *, by_keys: bool) -> Seen:
    """Aimed at, seen before it is built, and built by a second tap or the key for it."""
    seen = me.press(_KINDS[kind]) if by_keys else me.tap(kind)
    assert seen.glowing
    if by_keys:
        for arrow in ("Up", "Up", "Up", "Up", "Up", "Right") * 12:
            if seen.chosen in seen.glowing:
                break
            seen = me.press(arrow)
        assert seen.chosen in seen.glowing
        return me.press("Return")
    while not (spots := me.aim(seen.glowing)):
        seen = me.tap(icon="rotate-right")  # all hidden from here
    space, spot = rng.choice([*spots.items()])
    assert me.tap_at(*spot).chosen == space
    return me.tap("Build")


def _trade(me: Stranger, seen: Seen, *, by_keys: bool) -> Seen:
    """The first ware that can be had, once; then the turn is ended."""
    (buy,) = [key for key in seen.all("key") if key.text.startswith("Buy:")]
    if buy.enabled and not seen.says("traded"):
        seen = me.press("plus") if by_keys else me.tap(buy.text)
    if _ready(seen, "End turn"):
        return me.hold_key("Return", "End turn") if by_keys else me.hold("End turn")
    return me.tap(icon="arrow-left")
