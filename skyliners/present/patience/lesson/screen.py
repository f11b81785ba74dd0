"""The lesson on screen: what is said, the cards, and what brings it on."""

from typing import NamedTuple

from skyliners.present.patience.board import Board, board
from skyliners.present.patience.draft import Draft, Picked
from skyliners.present.patience.lesson.steps import STEPS, Wants
from skyliners.present.patience.lesson.tutorial import Lesson, wanted
from skyliners.present.texts import _, said
from skyliners.rules.refusal import Ruling


class LessonModel(NamedTuple):
    title: str
    progress: str
    share: float  # of the way
    text: str
    note: str  # the answer to what was tried
    rule: Ruling | None  # behind a refusal, to be looked up
    board: Board
    wants: Wants
    go_on_text: str
    skip_text: str
    rules_text: str
    new_game_text: str


def lesson_model(lesson: Lesson) -> LessonModel:
    last = len(STEPS) - 1
    rule = lesson.draft.refused or lesson.met
    note = said(rule) if rule else ""
    if lesson.other:
        note = _("That works, too. But first do what it says above.")
    return LessonModel(
        title=_("Learn by playing"),
        progress=_("{n} of {all}", n=min(lesson.at + 1, last), all=last),
        share=lesson.at / last,
        text=_(lesson.step.text),
        note=note,
        rule=rule,
        board=_board(lesson),
        wants=lesson.step.wants,
        go_on_text=_("Go on"),
        skip_text=_("Skip"),
        rules_text=_("Rules"),
        new_game_text=_("New game"),
    )


def _board(lesson: Lesson) -> Board:
    """The card the lesson speaks of is marked, until one is picked up."""
    shown = board(lesson.table, lesson.draft)
    if lesson.draft != Draft():
        return shown
    move = wanted(lesson)
    if move is not None:
        return shown._replace(marked=Picked(move.source, move.count))
    tried = [
        row
        for row, lies in enumerate(lesson.table.rows)
        if lies.up and str(lies.up[-1]) == lesson.step.tried
    ]
    return shown._replace(marked=Picked(tried[0], 1)) if tried else shown
