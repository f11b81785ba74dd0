"""Learning by playing: what a finger or a key does in the lesson, on the real rules.

Every sensible finger brings it on: in the city or in the skyline, the piece first or the
site, the thing itself or just beside it. Any other is answered, and whatever is wanted can
be had by tapping in the city alone, with keys alone, or by being shown it.

A place in the lesson is a number; the table there follows from it, so leaving and coming
back costs nothing. What is on screen is in `present.tutorial_screen`.
"""

from functools import cache
from typing import NamedTuple

from skyliners.present.skyliners import draft as drafting
from skyliners.present.skyliners.draft import ARROWS, PIECE_KEYS, Draft, beside
from skyliners.present.skyliners.lesson.steps import (
    DISTRICT,
    LEARNER,
    ROW_B,
    SEATS,
    STEPS,
    Step,
    Wants,
    opening,
)
from skyliners.present.skyliners.prompts import prompt
from skyliners.present.skyliners.skyline import skyline
from skyliners.present.texts import _, plural, said
from skyliners.rules.skyliners.actions import HIDDEN_PLAN, PLANS, Build
from skyliners.rules.skyliners.city import LINES, place
from skyliners.rules.skyliners.notation import ROW_NAMES
from skyliners.rules.skyliners.pieces import Piece
from skyliners.rules.skyliners.rulings import Rule
from skyliners.rules.skyliners.table import Table, advance
from skyliners.rules.skyliners.view import Hand, View

SIDE = SEATS[LEARNER].side
_LINES = LINES[SIDE]


class Lesson(NamedTuple):
    """Where somebody is in it, and what their finger has said so far."""

    at: int = 0
    draft: Draft = Draft()
    answer: str = ""  # to the last finger that was not enough, or the coach's hint
    pointed: int | None = None  # the site that was last pointed at
    tried: Build | None = None  # what a rule forbids, somewhere else than it was meant
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


def lesson_at(at: object) -> Lesson:
    """A lesson taken up again where it was left; anything else is its beginning."""
    known = isinstance(at, int) and 0 <= at < len(STEPS)
    return Lesson(at if known and isinstance(at, int) else 0)


def _next(lesson: Lesson) -> Lesson:
    return lesson if lesson.done else Lesson(lesson.at + 1)


def _answer(lesson: Lesson, text: str, site: int | None = None) -> Lesson:
    pointed = lesson.pointed if site is None else site
    return lesson._replace(answer=text, tried=None, pointed=pointed)


# Keys below the city


def go_on(lesson: Lesson) -> Lesson:
    return _next(lesson) if lesson.step.wants is Wants.GO_ON else lesson


def end_turn(lesson: Lesson) -> Lesson:
    return _next(lesson) if lesson.step.wants is Wants.END else lesson


def back(lesson: Lesson) -> Lesson:
    return Lesson(max(lesson.at - 1, 0))


def skip(lesson: Lesson) -> Lesson:
    """What the step wants is done for whoever asks to be shown it."""
    shown = _next(lesson)
    if lesson.step.plan is None:
        return shown
    seen = skyline(lesson.table, SIDE)[lesson.step.plan.row].seen
    return _answer(shown, plural("Row B shows 1 object.", "Row B shows {n} objects.", seen))


def plan(lesson: Lesson, segment: int) -> Lesson:
    wanted = lesson.step.plan
    if wanted is None:
        return lesson
    if segment == wanted.segment:
        return _next(lesson)
    return _answer(lesson, _("Not quite: count again."))


def choose_piece(lesson: Lesson, piece: Piece) -> Lesson:
    if lesson.step.wants is Wants.OWN:
        return _own_piece(lesson, piece)
    wanted = lesson.step.build
    if wanted is None:
        return _answer(lesson, _("No piece is needed right now."))
    if piece is not wanted.piece:
        return _answer(lesson, _("Good idea, but later."))
    draft = lesson.draft._replace(piece=piece)
    if lesson.step.wants is Wants.REFUSAL and draft.build == wanted:
        return _next(lesson)
    return _answer(lesson, "")._replace(draft=draft)


def _own_piece(lesson: Lesson, piece: Piece) -> Lesson:
    if not lesson.table.stocks[LEARNER][piece]:
        return _answer(lesson, said(Rule.NO_SUCH_PIECE_LEFT))
    meant = drafting.choose_piece(lesson.draft, lesson.table, piece)
    return _answer(lesson, "")._replace(draft=meant.draft)


# The city and the skyline


def tap_site(lesson: Lesson, site: int | None) -> Lesson:
    """A site of the city is tapped; None: beside it."""
    if site is None:
        return _answer(lesson, _("That’s beside the city."))
    wants = lesson.step.wants
    if wants is Wants.ASK:
        return _asked(lesson, *place(SIDE, site), in_city=True)
    if wants is Wants.TAP:
        return _tallest(lesson, site)
    if wants is Wants.OWN:
        return _own_site(lesson, site)
    if lesson.step.build is not None:
        return _placed(lesson, lesson.step.build, site)
    return _looked_at(lesson, site)


def ask(lesson: Lesson, row: int, depth: int) -> Lesson:
    """An object in the skyline is tapped."""
    if lesson.step.wants is Wants.ASK:
        return _asked(lesson, row, depth, in_city=False)
    site = _LINES[row][depth]
    wanted = lesson.step.build
    if lesson.step.wants is Wants.OWN or (wanted is not None and wanted.site != site):
        return _answer(lesson, _about(lesson, site))
    return tap_site(lesson, site)


def _about(lesson: Lesson, site: int) -> str:
    draft = Draft(asked=place(SIDE, site))
    return prompt(draft, skyline(lesson.table, SIDE), None, turn_done=False)


def _looked_at(lesson: Lesson, site: int) -> Lesson:
    """Nothing is wanted in the city, so a tap looks, and a second one goes on."""
    if lesson.pointed == site and not lesson.done:
        return _next(lesson)
    return _answer(lesson, _about(lesson, site), site)


def _asked(lesson: Lesson, row: int, depth: int, *, in_city: bool) -> Lesson:
    """Is it what is asked for? Bars in the skyline are slim: there, any of the row is, and
    of the next row, too."""
    assert lesson.step.asked is not None
    asked_row, asked_depth = lesson.step.asked
    site, aside = _LINES[row][depth], abs(row - asked_row)
    away = 0 if asked_depth is None or not in_city else abs(depth - asked_depth)
    if in_city and not aside and asked_depth is not None and depth < asked_depth:
        return _answer(lesson, _("That’s the one in front."), site)
    if aside + away <= 1:
        return _next(lesson)
    other = _("That’s row {row}.", row=ROW_NAMES[row])
    return _answer(lesson, other if aside else _about(lesson, site), site)


def _tallest(lesson: Lesson, site: int) -> Lesson:
    if site == lesson.step.site:
        return _next(lesson)
    return _answer(lesson, _("There’s a taller one."), site)


def _placed(lesson: Lesson, wanted: Build, site: int) -> Lesson:
    """What is to be built, or tried. Whoever taps its site twice needs no piece."""
    if site != wanted.site:
        return _elsewhere(lesson, site)
    draft = lesson.draft
    if draft.site == site:
        draft = draft._replace(piece=wanted.piece)
    meant = drafting.tap_site(draft, lesson.table, site, SIDE)
    if meant.action is not None or meant.refused is not None:
        return _next(lesson)
    return _answer(lesson, "", site)._replace(draft=meant.draft)


def _elsewhere(lesson: Lesson, site: int) -> Lesson:
    meant = drafting.tap_site(lesson.draft, lesson.table, site, SIDE)
    text = said(meant.refused) if meant.refused else _("Not there this time.")
    lesson = lesson._replace(draft=lesson.draft._replace(site=None))
    tried = meant.draft.build if meant.refused else None
    return _answer(lesson, text, site)._replace(tried=tried)


def _own_site(lesson: Lesson, site: int) -> Lesson:
    """Nobody says where: a second tap builds, a floor if nothing else was chosen."""
    draft = lesson.draft
    if draft.site == site and draft.piece is None:
        draft = draft._replace(piece=Piece.FLOOR)
    meant = drafting.tap_site(draft, lesson.table, site, SIDE)
    if meant.action is not None:
        return _next(lesson)._replace(own=meant.action)
    return _answer(lesson, "", site)._replace(draft=meant.draft)


# The keyboard


def press(lesson: Lesson, name: str) -> Lesson | None:
    """A key by its name or letter; None: it is not one of the lesson's."""
    if name in ARROWS:
        return _moved(lesson, name)
    if name in PIECE_KEYS:
        return choose_piece(lesson, PIECE_KEYS[name])
    if name == "enter":
        return _entered(lesson)
    if name == "s" and not lesson.done:
        return skip(lesson)
    if lesson.step.plan is not None and name in {"1", "2", "3", "4"}:
        return plan(lesson, int(name))
    return None


def _moved(lesson: Lesson, arrow: str) -> Lesson:
    """Arrows point at a site; nothing else happens there."""
    site = beside(SIDE, lesson.pointed, arrow)
    return _answer(lesson, _about(lesson, site), site)


def _entered(lesson: Lesson) -> Lesson | None:
    wants = lesson.step.wants
    if wants is Wants.DONE:
        return None
    if wants in {Wants.GO_ON, Wants.END}:
        return _next(lesson)
    if lesson.pointed is None or wants is Wants.PLAN:
        return _answer(lesson, _("Arrow keys choose a site."))
    return tap_site(lesson, lesson.pointed)


# The coach: always there, whatever is set for games


def asks_the_coach(lesson: Lesson) -> bool:
    """Is there something to decide, and nothing said or tried yet?"""
    return lesson.step.wants is Wants.OWN and lesson == Lesson(lesson.at)


def learners_view(lesson: Lesson) -> View:
    """What Mia knows in the end: the plan she filed and her district."""
    return View(lesson.table, LEARNER, Hand(DISTRICT, (PLANS[ROW_B][2],)))


def advised(lesson: Lesson, draft: Draft, hint: str) -> Lesson:
    """The coach has answered: its build is half made, its reason is told."""
    return lesson._replace(draft=draft, answer=hint, pointed=draft.site)
