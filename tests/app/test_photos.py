"""Photos of a city on the table: taken, chosen, made small, refused."""

import shutil
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from zlib import crc32

import pytest
from PIL import Image

from skyliners.app import files, photos
from skyliners.app.photos import LONGEST, MOST_BYTES, small
from skyliners.present.photos import PhotoRefused, PhotoTrouble, photo_model
from tests.app.phone import Phone, each_failure, phone, plyer_with

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


def test_small_pictures_stay_as_they_are_and_stand_upright() -> None:
    content = small(picture((60, 40), turned=6))
    with Image.open(BytesIO(content)) as kept:
        assert kept.size == (40, 60)
        assert not kept.getexif()
    assert b"secret" not in content


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


@pytest.mark.parametrize("side", [9_600, 20_000])
def test_a_few_bytes_that_unfold_to_far_too_much(side: int) -> None:
    bomb = bytearray(picture((8, 8), "PNG"))
    header = bomb.index(b"IHDR")
    bomb[header + 4 : header + 12] = side.to_bytes(4, "big") * 2
    checksum = crc32(bomb[header : header + 17])
    bomb[header + 17 : header + 21] = checksum.to_bytes(4, "big")
    with pytest.raises(PhotoRefused) as refused:
        small(bytes(bomb))
    assert refused.value.trouble is PhotoTrouble.TOO_LARGE


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
