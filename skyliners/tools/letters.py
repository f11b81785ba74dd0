"""Draws the letters our games' names are written in, and a little skyline to stand above
them: shapes of our own, built like houses, from bars, slants and bows of one width. They
become a font (`truetype`), so that they are crisp at every size and in every colour.

Only capitals: a name on a box needs no others.
"""

from math import cos, hypot, radians, sin
from pathlib import Path
from typing import NamedTuple

from skyliners.present.letters import SKYLINE, WINDOWS
from skyliners.tools.truetype import Contour, Drawn, font

FONT = Path(__file__).parents[2] / "assets" / "fonts" / "skyline.ttf"

HIGH = 700  # of a capital, of a thousand
_BAR = 104  # how thick everything is
_WAIST = 262  # the lower edge of what crosses in the middle
_BEFORE = 60  # on either side of a letter
_FINE = 6  # degrees from one corner of a bow to the next


class Letter(NamedTuple):
    wide: float
    parts: tuple[Contour, ...]


class House(NamedTuple):
    """Of the little skyline."""

    wide: float
    high: float
    mast: float = 0.0  # how high an antenna rises above it
    gable: bool = False
    lit: tuple[tuple[int, int], ...] = ()  # windows: column and storey, from below


def _bar(left: float, low: float, right: float, high: float) -> Contour:
    """Clockwise, as all that is ink."""
    return ((left, low), (left, high), (right, high), (right, low))


def _slant(left: float, low: float, to: float, high: float) -> Contour:
    """From a foot to a head, both level with the ground; given are their left corners."""
    wide = _BAR * hypot(to - left, high - low) / (high - low)
    return ((left, low), (to, high), (to + wide, high), (left + wide, low))


def _lean(run: float, rise: float) -> float:
    """How wide the foot of a slant is that goes so far and so high."""
    return _BAR * hypot(run, rise) / rise


def _bow(
    centre: tuple[float, float], radii: tuple[float, float], begin: int, end: int
) -> Contour:
    """A part of a ring, from one angle to another against the clock."""
    (x, y), (across, up) = centre, radii
    steps = max((end - begin) // _FINE, 1)
    angles = [radians(begin + (end - begin) * step / steps) for step in range(steps + 1)]
    outer = [(x + across * cos(angle), y + up * sin(angle)) for angle in angles]
    inner = [
        (x + (across - _BAR) * cos(angle), y + (up - _BAR) * sin(angle)) for angle in angles
    ]
    return (*reversed(outer), *inner)


def _arm(left: float, to: float, run: float) -> Contour:
    """From a stem up to the right, so far for every step up."""
    wide = _lean(run, 1)
    return (
        (left, HIGH - (to + wide - left) / run),
        (left, HIGH - (to - left) / run),
        (to, HIGH),
        (to + wide, HIGH),
    )


def _stem(left: float = 0.0) -> Contour:
    return _bar(left, 0, left + _BAR, HIGH)


def _bowl(low: float, high: float, straight: float, wide: float) -> tuple[Contour, ...]:
    """The belly of a B, D, P or R, at the right of its stem."""
    radius = (high - low) / 2
    return (
        _bar(0, high - _BAR, straight + 4, high),  # a little under the bow: no seam
        _bar(0, low, straight + 4, low + _BAR),
        _bow((straight, low + radius), (wide - straight, radius), -90, 90),
    )


def _ring(wide: float, begin: int = 0, end: int = 360) -> Contour:
    return _bow((wide / 2, HIGH / 2), (wide / 2, HIGH / 2), begin, end)


def _peak(wide: float, *, low: float = 0.0, high: float = HIGH) -> tuple[Contour, ...]:
    """Two slants that meet at the top."""
    foot = _lean(wide / 2 - _BAR * 0.55, high - low)
    middle = (wide - foot) / 2
    return _slant(0, low, middle, high), _slant(wide - foot, low, middle, high)


def _upside_down(parts: tuple[Contour, ...], high: float = HIGH) -> tuple[Contour, ...]:
    return tuple(tuple((x, high - y) for x, y in reversed(contour)) for contour in parts)


def _moved(parts: tuple[Contour, ...], right: float) -> tuple[Contour, ...]:
    return tuple(tuple((x + right, y) for x, y in contour) for contour in parts)


def _alphabet() -> dict[str, Letter]:
    half, low = HIGH / 2, _WAIST
    joint = _lean(200, half)  # of an arm and a leg
    bowl = _bowl(low, HIGH, 230, 450)
    s_radius = (HIGH + _BAR) / 4  # two rings that share their middle
    v_shape = _upside_down(_peak(600))
    return {
        "A": Letter(600, (*_peak(600), _bar(120, 150, 480, 150 + _BAR * 0.86))),
        "B": Letter(480, (_stem(), *bowl, *_bowl(0, low + _BAR, 240, 480))),
        "C": Letter(520, (_ring(620, 52, 308),)),
        "D": Letter(580, (_stem(), *_bowl(0, HIGH, 250, 580))),
        "E": Letter(
            430,
            (
                _stem(),
                _bar(0, 0, 430, _BAR),
                _bar(0, low, 370, low + _BAR),
                _bar(0, HIGH - _BAR, 430, HIGH),
            ),
        ),
        "F": Letter(
            420, (_stem(), _bar(0, low, 360, low + _BAR), _bar(0, HIGH - _BAR, 420, HIGH))
        ),
        "G": Letter(
            620, (_ring(620, 52, 360), _bar(340, half - _BAR, 620 - _BAR / 2, half))
        ),
        "H": Letter(540, (_stem(), _stem(436), _bar(0, low, 540, low + _BAR))),
        "I": Letter(_BAR, (_stem(),)),
        "J": Letter(
            380,
            (
                _bar(380 - _BAR, 190, 380, HIGH),
                _bow((190, 190), (190, 190), 200, 360),
            ),
        ),
        "K": Letter(
            540,
            (
                _stem(),
                _arm(_BAR * 0.8, 540 - joint, 0.84),
                *_upside_down((_slant(186, HIGH - 402, 540 - joint, HIGH),)),
            ),
        ),
        "L": Letter(410, (_stem(), _bar(0, 0, 410, _BAR))),
        "M": Letter(
            700,
            (
                _stem(),
                _stem(700 - _BAR),
                *_upside_down(_peak(700, high=520)),
            ),
        ),
        "N": Letter(
            560,
            (
                _stem(),
                _stem(560 - _BAR),
                *_upside_down((_slant(0, 0, 560 - _lean(430, HIGH), HIGH),)),
            ),
        ),
        "O": Letter(640, (_ring(640),)),
        "P": Letter(450, (_stem(), *bowl)),
        "Q": Letter(660, (_ring(640), *_upside_down((_slant(340, 520, 540, 760),), 680))),
        "R": Letter(
            490,
            (
                _stem(),
                *bowl,
                *_upside_down((_slant(190, HIGH - low - 60, 490 - joint, HIGH),)),
            ),
        ),
        "S": Letter(
            450,
            (
                _bow((225, HIGH - s_radius), (225, s_radius), 28, 270),
                _bow((225, s_radius), (225, s_radius), -152, 90),
            ),
        ),
        "T": Letter(500, (_stem(198), _bar(0, HIGH - _BAR, 500, HIGH))),
        "U": Letter(
            540,
            (
                _bar(0, 270, _BAR, HIGH),
                _bar(540 - _BAR, 270, 540, HIGH),
                _bow((270, 270), (270, 270), 180, 360),
            ),
        ),
        "V": Letter(600, v_shape),
        "W": Letter(
            860,
            (
                *_upside_down(_peak(480)),
                *_moved(_upside_down(_peak(480)), 380),
            ),
        ),
        "X": Letter(
            560,
            (
                _slant(0, 0, 560 - _lean(430, HIGH), HIGH),
                *_upside_down((_slant(0, 0, 560 - _lean(430, HIGH), HIGH),)),
            ),
        ),
        "Y": Letter(
            580,
            (
                _bar(290 - _BAR / 2, 0, 290 + _BAR / 2, 340),
                *_upside_down(_peak(580, high=HIGH - 260)),
            ),
        ),
        "Z": Letter(
            520,
            (
                _bar(0, 0, 520, _BAR),
                _bar(0, HIGH - _BAR, 520, HIGH),
                _slant(0, _BAR * 0.6, 520 - _lean(390, HIGH), HIGH - _BAR * 0.6),
            ),
        ),
        "-": Letter(260, (_bar(0, low, 260, low + _BAR),)),
        "’": Letter(120, (_slant(0, HIGH - 190, 30, HIGH),)),
        " ": Letter(190, ()),
    }


# From the left to the right: low houses, and towers where a city has them.
_HOUSES = (
    House(150, 120, gable=True, lit=((0, 0),)),
    House(130, 230, lit=((0, 1), (1, 0))),
    House(170, 170, lit=((1, 1),)),
    House(140, 360, lit=((0, 3), (1, 2), (0, 0))),
    House(190, 270, gable=True, lit=((1, 2), (2, 0), (0, 1))),
    House(150, 520, mast=150, lit=((0, 5), (1, 4), (1, 2), (0, 1))),
    House(210, 330, lit=((0, 2), (2, 3), (1, 0))),
    House(150, 430, lit=((0, 3), (1, 4), (0, 0))),
    House(180, 210, gable=True, lit=((1, 1),)),
    House(140, 310, mast=90, lit=((0, 2), (1, 1))),
    House(190, 150, lit=((2, 0),)),
    House(130, 100, gable=True),
)
_LANE, _PANE, _STOREY, _MAST = 26, 26, 78, 16


def _skyline() -> tuple[Letter, Letter]:
    """The houses, and the windows that are lit in them."""
    houses: list[Contour] = []
    windows: list[Contour] = []
    left = 0.0
    for house in _HOUSES:
        right = left + house.wide
        houses.append(_bar(left, 0, right, house.high))
        middle = (left + right) / 2
        if house.gable:
            roof = house.high + house.wide * 0.36
            houses.append(((left, house.high), (middle, roof), (right, house.high)))
        if house.mast:
            top = house.high + house.mast
            houses.append(_bar(middle - _MAST / 2, house.high, middle + _MAST / 2, top))
        panes = max(int((house.wide - 30) // (2 * _PANE)), 1)
        first = middle - (panes - 0.5) * _PANE
        for column, storey in house.lit:
            x, y = first + column * 2 * _PANE, 34 + storey * _STOREY
            windows.append(_bar(x, y, x + _PANE, y + _PANE * 1.5))
        left = right + _LANE
    wide = left - _LANE
    return Letter(wide, tuple(houses)), Letter(wide, tuple(windows))


def drawn() -> dict[str, Drawn]:
    """Every letter with the room it needs; small ones are the same as the capitals."""
    houses, windows = _skyline()
    letters = _alphabet() | {SKYLINE: houses, WINDOWS: windows}
    return {
        form: Drawn(letter.wide + 2 * _BEFORE, _moved(letter.parts, _BEFORE))
        for sign, letter in letters.items()
        for form in {sign, sign.lower()}
    }


def written() -> bytes:
    return font("Skyline", drawn(), high=HIGH)


def main() -> None:
    FONT.parent.mkdir(parents=True, exist_ok=True)
    FONT.write_bytes(written())
    print(f"{FONT.name}: {FONT.stat().st_size / 1024:.0f} KB")


if __name__ == "__main__":
    main()
