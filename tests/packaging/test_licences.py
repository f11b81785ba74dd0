"""Whatever is shipped stands on the page about the app with its licence."""

import json

from skyliners.tools.licences import BY_HAND, FILE, collected, written
from tests.packaging.conftest import ROOT, Rehearsal

_NOT_SHIPPED = {"setuptools", "hostpython3"}  # they build, and stay behind


def test_the_page_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == written(collected()), "make licences"


def test_nothing_is_without_a_licence() -> None:
    assert all(each.licence for each in collected())


def test_every_recipe_and_package_of_the_android_app_is_there(debug: Rehearsal) -> None:
    told = {part["name"].lower() for part in json.loads(FILE.read_text(encoding="utf-8"))}
    shipped = {*debug.found["recipes"], *debug.found["modules"]} - _NOT_SHIPPED
    assert {name.lower() for name in shipped - BY_HAND} <= told


def test_every_font_is_there() -> None:
    (site,) = (ROOT / ".venv-android" / "lib").glob("python3*/site-packages")
    fonts = {
        path.stem.split("-")[0] if path.stem.startswith("Roboto") else path.stem
        for room in ("kivy/data/fonts", "kivymd/fonts")
        for path in (site / room).glob("*.ttf")
    }
    assert {font.removesuffix("Mono") for font in fonts} <= BY_HAND
