"""`make release`: a release from end to end, as far as this machine goes. What cannot be
done here is told and is no failure; what could be and went wrong is.

`python -m skyliners.tools.release notes` prints what is new, as the changelog tells it;
`code` the number Android knows this version by. There is one place for the version,
`skyliners/__init__.py`, and tests hold packages, changelog and store entries to it.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from skyliners import __version__

ROOT = Path(__file__).parents[2]
CHANGELOG = ROOT / "CHANGELOG.md"
UNRELEASED = "unreleased"
_LEAST_ANDROID, _ALL_PHONES = "24", "10"  # what python-for-android puts before the number


class Step(NamedTuple):
    name: str
    does: Sequence[str]
    needs: Sequence[str] = ()  # a command that fails where it cannot be done


_PYPI = (sys.executable, "-m", "pip", "index", "versions", "pip")
STEPS = (
    Step("one version, licences and store entries", (
        sys.executable, "-m", "pytest", "-q",
        "tests/packaging/test_version.py", "tests/packaging/test_store.py",
        "tests/packaging/test_licences.py",
    )),
    Step("every check and test", ("make", "test")),
    Step("pip install ., and the command starts the app", ("make", "installed"), _PYPI),
    Step("one folder for this desktop, started", ("make", "desktop"), _PYPI),
    Step("the Android package, without compilers and Gradle", ("make", "shipped")),
    Step("the Android package, compiled", ("make", "bundle"), ("scripts/android-needs",)),
)  # fmt: skip
BY_HAND = (
    "Windows and macOS are built by .github/workflows/release.yml, on a tag.",
    "Nobody has held a phone: install the package on one, play a game, and turn it.",
    "Signing needs the key (P4A_RELEASE_*), a store an account; fastlane/ has the rest.",
)


def code(version: str) -> int:
    """As python-for-android counts: two digits a part, after what phones it is for."""
    number = 0
    for part in version.split("."):
        number = number * 100 + int(part)
    return int(f"{_ALL_PHONES}{_LEAST_ANDROID}{number}")


def heading(changelog: str) -> str:
    """Of the version told first."""
    found = re.search(r"^## (.+)$", changelog, re.MULTILINE)
    return found[1] if found else ""


def notes(changelog: str) -> str:
    return re.split(r"^## .+$", changelog, flags=re.MULTILINE)[1].strip()


def rehearsed(steps: Sequence[Step]) -> Iterator[tuple[Step, str, bool]]:
    """Each step, how it went, and whether that is as it should be."""
    for step in steps:
        missing = _missing(step)
        if missing is not None:
            yield step, f"not here: {missing}", True
            continue
        begun = monotonic()
        failed = subprocess.run(step.does, cwd=ROOT, check=False).returncode  # noqa: S603
        seconds = f"{monotonic() - begun:.0f} s"
        yield step, f"FAILED ({seconds})" if failed else f"done ({seconds})", not failed


def _missing(step: Step) -> str | None:
    """What it says that it lacks; None: nothing."""
    if not step.needs:
        return None
    if shutil.which(step.needs[0]) is None and not (ROOT / step.needs[0]).exists():
        return step.needs[0]
    asked = subprocess.run(  # noqa: S603  # our own scripts
        step.needs, cwd=ROOT, capture_output=True, text=True, check=False
    )
    if asked.returncode == 0:
        return None
    said = asked.stderr.strip().splitlines()
    return said[0] if said else " ".join(step.needs)


def main(asked: Sequence[str]) -> int:
    if asked == ["notes"]:
        print(notes(CHANGELOG.read_text(encoding="utf-8")))
        return 0
    if asked == ["code"]:
        print(code(__version__))
        return 0
    without = [name for name in asked if name.startswith("--without=")]
    left_out = {each.partition("=")[2] for each in without}
    steps = [step for step in STEPS if not left_out & {*step.does}]
    told = [*rehearsed(steps)]
    print(f"\nSkyliners {__version__}, for Android {code(__version__)}")
    for step, how, _fine in told:
        print(f"  {step.name}: {how}")
    for step in STEPS:
        if step not in steps:
            print(f"  {step.name}: left out, as asked")
    if UNRELEASED in heading(CHANGELOG.read_text(encoding="utf-8")):
        print(f"  CHANGELOG.md still calls it {UNRELEASED}: give it its day, then tag it.")
    for line in BY_HAND:
        print(f"  {line}")
    return 0 if all(fine for _step, _how, fine in told) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
