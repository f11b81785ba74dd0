"""The photo of a game on the table. A file that cannot be shown is only told about."""

from io import BytesIO

from kivy.core.image import Image as CoreImage
from kivy.factory import Factory
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.device.device import quietly
from skyliners.app.look import load_kv
from skyliners.app.widgets import controls  # noqa: F401  # named in kv
from skyliners.present.choices import Choice
from skyliners.present.photos import PhotoModel, Wish


class Photo(BoxLayout):
    photo: PhotoModel | None = ObjectProperty(None, allownone=True)
    texture = ObjectProperty(None, allownone=True)
    broken = BooleanProperty(False)
    shape = NumericProperty(0.0)  # its height, compared with its width

    __events__ = ("on_wish",)

    def __init__(self, **kwargs: object) -> None:
        self._loaded: tuple[object, int] | None = None
        super().__init__(**kwargs)

    def on_photo(self, *_: object) -> None:
        assert self.photo is not None
        self._offer(self.photo.wishes)
        if self._loaded == (self.photo.path, self.photo.version):
            return
        self._loaded = (self.photo.path, self.photo.version)
        self.texture = None
        if self.photo.path is not None:
            with quietly("photo"):
                content = BytesIO(self.photo.path.read_bytes())
                self.texture = CoreImage(content, ext="jpg").texture
        self.broken = self.photo.path is not None and self.texture is None
        self.shape = self.texture.height / self.texture.width if self.texture else 0.0

    def _offer(self, wishes: tuple[Choice, ...]) -> None:
        keys = self.ids.wishes
        keys.clear_widgets()
        for wish in wishes:
            key = Factory.PhotoKey(text=wish.text, icon=wish.icon)
            key.bind(on_release=lambda _, wish=wish.value: self.dispatch("on_wish", wish))
            keys.add_widget(key)

    def on_wish(self, wish: Wish) -> None: ...


load_kv("widgets/photo")
