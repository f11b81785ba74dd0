"""A card of the patience on the canvas: the town of its period, and above it a band with
number and sign, which is seen wherever cards lie in rows. It is drawn with its lower left
corner in the origin, so that whoever lays cards moves it without drawing it anew."""

from functools import lru_cache

from kivy.graphics import (
    Color,
    InstructionGroup,
    Line,
    Mesh,
    PopMatrix,
    PushMatrix,
    Rectangle,
    RoundedRectangle,
    Scale,
    Translate,
)

from skyliners.app.widgets.cardart import digit, tints, triangles
from skyliners.present.deck.art import BACK, QUAY, SIGNS, TALL, town
from skyliners.present.deck.colours import PERIODS, tint
from skyliners.present.patience.spread import HEAD
from skyliners.present.theme import BLACK, DARK, Rgba, Theme
from skyliners.rules.deck import Card

_ROUND = 0.1  # of its width
_FOOT = 0.1  # of its width: the quay, as low as its corners are round
_OUTLINE = (*BLACK[:3], 0.55)


@lru_cache(maxsize=32)
def _town(card: Card) -> tuple[list[float], list[int]]:
    return triangles(town(card))


@lru_cache(maxsize=1)
def _back() -> tuple[list[float], list[int]]:
    return triangles(BACK[1:])


class _Drawn(InstructionGroup):
    def __init__(self, size: tuple[float, float], look: Theme) -> None:
        super().__init__()
        self.wide, self.high = size
        self.radius = self.wide * _ROUND
        self.dark = look is DARK

    def ground(self, name: str) -> None:
        self.fill(name)
        self.add(
            RoundedRectangle(size=(self.wide, self.high), pos=(0, 0), radius=[self.radius])
        )

    def outline(self) -> None:
        self.add(Color(*_OUTLINE))
        around = (0, 0, self.wide, self.high, self.radius)
        self.add(Line(rounded_rectangle=around, width=1))

    def fill(self, name: str) -> None:
        self.add(Color(*tint(name, dark=self.dark)))

    def picture(
        self, mesh: tuple[list[float], list[int]], low: float, scale: tuple[float, float]
    ) -> None:
        vertices, indices = mesh
        self.add(Color(1, 1, 1, 1))
        for part in (
            PushMatrix(),
            Translate(0, low),
            Scale(*scale, 1),
            Mesh(
                vertices=vertices,
                indices=indices,
                mode="triangles",
                texture=tints(self.dark),
            ),
            PopMatrix(),
        ):
            self.add(part)


class CardFace(_Drawn):
    """A card face up."""

    def __init__(self, card: Card, size: tuple[float, float], look: Theme) -> None:
        super().__init__(size, look)
        wide, high = size
        band, foot = high * HEAD, wide * _FOOT
        self.ground("quay")
        up = (high - band - foot) / (TALL - QUAY)
        self.picture(_town(card), foot - QUAY * up, (wide, up))
        self.fill("kerb")
        self.add(Rectangle(pos=(0, foot), size=(wide, max(wide * 0.02, 1))))
        period = PERIODS[card.design]
        self.fill(period.tint)
        top = [(self.radius, self.radius)] * 2 + [(0, 0)] * 2
        self.add(RoundedRectangle(pos=(0, high - band), size=(wide, band), radius=top))
        ink = tint(period.ink, dark=self.dark)
        self._number(card.value, high - band / 2, band, ink)
        self._sign(card.design, high - band / 2, band, ink)
        self.outline()

    def _number(self, value: int, middle: float, band: float, ink: Rgba) -> None:
        texture = digit(value, round(min(band * 0.92, self.wide * 0.5)))
        spot = (self.wide * 0.1, middle - texture.height / 2)
        self.add(Color(*ink))
        self.add(Rectangle(texture=texture, pos=spot, size=texture.size))

    def _sign(self, design: str, middle: float, band: float, ink: Rgba) -> None:
        side = min(band * 0.6, self.wide * 0.34)
        left, low = self.wide * 0.9 - side, middle - side / 2
        self.add(Color(*ink))
        for corners in SIGNS[design]:
            vertices = [
                number
                for x, y in corners
                for number in (left + x * side, low + y * side, 0.0, 0.0)
            ]
            fan = [*range(len(corners))]
            self.add(Mesh(vertices=vertices, indices=fan, mode="triangle_fan"))


class CardBack(_Drawn):
    """A card face down."""

    def __init__(self, size: tuple[float, float], look: Theme) -> None:
        super().__init__(size, look)
        self.ground("back")
        self.picture(_back(), 0, (self.wide, self.high / TALL))
        self.outline()
