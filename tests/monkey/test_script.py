"""Stories can be written down, read again, shortened, and judged."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.monkey import kept, starts, steps
from tests.monkey.kept import Kept
from tests.monkey.runner import Fault, Told
from tests.monkey.shrink import shrunk
from tests.monkey.starts import Start
from tests.monkey.steps import Step, Where

_WORDS = st.text(
    st.characters(blacklist_characters="#@", blacklist_categories=["Cc", "Cs", "Zl", "Zp"]),
    max_size=20,
)
_PARTS = st.integers(0, 1000).map(lambda part: part / 1000)
_PLACES = st.builds(Where, _WORDS, st.integers(0, 9), _PARTS, _PARTS)
_FIELDS: dict[Any, st.SearchStrategy[Any]] = {
    int: st.integers(-20, 2000),
    float: _PARTS,
    str: _WORDS,
    Where: _PLACES,
}


@st.composite
def any_step(draw: st.DrawFn) -> Step:
    kind = draw(st.sampled_from(list(steps.KINDS.values())))
    return kind(*(draw(_FIELDS[kind.__annotations__[name]]) for name in kind._fields))


@given(any_step())
def test_a_step_is_one_line_that_reads_back(step: Step) -> None:
    line = steps.write(step)
    assert len(line.splitlines()) == 1
    assert steps.read(line) == step


@given(st.integers(0, 10**9))
def test_a_start_is_one_line_that_reads_back(seed: int) -> None:
    start = starts.drawn(seed)
    assert Start.read(str(start)) == start
    assert starts.drawn(seed) == start


@pytest.mark.parametrize("shelf", starts.SHELVES)
def test_every_start_is_laid_out(tmp_path: Path, shelf: str) -> None:
    start = Start(seed=3, shelf=shelf, players="pbp", seating=8)
    starts.lay(start, tmp_path / "story" / "app")
    assert (tmp_path / "story" / "app" / "shelf.sqlite3").exists() is (shelf != "fresh")


def _kept(*actions: str) -> Kept:
    return Kept(1, json.dumps({"actions": actions}), turn_ended=True)


def test_what_a_kill_may_leave_behind() -> None:
    left = _kept("F a1", "R b2")
    assert kept.is_one_step(left, left)
    assert kept.is_one_step(left, _kept("F a1", "R b2", "-"))
    assert kept.is_one_step(left, _kept("F a1"))  # taken back
    assert not kept.is_one_step(left, _kept())
    assert not kept.is_one_step(left, _kept("F a1", "R c2"))
    assert not kept.is_one_step(left, _kept("F a1", "R b2", "-", "-"))


@given(st.sets(st.integers(0, 60), min_size=1, max_size=5), st.integers(0, 20))
def test_a_story_shrinks_to_what_matters(needed: set[int], more: int) -> None:
    """A fault that needs certain steps, in any order, in a full game."""
    lines = tuple(f"wait {step}" for step in range(61 + more))
    fault = Fault(len(lines), "crash", "it")
    start = Start(seed=7, language="de", text=2.0, players="pbp", seating=9)

    def fails(start: Start, lines: tuple[str, ...]) -> Told | None:
        met = start.mode == "full" and {f"wait {step}" for step in needed} <= {*lines}
        return Told(str(start), lines, frozenset(), (fault,), 1) if met else None

    told = Told(str(start), lines, frozenset(), (fault,), 1)
    short = shrunk(told, fault, fails)
    assert {*short.lines} == {f"wait {step}" for step in needed}
    assert Start.read(short.start) == Start(seed=7, players="pbp")
