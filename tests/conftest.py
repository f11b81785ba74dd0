"""What holds for all tests."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is slow is not slowed down threefold by measuring it: the quick tests reach
    every line that has to be reached."""
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker("no_cover")
