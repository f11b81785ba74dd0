"""The lesson being played. The table at any step follows from the step's number, so leaving
and coming back costs nothing."""

from functools import lru_cache
from typing import Any, NamedTuple

from skyliners.present.patience.draft import (
    Draft,
    Meant,
    drag,
    drop,
    press_arrow,
    press_enter,
    tap,
)
from skyliners.present.patience.lesson.steps import STEPS, Step, Wants, move_of
from skyliners.rules.patience.pieces import Mode, Move
from skyliners.rules.patience.sketch import sketched
from skyliners.rules.patience.table import Table
from skyliners.rules.refusal import Ruling


class Lesson(NamedTuple):
    at: int = 0
    draft: Draft = Draft()
    other: bool = False  # something else was meant than the lesson asks for
    met: Ruling | None = None  # the rule that was asked for, just met

    @property
    def step(self) -> Step:
        return STEPS[self.at]

    @property
    def done(self) -> bool:
        return self.step.wants is Wants.DONE

    @property
    def table(self) -> Table:
        return table_at(self.at)


def lesson_at(place: Any) -> Lesson:
    """Where it was left; from the beginning, if that is nowhere in it."""
    known = type(place) is int and 0 <= place < len(STEPS)
    return Lesson(place if known else 0)


@lru_cache(maxsize=32)
def table_at(at: int) -> Table:
    """The table before a step was done."""
    begin = max(number for number in range(at + 1) if STEPS[number].rows)
    moves = [step.move for step in STEPS[begin:at] if step.move]
    return sketched(Mode.EASY, STEPS[begin].rows, moves)


def go_on(lesson: Lesson) -> Lesson:
    return _next(lesson) if lesson.step.wants is Wants.GO_ON else lesson


def skip(lesson: Lesson) -> Lesson:
    return lesson if lesson.done else _next(lesson)


def back(lesson: Lesson) -> Lesson:
    return Lesson(max(lesson.at - 1, 0))


def _next(lesson: Lesson, met: Ruling | None = None) -> Lesson:
    return Lesson(min(lesson.at + 1, len(STEPS) - 1), met=met)


def tap_card(lesson: Lesson, row: int, card: int | None) -> Lesson:
    return _meant(lesson, tap(lesson.draft, lesson.table, row, card), (row, card))


def drag_card(lesson: Lesson, row: int, card: int) -> Lesson:
    return _meant(lesson, Meant(drag(lesson.table, row, card)), (row, card))


def drop_card(lesson: Lesson, row: int | None) -> Lesson:
    return _meant(lesson, drop(lesson.draft, lesson.table, row), None)


def press(lesson: Lesson, key: str) -> Lesson:
    return lesson._replace(
        draft=press_arrow(lesson.draft, lesson.table, key), other=False, met=None
    )


def enter(lesson: Lesson) -> Lesson:
    if lesson.step.wants is Wants.GO_ON:
        return _next(lesson)
    at = lesson.draft.at
    card = None if at is None else len(lesson.table.rows[at.row]) - at.number
    where = None if at is None else (at.row, card)
    meant = press_enter(lesson.draft, lesson.table)
    nowhere = meant.draft.picked is not None and meant.draft.aim is None
    if nowhere and where is not None and card is not None:  # a tap would say so at once
        meant = tap(Draft(), lesson.table, at.row if at else 0, card)
    return _meant(lesson, meant, where)


def _meant(lesson: Lesson, meant: Meant, where: tuple[int, int | None] | None) -> Lesson:
    step, table = lesson.step, lesson.table
    if meant.move is not None:
        if meant.move == move_of(step, table):
            return _next(lesson)
        return Lesson(lesson.at, other=True)
    refused = meant.draft.refused
    if refused is not None and step.wants is Wants.REFUSAL and _tried(lesson, where):
        return _next(lesson, met=refused)
    return Lesson(lesson.at, meant.draft)


def _tried(lesson: Lesson, where: tuple[int, int | None] | None) -> bool:
    """Was it the card the lesson speaks of?"""
    if where is None or where[1] is None:
        return False
    row = lesson.table.rows[where[0]]
    place = where[1] - row.down
    return 0 <= place < len(row.up) and str(row.up[place]) == lesson.step.tried


def wanted(lesson: Lesson) -> Move | None:
    return move_of(lesson.step, lesson.table)
