"""Files as nobody would write them, and ten thousands more by `make fuzz`."""

import subprocess
import sys

import pytest


@pytest.mark.slow
def test_any_file_is_opened_or_set_aside() -> None:
    """In a process of its own, so that its memory is its own too."""
    fuzz = "from tests.fuzz_shelf import fuzz; print(fuzz(300, 1))"
    said = subprocess.check_output((sys.executable, "-c", fuzz), text=True)
    for outcome in ("opened", "mended", "set aside"):
        assert f"'{outcome}'" in said
