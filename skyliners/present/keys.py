"""The keys of a keyboard and what they do: everywhere, and on the screen in front."""

from collections.abc import Sequence
from typing import NamedTuple

from skyliners.present.texts import _, later


class KeyTold(NamedTuple):
    keys: str  # as they are printed, or called
    text: str  # what they do; English, until it is shown


EVERYWHERE = (
    KeyTold("Tab", later("To the next thing")),
    KeyTold(later("Arrows"), later("In that direction")),
    KeyTold(later("Enter"), later("Press it")),
    KeyTold("Esc", later("One step back")),
    KeyTold("C", later("Hold: crouch in front of the board")),
    KeyTold("F11", later("Full screen")),
    KeyTold("? · F1", later("This list")),
)

# Where it is told how a game ended.
TELLING = (
    KeyTold(later("Left, right"), later("Back and on, step by step")),
    KeyTold(later("Space"), later("Play or pause")),
    KeyTold("W", later("Why?")),
    KeyTold(later("End"), later("To the end")),
)


class KeysModel(NamedTuple):
    title: str
    lines: tuple[KeyTold, ...]


def keys_model(own: Sequence[KeyTold]) -> KeysModel:
    """What the screen in front makes of keys comes first, and instead of the usual."""
    taken = {each.keys for each in own}
    usual = (each for each in EVERYWHERE if each.keys not in taken)
    return KeysModel(
        title=_("Keys"),
        lines=tuple(KeyTold(_(keys), _(text)) for keys, text in (*own, *usual)),
    )
