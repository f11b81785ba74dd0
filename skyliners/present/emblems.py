"""Players' glyphs as shapes on the city: lying on a roof, or upright at a mast."""

from skyliners.present.blocks import BADGE, BALL, PAINT, Facing, Flat, Thing
from skyliners.present.theme import Rgba
from skyliners.rules.seats import Color

Spot = tuple[float, float, float]  # east, north, up


def lying(owner: Color, spot: Spot, half: float, ink: Rgba, quarter: int) -> list[Thing]:
    """Upright for whoever looks at it after so many turns of its own (`Flat.quarter`)."""
    east, north, up = spot
    square = Flat(east, north, half * 0.88, half * 0.88, up, ink, PAINT, 0.01)
    if owner is Color.BLUE:  # a ball without height: round from wherever it is seen
        return [Facing(east, north, half, up, up, ink, PAINT, BALL)]
    if owner is Color.GREEN:
        return [square]
    pointed = square._replace(radius=0.0, point=1.0, quarter=quarter)
    if owner is Color.RED:
        return [pointed._replace(wide=half * 1.1, deep=half * 0.95)]
    upper = pointed._replace(
        wide=half * 1.15, deep=half * 0.575, north=north + half * 0.575, quarter=0
    )
    return [upper, upper._replace(north=north - half * 0.575, point=-1.0)]


def standing(owner: Color, spot: Spot, half: float, ink: Rgba) -> list[Thing]:
    east, north, up = spot
    square = Facing(
        east, north, half * 0.88, up - half * 0.88, up + half * 0.88, ink, PAINT, BADGE
    )
    if owner is Color.BLUE:
        return [square._replace(half=half, low=up - half, high=up + half, radius=half)]
    if owner is Color.GREEN:
        return [square]
    if owner is Color.RED:
        return [square._replace(half=half * 1.1, low=up - half * 0.8, point=1.0)]
    upper = square._replace(half=half * 1.1, low=up, high=up + half * 1.1, point=1.0)
    return [upper, upper._replace(low=up - half * 1.1, high=up, point=-1.0)]
