"""While these tests run the catalogues know one game more."""

from collections.abc import Iterator

import pytest

from tests.contract.null.known import null_known


@pytest.fixture(autouse=True, scope="module")
def null_game() -> Iterator[None]:
    with null_known():
        yield
