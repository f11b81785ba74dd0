"""Files as nobody would write them, and ten thousands more by `make fuzz`."""

import subprocess
import sys

import pytest


@pytest.mark.slow
@pytest.mark.parametrize("asked", ["300, 1", "120, 2, OLD[0]", "120, 3, OLD[1]"])
def test_any_file_is_opened_or_set_aside(asked: str) -> None:
    """In a process of its own, so that its memory is its own too; of this version and of
    all older ones."""
    fuzz = f"from tests.fuzz_shelf import OLD, fuzz; print(fuzz({asked}))"
    said = subprocess.check_output((sys.executable, "-c", fuzz), text=True)
    for outcome in ("opened", "mended", "set aside"):
        assert f"'{outcome}'" in said
