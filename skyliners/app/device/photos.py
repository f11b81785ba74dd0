"""Photos people take or choose, made small enough to keep. What is chosen arrives later,
as bytes ready to be kept, or as the reason why it cannot be."""

from collections.abc import Callable
from io import BytesIO
from typing import Any
from warnings import catch_warnings, simplefilter

from kivy.utils import platform

from skyliners.app.device.device import activity, java, quietly
from skyliners.app.device.files import ask_android, beginning, open_file
from skyliners.present.photos import PhotoRefused, PhotoTrouble

MOST_BYTES = 40_000_000  # of a file to read at all; phones take up to half of that
LONGEST = 1600  # pixels of what is kept: enough for a tablet
_QUALITY = 82
_FORMATS = ("JPEG", "PNG", "WEBP")
_JPEGS = {"JPEG", "MPO"}  # alone, or with others behind it
_MARKER, _SCAN = b"\xff", b"\xda"
# Pixels of what is unfolded at all. Formats differ in what they need for each; so none
# takes more than 250 MB. A JPEG in one scan is made smaller while it is read.
_MOST_PIXELS = {"PNG": 25_000_000, "WEBP": 12_500_000, "JPEG": 25_000_000}
_OUTPUT = "output"  # android.provider.MediaStore.EXTRA_OUTPUT
_TAKEN = 0x5C3  # our number for what Android is asked

Then = Callable[[bytes | PhotoTrouble], None]


def has_camera() -> bool:
    """Can this device take a photo for us?"""
    if platform != "android":
        return False
    with quietly("camera"):
        manager = activity().getPackageManager()
        return bool(manager.hasSystemFeature("android.hardware.camera.any"))
    return False


def take(then: Then) -> bool:
    """Let the device's own camera app take one. It writes into a place of ours among the
    pictures, which needs no permission and is emptied afterwards."""
    with quietly("camera"):
        media = java("android.provider.MediaStore$Images$Media")
        values = java("android.content.ContentValues")()
        values.put("_display_name", "skyliners.jpg")
        values.put("mime_type", "image/jpeg")
        resolver = activity().getContentResolver()
        uri = resolver.insert(media.EXTERNAL_CONTENT_URI, values)

        def forget() -> None:
            with quietly("place for a photo"):
                resolver.delete(uri, None, None)

        def prepare(intent: Any, constants: Any) -> None:
            from jnius import cast  # noqa: PLC0415  # only there on Android

            intent.putExtra(_OUTPUT, cast("android.os.Parcelable", uri))
            intent.addFlags(constants.FLAG_GRANT_WRITE_URI_PERMISSION)

        def taken(_answer: Any) -> None:
            content = beginning(uri, MOST_BYTES)
            forget()
            then(_ready(content))

        action = "android.media.action.IMAGE_CAPTURE"
        if ask_android(action, _TAKEN, prepare, taken, forget):
            return True
        forget()
    return False


def choose(then: Then) -> bool:
    """Let somebody choose a file; False: there is nothing to choose with."""
    return open_file(lambda content: then(_ready(content)), "image/*", MOST_BYTES)


def _ready(content: bytes | None) -> bytes | PhotoTrouble:
    try:
        return small(content)
    except PhotoRefused as refused:
        return refused.trouble


def small(content: bytes | None) -> bytes:
    """The picture as it is kept: upright, not larger than need be, and without what
    cameras write into their files besides, such as the place."""
    if content is None:
        raise PhotoRefused(PhotoTrouble.UNREADABLE)
    if len(content) > MOST_BYTES:
        raise PhotoRefused(PhotoTrouble.TOO_LARGE)
    from PIL import Image, ImageOps  # noqa: PLC0415  # takes a while, and few need it

    try:
        with catch_warnings():
            simplefilter("ignore", Image.DecompressionBombWarning)  # asked below
            image = Image.open(BytesIO(content), formats=_FORMATS)
        with image:
            if not _in_one_scan(image, content):
                _check_size(image)
            image.draft("RGB", (LONGEST, LONGEST))
            _check_size(image)
            whole = image.convert("RGB")
        whole.thumbnail((LONGEST, LONGEST))
        upright = ImageOps.exif_transpose(whole)
        bare = Image.new("RGB", upright.size)  # nothing else comes along
        bare.paste(upright)
        out = BytesIO()
        bare.save(out, "JPEG", quality=_QUALITY, optimize=True)
    except PhotoRefused:
        raise
    except Image.DecompressionBombError as error:
        raise PhotoRefused(PhotoTrouble.TOO_LARGE) from error
    except Exception as error:  # a damaged file may break the decoder anywhere
        raise PhotoRefused(PhotoTrouble.NO_PICTURE) from error
    return out.getvalue()


def _check_size(image: Any) -> None:
    """Before it is unfolded: a file of few bytes may unfold to any size."""
    most = _MOST_PIXELS.get(image.format, _MOST_PIXELS["JPEG"])
    if image.width * image.height > most:
        raise PhotoRefused(PhotoTrouble.TOO_LARGE)


def _in_one_scan(image: Any, content: bytes) -> bool:
    """Is it a JPEG of which all colours come together? Then the first scan is all."""
    if image.format not in _JPEGS or image.info.get("progressive"):
        return False
    at = 2  # behind the start
    while content[at : at + 1] == _MARKER and (kind := content[at + 1 : at + 2]) != _SCAN:
        length = int.from_bytes(content[at + 2 : at + 4], "big")
        at += 1 if kind == _MARKER else 2 + length  # a marker twice only fills
    return content[at + 4 : at + 5] == bytes([image.layers])
