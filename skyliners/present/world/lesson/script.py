"""Learning by playing: what a finger or a key does in the lesson, on the real rules.

Every sensible finger brings it on: the floor first or the space, a space twice without any
floor, keys alone. Any other is answered, and whatever is wanted can be had by being shown
it. A place in the lesson is a number; the table there follows from it, so leaving and
coming back costs nothing. What is on screen is in `screen`.
"""

from functools import cache
from typing import NamedTuple

from skyliners.present.texts import _, said
from skyliners.present.world import draft as drafting
from skyliners.present.world.draft import ARROWS, Draft, beside
from skyliners.present.world.lesson.steps import (
    LEARNER,
    MISSION,
    ROW,
    STEPS,
    Step,
    Wants,
    opening,
    some_rounds_later,
)
from skyliners.present.world.names import what_name
from skyliners.rules.world.actions import Build, Buy
from skyliners.rules.world.advance import advance
from skyliners.rules.world.legal import refusal
from skyliners.rules.world.pieces import What
from skyliners.rules.world.table import Table
from skyliners.rules.world.towers import standing
from skyliners.rules.world.view import Hand, View

KIND_KEYS = {"1": "B", "2": "N", "3": "S"}


class Lesson(NamedTuple):
    """Where somebody is in it, and what their finger has said so far."""

    at: int = 0
    draft: Draft = Draft()
    answer: str = ""  # to the last finger that was not enough, or the coach's hint
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
    step = STEPS[at]
    table = some_rounds_later() if step.later else table_at(at - 1)
    done = STEPS[at - 1].action if at and not step.later else None
    for action in (*((done,) if done else ()), *step.others):
        table = advance(table, action)
    return table


def lesson_at(at: object) -> Lesson:
    """A lesson taken up again where it was left; anything else is its beginning."""
    if type(at) is int and 0 <= at < len(STEPS):
        return Lesson(at)
    return Lesson()


def _next(lesson: Lesson) -> Lesson:
    return lesson if lesson.done else Lesson(lesson.at + 1, own=lesson.own)


def _answer(lesson: Lesson, text: str) -> Lesson:
    return lesson._replace(answer=text, tried=None)


# Keys below the city


def go_on(lesson: Lesson) -> Lesson:
    return _next(lesson) if lesson.step.wants is Wants.GO_ON else lesson


def end_turn(lesson: Lesson) -> Lesson:
    return _next(lesson) if lesson.step.wants is Wants.END else lesson


def back(lesson: Lesson) -> Lesson:
    at = max(lesson.at - 1, 0)
    kept = lesson.own if STEPS[at].wants is not Wants.OWN else None
    return Lesson(at, own=kept)


def skip(lesson: Lesson) -> Lesson:
    """What the step wants is done for whoever asks to be shown it."""
    return _next(lesson)


def choose_kind(lesson: Lesson, kind: str) -> Lesson:
    if lesson.step.wants is Wants.OWN:
        meant = drafting.choose_kind(lesson.draft, lesson.table, kind)
        return _answer(lesson, "")._replace(draft=meant.draft)
    wanted = lesson.step.build
    if wanted is None:
        return _answer(lesson, _("No floor is needed right now."))
    if kind != wanted.kind:
        return _answer(lesson, _("Good idea, but later."))
    draft = lesson.draft._replace(kind=kind)
    if lesson.step.wants is Wants.REFUSAL and draft.build == wanted:
        return _next(lesson)
    return _answer(lesson, "")._replace(draft=draft)


def buy(lesson: Lesson, what: What) -> Lesson:
    wanted = lesson.step.buy
    if wanted is None:
        return lesson
    if what is wanted.what:
        return _next(lesson)
    rule = refusal(lesson.table, Buy(what), None)
    return _answer(lesson, said(rule) if rule else _("Good idea, but later."))


def show_card(lesson: Lesson) -> Lesson:
    """The card is tapped."""
    if lesson.step.wants is Wants.CASH:
        return _next(lesson)
    return _answer(lesson, _("Tops in this shape, turned or mirrored as you like."))


# The city


def tap_space(lesson: Lesson, space: int | None) -> Lesson:
    """A space of the city is tapped; None: beside it."""
    if space is None:
        return _answer(lesson, _("That’s beside the city."))
    wants = lesson.step.wants
    if wants is Wants.TAP:
        return _held(lesson, space)
    if wants is Wants.OWN:
        return _own_space(lesson, space)
    if lesson.step.build is not None:
        return _placed(lesson, lesson.step.build, space)
    return _looked_at(lesson, space)


def about(table: Table, space: int) -> str:
    """Who is on top of a space, and with what."""
    name, top = table.city.names[space], standing(table.towers[space]).top
    if top is None:
        return _("{space}: nothing yet.", space=name)
    what = what_name(top.what)
    if top.owner is None:
        return _("{space}: {what}.", space=name, what=what)
    owner = table.seats[top.owner].name
    return _("{space}: {name} is on top. {what}.", space=name, name=owner, what=what)


def _looked_at(lesson: Lesson, space: int) -> Lesson:
    """Nothing is wanted in the city, so a tap looks, and a second one goes on."""
    if lesson.draft.space == space and lesson.step.wants is Wants.GO_ON:
        return _next(lesson)
    looked = _answer(lesson, about(lesson.table, space))
    return looked._replace(draft=Draft(space=space))


def _held(lesson: Lesson, space: int) -> Lesson:
    """Is it what is asked for? A tall tower may be in front of it, so beside it will do."""
    wanted = lesson.step.space
    assert wanted is not None
    if space in {wanted, *lesson.table.city.neighbours[wanted]}:
        return _next(lesson)
    looked = _answer(lesson, about(lesson.table, space))
    return looked._replace(draft=Draft(space=space))


def _placed(lesson: Lesson, wanted: Build, space: int) -> Lesson:
    """What is to be built, or tried. Whoever taps its space twice needs no floor."""
    if space != wanted.space:
        return _elsewhere(lesson, wanted, space)
    draft = lesson.draft
    if draft.space == space:
        draft = draft._replace(kind=wanted.kind)
    meant = drafting.tap_space(draft, lesson.table, space)
    if meant.action is not None or meant.refused is not None:
        return _next(lesson)
    return _answer(lesson, "")._replace(draft=meant.draft)


def _elsewhere(lesson: Lesson, wanted: Build, space: int) -> Lesson:
    tried = Build(wanted.kind, space)
    rule = refusal(lesson.table, tried, None) if lesson.draft.kind else None
    lesson = lesson._replace(draft=lesson.draft._replace(space=None))
    answered = _answer(lesson, said(rule) if rule else _("Not there this time."))
    return answered._replace(tried=tried if rule else None)


def _own_space(lesson: Lesson, space: int) -> Lesson:
    """Nobody says where: a second tap builds, a floor if nothing else was chosen."""
    draft = lesson.draft
    if draft.space == space and draft.kind is None:
        draft = draft._replace(kind="B")
    meant = drafting.tap_space(draft, lesson.table, space)
    if meant.action is not None:
        return _next(lesson)._replace(own=meant.action)
    return _answer(lesson, "")._replace(draft=meant.draft)


# The keyboard


def press(lesson: Lesson, name: str) -> Lesson | None:
    """A key by its name or letter; None: it is not one of the lesson's."""
    if name in ARROWS:
        space = beside(lesson.table, lesson.draft.space, name)
        looked = _answer(lesson, about(lesson.table, space))
        return looked._replace(draft=lesson.draft._replace(space=space))
    if name in KIND_KEYS:
        return choose_kind(lesson, KIND_KEYS[name])
    if name == "enter":
        return _entered(lesson)
    if name == "s" and not lesson.done:
        return skip(lesson)
    return None


def _entered(lesson: Lesson) -> Lesson | None:
    wants = lesson.step.wants
    if wants is Wants.DONE:
        return None
    if wants in {Wants.GO_ON, Wants.END, Wants.CASH, Wants.BUY}:
        return _next(lesson)
    if lesson.draft.space is None:
        return _answer(lesson, _("Arrow keys choose a space."))
    return tap_space(lesson, lesson.draft.space)


# The coach: always there, whatever is set for games


def asks_the_coach(lesson: Lesson) -> bool:
    """Is there something to decide, and nothing said or tried yet?"""
    return lesson.step.wants is Wants.OWN and lesson == Lesson(lesson.at)


def learners_view(lesson: Lesson) -> View:
    """What Mia knows: her mission, and a card that is not complete yet."""
    cards = (ROW,) * lesson.table.cards[LEARNER]
    return View(lesson.table, LEARNER, Hand(MISSION, cards))


def advised(lesson: Lesson, draft: Draft, hint: str) -> Lesson:
    """The coach has answered: its build is half made, its reason is told."""
    return lesson._replace(draft=draft, answer=hint, tried=None)
