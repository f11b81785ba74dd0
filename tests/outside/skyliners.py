"""How strangers play Skyliners: whatever lights up is pressed, and plans are filed whenever
they can be."""

from random import Random

from tests.outside.stranger import Stranger
from tests.outside.window import Seen

_PIECES = {"Floor": "f", "Roof": "r", "Park": "k"}  # and the keys that stand for them
AT_TABLE = {"turn", "table"}
_SEGMENTS = (["1"], ["2"], ["3"])


def begin(me: Stranger) -> Seen:
    """From who sits where to the first turn."""
    me.tap("Let’s go")
    seen = me.until(lambda seen: seen.all("key", "begins"))
    (key,) = seen.all("key", "begins")
    return me.tap(key.text)


def to_results(me: Stranger) -> Seen:
    """The scoring is passed over."""
    assert me.see().screen == "scoring"
    me.tap(icon="page-last")
    return me.tap("Results")


def step(me: Stranger, seen: Seen, rng: Random, *, by_keys: bool) -> Seen:
    if _ready(seen, "is here"):
        return me.tap("is here")
    if _ready(seen, "End turn"):
        return me.hold_key("Return", "End turn") if by_keys else me.hold("End turn")
    if _ready(seen, "Plan"):
        return _plan(me, rng)
    if _ready(seen, "No move possible: carry on"):
        return me.tap("No move possible: carry on")
    pieces = [piece for piece in _PIECES if _ready(seen, piece)]
    assert pieces, f"nothing to do here: {seen.texts}"
    piece = rng.choice(pieces)
    after = _build_by_keys(me, piece) if by_keys else _build(me, piece, rng)
    assert after.things != seen.things
    return after


def _ready(seen: Seen, name: str) -> bool:
    return any(key.enabled for key in seen.all("key", name))


def _build(me: Stranger, piece: str, rng: Random) -> Seen:
    """Aimed at, seen before it is built, and built by a second tap or the key for it."""
    seen = me.tap(piece)
    assert seen.glowing
    while not (spots := me.aim(seen.glowing)):
        seen = me.tap(icon="rotate-right")  # all hidden from here
    site, spot = rng.choice([*spots.items()])
    assert me.tap_at(*spot).chosen == site
    if rng.random() < 0.5:
        return me.tap("Build")
    return me.tap_at(*me.aim((site,))[site])  # not where it was: it has grown


def _build_by_keys(me: Stranger, piece: str) -> Seen:
    seen = me.press(_PIECES[piece])
    for arrow in ("Up", "Up", "Up", "Up", "Up", "Right") * 5:
        if seen.chosen in seen.glowing:
            break
        seen = me.press(arrow)
    assert seen.chosen in seen.glowing
    return me.press("Return")


def _plan(me: Stranger, rng: Random) -> Seen:
    seen = me.tap("Plan")
    if _ready(seen, "Hold to reveal"):
        seen = me.hold("Hold to reveal")
    # Each says its number, and its chances as soon as the coach has thought about them.
    numbers = [key for key in seen.all("key") if key.text.split()[:1] in _SEGMENTS]
    me.tap_at(*rng.choice(numbers).spot)
    return me.tap(icon="check")
