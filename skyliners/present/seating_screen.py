"""The form of who sits where, as it is shown: the table with its four chairs, and the
seat that lies open."""

from typing import NamedTuple

from skyliners.bots.levels import ADAPTIVE
from skyliners.present.chairs import CHAIRS, Problem
from skyliners.present.choices import Choice, Way
from skyliners.present.game import Shown
from skyliners.present.games import shown
from skyliners.present.names import LONGEST_NAME
from skyliners.present.opponents import Opponent, adapting_to, level_of, temper_of
from skyliners.present.seating import Form, Place, free_names, problem, ways
from skyliners.present.texts import _, later
from skyliners.rules.games import rules_of
from skyliners.rules.refusal import Common, Ruling
from skyliners.rules.seats import Color

# Names are nothing a rule is about.
_RULES = {Problem.NUMBER: Common.BAD_SEATS, Problem.CHAIRS: Common.BAD_SEATS}
_NAMES = {
    Problem.NO_NAME: later("One player has no name yet."),
    Problem.SAME_NAME: later("Two players have the same name."),
}
COLOR_NAMES = {
    Color.RED: later("Red"),
    Color.BLUE: later("Blue"),
    Color.YELLOW: later("Yellow"),
    Color.GREEN: later("Green"),
}
_NAMES_SHOWN = 8


class ChairModel(NamedTuple):
    """One chair at the table: a seat, or a place where one could be."""

    chair: int
    name: str
    who: str  # a person or what kind of bot; what a tap does if it is free
    icon: str
    color: Color | None  # None: nobody sits there
    starts: bool
    edited: bool


class EditorModel(NamedTuple):
    """The seat that lies open."""

    chair: int
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
    game: str  # whose picture lies in the middle
    chairs: tuple[ChairModel, ...]  # clockwise, from whoever is nearest
    modes: tuple[Choice, ...]
    mode_explained: str
    ways: tuple[Way, ...]  # what else is to be settled
    start_title: str
    starters: tuple[Choice, ...]
    lying: tuple[Choice, ...]  # how the device goes round, where it may lie flat
    advice: str  # what is missing, or how to go on
    is_problem: bool
    rule: Ruling | None  # behind the problem, to be looked up
    can_begin: bool
    begin_text: str
    editor: EditorModel | None


def seating_model(form: Form, *, flat: bool | None = None) -> SeatingModel:
    """`flat`: the device lies between the players; None: it is too small for that."""
    game = shown(form.game)
    levels = game.opponents()
    found = problem(form)
    told = form.refused or found
    starters = (
        Choice(None, _("Draw lots"), form.starter is None, "dice-multiple-outline"),
    )
    return SeatingModel(
        title=_("New game"),
        game=form.game,
        chairs=tuple(_chair(form, chair, levels) for chair in CHAIRS),
        modes=tuple(
            Choice(mode, game.mode_name(mode), form.mode is mode) for mode in game.MODES
        )
        if len(game.MODES) > 1
        else (),
        mode_explained=game.mode_explained(form.mode),
        ways=ways(form),
        start_title=_("Who begins?"),
        starters=starters
        + tuple(
            Choice(place.chair, place.name, form.starter == place.chair, color=place.color)
            for place in form.places
        ),
        lying=_lying(form, flat=flat),
        advice=_told(game, told)
        if told
        else _("Tap a seat to change it, or a free side to add one."),
        is_problem=told is not None,
        rule=_RULES.get(told) if told else None,
        can_begin=found is None,
        begin_text=_("Let’s go"),
        editor=_editor(form, levels),
    )


def _lying(form: Form, *, flat: bool | None) -> tuple[Choice, ...]:
    people = sum(place.bot is None for place in form.places)
    if flat is None or people < 2:
        return ()
    return (
        Choice(False, _("Pass it around"), not flat, "swap-horizontal"),
        Choice(True, _("Flat on the table"), flat, "table-furniture"),
    )


def _told(game: Shown, problem: Problem) -> str:
    return _(_NAMES[problem]) if problem in _NAMES else game.seats_wanted(problem)


def _chair(form: Form, chair: int, levels: tuple[Opponent, ...]) -> ChairModel:
    place = form.at(chair)
    if place is None:
        can = len(form.places) < max(rules_of(form.game).PLAYERS)
        who, icon = (_("Take a seat"), "plus") if can else ("", "")
        return ChairModel(chair, "", who, icon, None, starts=False, edited=False)
    return ChairModel(
        chair,
        place.name,
        _who(place, levels),
        "robot" if place.bot else "account",
        place.color,
        starts=form.starter == chair,
        edited=form.edited == chair,
    )


def _who(place: Place, levels: tuple[Opponent, ...]) -> str:
    if place.bot is None:
        return _("Human")
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
    person = Choice(None, _("Human"), place.bot is None, "account")
    bots = tuple(Choice(one.key, one.name, one is level, "robot") for one in levels)
    known = len(form.known)
    return EditorModel(
        chair=place.chair,
        name=place.name,
        color=place.color,
        who=(person, *bots) if bots else (),
        tempers=tuple(Choice(one.key, one.name, one == temper) for one in level.tempers)
        if level
        else (),
        about=_about(form, temper) if temper else "",
        names=tuple(
            Choice(name, name, name == place.name)
            for name in free_names(form, place.chair)[: max(_NAMES_SHOWN, known)]
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
