"""One version number, from one place: app, packages, workflow, changelog, store entries."""

import re
import zipfile
from pathlib import Path

from skyliners import __version__
from skyliners.present.about import about_model
from skyliners.tools.release import CHANGELOG, code, heading
from tests.packaging.conftest import ROOT, Rehearsal

_ANDROID = "{http://schemas.android.com/apk/res/android}"


def test_it_stands_in_one_place_only() -> None:
    """Whatever else names it would be forgotten one day."""
    listed = ("pyproject.toml", "setup.py", "buildozer.spec", "Makefile", "README.md")
    places = [ROOT / name for name in listed]
    for folder in ("platforms", ".github", "skyliners"):
        for end in ("py", "spec", "toml", "md", "txt", "xml", "yml"):
            places += (ROOT / folder).rglob(f"*.{end}")
    number = re.compile(rf"(?<![\d.]){re.escape(__version__)}(?![\d.])")
    found = {
        str(path.relative_to(ROOT))
        for path in places
        if number.search(path.read_text(encoding="utf-8"))
    }
    assert found == {"skyliners/__init__.py"}


def test_the_app_tells_it() -> None:
    assert __version__ in about_model().version


def test_the_android_package_has_it(release: Rehearsal) -> None:
    assert release.found["version"] == __version__
    assert release.manifest.get(f"{_ANDROID}versionName") == __version__
    assert release.manifest.get(f"{_ANDROID}versionCode") == str(code(__version__))


def test_the_installed_package_has_it(wheel: Path) -> None:
    assert wheel.name.startswith(f"skyliners-{__version__}-")
    (about,) = (name for name in zipfile.ZipFile(wheel).namelist() if "METADATA" in name)
    assert f"\nVersion: {__version__}\n" in zipfile.ZipFile(wheel).read(about).decode()


def test_the_desktop_asks_the_app() -> None:
    spec = (ROOT / "platforms" / "desktop" / "skyliners.spec").read_text()
    assert "version=skyliners.__version__" in spec


def test_the_workflow_compares_the_tag_and_takes_the_changelog() -> None:
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text()
    asked = "import skyliners; print(skyliners.__version__)"
    assert f'"$GITHUB_REF_NAME" = "v$(python -c \'{asked}\')"' in workflow
    assert "skyliners.tools.release notes" in workflow


def test_the_changelog_begins_with_it() -> None:
    told = heading(CHANGELOG.read_text(encoding="utf-8"))
    assert re.fullmatch(
        rf"{re.escape(__version__)} \((unreleased|\d{{4}}-\d\d-\d\d)\)", told
    )
