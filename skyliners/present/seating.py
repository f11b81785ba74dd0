"""Who sits where: chairs round a table, a form that is filled in chair by chair, and
what it comes to.

Every step gives a new form. A form either holds a named problem or gives seats the
rules accept. How many play, and who may sit where, is asked of the game.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from skyliners.match.match import Player
from skyliners.match.shelf.profiles import Profile
from skyliners.present.chairs import CHAIRS, Problem
from skyliners.present.choices import Way
from skyliners.present.games import shown
from skyliners.present.names import BOT_NAMES, NAMES, clean
from skyliners.rules.games import rules_of
from skyliners.rules.seats import Color


class Place(NamedTuple):
    """Somebody at the table."""

    chair: int
    name: str
    color: Color
    bot: str | None = None  # the name of its level
    profile: int | None = None
    own_name: bool = False  # written by hand, so worth keeping

    @property
    def player(self) -> Player:
        return Player(self.profile, self.bot)


class Form(NamedTuple):
    game: str
    mode: Any
    places: tuple[Place, ...] = ()  # clockwise, from the first chair
    starter: int | None = None  # their chair; None: drawn by lot
    edited: int | None = None  # the chair that lies open
    refused: Problem | None = None  # why the last tap changed nothing
    known: tuple[Profile, ...] = ()  # people who played here before
    settled: tuple[tuple[str, Any], ...] = ()  # what else was chosen, by its key

    def at(self, chair: int | None) -> Place | None:
        return next((place for place in self.places if place.chair == chair), None)


class Arrangement(NamedTuple):
    """All that a new game needs."""

    mode: Any
    seats: tuple[Any, ...]  # the game's own; clockwise, the start player first
    players: tuple[Player, ...]
    options: Mapping[str, Any]  # what else was settled


def empty_form(game: str, known: Sequence[Profile] = ()) -> Form:
    """A table nobody sits at yet."""
    return Form(game, shown(game).MODES[0], known=tuple(known))


def new_form(game: str, known: Sequence[Profile] = ()) -> Form:
    """Two at the table, where so many can play."""
    form = empty_form(game, known)
    for chair in CHAIRS[: min(2, max(rules_of(game).PLAYERS))]:
        form = tap(form, chair)
    return form


def of_game(form: Form, game: str) -> Form:
    """The same people before another game, as many as can play it; bots stay behind."""
    if form.game == game:
        return form
    people = [place for place in form.places if place.bot is None]
    places = tuple(people[: max(rules_of(game).PLAYERS)])
    starter = form.starter if form.starter in {one.chair for one in places} else None
    return Form(game, shown(game).MODES[0], places, starter, known=form.known)


# Steps


def tap(form: Form, chair: int) -> Form:
    """A chair is tapped: whoever sits there is looked at, or somebody sits down."""
    form = form._replace(refused=None)
    if form.at(chair):
        return form._replace(edited=chair)
    refused = _refused(form, chair)
    if refused:
        return form._replace(refused=refused)
    profile = next((known for known in form.known if _free(form, known.name)), None)
    color = profile.color if profile and profile.color else None
    place = Place(
        chair,
        profile.name if profile else _free_name(form, NAMES),
        color if color in _free_colors(form) and color else _free_colors(form)[0],
        profile=profile.key if profile else None,
    )
    return _with(form, place)


def close(form: Form) -> Form:
    """The seat that lies open is done with."""
    return form._replace(edited=None, refused=None)


def leave(form: Form, chair: int) -> Form:
    """Whoever sits there gets up."""
    places = tuple(place for place in form.places if place.chair != chair)
    starter = None if form.starter == chair else form.starter
    return close(form)._replace(places=places, starter=starter)


def move_on(form: Form, chair: int) -> Form:
    """To the next chair clockwise where they may sit, changing places if it is taken."""
    if form.at(chair) is None:
        return form
    after = form
    for turn in CHAIRS[1:]:
        other = (chair + turn) % len(CHAIRS)
        changed: dict[int | None, int] = {chair: other, other: chair}
        moved = [
            one._replace(chair=changed.get(one.chair, one.chair)) for one in form.places
        ]
        after = form._replace(
            places=_clockwise(moved),
            starter=changed.get(form.starter, form.starter),
            edited=other,
            refused=None,
        )
        if problem(after) is not Problem.CHAIRS:
            break
    return after


def played_by(form: Form, chair: int, bot: str | None) -> Form:
    """A bot of this level plays there, or (none) a person."""
    place = form.at(chair)
    if place is None or (place.bot is None) == (bot is None):
        return form if place is None else _with(form, place._replace(bot=bot))
    others = form._replace(places=leave(form, chair).places)
    name = _free_name(others, BOT_NAMES if bot else NAMES)
    changed = place._replace(bot=bot, profile=None, name=name, own_name=False)
    return _with(form, changed)


def named(form: Form, chair: int, name: str) -> Form:
    """A name chosen from the list; whoever is known brings their favourite colour."""
    changed = written(form, chair, name)
    place = changed.at(chair)
    if changed == form or place is None:
        return form
    profile = _known(changed, place)
    favourite = profile.color if profile else None
    free = favourite in _free_colors(form)
    return painted(changed, chair, favourite) if free else changed


def written(form: Form, chair: int, text: str) -> Form:
    """A name as far as it is written by hand; what is no name changes nothing."""
    place = form.at(chair)
    if place is None:
        return form
    # Somebody who is known keeps their name as it is, however long.
    cleaned = clean(text)
    profile = _known(form, place._replace(name=text))
    profile = profile or _known(form, place._replace(name=cleaned))
    name = profile.name if profile else cleaned
    if not name or name == place.name:
        return form
    changed = place._replace(
        name=name,
        profile=profile.key if profile else None,
        own_name=profile is None and name not in (*NAMES, *BOT_NAMES),
    )
    return _with(form, changed)


def recognised(form: Form, chair: int, profile: Profile) -> Form:
    """Whoever sits there has a profile from now on."""
    place = form.at(chair)
    if place is None:
        return form
    changed = place._replace(name=profile.name, profile=profile.key, own_name=False)
    return _with(form._replace(known=(*form.known, profile)), changed)


def painted(form: Form, chair: int, color: Color | None) -> Form:
    """Another colour; whoever has it takes this one instead."""
    place = form.at(chair)
    if place is None or color is None:
        return form
    exchange = {color: place.color, place.color: color}
    places = tuple(
        one._replace(color=exchange.get(one.color, one.color)) for one in form.places
    )
    return form._replace(places=places, refused=None)


def begun_by(form: Form, starter: int | None) -> Form:
    taken = starter is None or form.at(starter)
    return form._replace(starter=starter, refused=None) if taken else form


def with_mode(form: Form, mode: Any) -> Form:
    return form._replace(mode=mode)


def settle(form: Form, key: str, value: Any) -> Form:
    """Something else about the game is chosen."""
    return form._replace(settled=tuple((dict(form.settled) | {key: value}).items()))


# What it comes to


def problem(form: Form) -> Problem | None:
    """What is missing before the game can begin."""
    chairs = [place.chair for place in form.places]
    names = [place.name for place in form.places]
    return next(wrong_seats(form.game, chairs, names), None)


def wrong_seats(
    game: str, chairs: Sequence[int], names: Sequence[str]
) -> Iterator[Problem]:
    """All that keeps people of these names on these chairs from playing a game, what is
    to be told first first."""
    if len(chairs) not in rules_of(game).PLAYERS:
        yield Problem.NUMBER
    if not shown(game).may_sit(chairs):
        yield Problem.CHAIRS
    if not all(names):
        yield Problem.NO_NAME
    if len({name.casefold() for name in names}) < len(names):
        yield Problem.SAME_NAME


def arrangement(form: Form, rng: Random) -> Arrangement:
    """The game this form describes, which has no problem; `rng` draws the lot."""
    starter = rng.choice(form.places).chair if form.starter is None else form.starter
    first = next(at for at, place in enumerate(form.places) if place.chair == starter)
    around = form.places[first:] + form.places[:first]
    seat = shown(form.game).seat
    return Arrangement(
        form.mode,
        tuple(seat(place.name, place.color, place.chair) for place in around),
        tuple(place.player for place in around),
        {way.key: way.chosen for way in ways(form)},
    )


def ways(form: Form) -> tuple[Way, ...]:
    """What is to be settled about the game, as it stands."""
    return shown(form.game).ways(dict(form.settled), len(form.places))


def free_names(form: Form, chair: int) -> list[str]:
    """Names to choose from for whoever sits there; theirs may be another."""
    place = form.at(chair)
    is_bot = place is not None and place.bot is not None
    others = form._replace(places=leave(form, chair).places)
    known = [] if is_bot else [profile.name for profile in form.known]
    offered = dict.fromkeys((*known, *(BOT_NAMES if is_bot else NAMES)))
    return [name for name in offered if _free(others, name)]


def _with(form: Form, place: Place) -> Form:
    others = [one for one in form.places if one.chair != place.chair]
    return form._replace(places=_clockwise([*others, place]), refused=None)


def _clockwise(places: Sequence[Place]) -> tuple[Place, ...]:
    return tuple(sorted(places, key=lambda place: place.chair))


def _refused(form: Form, chair: int) -> Problem | None:
    """Why nobody may sit down there now."""
    chairs = sorted([*(place.chair for place in form.places), chair])
    if len(chairs) > max(rules_of(form.game).PLAYERS):
        return Problem.NUMBER
    return None if shown(form.game).may_sit(chairs) else Problem.CHAIRS


def _known(form: Form, place: Place) -> Profile | None:
    """The person of this name who played here before."""
    same = (known for known in form.known if known.name == place.name)
    return None if place.bot else next(same, None)


def _free(form: Form, name: str) -> bool:
    return all(place.name.casefold() != name.casefold() for place in form.places)


def _free_name(form: Form, names: Sequence[str]) -> str:
    return next(name for name in names if _free(form, name))


def _free_colors(form: Form) -> list[Any]:
    taken = [place.color for place in form.places]
    return [color for color in Color if color not in taken]
