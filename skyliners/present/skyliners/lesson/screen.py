"""The lesson on screen: what is told, what is wanted, and what lies before the learner."""

from typing import NamedTuple

from skyliners.present.choices import Choice
from skyliners.present.skyliners.draft import Draft
from skyliners.present.skyliners.lesson.steps import (
    IN_DISTRICT,
    LEARNER,
    ROW_B,
    STEPS,
    Step,
    Wants,
)
from skyliners.present.skyliners.lesson.tutorial import SIDE, Lesson
from skyliners.present.skyliners.names import PIECE_NAMES, SEGMENT_NAMES, place_name
from skyliners.present.skyliners.picture import looking_along
from skyliners.present.skyliners.scene import CityShown, Marks
from skyliners.present.skyliners.skyline import Row
from skyliners.present.skyliners.turn import Around, PieceKey, TurnModel, turn_model
from skyliners.present.texts import _
from skyliners.rules.refusal import Ruling
from skyliners.rules.skyliners.city import LINES, SITES, sees
from skyliners.rules.skyliners.legal import refusal
from skyliners.rules.skyliners.notation import ROW_NAMES
from skyliners.rules.skyliners.pieces import SEGMENTS

_LINE = LINES[SIDE][ROW_B]


class TutorialModel(NamedTuple):
    title: str
    progress: str
    share: float  # of the lesson, 0 to 1
    text: str
    note: str  # the answer to a finger, and what is wanted
    rule: Ruling | None  # that the note tells, to be looked up
    wants: Wants
    city: CityShown
    rows: tuple[Row, ...]
    pieces: tuple[PieceKey, ...]
    plans: tuple[Choice, ...]  # while a plan is wanted
    go_on_text: str
    end_text: str
    skip_text: str  # empty: going on is all there is to do, or it is over
    coach_text: str
    new_game_text: str
    rules_text: str
    back_text: str


def tutorial_model(
    lesson: Lesson, *, holding: bool = True, moved: bool = True
) -> TutorialModel:
    """`holding`: turns are ended by holding a key, not by two taps. `moved`: the lesson
    has just come to this step."""
    step, table = lesson.step, lesson.table
    around = Around(turn_done=step.wants is Wants.END)
    turn = turn_model(table, LEARNER, lesson.draft, around)
    acts = step.wants in {Wants.BUILD, Wants.REFUSAL, Wants.OWN}
    return TutorialModel(
        title=_("Learn by playing"),
        progress=_("{n} of {last}", n=lesson.at + 1, last=len(STEPS)),
        share=lesson.at / (len(STEPS) - 1),
        text=_(step.text),
        note=_note(lesson, turn, holding=holding),
        rule=_rule(lesson, turn),
        wants=step.wants,
        city=CityShown(
            table,
            SIDE,
            _marks(lesson, turn.city.marks),
            falling=_just_built(lesson) if moved else None,
            sitting=lesson.at,
        ),
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
        go_on_text=_("Next"),
        end_text=_("End turn"),
        skip_text=_skip_text(step.wants),
        coach_text=_("Ask the coach"),
        new_game_text=_("New game"),
        rules_text=_("Rules & help"),
        back_text=_("Back"),
    )


def _skip_text(wants: Wants) -> str:
    if wants in {Wants.GO_ON, Wants.DONE}:
        return ""
    return _("Skip") if wants is Wants.OWN else _("Show me")


def _note(lesson: Lesson, turn: TurnModel, *, holding: bool) -> str:
    """Nothing, before anything was done: the text says what to do."""
    if lesson.step.wants is Wants.OWN:  # as in a real turn
        return lesson.answer or turn.prompt
    if lesson == Lesson(lesson.at) and not lesson.done:
        return ""
    return f"{lesson.answer} {_wanted(lesson, holding=holding)}".strip()


def _wanted(lesson: Lesson, *, holding: bool) -> str:
    """What to do now, in one line."""
    step, again = lesson.step, lesson.pointed is not None
    if step.wants is Wants.GO_ON:
        if again:
            return _("Tap the site again, or “{key}”.", key=_("Next"))
        return _("Tap “{key}” to go on.", key=_("Next"))
    if step.wants is Wants.END:
        if holding:
            return _("Hold “{key}” until it’s full.", key=_("End turn"))
        return _("Tap “{key}” twice.", key=_("End turn"))
    if step.wants is Wants.ASK:
        return _asked_for(step)
    if step.wants is Wants.PLAN:
        return _("Choose the number under row B.")
    if step.wants is Wants.TAP:
        return _("Tap the tallest building in the bright district.")
    if step.wants is Wants.DONE:
        begins = _("“{key}” starts a real one.", key=_("New game"))
        found = _("This lesson stays under “{key}”.", key=_("Rules & help"))
        return begins if lesson.answer else f"{begins} {found}"
    return _to_build(step, lesson.draft)


def _asked_for(step: Step) -> str:
    assert step.asked is not None
    row, depth = step.asked
    if depth is None:
        return _("Tap row {row}, in the city or in the skyline.", row=ROW_NAMES[row])
    return _(
        "Tap the one on {site}, in the city or in row {row}.",
        site=place_name(SIDE, LINES[SIDE][row][depth]),
        row=ROW_NAMES[row],
    )


def _to_build(step: Step, draft: Draft) -> str:
    assert step.build is not None
    name = _(PIECE_NAMES[step.build.piece])
    if draft.site is None:
        if draft.piece is None:
            return _("Choose “{piece}”, then the glowing site.", piece=name)
        return _("Now tap the glowing site.")
    if draft.piece is None:
        return _("Now choose “{piece}”, or tap the site again.", piece=name)
    return _("Tap the site again to build.")


def _rule(lesson: Lesson, turn: TurnModel) -> Ruling | None:
    if lesson.tried is not None:
        return refusal(lesson.table, lesson.tried, None)
    return turn.rule if lesson.step.wants is Wants.OWN else None


def _marks(lesson: Lesson, marks: Marks) -> Marks:
    step, table = lesson.step, lesson.table
    if step.wants is not Wants.OWN:
        marks = marks._replace(glowing=_to_be_tapped(step))
    if step.lit_row is not None:
        marks = looking_along(table, SIDE, step.lit_row, Marks()).city.marks
    if step.antennas:
        seen = sees(table.heights, _LINE)
        marks = marks._replace(antennas=tuple((site, LEARNER) for site in seen))
    if step.district:
        aside = frozenset(SITES) - IN_DISTRICT
        marks = marks._replace(recent=IN_DISTRICT, aside=aside)
    if marks.chosen is None or lesson.tried is not None:
        found = step.site if step.wants is not Wants.TAP else None
        marks = marks._replace(chosen=found if lesson.pointed is None else lesson.pointed)
    return marks


def _to_be_tapped(step: Step) -> frozenset[int]:
    """What glows: the site that is meant, or the whole row."""
    if step.build is not None:
        return frozenset((step.build.site,))
    if step.asked is None:
        return frozenset()
    row, depth = step.asked
    line = LINES[SIDE][row]
    return frozenset(line if depth is None else (line[depth],))


def _just_built(lesson: Lesson) -> int | None:
    """Right after a piece was built it falls into place."""
    if lesson != Lesson(lesson.at, own=lesson.own) or not lesson.at:
        return None
    if lesson.own:
        return lesson.own.site
    if lesson.step.others:
        return lesson.step.others[0].site
    before = STEPS[lesson.at - 1]
    return before.build.site if before.wants is Wants.BUILD and before.build else None
