"""Texts are compared in English, whatever was spoken before."""

from collections.abc import Iterator

import pytest

from skyliners.present import texts


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    texts.use("en")
    yield
    texts.use("en")
