"""A screen that shows a photo, and lets people take or choose one."""

import contextlib

from kivy.app import App

from skyliners.app.device.photos import choose, has_camera, take
from skyliners.match.shelf.photos import photo_of
from skyliners.present.photos import PhotoModel, PhotoTrouble, Wish, photo_model


class WithPhoto:
    photo_trouble: PhotoTrouble | None = None  # with the one that was wanted last

    def _show(self) -> None:
        raise NotImplementedError

    def photographed(self, content: bytes) -> bool:
        """There is a photo; was there room for it?"""
        raise NotImplementedError

    def remove_photo(self) -> None:
        raise NotImplementedError

    def photo(self, key: int | None) -> PhotoModel:
        path = photo_of(App.get_running_app().folder, key)
        version = 0
        with contextlib.suppress(OSError):
            version = path.stat().st_mtime_ns if path else 0
        return photo_model(path, version, camera=has_camera(), trouble=self.photo_trouble)

    def about_photo(self, wish: Wish) -> None:
        if wish is Wish.REMOVE:
            self.remove_photo()
        elif not (take if wish is Wish.TAKE else choose)(self.add_photo):
            self._complain(PhotoTrouble.NO_CHOOSER)

    def add_photo(self, content: bytes | PhotoTrouble) -> None:
        """One was taken or chosen; or why it cannot be kept."""
        if isinstance(content, PhotoTrouble):
            self._complain(content)
        elif not self.photographed(content):
            self._complain(PhotoTrouble.NO_ROOM)

    def _complain(self, trouble: PhotoTrouble) -> None:
        self.photo_trouble = trouble
        self._show()
