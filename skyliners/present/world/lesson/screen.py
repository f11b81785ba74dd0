"""The lesson on screen: what is told, what is wanted, and what lies before the learner."""

from typing import NamedTuple

from skyliners.present.texts import _, said
from skyliners.present.world.ceremony import Line, ceremony
from skyliners.present.world.draft import Draft
from skyliners.present.world.face import Face, face
from skyliners.present.world.lesson.script import Lesson
from skyliners.present.world.lesson.steps import (
    LEARNER,
    MISSION,
    ROW,
    SEATS,
    STEPS,
    Step,
    Wants,
)
from skyliners.present.world.names import what_name
from skyliners.present.world.outlook import outlook
from skyliners.present.world.results import part_names
from skyliners.present.world.scene import MapShown, Marks, map_of
from skyliners.present.world.shop import Ware, wares
from skyliners.present.world.turn import (
    FloorKey,
    SeatPanel,
    group,
    seat_panels,
    turn_model,
)
from skyliners.rules.refusal import Ruling
from skyliners.rules.world.actions import Build
from skyliners.rules.world.legal import piece, refusal
from skyliners.rules.world.scoring import score
from skyliners.rules.world.table import Table
from skyliners.rules.world.towers import Floor
from skyliners.rules.world.view import Hand

_WARES = 4  # as many as a learner has to look at


class LessonModel(NamedTuple):
    title: str
    progress: str
    share: float  # of the lesson, 0 to 1
    text: str
    note: str  # the answer to a finger, and what is wanted
    rule: Ruling | None  # that the note tells, to be looked up
    wants: Wants
    city: MapShown
    seats: tuple[SeatPanel, ...]
    floors: tuple[FloorKey, ...]
    wares: tuple[Ware, ...]  # while something is to be bought
    card: Face | None
    lines: tuple[Line, ...]  # how it stands, where that is told
    part_names: tuple[str, ...]
    go_on_text: str
    end_text: str
    skip_text: str  # empty: going on is all there is to do, or it is over
    coach_text: str
    new_game_text: str
    rules_text: str


def lesson_model(
    lesson: Lesson, *, holding: bool = True, moved: bool = True
) -> LessonModel:
    """`holding`: turns are ended by holding a key, not by two taps. `moved`: the lesson
    has just come to this step."""
    step, table = lesson.step, lesson.table
    acts = step.wants in {Wants.BUILD, Wants.REFUSAL, Wants.OWN}
    floors = turn_model(table, LEARNER, lesson.draft).floors
    return LessonModel(
        title=_("Learn by playing"),
        progress=_("{n} of {last}", n=lesson.at + 1, last=len(STEPS)),
        share=lesson.at / (len(STEPS) - 1),
        text=_(step.text),
        note=_note(lesson, holding=holding),
        rule=_rule(lesson),
        wants=step.wants,
        city=_city(lesson, moved=moved),
        seats=seat_panels(table, LEARNER),
        floors=tuple(
            key._replace(enabled=acts and bool(key.left), chosen=acts and key.chosen)
            for key in floors
        ),
        wares=wares(table, LEARNER)[:_WARES] if step.buy else (),
        card=face(step.card, complete=True) if step.card else None,
        lines=_lines(table) if step.counted else (),
        part_names=part_names(),
        go_on_text=_("Next"),
        end_text=_("End turn"),
        skip_text=_skip_text(step.wants),
        coach_text=_("Ask the coach"),
        new_game_text=_("New game"),
        rules_text=_("Rules & help"),
    )


def _skip_text(wants: Wants) -> str:
    if wants in {Wants.GO_ON, Wants.DONE}:
        return ""
    return _("Skip") if wants is Wants.OWN else _("Show me")


def _note(lesson: Lesson, *, holding: bool) -> str:
    """Nothing, before anything was done: the text says what to do."""
    build = lesson.draft.build
    if lesson.step.wants is Wants.OWN and not lesson.answer and build:
        rule = refusal(lesson.table, build, None)
        return said(rule) if rule else outlook(lesson.table, build).text
    if lesson == Lesson(lesson.at, own=lesson.own) and not lesson.done:
        return ""
    return f"{lesson.answer} {_wanted(lesson, holding=holding)}".strip()


def _wanted(lesson: Lesson, *, holding: bool) -> str:
    """What to do now, in one line."""
    step = lesson.step
    if step.wants is Wants.GO_ON:
        return _("“{key}” leads on.", key=_("Next"))
    if step.wants is Wants.END:
        if holding:
            return _("Hold “{key}” until it’s full.", key=_("End turn"))
        return _("Tap “{key}” twice.", key=_("End turn"))
    if step.wants is Wants.BUY:
        assert step.buy is not None
        return _("Buy: {what}", what=what_name(step.buy.what))
    if step.wants is Wants.CASH:
        return _("Tap the card.")
    if step.wants is Wants.TAP:
        return _("Tap Mia’s tower on the golden space.")
    if step.wants is Wants.DONE:
        begins = _("“{key}” starts a real one.", key=_("New game"))
        found = _("This lesson stays under “{key}”.", key=_("Rules & help"))
        return begins if lesson.answer else f"{begins} {found}"
    if step.wants is Wants.OWN:
        return ""
    return _to_build(step, lesson.draft)


def _to_build(step: Step, draft: Draft) -> str:
    assert step.build is not None
    if draft.space != step.build.space:
        if draft.kind is None:
            return _("Choose the floor, then the glowing space.")
        return _("Now tap the glowing space.")
    if draft.kind is None:
        return _("Now choose the floor, or tap the space again.")
    return _("Tap the space again to build.")


def _rule(lesson: Lesson) -> Ruling | None:
    if lesson.tried is not None:
        return refusal(lesson.table, lesson.tried, None)
    build = lesson.draft.build
    if lesson.step.wants is Wants.OWN and build is not None:
        return refusal(lesson.table, build, None)
    return None


def _city(lesson: Lesson, *, moved: bool) -> MapShown:
    step, table = lesson.step, lesson.table
    marks = Marks(
        glowing=_to_be_tapped(lesson),
        chosen=lesson.tried.space if lesson.tried else lesson.draft.space,
        lit=frozenset(step.lit),
        group=group(table, LEARNER),
        group_of=SEATS[LEARNER].color,
    )
    shown = map_of(table, marks)
    build = _ghost(lesson)
    if build is not None:
        what = piece(table.towers[build.space], build.kind)
        assert what is not None
        shown = shown._replace(ghost=(build.space, Floor(what, LEARNER)))
    fell = _just_built(lesson) if moved else None
    return shown._replace(falling=fell, named=False, cut=step.later and not lesson.answer)


def _ghost(lesson: Lesson) -> Build | None:
    """What is half made, if it may be."""
    build = lesson.draft.build
    if build is None or refusal(lesson.table, build, None) is not None:
        return None
    return build


def _to_be_tapped(lesson: Lesson) -> frozenset[int]:
    """What glows: the space that is meant, or all that would do."""
    step = lesson.step
    if step.wants is Wants.OWN:
        return turn_model(lesson.table, LEARNER, lesson.draft).map.marks.glowing
    return frozenset((step.build.space,)) if step.build else frozenset()


def _just_built(lesson: Lesson) -> int | None:
    """Right after a floor was built it falls into place."""
    if lesson != Lesson(lesson.at, own=lesson.own) or not lesson.at:
        return None
    before = STEPS[lesson.at - 1]
    if before.wants is Wants.OWN and lesson.own:
        return lesson.own.space
    return before.build.space if before.wants is Wants.BUILD and before.build else None


def _lines(table: Table) -> tuple[Line, ...]:
    """How it would end now; Bo's mission is another one."""
    sheet = score(table, (Hand(MISSION, ()), Hand(ROW.partition("=")[0], ())))
    return ceremony(table._replace(ender=None), sheet).skip().step.lines
