"""No secret is on screen, in the tree, in the log, in a file or in the air unless its owner
looks: two games that differ only in what people hide cannot be told apart."""

from pathlib import Path

import pytest

from tests.app.leaks.cases import CASES, Case
from tests.app.leaks.twin import run_twins


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_nobody_can_tell_two_games_apart(tmp_path: Path, case: Case) -> None:
    script, same, settings, size = case
    found = run_twins(tmp_path / "game", script, same, size=size, **settings)
    assert not found, "\n".join(map(str, found[:30]))
