"""Every package that is installed is one that was looked at, to the bit: lists have hashes
for all machines, and nothing is installed without them."""

import re
from pathlib import Path

import pytest

from skyliners.tools.pins import LISTS, Pin, needed, pins
from tests.tools.process import ROOT

_PIN = Pin("Kivy-Garden", "0.1.5")
_LISTS = sorted(LISTS.glob("*.txt"))


@pytest.mark.parametrize("path", _LISTS, ids=lambda path: path.name)
def test_a_list_is_exact_names_with_hashes_and_nothing_else(path: Path) -> None:
    entries = re.split(r"\n(?! )", path.read_text().removesuffix("\n"))
    names = []
    for entry in entries:
        first, *hashes = entry.split(" \\\n    ")
        (pin,) = pins(first)
        assert str(pin) == first
        names.append(re.sub("[-_.]", "-", pin.name.lower()))
        assert hashes
        assert hashes == sorted({*hashes})
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", each) for each in hashes)
    assert len(names) == len({*names})


def test_what_two_lists_name_is_the_same_in_both() -> None:
    versions: dict[str, str] = {}
    for path in _LISTS:
        if path.name != "android.txt":  # compared where the reason stands, with its spec
            for pin in pins(path.read_text()):
                assert versions.setdefault(pin.name, pin.version) == pin.version


def test_nothing_is_installed_without_hashes() -> None:
    """But the game itself by `pip install .`, whose packages cannot ask for hashes."""
    places = (ROOT / "Makefile", *(ROOT / ".github" / "workflows").glob("*.yml"))
    calls = [
        call
        for place in places
        for call in re.findall(r"-m pip install.*", place.read_text())
        if not call.endswith(" .")
    ]
    assert len(calls) == 2
    assert all("--no-deps --require-hashes" in call for call in calls)


@pytest.mark.parametrize(
    "file",
    [
        "Kivy_Garden-0.1.5-py3-none-any.whl",
        "kivy-garden-0.1.5.tar.gz",
        "kivy_garden-0.1.5-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
        "kivy_garden-0.1.5-cp313-cp313-manylinux2014_aarch64.manylinux_2_17_aarch64.whl",
        "kivy_garden-0.1.5-cp38-abi3-macosx_11_0_arm64.whl",
        "kivy.garden-0.1.5-1-cp312-cp312-win_amd64.whl",
    ],
)
def test_files_for_our_machines_are_needed(file: str) -> None:
    assert needed(file, _PIN)


@pytest.mark.parametrize(
    "file",
    [
        "kivy_garden-0.1.50.tar.gz",
        "kivy_garden-0.1.5rc1.tar.gz",
        "kivy_garden_more-0.1.5.tar.gz",
        "Kivy-0.1.5.tar.gz",
        "kivy_garden-0.1.5-cp310-cp310-win_amd64.whl",
        "kivy_garden-0.1.5-cp313-cp313t-win_amd64.whl",
        "kivy_garden-0.1.5-cp313-cp313-win32.whl",
        "kivy_garden-0.1.5-cp311-cp311-musllinux_1_2_x86_64.whl",
        "kivy_garden-0.1.5-pp311-pypy311_pp73-win_amd64.whl",
        "kivy_garden-0.1.5-cp313-cp313-ios_13_0_arm64_iphoneos.whl",
    ],
)
def test_others_are_not(file: str) -> None:
    assert not needed(file, _PIN)


def test_the_machines_that_need_a_package_stay_named() -> None:
    line = 'pywin32==312; sys_platform == "win32" \\\n    --hash=sha256:00\n'
    (pin,) = pins(line)
    assert pin == Pin("pywin32", "312", 'sys_platform == "win32"')
    assert str(pin) == 'pywin32==312; sys_platform == "win32"'
