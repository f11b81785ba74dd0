"""Starts that never got there are counted; one that did ends the counting."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.match import starts


@given(st.lists(st.booleans(), max_size=12))
def test_only_starts_in_a_row_count(
    tmp_path_factory: pytest.TempPathFactory, got_there: list[bool]
) -> None:
    folder = tmp_path_factory.mktemp("kept") / "made"
    row = 0
    for there in got_there:
        starts.begun(folder)
        row = 0 if there else row + 1
        if there:
            starts.arrived(folder)
        assert starts.failed(folder) == row


def test_where_nothing_can_be_written_every_start_is_the_first(tmp_path: Path) -> None:
    folder = tmp_path / "file"
    folder.write_text("in its place")
    starts.begun(folder)
    starts.arrived(folder)
    assert starts.failed(folder) == 0
