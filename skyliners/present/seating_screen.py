"""The form of who sits where, as it is shown: the table with its four sides, and the
seat that lies open."""

from typing import NamedTuple

from skyliners.bots.levels import ADAPTIVE
from skyliners.present.choices import Choice
from skyliners.present.opponents import Opponent, adapting_to, level_of, temper_of
from skyliners.present.seating import (
    LONGEST_NAME,
    Form,
    Place,
    Problem,
    free_names,
    problem,
)
from skyliners.present.skyliners.names import MODE_NAMES
from skyliners.present.texts import _, later
from skyliners.rules.refusal import Common, Ruling
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import CLOCKWISE, Side
from skyliners.rules.skyliners.pieces import Mode

_EXPLAINED = {
    Mode.INTRODUCTORY: later("Build and look: a fixed number of rounds, no plans."),
    Mode.FULL: later("With secret plans of what will be seen from one’s own side."),
}
_PROBLEMS = {
    Problem.TOO_FEW: later("Two to four sit at the table: tap a free side."),
    Problem.OPPOSITE: later(
        "Two players sit on neighbouring sides, never opposite each other."
    ),
    Problem.SAME_NAME: later("Two players have the same name."),
}
# Names are nothing a rule is about.
_RULES = {Problem.TOO_FEW: Common.BAD_SEATS, Problem.OPPOSITE: Common.BAD_SEATS}
COLOR_NAMES = {
    Color.RED: later("Red"),
    Color.BLUE: later("Blue"),
    Color.YELLOW: later("Yellow"),
    Color.GREEN: later("Green"),
}
_NAMES_SHOWN = 8


class SideModel(NamedTuple):
    """One side of the table: a seat, or a place where one could be."""

    side: Side
    name: str
    who: str  # a person or what kind of bot; what a tap does if it is free
    icon: str
    color: Color | None  # None: nobody sits there
    starts: bool
    edited: bool


class EditorModel(NamedTuple):
    """The seat that lies open."""

    side: Side
    name: str
    color: Color
    who: tuple[Choice, ...]
    tempers: tuple[Choice, ...]  # how the chosen level can be inclined
    about: str  # what is to be expected of it
    names: tuple[Choice, ...]
    colors: tuple[Choice, ...]
    longest: int  # letters of a name
    move_text: str
    leave_text: str
    done_text: str


class SeatingModel(NamedTuple):
    title: str
    sides: tuple[SideModel, ...]  # clockwise, from the south
    modes: tuple[Choice, ...]
    mode_explained: str
    start_title: str
    starters: tuple[Choice, ...]
    advice: str  # what is missing, or how to go on
    is_problem: bool
    rule: Ruling | None  # behind the problem, to be looked up
    can_begin: bool
    begin_text: str
    editor: EditorModel | None


def seating_model(form: Form, levels: tuple[Opponent, ...] = ()) -> SeatingModel:
    found = problem(form)
    shown = form.refused or found
    starters = (Choice(None, _("By lot"), form.starter is None, "dice-multiple-outline"),)
    return SeatingModel(
        title=_("New game"),
        sides=tuple(_side(form, side, levels) for side in CLOCKWISE),
        modes=tuple(
            Choice(mode, _(name), form.mode is mode) for mode, name in MODE_NAMES.items()
        ),
        mode_explained=_(_EXPLAINED[form.mode]),
        start_title=_("Who begins?"),
        starters=starters
        + tuple(
            Choice(place.side, place.name, form.starter is place.side, color=place.color)
            for place in form.places
        ),
        advice=_(_PROBLEMS[shown])
        if shown
        else _("Tap a seat to change it, a free side to add one."),
        is_problem=shown is not None,
        rule=_RULES.get(shown) if shown else None,
        can_begin=found is None,
        begin_text=_("Begin"),
        editor=_editor(form, levels),
    )


def _side(form: Form, side: Side, levels: tuple[Opponent, ...]) -> SideModel:
    place = form.at(side)
    if place is None:
        can = len(form.places) < len(CLOCKWISE)
        who = _("Take a seat") if can else ""
        return SideModel(side, "", who, "plus", None, starts=False, edited=False)
    return SideModel(
        side,
        place.name,
        _who(place, levels),
        "robot" if place.bot else "account",
        place.color,
        starts=form.starter is side,
        edited=form.edited is side,
    )


def _who(place: Place, levels: tuple[Opponent, ...]) -> str:
    if place.bot is None:
        return _("Person")
    level, temper = level_of(place.bot, levels), temper_of(place.bot, levels)
    if level is None or temper is None:
        return place.bot
    if temper.key == level.key:
        return level.name
    return _("{level}, {temper}", level=level.name, temper=temper.name)


def _about(form: Form, bot: Opponent) -> str:
    if bot.key != ADAPTIVE:
        return bot.about
    # The same person as when the game begins: whoever has a profile, else the first.
    people = [place for place in form.places if place.bot is None]
    known = (place for place in people if place.profile is not None)
    person = next(known, people[0] if people else None)
    return adapting_to(person.name if person else "")


def _editor(form: Form, levels: tuple[Opponent, ...]) -> EditorModel | None:
    place = form.at(form.edited)
    if place is None:
        return None
    level, temper = level_of(place.bot, levels), temper_of(place.bot, levels)
    person = Choice(None, _("Person"), place.bot is None, "account")
    bots = tuple(Choice(one.key, one.name, one is level, "robot") for one in levels)
    known = len(form.known)
    return EditorModel(
        side=place.side,
        name=place.name,
        color=place.color,
        who=(person, *bots) if bots else (),
        tempers=tuple(Choice(one.key, one.name, one == temper) for one in level.tempers)
        if level
        else (),
        about=_about(form, temper) if temper else "",
        names=tuple(
            Choice(name, name, name == place.name)
            for name in free_names(form, place.side)[: max(_NAMES_SHOWN, known)]
        ),
        colors=tuple(
            Choice(color, _(name), place.color is color, color=color)
            for color, name in COLOR_NAMES.items()
        ),
        longest=LONGEST_NAME,
        move_text=_("Next side"),
        leave_text=_("Remove"),
        done_text=_("Done"),
    )
