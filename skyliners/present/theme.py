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


def mixed(one: Rgba, other: Rgba, share: float) -> Rgba:
    """One colour with so large a share of another in it."""
    red, green, blue, alpha = (a + (b - a) * share for a, b in zip(one, other, strict=True))
    return red, green, blue, alpha


PLAYER = {
    Color.BLUE: rgba("#004488"),
    Color.RED: rgba("#CC3311"),
    Color.GREEN: rgba("#009988"),
    Color.YELLOW: rgba("#CCBB44"),
}
NEUTRAL = rgba("#FFFFFF")
WHITE, BLACK = rgba("#FFFFFF"), rgba("#000000")
GONE = (0.001, 0.001)  # how large a rounded rectangle is that nobody is to see
ON_PLAYER = {
    Color.BLUE: WHITE,
    Color.RED: WHITE,
    Color.GREEN: BLACK,
    Color.YELLOW: BLACK,
}

# Of the boxes on the shelf, one after the other; white letters stand on them.
COVERS = (rgba("#24406B"), rgba("#8A3B2A"), rgba("#1F5D57"), rgba("#5B3A66"))

TREE = rgba("#5B9142")
LAWN = rgba("#9CBF77")
TRUNK = rgba("#6B4F36")


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
    table: Rgba  # its shadow on the table
    edge: Rgba  # its rim
    street: Rgba  # between the sites
    site: Rgba  # a building site
    foot: Rgba  # round what stands on it; in the evening, in the light of its windows
    shadow: Rgba  # of what stands
    lamp: Rgba  # behind windows
    glow: Rgba  # a site that takes the piece
    taking: Rgba  # and its middle, where it is empty
    marked: Rgba  # what happened last
    sky: Rgba  # behind the city, for whoever crouches
    sun: Rgba  # or the moon
    paper: Rgba  # of cards
    beam: Rgba  # a row somebody looks along
    water: Rgba  # round a city that has some
    shallow: Rgba  # where it meets the land, and its waves
    quay: Rgba  # what the land is edged with
    plaza: Rgba  # a space that counts by itself
    gold: Rgba  # what marks it


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
    plate=rgba("#BFA983"),
    table=rgba("#2B2118", 0.42),
    edge=rgba("#A89C84"),
    street=rgba("#CFC5B2"),
    site=rgba("#E9E2D3"),
    foot=rgba("#9C917E"),
    shadow=rgba("#3A2C1E", 0.36),
    lamp=rgba("#DDEBF2", 0.22),
    glow=rgba("#FFB52E"),
    taking=rgba("#FFF0CC"),
    marked=rgba("#8A6FC0"),
    sky=rgba("#F8D9AE"),
    sun=rgba("#FFF1C4"),
    paper=rgba("#FFFCF6"),
    beam=rgba("#7FC4EE"),
    water=rgba("#7DB3C9"),
    shallow=rgba("#A9D0DC"),
    quay=rgba("#A3957C"),
    plaza=rgba("#F1D9A0"),
    gold=rgba("#B8860B"),
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
    plate=rgba("#2F3642"),
    table=rgba("#000000", 0.6),
    edge=rgba("#262D38"),
    street=rgba("#262C38"),
    site=rgba("#3B4453"),
    foot=rgba("#8A6A42"),
    shadow=rgba("#05070C", 0.5),
    lamp=rgba("#FFD98C", 0.58),
    glow=rgba("#FFC14D"),
    taking=rgba("#6B5E43"),
    marked=rgba("#A78BE0"),
    sky=rgba("#343B66"),
    sun=rgba("#5A6391"),
    paper=rgba("#D5D9E2"),
    beam=rgba("#4F86BE"),
    water=rgba("#16324A"),
    shallow=rgba("#25506B"),
    quay=rgba("#4C5563"),
    plaza=rgba("#6B5A35"),
    gold=rgba("#E8B93C"),
)


def contrast(one: Rgba, other: Rgba) -> float:
    """Between 1, the same, and 21, black on white: as WCAG counts it."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: Rgba) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in color[:3]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def legible(color: Rgba, ground: Rgba, ink: Rgba, least: float = 3.0) -> Rgba:
    """A colour as it is drawn in thin lines on a ground: with as much of the ink in it as
    it needs to stand out there."""
    for share in range(11):
        drawn = mixed(color, ink, share / 10)
        if contrast(drawn, ground) >= least:
            return drawn
    return ink
