"""The art of the cards on the canvas: shapes become one mesh, coloured by a palette that is
a tiny texture, so that a theme is another texture and moving a card moves a matrix."""

from array import array
from collections.abc import Iterable
from functools import lru_cache

from kivy.core.text import Label as CoreLabel
from kivy.graphics.texture import Texture

from skyliners.present.deck.art import BACK, Shape, face
from skyliners.present.deck.colours import TINTS, palette
from skyliners.rules.deck import Card

_PLACES = {tint: (at + 0.5) / len(TINTS) for at, tint in enumerate(TINTS)}


@lru_cache(maxsize=4)
def tints(dark: bool) -> Texture:
    colours = palette(dark=dark)
    texture = Texture.create(size=(len(colours), 1), colorfmt="rgba")
    texture.min_filter = texture.mag_filter = "nearest"
    pixels = bytes(round(part * 255) for colour in colours for part in colour)

    def fill(to: Texture) -> None:
        to.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")

    fill(texture)
    texture.add_reload_observer(fill)  # devices forget it while the app is away
    return texture


Triangles = tuple["array[float]", "array[int]"]  # vertices and indices, as meshes take them


def triangles(shapes: Iterable[Shape]) -> Triangles:
    """All shapes as one mesh, in their own measure."""
    vertices, indices = array("f"), array("H")
    for tint, corners in shapes:
        first, place = len(vertices) // 4, _PLACES[tint]
        for x, y in corners:
            vertices.extend((x, y, place, 0.5))
        for corner in range(1, len(corners) - 1):
            indices.extend((first, first + corner, first + corner + 1))
    return vertices, indices


@lru_cache(maxsize=32)
def card_mesh(card: Card | None) -> Triangles:
    """All of a card but its number, once; None: its back."""
    return triangles(BACK if card is None else face(card))


@lru_cache(maxsize=64)
def digit(value: int, size: int) -> Texture:
    """A number in white, to be tinted."""
    label = CoreLabel(text=str(value), font_size=max(size, 4), bold=True)
    label.refresh()
    return label.texture
