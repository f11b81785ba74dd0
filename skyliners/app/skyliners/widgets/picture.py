"""A live picture in the rules: the city, and what else belongs to the situation. Its rules
are in kv/picture.kv."""

from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from skyliners.app.look import load_kv
from skyliners.app.skyliners.widgets import plancard, skyline  # noqa: F401  # named in kv
from skyliners.app.widgets import badge, blocks, frame, scoretable  # noqa: F401  # named in kv
from skyliners.present.skyliners.picture import Picture, Sitter
from skyliners.present.skyliners.scene import beyond

_ROW_SHARE = 0.56  # of a picture's width, compared with the city
_WITH_SITTERS = 0.7  # how much smaller a city is that people sit around


class SitterMark(BoxLayout):
    """Who sits at an edge of the city."""

    sitter: Sitter | None = ObjectProperty(None, allownone=True)


class PeopledCity(FloatLayout):
    """A city with people around it."""

    sitters: tuple[Sitter, ...] = ObjectProperty(())

    def on_sitters(self, *_: object) -> None:
        for mark in [each for each in self.children if isinstance(each, SitterMark)]:
            self.remove_widget(mark)
        for sitter in self.sitters:
            self.add_widget(SitterMark(sitter=sitter))
        self.ids.city.zoom = _WITH_SITTERS if self.sitters else 1.0
        self.do_layout()

    def do_layout(self, *args: object, **kwargs: object) -> None:
        super().do_layout(*args, **kwargs)
        for mark in self.children:
            if isinstance(mark, SitterMark) and mark.sitter is not None:
                mark.center = self.ids.city.camera.project(*beyond(mark.sitter.side), 0.0)


class PictureView(BoxLayout):
    """A situation, live: it follows the theme. To be looked at, not to be touched, so
    that a page can be pushed up and down over it."""

    picture: Picture | None = ObjectProperty(None, allownone=True)
    caption = StringProperty("")
    has_row = BooleanProperty(False)

    def on_picture(self, *_: object) -> None:
        shown = self.picture
        if shown is None:
            return
        ground = self.ids.ground
        ground.ids.city.model = shown.city
        ground.sitters = shown.sitters
        self.has_row = shown.row is not None
        self.ids.row.size_hint_x = _ROW_SHARE if shown.row else None
        self.ids.row.width = 0
        self.ids.row.row = shown.row
        if shown.row is not None:
            self.ids.row.scale = max(6, *(each.height for each in shown.row.profiles))

    def on_touch_down(self, _touch: Any) -> bool:
        return False


load_kv("skyliners/widgets/picture")
