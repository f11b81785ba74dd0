"""`make pins`: the hashes beside the versions in requirements/, as pip finds them.

Whoever wants another version writes it into its list, without hashes, and runs this. Of
every file the index has of it those are taken that the machines need on which the game
runs: so many Pythons on Linux, Windows and macOS, and the source where nothing is built.
requirements/android.txt is made from the list in buildozer.spec, which has no room for
hashes.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

_ROOT = Path(__file__).parents[2]
LISTS = _ROOT / "requirements"
ANDROID = LISTS / "android.txt"
_PYTHONS = ("py3", "py2.py3", "cp311", "cp312", "cp313", "cp314")
_PLATFORM = re.compile(
    r"any|win_amd64|manylinux.*_(x86_64|aarch64)|macosx_.*_(x86_64|arm64|universal2)"
)
# Of these python-for-android compiles its own; for the rehearsal Python brings them.
_NATIVE = {"python3", "hostpython3", "sqlite3", "pyjnius"}


class Pin(NamedTuple):
    name: str
    version: str
    where: str = ""  # the machines that need it; all, if it does not say

    def __str__(self) -> str:
        return f"{self.name}=={self.version}" + (f"; {self.where}" if self.where else "")


def pins(text: str) -> Iterator[Pin]:
    """What a list asks for, whatever else its lines say."""
    for line in text.splitlines():
        if found := re.match(r"([\w.-]+)==([^\s;\\]+)(?:; ([^\\]*))?", line):
            name, version, where = found.groups("")
            yield Pin(name, version, where.strip())


def for_android(spec: str) -> Iterator[Pin]:
    (line,) = re.findall(r"^requirements = (.*)$", spec, re.MULTILINE)
    yield from (pin for pin in pins(line.replace(",", "\n")) if pin.name not in _NATIVE)


def needed(file: str, pin: Pin) -> bool:
    """Is this a file of that version for one of the machines?"""
    name = re.sub(r"[-_.]+", "[-_.]", re.escape(pin.name).replace("\\", ""))
    found = re.fullmatch(
        rf"{name}-{re.escape(pin.version)}(?:\.tar\.gz|\.zip|(?:-\d\w*)?-(.+)\.whl)",
        file,
        re.IGNORECASE,
    )
    if found is None:
        return False
    if found[1] is None:
        return True  # the source
    python, abi, platform = found[1].rsplit("-", 2)
    return (
        (python in _PYTHONS or abi == "abi3")
        and not abi.endswith("t")  # a Python of another kind
        and _PLATFORM.fullmatch(platform) is not None
    )


def _offered(name: str) -> Iterator[tuple[str, str]]:
    """Every file of a package, with its hash. Of all that pip does in the open, only this
    tells of files for other machines."""
    pip = [sys.executable, "-m", "pip", "-vvv", "index", "versions", "--pre", name]
    told = subprocess.run(  # noqa: S603  # names from our own lists
        pip,
        capture_output=True,
        text=True,
        check=False,
        # No other places than the index, whatever is set up here.
        env=os.environ | {"PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": ""},
    )
    yield from re.findall(r"/([^/\s]+)#sha256=([0-9a-f]{64})", told.stdout + told.stderr)


def hashed(wanted: Iterable[Pin]) -> str:
    """The list with all hashes."""
    lines = []
    for pin in sorted(wanted, key=lambda pin: pin.name.lower()):
        hashes = sorted({sha for file, sha in _offered(pin.name) if needed(file, pin)})
        if not hashes:
            raise SystemExit(f"the index has no {pin}")
        lines += [" \\\n    ".join((str(pin), *(f"--hash=sha256:{sha}" for sha in hashes)))]
        print(f"{pin}: {len(hashes)}")
    return "\n".join(lines) + "\n"


def main() -> None:
    for path in sorted(LISTS.glob("*.txt")):
        if path != ANDROID:
            path.write_text(hashed(pins(path.read_text())))
    ANDROID.write_text(hashed(for_android((_ROOT / "buildozer.spec").read_text())))


if __name__ == "__main__":
    main()
