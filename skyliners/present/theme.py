"""The app's colours and measures, as data; nothing else names a colour.

Player colours stay apart under protan, deutan and tritan vision, and never stand
alone: each has its glyph.
"""

from typing import NamedTuple

from skyliners.rules.seats import Color

Rgba = tuple[float, float, float, float]


def rgba(hexadecimal: str, alpha: float = 1.0) -> Rgba:
    red, green, blue = (int(hexadecimal[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue, alpha


PLAYER = {
    Color.BLUE: rgba("#004488"),
    Color.RED: rgba("#CC3311"),
    Color.GREEN: rgba("#009988"),
    Color.YELLOW: rgba("#CCBB44"),
}
NEUTRAL = rgba("#FFFFFF")
WHITE, BLACK = rgba("#FFFFFF"), rgba("#000000")
ON_PLAYER = {
    Color.BLUE: WHITE,
    Color.RED: WHITE,
    Color.GREEN: BLACK,
    Color.YELLOW: BLACK,
}

TREE = rgba("#4E8F3A")
LAWN = rgba("#8DB870")


class Theme(NamedTuple):
    background: Rgba  # behind everything; the first frame and the presplash
    surface: Rgba  # cards and panes
    raised: Rgba  # controls on a pane
    ink: Rgba  # text
    faint: Rgba  # secondary text
    line: Rgba  # borders
    accent: Rgba  # what can be done
    on_accent: Rgba
    warning: Rgba
    plate: Rgba  # the board the city stands on
    edge: Rgba  # its rim
    site: Rgba  # a building site
    glow: Rgba  # a site that takes the piece
    marked: Rgba  # what happened last


LIGHT = Theme(
    background=rgba("#F3EFE7"),
    surface=rgba("#FFFCF6"),
    raised=rgba("#EBE4D6"),
    ink=rgba("#1E2430"),
    faint=rgba("#5A6070"),
    line=rgba("#CFC6B4"),
    accent=rgba("#1F5FA8"),
    on_accent=rgba("#FFFFFF"),
    warning=rgba("#A6420E"),
    plate=rgba("#C9BFA9"),
    edge=rgba("#A89C84"),
    site=rgba("#DDD5C3"),
    glow=rgba("#F2C14E"),
    marked=rgba("#8A6FC0"),
)
DARK = Theme(
    background=rgba("#10141C"),
    surface=rgba("#1A202C"),
    raised=rgba("#283143"),
    ink=rgba("#F1EEE7"),
    faint=rgba("#A9B2C3"),
    line=rgba("#3A455A"),
    accent=rgba("#8CBDF5"),
    on_accent=rgba("#0B1F38"),
    warning=rgba("#F3A26B"),
    plate=rgba("#39424F"),
    edge=rgba("#262D38"),
    site=rgba("#4A5564"),
    glow=rgba("#D9A93C"),
    marked=rgba("#A78BE0"),
)
