"""The picture of a finished game: what is left on the table, large, under an evening sky;
who played, and when. All its measures are shares of its own size, so that a small one on
screen and a large one in a file are the same picture."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.graphics.texture import Texture
from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from skyliners.app.games import staged
from skyliners.app.look import load_kv
from skyliners.app.widgets import badge, wordmark  # noqa: F401  # named in kv
from skyliners.present.souvenir import Line, Souvenir
from skyliners.present.theme import Theme, mixed

_FRAMES = 4  # until all is where it belongs


class SouvenirLine(BoxLayout):
    line: Line | None = ObjectProperty(None, allownone=True)


class SouvenirView(FloatLayout):
    souvenir: Souvenir | None = ObjectProperty(None, allownone=True)

    def show(self, souvenir: Souvenir, game: str, table: Any, sheet: Any) -> None:
        self.souvenir = souvenir
        parts = staged(game).results_parts()
        parts.board.still = True
        self.ids.board.clear_widgets()
        self.ids.board.add_widget(parts.board)
        parts.show(table, sheet)
        self.ids.lines.clear_widgets()
        for line in souvenir.lines:
            self.ids.lines.add_widget(SouvenirLine(line=line))

    @staticmethod
    def sky(look: Theme) -> Texture:
        """From the ground up to the evening sky, as the theme has them."""
        texture = Texture.create(size=(1, 2), colorfmt="rgb")
        colors = (
            mixed(look.background, look.sky, 0.2),
            mixed(look.background, look.sky, 0.9),
        )
        pixels = bytes(round(part * 255) for color in colors for part in color[:3])
        texture.blit_buffer(pixels, colorfmt="rgb", bufferfmt="ubyte")
        texture.mag_filter = "linear"
        return texture

    def developed(self, then: Callable[[Any], object]) -> None:
        """As an image, once everything in it is in its place."""

        def wait(frames: int) -> None:
            if frames:
                Clock.schedule_once(lambda _: wait(frames - 1), 0)
            else:
                then(self.export_as_image())

        wait(_FRAMES)


load_kv("widgets/souvenir")
