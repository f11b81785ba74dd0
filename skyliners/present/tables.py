"""Tables as people sit down at them: the one they had last, one they know from another
game, or one alone against bots."""

from collections.abc import Sequence

from skyliners.bots.levels import ADAPTIVE
from skyliners.match.shelf.profiles import Profile
from skyliners.match.tables import Sitter, Table
from skyliners.present.chairs import CHAIRS, Problem
from skyliners.present.games import ROOMS, shown
from skyliners.present.opponents import level_of
from skyliners.present.seating import (
    Form,
    Place,
    begun_by,
    close,
    empty_form,
    new_form,
    of_game,
    played_by,
    problem,
    tap,
)
from skyliners.rules.games import rules_of


def as_last(
    game: str,
    known: Sequence[Profile],
    last: Table | None = None,
    latest: Table | None = None,
) -> Form:
    """As people sat at it last; else whoever sat at the latest table of another game; else
    as at any new table."""
    form = _sat_down(game, last, known)
    if form is None and latest is not None:
        others = _sat_down(latest.game, latest, known)
        form = of_game(others, game) if others else None
    return form if form is not None and form.places else new_form(game, known)


def alone(
    game: str,
    known: Sequence[Profile],
    last: Table | None = None,
    latest: Table | None = None,
) -> Form | None:
    """One person, against the bots they played last; at first against one that adapts, or
    the weakest. None: it cannot be played alone."""
    if game not in ROOMS:  # nobody sits down to a game for one
        return None
    form = _sat_down(game, last, known)
    if form is not None and problem(form) is None and table_of(form).alone:
        return form
    together = (*as_last(game, known, latest=latest).places, *new_form(game, known).places)
    person = next(place for place in together if place.bot is None)
    form = empty_form(game, known)._replace(places=(person._replace(chair=CHAIRS[0]),))
    offered = [level.key for level in shown(game).opponents()]
    bot = ADAPTIVE if ADAPTIVE in offered else next(iter(offered), None)
    for chair in CHAIRS[1 : max(rules_of(game).PLAYERS)] if bot else ():
        form = played_by(tap(form, chair), chair, bot)
        if problem(form) is None:
            break
    return None if problem(form) else close(form)


def _sat_down(game: str, last: Table | None, known: Sequence[Profile]) -> Form | None:
    """The same as they sat, as far as they still can; people as they are called now."""
    if last is None or last.game != game or game not in ROOMS:
        return None
    if last.mode not in [*shown(game).MODES]:
        return None
    profiles = {profile.key: profile for profile in known}
    levels = shown(game).opponents()
    places = tuple(
        Place(
            sitter.chair,
            profiles[sitter.profile].name if sitter.profile in profiles else sitter.name,
            sitter.color,
            sitter.bot,
            sitter.profile if sitter.profile in profiles else None,
        )
        for sitter in last.sitters
        if sitter.chair in CHAIRS and (not sitter.bot or level_of(sitter.bot, levels))
    )
    mode = rules_of(game).MODES(last.mode)
    in_order = tuple(sorted(places, key=lambda place: place.chair))
    form = Form(game, mode, in_order, known=tuple(known), settled=last.settled)
    one_each = len({place.chair for place in places}) == len(places)
    painted = len({place.color for place in places}) == len(places)
    found = problem(form)
    if not one_each or not painted or found in (Problem.CHAIRS, Problem.SAME_NAME):
        return None
    return begun_by(form, last.starter)


def table_of(form: Form) -> Table:
    """What is remembered of it."""
    return Table(
        form.game,
        str(form.mode),
        tuple(
            Sitter(place.chair, place.name, place.color, place.bot, place.profile)
            for place in form.places
        ),
        form.starter,
        form.settled,
    )
