"""The photo of a game on the table: what is offered, and what is said when it fails."""

from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from skyliners.present.choices import Choice
from skyliners.present.texts import _, later, said
from skyliners.sentences import Said


class PhotoTrouble(Said):
    UNREADABLE = ("unreadable", later("This file can’t be read."))
    NO_PICTURE = (
        "no-picture",
        later("That’s not a photo. JPEG, PNG and WebP work."),
    )
    TOO_LARGE = ("too-large", later("This photo is too big."))
    NO_ROOM = ("no-room", later("There’s no space left for the photo."))
    NO_CHOOSER = ("no-chooser", later("You can’t choose a photo on this device."))


class Wish(StrEnum):
    """What can be done about a photo."""

    TAKE = "take"
    CHOOSE = "choose"
    REMOVE = "remove"


_ICONS = {
    Wish.TAKE: "camera-outline",
    Wish.CHOOSE: "image-outline",
    Wish.REMOVE: "trash-can-outline",
}


class PhotoRefused(Exception):
    """A file cannot become a photo."""

    def __init__(self, trouble: PhotoTrouble) -> None:
        self.trouble = trouble
        super().__init__(trouble.value)


class PhotoModel(NamedTuple):
    path: Path | None
    version: int  # another one may come in its place
    broken_text: str  # where there is a file that cannot be shown
    wishes: tuple[Choice, ...]
    notice: str


def photo_model(
    path: Path | None,
    version: int = 0,
    *,
    camera: bool = False,
    trouble: PhotoTrouble | None = None,
) -> PhotoModel:
    return PhotoModel(
        path,
        version,
        broken_text=_("The photo can’t be shown."),
        wishes=tuple(
            Choice(wish, text, icon=_ICONS[wish])
            for wish, text, there in (
                (Wish.TAKE, _("Take a photo"), camera),
                (Wish.CHOOSE, _("Choose a photo"), path is None),
                (Wish.CHOOSE, _("Choose another photo"), path is not None),
                (Wish.REMOVE, _("Remove the photo"), path is not None),
            )
            if there
        ),
        notice=said(trouble) if trouble else "",
    )
