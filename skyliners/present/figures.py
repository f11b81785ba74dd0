"""Figures and bars, whatever they are of."""

from typing import NamedTuple


class Figure(NamedTuple):
    value: str
    label: str


class Share(NamedTuple):
    """A bar: how much of the whole."""

    label: str
    share: float  # 0 to 1
    text: str


class Bars(NamedTuple):
    title: str
    shares: tuple[Share, ...]


class Panels(NamedTuple):
    """All there is to tell; nothing: nobody has played yet."""

    figures: tuple[Figure, ...] = ()
    bars: tuple[Bars, ...] = ()
