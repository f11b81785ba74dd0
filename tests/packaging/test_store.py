"""The store entries are complete in every language, keep to what shops allow, and are of
this version."""

import json
import re

import pytest
from PIL import Image

from skyliners import __version__
from skyliners.present.texts import LANGUAGES
from skyliners.tools.art import icon
from skyliners.tools.release import code
from skyliners.tools.store import DEVICES, ENTRIES, LOCALES, WIDE, Device, name, wide
from tests.packaging.conftest import ROOT

_MOST = {"title": 30, "short_description": 80, "full_description": 4000}
_ALL = pytest.mark.parametrize("locale", list(LOCALES.values()))


def _text(locale: str, what: str) -> str:
    return (ENTRIES / locale / f"{what}.txt").read_text(encoding="utf-8").strip()


def test_there_is_an_entry_in_every_language_of_the_app() -> None:
    assert set(LOCALES) == set(LANGUAGES)
    assert {path.name for path in ENTRIES.iterdir()} == {*LOCALES.values()}


@_ALL
@pytest.mark.parametrize("what", list(_MOST))
def test_every_text_is_there_and_no_longer_than_shops_allow(locale: str, what: str) -> None:
    text = _text(locale, what)
    assert 0 < len(text) <= _MOST[what]
    if what != "full_description":
        assert "\n" not in text


@_ALL
def test_this_version_says_what_is_new(locale: str) -> None:
    """By the number that Android gives it; older versions keep theirs."""
    told = ENTRIES / locale / "changelogs"
    codes = {int(path.stem) for path in told.iterdir()}
    assert max(codes) == code(__version__)
    for path in told.iterdir():
        assert 0 < len(path.read_text(encoding="utf-8").strip()) <= 500
    assert codes == {int(path.stem) for path in (ENTRIES / "en-US/changelogs").iterdir()}


@pytest.mark.parametrize("language", ["de", "fr"])
def test_words_are_those_of_the_app(language: str) -> None:
    glossary = json.loads((ROOT / "assets/locale/glossary.json").read_text("utf-8"))
    folder = ENTRIES / LOCALES[language]
    for path in folder.rglob("*.txt"):
        text = path.read_text(encoding="utf-8")
        for word in glossary["avoid"][language]:
            assert not re.search(rf"\b{word}\b", text), (path.name, word)


@_ALL
def test_drawn_pictures_are_the_ones_our_scripts_draw(locale: str) -> None:
    folder = ENTRIES / locale / "images"
    for file, draw, size in (("icon", icon, (512, 512)), ("featureGraphic", wide, WIDE)):
        picture = Image.open(folder / f"{file}.png")
        assert picture.size == size
        drawn = draw()
        assert (picture.mode, picture.tobytes()) == (drawn.mode, drawn.tobytes()), (
            "make store"
        )


@_ALL
@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.folder)
def test_screens_are_there_as_shops_want_them(locale: str, device: Device) -> None:
    folder = ENTRIES / locale / "images" / device.folder
    wanted = [
        name(number, scene) for number, (scene, _) in enumerate(device.scenes, start=1)
    ]
    assert sorted(path.name for path in folder.iterdir()) == wanted
    assert 2 <= len(wanted) <= 8
    for path in folder.iterdir():
        picture = Image.open(path)
        short, long = sorted(picture.size)
        assert picture.size == device.pixels
        assert short >= 320
        assert long <= min(3840, 2 * short)
        assert path.stat().st_size < 300_000  # a repository keeps them for ever


@pytest.mark.parametrize("folder", ["phoneScreenshots", "tenInchScreenshots"])
def test_each_language_has_screens_of_its_own(folder: str) -> None:
    taken = [path for path in ENTRIES.rglob("*.png") if path.parent.name == folder]
    assert len({path.read_bytes() for path in taken}) == len(taken)


def test_nothing_of_it_is_part_of_the_app() -> None:
    spec = (ROOT / "buildozer.spec").read_text()
    (left_out,) = re.findall(r"^source.exclude_dirs = (.*)$", spec, re.MULTILINE)
    assert "fastlane" in left_out.split(",")


def test_the_privacy_page_speaks_every_language_and_tells_every_permission() -> None:
    """Whoever asks for more tells it there."""
    page = (ROOT / "PRIVACY.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.+)$", page, re.MULTILINE) == [
        "English",
        "Deutsch",
        "Français",
    ]
    spec = (ROOT / "buildozer.spec").read_text()
    (asked,) = re.findall(r"^android.permissions = (.*)$", spec, re.MULTILINE)
    assert asked == "android.permission.VIBRATE"


def test_the_readme_shows_pictures_that_are_there() -> None:
    shown = re.findall(r"!\[.+?\]\((.+?)\)", (ROOT / "README.md").read_text("utf-8"))
    assert shown
    assert all((ROOT / path).is_file() for path in shown)
