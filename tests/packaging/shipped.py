"""`make shipped`: what the Android package holds, with sizes, and how large each part may
become. Of the packages beside the app only what is the same everywhere is weighed: what
is compiled for a phone has another size there."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.packaging.conftest import ROOT


class Part(NamedTuple):
    name: str
    size: int  # bytes
    budget: int


# Kilobytes, for four games. Whoever needs more says why, and changes the number.
_APP = {
    "skyliners/app": 1_300,
    "skyliners/bots": 450,
    "skyliners/match": 250,
    "skyliners/present": 1_300,
    "skyliners/rules": 400,  # of four games
    "kv": 350,
    "assets/fonts": 20,
    "assets/images": 40,
    "assets/sounds": 450,
    "assets/locale": 240,
    "assets/rulebook": 220,
    "assets/world": 60,
    "assets/licences": 130,
}
_PACKAGES = {
    "asyncgui": 40,
    "asynckivy": 50,
    "certifi": 300,
    "chardet": 1_200,
    "filetype": 80,
    "idna": 350,
    "kivymd": 5_800,
    "materialyoucolor": 260,
    "plyer": 350,
    "requests": 240,
    "urllib3": 480,
}
# All of it together, in bytes: what it was with one game on the shelf (e5b5d55), and what
# three more may add.
WITH_ONE_GAME, THREE_MORE = 11_065_000, 3_000_000
_LEFT_OUT = {"__pycache__", "tests"}  # by python-for-android


def parts(unpacked: Path) -> Iterator[Part]:
    for name, budget in _APP.items():
        yield Part(name, _weight(unpacked / name), budget * 1000)
    (site,) = (ROOT / ".venv-android" / "lib").glob("python3*/site-packages")
    for name, budget in _PACKAGES.items():
        module = site / f"{name}.py"
        size = module.stat().st_size if module.exists() else _weight(site / name)
        yield Part(name, size, budget * 1000)


def unlisted(unpacked: Path) -> set[str]:
    """What nobody has given a budget."""
    return {
        name
        for path in unpacked.rglob("*")
        if path.is_file() and len((name := str(path.relative_to(unpacked))).split("/")) > 1
        if not any(name.startswith(f"{part}/") for part in _APP)
    }


def _weight(folder: Path) -> int:
    assert folder.is_dir(), folder
    return sum(
        path.stat().st_size
        for path in folder.rglob("*")
        if path.is_file()
        and path.suffix not in {".so", ".pyx", ".pxd"}
        and not _LEFT_OUT & set(path.parts)
    )


if __name__ == "__main__":
    listed = list(parts(Path(sys.argv[1])))
    for part in listed:
        print(f"{part.name:24} {part.size / 1000:8.0f} kB of {part.budget / 1000:6.0f}")
    together = sum(part.size for part in listed)
    most = WITH_ONE_GAME + THREE_MORE
    print(f"{'together':24} {together / 1000:8.0f} kB of {most / 1000:6.0f}")
    print(f"{'more than with one game':24} {(together - WITH_ONE_GAME) / 1000:8.0f} kB")
