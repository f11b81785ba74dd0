"""The shelf most tests of this folder begin with."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from skyliners.match.shelf.shelf import Shelf
from tests.match.shelves import filled


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "shelf.sqlite3"


@pytest.fixture
def shelf(path: Path) -> Iterator[Shelf]:
    """Three finished games and two that go on."""
    shelf = filled(path)
    yield shelf
    shelf.close()
