"""Photos of a city on the table: taken, chosen, made small, refused."""

import shutil
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from zlib import crc32

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from skyliners.app.device import files, photos
from skyliners.app.device.photos import LONGEST, MOST_BYTES, small
from skyliners.present.photos import PhotoRefused, PhotoTrouble, photo_model
from tests.app.phone import Phone, each_failure, phone, plyer_with

ROOT = Path(__file__).parents[3]

__all__ = ["phone"]  # a fixture


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        files, "Clock", SimpleNamespace(schedule_once=lambda task: task(0.0))
    )


def picture(
    size: tuple[int, int] = (60, 40), kind: str = "JPEG", turned: int | None = None
) -> bytes:
    out = BytesIO()
    exif = Image.Exif()
    if turned is not None:
        exif[0x0112] = turned  # orientation
        exif[0x010E] = "a secret place"
    Image.new("RGB", size, "teal").save(out, kind, exif=exif)
    return out.getvalue()


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_large_pictures_become_small_ones(kind: str) -> None:
    with Image.open(BytesIO(small(picture((4000, 1000), kind)))) as kept:
        assert kept.format == "JPEG"
        assert kept.size == (LONGEST, LONGEST // 4)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_small_pictures_stay_as_they_are_and_stand_upright(kind: str) -> None:
    content = small(picture((60, 40), kind, turned=6))
    with Image.open(BytesIO(content)) as kept:
        assert kept.size == (40, 60)
        assert not kept.getexif()
    assert b"secret" not in content


def _segments(content: bytes) -> set[int]:
    """The kinds of all parts of a JPEG before its picture."""
    kinds, at = set(), 2
    while content[at + 1] != 0xDA:
        assert content[at] == 0xFF
        kinds.add(content[at + 1])
        at += 2 + int.from_bytes(content[at + 2 : at + 4], "big")
    return kinds


# JFIF, tables to unfold it with, and its size; no comment, no profile, no notes.
_NEEDED = {0xE0, 0xDB, 0xC0, 0xC4}


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_only_the_picture_is_kept(kind: str) -> None:
    """Whatever cameras, phones and programs write beside it."""
    said = b"a secret place"
    beside: dict[str, Any] = {"icc_profile": said, "xmp": said, "dpi": (77, 77)}
    if kind == "JPEG":
        beside["comment"] = said
    if kind == "PNG":
        beside["pnginfo"] = notes = PngInfo()
        notes.add_text("Comment", said.decode())
        notes.add_itxt("XML:com.adobe.xmp", said.decode())
    out = BytesIO()
    Image.new("RGB", (60, 40), "teal").save(out, kind, **beside)
    assert said in out.getvalue() or kind == "PNG"
    kept = small(out.getvalue())
    assert said not in kept
    assert _segments(kept) == _NEEDED


@pytest.mark.parametrize(
    ("content", "trouble"),
    [
        (None, PhotoTrouble.UNREADABLE),
        (b"", PhotoTrouble.NO_PICTURE),
        (b"%PDF-1.4 no picture at all", PhotoTrouble.NO_PICTURE),
        (picture((300, 200))[:200], PhotoTrouble.NO_PICTURE),
        (picture((9, 9), "BMP"), PhotoTrouble.NO_PICTURE),
        (bytes(MOST_BYTES + 1), PhotoTrouble.TOO_LARGE),
    ],
    ids=["unreadable", "empty", "no picture", "cut off", "other format", "too long"],
)
def test_what_is_refused(content: bytes | None, trouble: PhotoTrouble) -> None:
    with pytest.raises(PhotoRefused) as refused:
        small(content)
    assert refused.value.trouble is trouble
    assert photo_model(None, trouble=trouble).notice


@pytest.mark.parametrize("side", [5_001, 9_600, 20_000])
def test_a_few_bytes_that_unfold_to_far_too_much(side: int) -> None:
    bomb = bytearray(picture((8, 8), "PNG"))
    header = bomb.index(b"IHDR")
    bomb[header + 4 : header + 12] = side.to_bytes(4, "big") * 2
    checksum = crc32(bomb[header : header + 17])
    bomb[header + 17 : header + 21] = checksum.to_bytes(4, "big")
    _is_too_large(bytes(bomb))


def _is_too_large(content: bytes) -> None:
    with pytest.raises(PhotoRefused) as refused:
        small(content)
    assert refused.value.trouble is PhotoTrouble.TOO_LARGE


_UNFOLD = """
import sys
from pathlib import Path
from skyliners.app.device.photos import small
from skyliners.present.photos import PhotoRefused
from tests.peak import peak_kilobytes
import PIL.Image, PIL.JpegImagePlugin, PIL.PngImagePlugin, PIL.WebPImagePlugin
content = Path(sys.argv[1]).read_bytes()
before = peak_kilobytes()
try:
    small(content)
    answer = "kept"
except PhotoRefused as refused:
    answer = refused.trouble.value
print(answer, (peak_kilobytes() - before) // 1024)
"""


@pytest.mark.parametrize(
    ("drawn", "options", "answer"),
    [
        (("PNG", "RGBA", (5000, 5000)), {}, "kept"),
        (("PNG", "LA", (5000, 5000)), {}, "kept"),
        (("PNG", "RGB", (9_450, 9_450)), {}, "too-large"),
        (("WEBP", "RGBA", (3500, 3500)), {"lossless": True}, "kept"),
        (("WEBP", "RGB", (16_383, 16_383)), {"lossless": True, "method": 0}, "too-large"),
        (("JPEG", "RGB", (12_000, 9_000)), {}, "kept"),
        (("JPEG", "CMYK", (5000, 5000)), {"progressive": True, "subsampling": 0}, "kept"),
        (("JPEG", "RGB", (9_000, 9_000)), {"progressive": True}, "too-large"),
        (("JPEG", "RGB", (60_000, 1_700)), {}, "too-large"),
    ],
)
def test_no_picture_takes_more_memory_than_there_is(
    tmp_path: Path,
    drawn: tuple[str, str, tuple[int, int]],
    options: dict[str, Any],
    answer: str,
) -> None:
    """In a process of its own: the most it ever held is its own, too."""
    kind, mode, size = drawn
    path = tmp_path / "picture"
    Image.new(mode, size).save(path, kind, **options)
    said = subprocess.check_output(
        [sys.executable, "-c", _UNFOLD, str(path)], cwd=ROOT, text=True
    )
    told, megabytes = said.split()
    assert told == answer
    assert int(megabytes) < 250


def test_a_jpeg_in_several_scans_is_held_as_a_whole() -> None:
    """One colour after the other: written by hand, for nobody does so any more."""
    whole = picture((16, 16))
    at = whole.index(b"\xff\xda")
    several = whole[:at] + b"\xff\xda\x00\x08\x01\x01\x00\x00\x3f\x00" + whole[at + 14 :]
    large = (9_000).to_bytes(2, "big") * 2
    frame = several.index(b"\xff\xc0") + 5
    _is_too_large(several[:frame] + large + several[frame + 4 :])
    filled = whole[:2] + b"\xff\xff" + whole[2:]
    assert small(filled) == small(whole)


# On a phone


def test_taken_on_a_phone(phone: Phone) -> None:
    heard: list[bytes | PhotoTrouble] = []
    assert photos.has_camera()
    assert photos.take(heard.append)
    (intent,) = phone.started
    assert intent.action == "android.media.action.IMAGE_CAPTURE"
    place = intent.extras["output"]
    (phone.folder / place).write_bytes(picture())
    phone.answer()
    assert heard == [small(picture())]
    assert not (phone.folder / place).exists()


def test_the_camera_is_left_without_a_photo(phone: Phone) -> None:
    heard: list[bytes | PhotoTrouble] = []
    assert photos.take(heard.append)
    phone.choose(None)
    assert heard == []
    assert phone.removed == ["skyliners.jpg"]


def test_chosen_on_a_phone(phone: Phone) -> None:
    (phone.folder / "city").write_bytes(picture())
    (phone.folder / "letter").write_bytes(b"no picture")
    heard: list[bytes | PhotoTrouble] = []
    for name in ("city", "letter", "gone"):
        assert photos.choose(heard.append)
        assert phone.started[-1].mime == "image/*"
        phone.choose(name)
    assert heard == [
        small(picture()),
        PhotoTrouble.NO_PICTURE,
        PhotoTrouble.UNREADABLE,
    ]


@each_failure
def test_no_camera_on_this_phone(failure: Exception, phone: Phone) -> None:
    phone.failure = failure
    assert not photos.has_camera()
    assert not photos.take(_never)
    assert not photos.choose(_never)
    assert phone.listeners == []


@each_failure
def test_the_camera_is_refused_at_the_last_moment(
    failure: Exception, phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise failure

    monkeypatch.setattr(phone, "startActivityForResult", refuse)
    assert not photos.take(_never)
    assert phone.removed == ["skyliners.jpg"]


# On a desktop


def test_a_desktop_has_no_camera_and_may_have_no_chooser(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    assert not photos.has_camera()
    assert not photos.take(_never)
    assert not photos.choose(_never)


def test_chosen_on_a_desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "city.png"
    path.write_bytes(picture(kind="PNG"))
    monkeypatch.setattr(files, "platform", "macosx")
    chooser = SimpleNamespace(open_file=lambda on_selection: on_selection([str(path)]))
    plyer_with(monkeypatch, filechooser=chooser)
    heard: list[bytes | PhotoTrouble] = []
    assert photos.choose(heard.append)
    assert heard == [small(picture(kind="PNG"))]


def _never(_answer: Any) -> None:
    raise AssertionError("there is no photo")
