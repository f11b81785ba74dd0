"""The packages under test, built once for all tests, whichever process comes first."""

import fcntl
import json
import os
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ET  # our own manifest
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[2]


class Rehearsal(NamedTuple):
    folder: Path
    found: dict[str, Any]

    @property
    def project(self) -> Path:
        return Path(self.found["project"])

    @property
    def manifest(self) -> ET.Element:
        path = self.project / "src" / "main" / "AndroidManifest.xml"
        return ET.parse(path).getroot()  # noqa: S314

    def resource(self, name: str) -> Path:
        return self.project / "src" / "main" / "res" / name


def run(command: list[str | Path], **kwargs: Any) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=300, **kwargs
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
    return done


@pytest.fixture(scope="session")
def once(
    tmp_path_factory: pytest.TempPathFactory,
) -> Callable[[str, Callable[[Path], None]], Path]:
    """A folder that is filled only once, however many processes run the tests."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base

    def folder(name: str, fill: Callable[[Path], None]) -> Path:
        where = shared / name
        with (shared / f"{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not where.exists():
                fill(where)
        return where

    return folder


@pytest.fixture(scope="session")
def debug(once: Callable[[str, Callable[[Path], None]], Path]) -> Rehearsal:
    return _rehearsed(once, "debug")


@pytest.fixture(scope="session")
def release(once: Callable[[str, Callable[[Path], None]], Path]) -> Rehearsal:
    return _rehearsed(once, "release")


def _rehearsed(once: Callable[[str, Callable[[Path], None]], Path], mode: str) -> Rehearsal:
    def fill(folder: Path) -> None:
        run(["make", "-s", "packaging"], cwd=ROOT)
        python = ROOT / ".venv-packaging" / "bin" / "python"
        env = {
            "PATH": f"{python.parent}:{os.environ['PATH']}",
            "VIRTUAL_ENV": str(ROOT / ".venv-packaging"),
        }
        script = Path(__file__).with_name("rehearse.py")
        run([python, script, folder, mode], env=env)

    folder = once(f"android-{mode}", fill)
    return Rehearsal(folder, json.loads((folder / "found.json").read_text()))


@pytest.fixture(scope="session")
def unpacked(debug: Rehearsal, once: Callable[[str, Callable[[Path], None]], Path]) -> Path:
    """What the app finds on the device."""

    def fill(folder: Path) -> None:
        private = debug.project / "src" / "main" / "assets" / "private.tar"
        with tarfile.open(private) as archive:
            archive.extractall(folder)  # noqa: S202  # we packed it just now

    return once("unpacked", fill)


@pytest.fixture(scope="session")
def wheel(once: Callable[[str, Callable[[Path], None]], Path]) -> Path:
    def fill(folder: Path) -> None:
        # From a copy: what a build leaves behind would be in the next one.
        copy = folder / "checkout"
        for name in ("skyliners", "kv", "assets", "platforms", "requirements"):
            run(["cp", "-r", ROOT / name, _made(copy) / name])
        for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
            run(["cp", ROOT / name, copy])
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "-q"]
        run([*pip, "--no-deps", "-w", folder, copy])

    return next(once("wheel", fill).glob("*.whl"))


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder
