"""Skyliners before it begins: which of its two games, and a side of the city for every
chair round the table."""

from collections.abc import Iterable, Sequence
from typing import Any

from skyliners.present.chairs import Problem
from skyliners.present.texts import _, later
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import CLOCKWISE
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.table import Seat, opposite

_EXPLAINED = {
    Mode.INTRODUCTORY: later("Just build and look: a fixed number of rounds, no plans."),
    Mode.FULL: later("With secret plans: what will you see from your side?"),
}
_WANTED = {
    Problem.NUMBER: later("Two to four can play: tap a free side."),
    Problem.CHAIRS: later(
        "Two players sit on neighbouring sides, never opposite each other."
    ),
}


def mode_explained(mode: Mode) -> str:
    return _(_EXPLAINED[mode])


def may_sit(chairs: Sequence[int]) -> bool:
    return not opposite([CLOCKWISE[chair] for chair in chairs])


def seats_wanted(problem: Problem) -> str:
    return _(_WANTED[problem])


def seat(name: str, color: Color, chair: int) -> Seat:
    return Seat(name, CLOCKWISE[chair], color)


def round_table(sitters: Iterable[tuple[int, Color]]) -> Any:
    from skyliners.present.skyliners.picture import round_table  # noqa: PLC0415  # when asked

    return round_table((CLOCKWISE[chair], color) for chair, color in sitters)
