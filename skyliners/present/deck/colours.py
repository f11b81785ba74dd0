"""The colours of the cards, by day and by night, as data: every tint of `art.py` by name.
They stand beside the theme's own, and are looked up in the order of `TINTS`."""

from functools import cache
from typing import NamedTuple

from skyliners.present.theme import Rgba, rgba

# Each by day and by night: the light theme and the dark one.
_TINTS = {
    "sky-0": ("#FBE3C0", "#5A4A6E"),
    "sky-1": ("#F6E2C8", "#47426B"),
    "sky-2": ("#E9E1D2", "#363A63"),
    "sky-3": ("#D8DEDC", "#293256"),
    "sky-4": ("#C5D9E3", "#1E2947"),
    "sky-5": ("#B3D2E6", "#172039"),
    "hills": ("#C3C6B4", "#2B3150"),
    "quay": ("#8B8172", "#343A48"),
    "joint": ("#6F675B", "#232834"),
    "kerb": ("#D9CFBC", "#6B7082"),
    "trunk": ("#6B5138", "#2B2320"),
    "leaves": ("#4E8F3A", "#274A35"),
    "leaves-lit": ("#78B256", "#34603F"),
    "plaster": ("#F4E6CB", "#A79B8C"),
    "plaster-shade": ("#D8C4A0", "#7D7369"),
    "ochre": ("#E7BE72", "#9C7D4C"),
    "ochre-shade": ("#C3964A", "#735A34"),
    "tiles": ("#B4482E", "#7E3A2C"),
    "tiles-shade": ("#8C3421", "#5C2A21"),
    "timber": ("#5B3A26", "#2E211B"),
    "brick": ("#9A4A3A", "#74392F"),
    "brick-shade": ("#78372B", "#542922"),
    "clinker": ("#7A3F46", "#5E333B"),
    "clinker-shade": ("#5C2D34", "#44252B"),
    "slate": ("#525C68", "#3A424F"),
    "stone": ("#D6C3A8", "#91826F"),
    "smoke": ("#F5F1EA", "#7A7C92"),
    "limestone": ("#DCCFA8", "#9D957B"),
    "limestone-shade": ("#B7A87D", "#756E58"),
    "terracotta": ("#8FB0A0", "#5F7C74"),
    "terracotta-shade": ("#6A8D7E", "#465E58"),
    "gold": ("#B8862B", "#D3A33F"),
    "glass": ("#4C8FC4", "#2F6590"),
    "glass-shade": ("#2F6C9E", "#214A6C"),
    "teal": ("#3D7FA0", "#2A5B73"),
    "teal-shade": ("#2A6079", "#1E4456"),
    "band": ("#D6EEF8", "#BFE8F5"),
    "band-off": ("#8DC0DC", "#3F7FA3"),
    "mast": ("#30475C", "#9FB2C8"),
    "pane": ("#3F4A5C", "#FFD98A"),
    "pane-off": ("#7E8794", "#39405A"),
    # What a period is known by where there is no room for its houses. Far apart for every
    # kind of eye (CIEDE2000 22 and more), and yet never without its sign.
    "old-town": ("#C2452B", "#B63F27"),
    "brick-city": ("#5B2A3C", "#6B3247"),
    "art-deco": ("#DDB347", "#DDB347"),
    "glass-city": ("#2A78B4", "#276FA6"),
    # What is written on the quay, on a sign, and the back of a card.
    "plate": ("#FFF9EC", "#F1EEE7"),
    "ink": ("#2A2620", "#1B2030"),
    "back": ("#3C5A78", "#22344A"),
    "back-line": ("#9DB9D2", "#5E7A99"),
}
TINTS = tuple(_TINTS)


def tint(name: str, *, dark: bool) -> Rgba:
    return rgba(_TINTS[name][dark])


@cache
def palette(*, dark: bool) -> tuple[Rgba, ...]:
    """A colour for every tint, in their order."""
    return tuple(rgba(pair[dark]) for pair in _TINTS.values())


class Period(NamedTuple):
    tint: str
    ink: str  # what is written on it


PERIODS = {
    "a": Period("old-town", "plate"),
    "b": Period("brick-city", "plate"),
    "c": Period("art-deco", "ink"),
    "d": Period("glass-city", "plate"),
}
