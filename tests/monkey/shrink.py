"""Makes a story that fails as short as it can be: steps are left out as long as the same
fault is met, then the start is made as plain as can be."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from shutil import rmtree
from typing import Any

from tests.monkey.runner import Fault, Told, play
from tests.monkey.starts import Start

Fails = Callable[[Start, tuple[str, ...]], Told | None]


def shrunk(told: Told, fault: Fault, fails: Fails) -> Told:
    """The shortest story found that meets this fault."""
    best = told._replace(lines=told.lines[: fault.step])
    kept = tuple(line for at, line in enumerate(best.lines, 1) if at not in told.missed)
    best = fails(Start.read(best.start), kept) or best
    while True:
        shorter = _shorter(best, fails) or _plainer(best, fails)
        if shorter is None:
            return best
        best = shorter


def _shorter(told: Told, fails: Fails) -> Told | None:
    """Left out: half of it, a quarter, … one step. The end is most of what matters, so
    what is early goes first."""
    start, lines = Start.read(told.start), told.lines
    size = len(lines) // 2
    found = None
    while size >= 1:
        at = 0
        while at + size <= len(lines):
            less = lines[:at] + lines[at + size :]
            outcome = fails(start, less)
            if outcome is None:
                at += size
            else:
                lines, found = outcome.lines, outcome
        size //= 2
    return found


def _plainer(told: Told, fails: Fails) -> Told | None:
    start = Start.read(told.start)
    found = None
    for plain in _plain(start):
        changed = Start.read((found or told).start)._replace(**plain)
        if str(changed) == (found or told).start:
            continue
        found = fails(changed, told.lines) or found
    return found


def _plain(start: Start) -> Iterator[dict[str, Any]]:
    usual = Start()._asdict()
    sizes = {"width": usual.pop("width"), "height": usual.pop("height")}
    for name in ("seed", "shelf", "players"):  # these make another game
        del usual[name]
    yield usual
    yield sizes
    for name, value in usual.items():
        if getattr(start, name) != value:
            yield {name: value}


def by_playing(folder: Path, fault: Fault, *, plant: str = "", tries: int = 200) -> Fails:
    """Played in a fresh folder each time; patience ends after so many tries."""
    left = tries

    @cache
    def fails(start: Start, lines: tuple[str, ...]) -> Told | None:
        nonlocal left
        if not left:
            return None
        left -= 1
        rmtree(folder, ignore_errors=True)
        told = play(folder, start, lines, plant=plant)
        met = [each for each in told.faults if each.same == fault.same]
        if not met:
            return None
        kept = tuple(
            line
            for at, line in enumerate(told.lines[: met[0].step], 1)
            if at not in told.missed
        )
        return told._replace(lines=kept)

    return fails
