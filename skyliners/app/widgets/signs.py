"""Signs on the canvas, between and above what they belong to: a text is drawn once and
kept, and a sign moves with its board by the shader alone."""

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Any

from kivy.core.text.markup import MarkupLabel
from kivy.graphics import Mesh, RenderContext
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.utils import escape_markup

from skyliners.app.widgets.icons import ICONS
from skyliners.present.signs import Sign, corners

_FORMAT = [
    (b"vSpot", 3, "float"),
    (b"vBeside", 2, "float"),
    (b"vText", 4, "float"),
    (b"vNormal", 3, "float"),
    (b"vTint", 4, "float"),
    (b"vShown", 4, "float"),
]
_VERTEX, _FRAGMENT = (
    Path(__file__).with_suffix(".glsl").read_text().split("---FRAGMENT SHADER---")
)
_LETTERS = 34  # dp high: about as large as they are on a tablet,
_USUAL = 0.3  # where they are no higher than this, in spaces


class Signs(RenderContext):
    """Some signs, painted together."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(
            vs=_VERTEX.replace("---VERTEX SHADER---", ""),
            fs=_FRAGMENT,
            use_parent_projection=True,
            use_parent_modelview=True,
            **kwargs,
        )

    def show(self, signs: Iterable[Sign]) -> None:
        self.clear()
        alike: dict[tuple[str, str, float], list[Sign]] = {}
        for sign in signs:
            size = _LETTERS * max(sign.high / _USUAL, 1.0)
            alike.setdefault((sign.icon, sign.text, size), []).append(sign)
        for written, same in alike.items():
            texture = _texture(*written)
            part = (*texture.uvpos, *texture.uvsize)
            quads = [corners(sign, texture.width / texture.height, part) for sign in same]
            self.add(
                Mesh(
                    mode="triangles",
                    fmt=_FORMAT,
                    vertices=array("f", chain.from_iterable(quads)),
                    indices=_squares(len(quads)),
                    texture=texture,
                )
            )


@lru_cache(maxsize=128)
def _texture(icon: str, text: str, size: float) -> Texture:
    before = f"[font=Icons]{ICONS[icon]}[/font]" + " " * bool(text) if icon else ""
    label = MarkupLabel(text=before + escape_markup(text), font_size=dp(size), bold=True)
    label.refresh()
    return label.texture


def _squares(number: int) -> Sequence[int]:
    return [4 * at + corner for at in range(number) for corner in (0, 1, 2, 0, 2, 3)]
