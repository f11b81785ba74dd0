"""More of what `test_twins.py` does; only `make leaks` asks for it."""

from pathlib import Path

import pytest

from tests.app.leaks.cases import LONGER, Case
from tests.app.leaks.test_twins import test_nobody_can_tell_two_games_apart as tell_apart


@pytest.mark.parametrize("case", LONGER.values(), ids=LONGER)
def test_nor_with_more_time(tmp_path: Path, case: Case) -> None:
    tell_apart(tmp_path, case)
