"""Whatever is shipped stands on the page about the app with its licence."""

import json
from pathlib import Path

from skyliners.present.about import licence_texts
from skyliners.tools.licences import BY_HAND, FILE, collected, untold, written
from skyliners.tools.pins import pins
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


def test_a_desktop_folder_with_something_new_in_it_is_noticed(tmp_path: Path) -> None:
    for name in ("libSDL2-2.so.0", "libz.so.1", "_json.cpython-311-x86_64.so", "notes.txt"):
        (tmp_path / name).touch()
    assert untold(tmp_path) == []
    (tmp_path / "libreadline.so.8").touch()
    assert untold(tmp_path) == ["libreadline.so.8"]


def test_every_package_desktops_install_is_there_or_left_out_of_the_folder() -> None:
    told = {part["name"].lower() for part in json.loads(FILE.read_text(encoding="utf-8"))}
    # Kivy and requests ask for them, nothing in the folder does; kivy-deps are libraries.
    left_out = {"docutils", "kivy-garden", "charset-normalizer", "pypiwin32"}
    asked = {pin.name.lower() for pin in pins((ROOT / "requirements/app.txt").read_text())}
    asked = {name for name in asked if not name.startswith("kivy-deps")}
    assert asked - left_out <= told


def test_whoever_wants_to_be_named_is_and_long_licences_are_there_in_full() -> None:
    by_hand = [
        each for each in collected() if each.name in {"Python", "Roboto", "FreeType"}
    ]
    assert len(by_hand) == 3
    assert all("opyright" in each.text for each in by_hand)
    texts = licence_texts()
    assert "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION" in texts  # Apache
    assert "Permission is hereby granted, free of charge" in texts  # MIT
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts
