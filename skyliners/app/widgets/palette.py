"""Colours as a tiny texture: polygons in many of them are one mesh, each corner pointing at
its own colour."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from kivy.graphics.texture import Texture

from skyliners.present.theme import Rgba


@lru_cache(maxsize=64)
def palette(tints: tuple[Rgba, ...]) -> Texture:
    texture = Texture.create(size=(max(len(tints), 1), 1), colorfmt="rgba")
    texture.min_filter = texture.mag_filter = "nearest"
    pixels = bytes(round(part * 255) for tint in tints or ((0,) * 4,) for part in tint)

    def fill(to: Texture) -> None:
        to.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")

    fill(texture)
    texture.add_reload_observer(fill)  # devices forget it while the app is away
    return texture


def painted(
    patches: Iterable[tuple[Rgba, Sequence[Sequence[tuple[float, float]]]]],
) -> tuple[list[float], list[int], Texture]:
    """What a mesh of triangles needs to show these convex polygons one after the other."""
    patches = [*patches]
    tints = tuple(dict.fromkeys(tint for tint, _ in patches))
    places = {tint: (at + 0.5) / len(tints) for at, tint in enumerate(tints)}
    vertices: list[float] = []
    indices: list[int] = []
    for tint, polygons in patches:
        for polygon in polygons:
            first = len(vertices) // 4
            for x, y in polygon:
                vertices += (x, y, places[tint], 0.5)
            for at in range(1, len(polygon) - 1):
                indices += (first, first + at, first + at + 1)
    return vertices, indices, palette(tints)
