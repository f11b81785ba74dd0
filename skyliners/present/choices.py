"""Several things of which one is chosen."""

from typing import Any, NamedTuple

from skyliners.rules.seats import Color


class Choice(NamedTuple):
    value: Any
    text: str
    chosen: bool = False
    icon: str = ""
    color: Color | None = None  # of a player: shown with its glyph
