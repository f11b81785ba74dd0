"""Where a program of the desk is missing nobody can play; that is a failure wherever it is
said that all must be tested."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.outside.desk import Desk, missing


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    if lacking := missing():
        told = f"please install what brings {', '.join(lacking)}: scripts/system-packages"
        if os.environ.get("CI"):
            pytest.fail(told)
        pytest.skip(told)
    with Desk(tmp_path) as desk:
        yield desk
