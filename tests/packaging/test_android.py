"""The Android package, made by Buildozer's and python-for-android's own code."""

import json
import os
import re
import subprocess
import xml.etree.ElementTree as ET  # our own files
from pathlib import Path
from random import Random

from PIL import Image

import skyliners
from skyliners.match import tables
from skyliners.match.kept import keep
from skyliners.match.lessons import keep_place, learnt
from skyliners.match.play import begin
from skyliners.match.settings import Settings, save
from skyliners.match.shelf.saves import new_game
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.sitting import Sitting
from skyliners.present.theme import LIGHT
from skyliners.rules.games import ROOMS
from skyliners.rules.skyliners.pieces import Mode
from skyliners.tools.pins import ANDROID, for_android, pins
from tests.match.matches import persons
from tests.packaging.conftest import ROOT, Rehearsal
from tests.play import TWO, seated

_ANDROID = "{http://schemas.android.com/apk/res/android}"


def _requirements() -> dict[str, str]:
    (line,) = re.findall(r"^requirements = (.*)$", _spec(), re.MULTILINE)
    return dict(part.split("==") for part in line.split(","))


def _spec() -> str:
    return (ROOT / "buildozer.spec").read_text()


def test_every_package_is_named_with_its_version(debug: Rehearsal) -> None:
    wanted = _requirements()
    assert debug.found["bootstrap"] == "sdl2"
    assert set(debug.found["modules"]) <= set(wanted)
    recipes = debug.found["recipes"]
    for name, version in wanted.items():
        assert name in debug.found["modules"] or recipes[name] == version
    assert recipes["python3"].startswith("3.11.")
    # No recipe brings anything else that runs in the app.
    native = {"freetype", "jpeg", "libffi", "openssl", "png", "sdl2", "sdl2_image"}
    assert set(recipes) - set(wanted) - native == {
        "android", "sdl2_mixer", "sdl2_ttf", "setuptools"
    }  # fmt: skip


def test_what_both_have_is_the_same_version_as_on_the_desktop() -> None:
    app = (ROOT / "requirements" / "app.txt").read_text()
    desktop = {pin.name.lower(): pin.version for pin in pins(app)}
    wanted = _requirements()
    # Pillow's recipe patches and builds one version only, which desktops have outgrown.
    differing = {name for name in desktop.keys() & wanted if desktop[name] != wanted[name]}
    assert differing <= {"pillow"}


def test_what_is_rehearsed_with_is_what_the_spec_names() -> None:
    assert [*pins(ANDROID.read_text())] == sorted(for_android(_spec()))


def test_materialyoucolor_is_ours_and_checked(debug: Rehearsal) -> None:
    assert re.search(r"#sha256=[0-9a-f]{64}$", debug.found["urls"]["materialyoucolor"])


def test_the_arguments_are_the_ones_meant(debug: Rehearsal, release: Rehearsal) -> None:
    create, package = debug.found["calls"]
    assert create[0] == "create"
    assert package[0] == "apk"
    assert {"--arch=arm64-v8a", "--arch=armeabi-v7a", "--ndk-api=24"} < set(create)
    # pyproject.toml is for desktops; here it must not be installed.
    assert "--ignore-setup-py" in create
    assert "--ignore-setup-py" in package
    assert "--window" in package  # with the system's bars
    assert debug.found["ndk"] == "28c"
    assert release.found["calls"][1][0] == "aab"
    assert "--release" in release.found["calls"][1]
    archs = "arm64-v8a_armeabi-v7a"
    name = f"skyliners-{skyliners.__version__}-{archs}"
    assert debug.found["made"] == [f"{name}-debug.apk"]
    assert release.found["made"] == [f"{name}-release.aab"]


def test_the_manifest_asks_for_no_more_than_a_buzz(release: Rehearsal) -> None:
    manifest = release.manifest
    asked = [tag.get(f"{_ANDROID}name") for tag in manifest.iter("uses-permission")]
    assert asked == ["android.permission.VIBRATE"]
    features = [tag.attrib for tag in manifest.iter("uses-feature")]
    assert features == [{f"{_ANDROID}glEsVersion": "0x00020000"}]
    assert not list(manifest.iter("service"))
    assert not list(manifest.iter("receiver"))
    assert not list(manifest.iter("provider"))


def test_the_manifest_says_which_androids(debug: Rehearsal, release: Rehearsal) -> None:
    for rehearsal in (debug, release):
        (sdk,) = rehearsal.manifest.iter("uses-sdk")
        assert sdk.get(f"{_ANDROID}minSdkVersion") == "24"
        assert sdk.get(f"{_ANDROID}targetSdkVersion") == "35"
        gradle = (rehearsal.project / "build.gradle").read_text()
        assert re.search(r"minSdkVersion 24\b", gradle)
        assert re.search(r"targetSdkVersion 35\b", gradle)
        assert f"versionName '{skyliners.__version__}'" in gradle
        manifest = rehearsal.manifest
        assert manifest.get(f"{_ANDROID}versionName") == skyliners.__version__
        assert int(manifest.get(f"{_ANDROID}versionCode", "0")) >= 1024100


def test_only_the_debug_package_can_be_debugged(
    debug: Rehearsal, release: Rehearsal
) -> None:
    (application,) = debug.manifest.iter("application")
    assert application.get(f"{_ANDROID}debuggable") == "true"
    (application,) = release.manifest.iter("application")
    assert application.get(f"{_ANDROID}debuggable") is None


def test_the_window_may_turn_and_be_split(release: Rehearsal) -> None:
    (activity,) = release.manifest.iter("activity")
    assert activity.get(f"{_ANDROID}screenOrientation") == "unspecified"
    (application,) = release.manifest.iter("application")
    assert application.get(f"{_ANDROID}resizeableActivity") == "true"
    # The back gesture arrives as a key; Android is told that it does.
    assert application.get(f"{_ANDROID}enableOnBackInvokedCallback") == "false"
    # None of these restarts the app: it redraws itself.
    changes = set(activity.get(f"{_ANDROID}configChanges", "").split("|"))
    assert {"orientation", "screenSize", "smallestScreenSize", "screenLayout"} < changes
    assert {"fontScale", "uiMode", "density", "locale", "keyboardHidden"} < changes


def test_backups_hold_what_people_would_miss_and_no_secret_unguarded(
    release: Rehearsal, tmp_path: Path
) -> None:
    (application,) = release.manifest.iter("application")
    assert application.get(f"{_ANDROID}allowBackup") == "true"
    assert application.get(f"{_ANDROID}fullBackupContent") == "@xml/backup"
    assert application.get(f"{_ANDROID}dataExtractionRules") == "@xml/extraction"
    older = ET.parse(release.resource("xml/backup.xml")).getroot()  # noqa: S314
    cloud, transfer = ET.parse(release.resource("xml/extraction.xml")).getroot()  # noqa: S314
    assert (cloud.tag, transfer.tag) == ("cloud-backup", "device-transfer")
    for part in (older, cloud, transfer):
        assert {tag.tag for tag in part} == {"include"}
        assert {tag.get("domain") for tag in part} == {"file"}
    unguarded, guarded, everything = (
        {tag.get("path") for tag in part} for part in (older, cloud, transfer)
    )
    # The shelf knows the cards of games that go on, and so does what was just dealt.
    assert cloud.get("disableIfNoEncryptionCapabilities") == "true"
    assert not {name for name in unguarded if name and name.startswith("shelf")}
    assert "preparing.json" not in unguarded | guarded
    assert unguarded < guarded < everything
    assert guarded >= {"shelf.sqlite3", "shelf.sqlite3-journal"}
    assert everything - guarded == {"preparing.json", "photos/"}
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    Sitting(
        shelf, new_game(begin("skyliners", Mode.FULL, seated(TWO), persons(2), Random(1)))
    )
    shelf.close()
    save(tmp_path, Settings())
    screens = "".join(path.read_text() for path in (ROOT / "skyliners/app").rglob("*.py"))
    for names in re.findall(r"^_KEPT = (.*)$", screens, re.MULTILINE):
        for half_done in re.findall(r'"([\w-]+)"', names):
            keep(tmp_path, half_done, {})
    for game in ROOMS:
        keep_place(tmp_path, game, 1)
        learnt(tmp_path, game)
    tables.keep(tmp_path, tables.Table("skyliners", "full", ()))
    assert {path.name for path in tmp_path.iterdir()} <= everything


def test_icon_and_presplash_are_ours(release: Rehearsal) -> None:
    images = ROOT / "assets" / "images"
    for there, here in {
        "mipmap/icon.png": "icon.png",
        "mipmap/icon_foreground.png": "icon-foreground.png",
        "mipmap/icon_background.png": "icon-background.png",
        "drawable/presplash.jpg": "presplash.png",
    }.items():
        assert release.resource(there).read_bytes() == (images / here).read_bytes()
    adaptive = release.resource("mipmap-anydpi-v26/icon.xml").read_text()
    assert "@mipmap/icon_foreground" in adaptive


def test_the_presplash_has_the_first_frames_colour(release: Rehearsal) -> None:
    ground = tuple(round(part * 255) for part in LIGHT.background[:3])
    color = "#{:02X}{:02X}{:02X}".format(*ground)
    assert f">{color}<" in release.resource("values/strings.xml").read_text()
    picture = Image.open(ROOT / "assets" / "images" / "presplash.png").convert("RGB")
    right, low = picture.width - 1, picture.height - 1
    for corner in ((0, 0), (right, 0), (0, low), (right, low)):
        assert picture.getpixel(corner) == ground


def test_the_app_is_complete_and_nothing_else(unpacked: Path) -> None:
    names = {
        str(path.relative_to(unpacked)) for path in unpacked.rglob("*") if path.is_file()
    }
    tops = {name.partition("/")[0] for name in names}
    assert tops == {
        "LICENSE", "assets", "kv", "main.pyc", "p4a_env_vars.txt", "sitecustomize.pyc",
        "skyliners",
    }  # fmt: skip
    assert not [name for name in names if name.endswith((".py", ".po", ".pot"))]
    assert not [name for name in names if name.startswith("skyliners/tools")]
    assert "assets/images/icon-window.png" in names
    assert "assets/world/cities.json" in names
    for folder in ("kv", "assets/fonts", "assets/sounds", "assets/rulebook"):
        here = {str(path.relative_to(ROOT)) for path in (ROOT / folder).rglob("*.*")}
        assert here <= names


def test_it_starts_plays_a_turn_and_scores(unpacked: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [
            ROOT / ".venv-android" / "bin" / "python",
            "-P",  # nothing of this checkout
            Path(__file__).with_name("on_device.py"),
        ],
        cwd=unpacked,
        env={
            "PATH": os.environ["PATH"],
            "HOME": str(tmp_path),
            "PYTHONOPTIMIZE": "2",  # as the device does: no asserts, no docstrings
            "SDL_VIDEODRIVER": "offscreen",
            "SDL_AUDIODRIVER": "dummy",
            "KIVY_NO_FILELOG": "1",
        },
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    assert "Traceback" not in done.stderr
    seen = json.loads(done.stdout.splitlines()[-1])
    assert (seen["first"], seen["second"], seen["last"]) == ("shelf", "dealing", "scoring")
    assert (seen["turn"], seen["next"]) == (2, 1)
    assert sum(seen["points"]) > 0
    assert all(path.startswith(str(unpacked)) for path in seen["from"])
    provided = {name.lower() for name in _requirements()}
    ours = {"skyliners", "main", "sitecustomize", "cython_runtime", "PIL"}
    foreign = {
        name for name in seen["modules"] if not name.startswith("_") and name not in ours
    }
    assert foreign <= provided | {"__main__", "__mp_main__"}
