"""Stories that failed once are played again, as they are and with their fault put back:
a script that finds nothing any more is no test."""

from pathlib import Path

import pytest

from tests.monkey import runner
from tests.monkey.planted import SHOWS

SCRIPTS = sorted((Path(__file__).parent / "scripts").glob("*.txt"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_a_story_that_failed_once_goes_well(tmp_path: Path, script: Path) -> None:
    start, lines = runner.read(script)
    told = runner.play(tmp_path, start, lines)
    assert told.faults == ()
    assert told.missed == frozenset(), "it does not do what it did; record it again"


@pytest.mark.parametrize("fault", SHOWS)
def test_a_fault_put_back_is_found(tmp_path: Path, fault: str) -> None:
    start, lines = runner.read(Path(__file__).parent / "scripts" / f"{fault}.txt")
    told = runner.play(tmp_path, start, lines, plant=fault)
    assert any(SHOWS[fault] in met.what for met in told.faults)


def test_a_process_that_hangs_is_noticed(tmp_path: Path) -> None:
    start, _lines = runner.read(SCRIPTS[0])
    told = runner.play(tmp_path, start, ("wait 1e6",), patience=12)
    assert [(met.kind, met.what) for met in told.faults] == [("hang", "wait")]
