"""`pip install .`: the command works from anywhere, with everything it needs and without
what does not build everywhere."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.packaging.conftest import ROOT


def test_everything_is_in_the_wheel(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for folder, pattern in {
        "skyliners": "*.py",
        "skyliners/app/widgets": "*.glsl",
        "kv": "*.kv",
        "assets/fonts": "*.ttf",
        "assets/images": "*.png",
        "assets/sounds": "*.wav",
        "assets/locale": "*.mo",
        "assets/rulebook": "*/*/*.md",
        "assets/world": "*.json",
        "assets/licences": "*.json",
    }.items():
        inside = "" if folder.startswith("skyliners") else "skyliners/"
        for path in (ROOT / folder).rglob(pattern):
            assert f"{inside}{path.relative_to(ROOT)}" in names
    tops = {name.partition("/")[0] for name in names}
    assert len(tops) == 2  # the package, and what it says about itself
    assert not [name for name in names if name.endswith((".po", ".pot"))]


def test_it_asks_for_exact_versions_and_not_for_pycairo(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (name,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
    asked = [
        line.removeprefix("Requires-Dist: ")
        for line in archive.read(name).decode().splitlines()
        if line.startswith("Requires-Dist: ")
    ]
    (stand_in,) = (line for line in asked if "==" not in line)
    assert stand_in.startswith("materialshapes @ file:")
    assert any(line == "kivymd==2.0.0" for line in asked)


def test_the_installed_app_finds_its_things(wheel: Path, tmp_path: Path) -> None:
    """The wheel alone, away from the checkout, with the packages that are here."""
    site = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(site)
    script = (
        "import skyliners.places as places;"
        "from skyliners.present import texts;"
        "from kivy.clock import Clock;"
        "from kivy.app import App;"
        "texts.use('de');"
        f"assert str(places.KV).startswith(r'{site}'), places.KV;"
        "assert texts._('Floor') == 'Stockwerk', texts._('Floor');"
        "texts.use('en');"
        "Clock.schedule_once(lambda _: App.get_running_app().show('settings'), 0.5);"
        "Clock.schedule_once(lambda _: App.get_running_app().stop(), 1);"
        "from skyliners.__main__ import main; import sys;"
        "sys.argv = ['skyliners']; sys.exit(main())"
    )
    env = {**os.environ, "PYTHONPATH": str(site), "HOME": str(tmp_path)}
    env.pop("KIVY_HOME", None)
    env |= {"SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy"}
    env |= {"KIVY_NO_FILELOG": "1"}
    done = subprocess.run(
        [sys.executable, "-P", "-c", script],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    # It left off where a desktop keeps such things, in a home that was empty.
    assert (tmp_path / ".config" / "skyliners" / "shelf.sqlite3").exists()


def test_the_desktop_folder_has_everything_too() -> None:
    spec = (ROOT / "platforms" / "desktop" / "skyliners.spec").read_text()
    for folder in (ROOT / "assets").iterdir():
        assert f'ROOT / "assets" / "{folder.name}"' in spec
    # Shaders lie beside the widgets; each by its name, one would be forgotten.
    assert 'rglob("*.glsl")' in spec
