"""A short run of the fuzzing; the long one has its own make target."""

import subprocess
import sys
from pathlib import Path
from random import Random

from tests.fuzz import answered, pool

ROUNDS = 3000


def test_records_and_shelves_gone_wrong_are_answered() -> None:
    """In a process of its own: what it measures is the memory of all it ever did."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.fuzz", "--rounds", str(ROUNDS), "--seed", "7"],
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert f"{ROUNDS}  rounds" in done.stdout
    assert "valid" in done.stdout
    assert "must-act" in done.stdout


def test_what_fuzzing_begins_with_is_right() -> None:
    assert {answered(text.encode()) for text in pool(Random(1))} == {
        "valid",
        "valid, redacted",
    }
