"""Learning by playing: the lesson, played on the real rules with the real turn model.

A place in the lesson is a number; the table there follows from it, so leaving and coming
back costs nothing.
"""

from functools import cache
from typing import NamedTuple

from skyliners.present.choices import Choice
from skyliners.present.draft import Draft
from skyliners.present.lesson import (
    DISTRICT,
    IN_DISTRICT,
    LEARNER,
    ROW_B,
    SEATS,
    STEPS,
    Step,
    Wants,
    opening,
)
from skyliners.present.picture import looking_along
from skyliners.present.prompts import prompt
from skyliners.present.rulings import why_not
from skyliners.present.scene import Marks
from skyliners.present.secrets import SEGMENT_NAMES
from skyliners.present.skyline import Row, skyline
from skyliners.present.texts import _
from skyliners.present.turn import PIECE_NAMES, PieceKey, turn_model
from skyliners.rules.refusal import Rule
from skyliners.rules.skyliners.actions import HIDDEN_PLAN, PLANS, Build
from skyliners.rules.skyliners.city import LINES, SITES, Side, sees
from skyliners.rules.skyliners.legal import refusal
from skyliners.rules.skyliners.pieces import SEGMENTS, Piece
from skyliners.rules.skyliners.table import Table, advance
from skyliners.rules.skyliners.view import Hand, View

_SIDE = SEATS[LEARNER].side
_LINE = LINES[_SIDE][ROW_B]


class Lesson(NamedTuple):
    """Where somebody is in it, and what their finger has said so far."""

    at: int = 0
    draft: Draft = Draft()
    note: str = ""  # the answer to a finger that did something else, or the coach's hint
    tried: Build | None = None  # somewhere else than it was meant
    own: Build | None = None  # what was built of one's own accord, at the end

    @property
    def table(self) -> Table:
        table = table_at(self.at)
        return advance(table, self.own) if self.own else table

    @property
    def step(self) -> Step:
        return STEPS[self.at]

    @property
    def done(self) -> bool:
        return self.step.wants is Wants.DONE


class TutorialModel(NamedTuple):
    title: str
    progress: str
    share: float  # of the lesson, 0 to 1
    text: str
    note: str
    rule: Rule | None  # that the note tells, to be looked up
    wants: Wants
    table: Table
    side: Side
    marks: Marks
    rows: tuple[Row, ...]
    pieces: tuple[PieceKey, ...]
    plans: tuple[Choice, ...]  # while a plan is wanted
    go_on_text: str
    end_text: str
    coach_text: str
    new_game_text: str
    rules_text: str
    back_text: str
    falling: int | None  # the site where something has just been built


@cache
def table_at(at: int) -> Table:
    """The table when a step begins: all that was done before, and Bo's part."""
    if at < 0:
        return opening()
    table = table_at(at - 1)
    if at:
        before = STEPS[at - 1]
        if before.wants is Wants.BUILD and before.build is not None:
            table = advance(table, before.build)
        if before.wants is Wants.PLAN:
            table = advance(table, HIDDEN_PLAN)
    for build in STEPS[at].others:
        table = advance(table, build)
    return table


def _next(lesson: Lesson) -> Lesson:
    return Lesson(min(lesson.at + 1, len(STEPS) - 1))


def lesson_at(at: object) -> Lesson:
    """A lesson taken up again where it was left; anything else is its beginning."""
    known = isinstance(at, int) and 0 <= at < len(STEPS)
    return Lesson(at if known and isinstance(at, int) else 0)


# What a finger does


def go_on(lesson: Lesson) -> Lesson:
    return _next(lesson) if lesson.step.wants is Wants.GO_ON else lesson


def back(lesson: Lesson) -> Lesson:
    return Lesson(max(lesson.at - 1, 0))


def end_turn(lesson: Lesson) -> Lesson:
    return _next(lesson) if lesson.step.wants is Wants.END else lesson


def choose_piece(lesson: Lesson, piece: Piece) -> Lesson:
    if lesson.step.wants is Wants.OWN:
        chosen = None if lesson.draft.piece is piece else piece
        return lesson._replace(draft=lesson.draft._replace(piece=chosen), note="")
    wanted = lesson.step.build
    if wanted is None:
        return lesson
    if piece is not wanted.piece:
        name = _(PIECE_NAMES[wanted.piece])
        return lesson._replace(note=_("This time: {piece}.", piece=name))
    return _tried(lesson._replace(draft=lesson.draft._replace(piece=piece), note=""))


def tap_site(lesson: Lesson, site: int) -> Lesson:
    step = lesson.step
    if step.wants is Wants.TAP:
        if site == step.site:
            return _next(lesson)
        return lesson._replace(note=_("There is a higher one."))
    if step.wants is Wants.OWN:
        return _own(lesson, site)
    if step.build is None:
        return lesson
    if site != step.build.site:
        return _not_there(lesson, site)
    again = lesson.draft.site == site and lesson.draft.piece is step.build.piece
    if again and step.wants is Wants.BUILD:
        return _next(lesson)
    return _tried(lesson._replace(draft=lesson.draft._replace(site=site), note=""))


def _own(lesson: Lesson, site: int) -> Lesson:
    """Nobody says where: a second tap builds what the rules allow."""
    build = lesson.draft.build
    if build and build.site == site and refusal(lesson.table, build, None) is None:
        return _next(lesson)._replace(own=build)
    return lesson._replace(draft=lesson.draft._replace(site=site), note="")


def _tried(lesson: Lesson) -> Lesson:
    """Somebody has tried what a rule forbids, as they were told to."""
    step = lesson.step
    if step.wants is Wants.REFUSAL and lesson.draft.build == step.build:
        return _next(lesson)
    return lesson


def _not_there(lesson: Lesson, site: int) -> Lesson:
    piece = lesson.draft.piece
    tried = None if piece is None else Build(piece, site)
    rule = refusal(lesson.table, tried, None) if tried else None
    note = why_not(rule) if rule else _("This time the glowing site, please.")
    return lesson._replace(note=note, tried=tried)


def _told(lesson: Lesson, note: str) -> tuple[Rule | None, int | None]:
    """The rule that a note is about, and the site where it holds."""
    for build in (lesson.tried, lesson.draft.build):
        rule = refusal(lesson.table, build, None) if build else None
        if build and rule and note == why_not(rule):
            return rule, build.site
    return None, None


def ask(lesson: Lesson, row: int, depth: int) -> Lesson:
    """An object in the skyline is tapped; what is wanted brings the lesson on."""
    asked = lesson.step.asked
    if asked is not None and asked[0] == row and asked[1] in {None, depth}:
        return _next(lesson)
    rows = skyline(lesson.table, _SIDE)
    return lesson._replace(
        note=prompt(Draft(asked=(row, depth)), rows, None, turn_done=False)
    )


def plan(lesson: Lesson, segment: int) -> Lesson:
    wanted = lesson.step.plan
    if wanted is None:
        return lesson
    if segment == wanted.segment:
        return _next(lesson)
    return lesson._replace(note=_("Count again: the numbers below tell what is seen."))


# The coach: always there, whatever is set for games


def asks_the_coach(lesson: Lesson) -> bool:
    """Is there something to decide, and nothing said or tried yet?"""
    return lesson.step.wants is Wants.OWN and lesson == Lesson(lesson.at)


def learners_view(lesson: Lesson) -> View:
    """What Mia knows in the end: the plan she filed and her district."""
    return View(lesson.table, LEARNER, Hand(DISTRICT, (PLANS[ROW_B][2],)))


def advised(lesson: Lesson, draft: Draft, hint: str) -> Lesson:
    """The coach has answered: its build is half made, its reason is told."""
    return lesson._replace(draft=draft, note=hint)


# What is on screen


def tutorial_model(lesson: Lesson) -> TutorialModel:
    step, table = lesson.step, lesson.table
    turn = turn_model(
        table, LEARNER, lesson.draft, turn_done=step.wants is Wants.END, can_undo=False
    )
    acts = step.wants in {Wants.BUILD, Wants.REFUSAL, Wants.OWN}
    note = lesson.note
    if not note and (turn.can_build or step.wants is Wants.OWN):
        note = turn.prompt
    rule, refused_at = _told(lesson, note)
    marks = _marks(step, table, turn.marks)
    return TutorialModel(
        title=_("Learn by playing"),
        progress=_("{n} of {last}", n=lesson.at + 1, last=len(STEPS)),
        share=lesson.at / (len(STEPS) - 1),
        text=_(step.text),
        note=note,
        rule=rule,
        wants=step.wants,
        table=table,
        side=_SIDE,
        marks=marks if refused_at is None else marks._replace(chosen=refused_at),
        rows=turn.rows,
        pieces=tuple(
            key._replace(enabled=acts and key.enabled, chosen=acts and key.chosen)
            for key in turn.pieces
        ),
        plans=tuple(
            Choice(segment, SEGMENT_NAMES[segment])
            for segment in SEGMENTS
            if step.wants is Wants.PLAN
        ),
        go_on_text=_("Go on"),
        end_text=_("End turn"),
        coach_text=_("Ask the coach"),
        new_game_text=_("New game"),
        rules_text=_("Rules & helpers"),
        back_text=_("Back"),
        falling=_just_built(lesson),
    )


def _marks(step: Step, table: Table, marks: Marks) -> Marks:
    if step.wants is not Wants.OWN:
        glowing = frozenset((step.build.site,) if step.build else ())
        marks = marks._replace(glowing=glowing)
    if step.lit_row is not None:
        marks = looking_along(table, _SIDE, step.lit_row, Marks()).marks
    if step.antennas:
        seen = sees(table.heights, _LINE)
        marks = marks._replace(antennas=tuple((site, LEARNER) for site in seen))
    if step.district:
        aside = frozenset(SITES) - IN_DISTRICT
        marks = marks._replace(recent=IN_DISTRICT, aside=aside)
    return marks


def _just_built(lesson: Lesson) -> int | None:
    """Right after a piece was built it falls into place."""
    if lesson.draft != Draft() or lesson.note or not lesson.at:
        return None
    if lesson.own:
        return lesson.own.site
    if lesson.step.others:
        return lesson.step.others[0].site
    before = STEPS[lesson.at - 1]
    return before.build.site if before.wants is Wants.BUILD and before.build else None
