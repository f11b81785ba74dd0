"""Who sits where: a form that is filled in seat by seat, and what it comes to.

Every step gives a new form. A form either holds a named problem or gives seats the
rules accept.
"""

from collections.abc import Sequence
from enum import StrEnum
from random import Random
from typing import Any, NamedTuple
from unicodedata import normalize

from skyliners.match.match import Player
from skyliners.match.shelf.profiles import Profile
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import CLOCKWISE, Side
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.table import Seat

# Short, and names in all our languages.
NAMES = (
    *("Ada", "Bo", "Cleo", "Dario", "Emma", "Finn", "Gina"),
    *("Hugo", "Ida", "Jona", "Kim", "Leo", "Mia", "Noa"),
)
BOT_NAMES = ("Arco", "Domo", "Pylo", "Tecta", "Turro", "Vista")
_JOINERS = "\u200c\u200d"  # not to be seen themselves; scripts and emoji need them
LONGEST_NAME = 20  # letters; more cannot be read on a small card


class Problem(StrEnum):
    """Why this cannot be played, or why a side cannot be taken."""

    TOO_FEW = "too-few"
    OPPOSITE = "opposite"
    SAME_NAME = "same-name"


class Place(NamedTuple):
    """Somebody at the table."""

    side: Side
    name: str
    color: Color
    bot: str | None = None  # the name of its level
    profile: int | None = None
    own_name: bool = False  # written by hand, so worth keeping

    @property
    def player(self) -> Player:
        return Player(self.profile, self.bot)


class Form(NamedTuple):
    mode: Mode = Mode.INTRODUCTORY
    places: tuple[Place, ...] = ()  # clockwise, from the south
    starter: Side | None = None  # None: drawn by lot
    edited: Side | None = None  # whose seat lies open
    refused: Problem | None = None  # why the last tap changed nothing
    known: tuple[Profile, ...] = ()  # people who played here before

    def at(self, side: Side | None) -> Place | None:
        return next((place for place in self.places if place.side is side), None)


class Arrangement(NamedTuple):
    """All that a new game needs."""

    mode: Mode
    seats: tuple[Seat, ...]  # clockwise, the start player first
    players: tuple[Player, ...]


def new_form(known: Sequence[Profile] = (), bot: str | None = None) -> Form:
    """Two at the table; the second is a bot of this level, if there is one."""
    form = Form(known=tuple(known))
    south, west = CLOCKWISE[:2]
    form = tap(tap(form, south), west)
    return played_by(form, west, bot) if bot else form


# Steps


def tap(form: Form, side: Side) -> Form:
    """A side is tapped: whoever sits there is looked at, or somebody sits down."""
    form = form._replace(refused=None)
    if form.at(side):
        return form._replace(edited=side)
    sides = [place.side for place in form.places]
    if len(sides) == 1 and _opposite(sides[0], side):
        return form._replace(refused=Problem.OPPOSITE)
    profile = next((known for known in form.known if _free(form, known.name)), None)
    color = profile.color if profile and profile.color else None
    place = Place(
        side,
        profile.name if profile else _free_name(form, NAMES),
        color if color in _free_colors(form) and color else _free_colors(form)[0],
        profile=profile.key if profile else None,
    )
    return _with(form, place)


def close(form: Form) -> Form:
    """The seat that lies open is done with."""
    return form._replace(edited=None, refused=None)


def leave(form: Form, side: Side) -> Form:
    """Whoever sits there gets up."""
    places = tuple(place for place in form.places if place.side is not side)
    starter = None if form.starter is side else form.starter
    return close(form)._replace(places=places, starter=starter)


def move_on(form: Form, side: Side) -> Form:
    """To the next side clockwise where they may sit, changing places if it is taken."""
    place = form.at(side)
    if place is None:
        return form
    here = CLOCKWISE.index(side)
    for turn in (1, 2, 3):
        other = CLOCKWISE[(here + turn) % len(CLOCKWISE)]
        changed = {side: other, other: side}
        moved = [one._replace(side=changed.get(one.side, one.side)) for one in form.places]
        after = form._replace(
            places=_clockwise(moved),
            starter=changed.get(form.starter, form.starter) if form.starter else None,
            edited=other,
            refused=None,
        )
        if problem(after) is not Problem.OPPOSITE:
            break
    return after


def played_by(form: Form, side: Side, bot: str | None) -> Form:
    """A bot of this level plays there, or (none) a person."""
    place = form.at(side)
    if place is None or (place.bot is None) == (bot is None):
        return form if place is None else _with(form, place._replace(bot=bot))
    others = form._replace(places=leave(form, side).places)
    name = _free_name(others, BOT_NAMES if bot else NAMES)
    changed = place._replace(bot=bot, profile=None, name=name, own_name=False)
    return _with(form, changed)


def named(form: Form, side: Side, name: str) -> Form:
    """A name chosen from the list; whoever is known brings their favourite colour."""
    changed = written(form, side, name)
    place = changed.at(side)
    if changed == form or place is None:
        return form
    profile = _known(changed, place)
    favourite = profile.color if profile else None
    return painted(changed, side, favourite) if favourite in _free_colors(form) else changed


def written(form: Form, side: Side, text: str) -> Form:
    """A name as far as it is written by hand; what is no name changes nothing."""
    place = form.at(side)
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


def recognised(form: Form, side: Side, profile: Profile) -> Form:
    """Whoever sits there has a profile from now on."""
    place = form.at(side)
    if place is None:
        return form
    changed = place._replace(name=profile.name, profile=profile.key, own_name=False)
    return _with(form._replace(known=(*form.known, profile)), changed)


def painted(form: Form, side: Side, color: Color | None) -> Form:
    """Another colour; whoever has it takes this one instead."""
    place = form.at(side)
    if place is None or color is None:
        return form
    exchange = {color: place.color, place.color: color}
    places = tuple(
        one._replace(color=exchange.get(one.color, one.color)) for one in form.places
    )
    return form._replace(places=places, refused=None)


def begun_by(form: Form, starter: Side | None) -> Form:
    taken = starter is None or form.at(starter)
    return form._replace(starter=starter, refused=None) if taken else form


def with_mode(form: Form, mode: Mode) -> Form:
    return form._replace(mode=mode)


# What it comes to


def problem(form: Form) -> Problem | None:
    """What is missing before the game can begin."""
    if len(form.places) < 2:
        return Problem.TOO_FEW
    if len(form.places) == 2 and _opposite(*(place.side for place in form.places)):
        return Problem.OPPOSITE
    if len({place.name.casefold() for place in form.places}) < len(form.places):
        return Problem.SAME_NAME
    return None


def arrangement(form: Form, rng: Random) -> Arrangement:
    """The game this form describes, which has no problem; `rng` draws the lot."""
    starter = form.starter or rng.choice(form.places).side
    first = next(at for at, place in enumerate(form.places) if place.side is starter)
    around = form.places[first:] + form.places[:first]
    return Arrangement(
        form.mode,
        tuple(Seat(place.name, place.side, place.color) for place in around),
        tuple(place.player for place in around),
    )


def clean(name: str) -> str:
    """A name as it can stand on a card: to be seen, short, without stray blanks."""
    shown = "".join(
        sign if sign.isprintable() or sign in _JOINERS else " " for sign in name
    )
    return " ".join(normalize("NFC", shown).split())[:LONGEST_NAME].strip(f" {_JOINERS}")


def free_names(form: Form, side: Side) -> list[str]:
    """Names to choose from for whoever sits there; theirs may be another."""
    place = form.at(side)
    is_bot = place is not None and place.bot is not None
    others = form._replace(places=leave(form, side).places)
    known = [] if is_bot else [profile.name for profile in form.known]
    offered = dict.fromkeys((*known, *(BOT_NAMES if is_bot else NAMES)))
    return [name for name in offered if _free(others, name)]


def _with(form: Form, place: Place) -> Form:
    others = [one for one in form.places if one.side is not place.side]
    return form._replace(places=_clockwise([*others, place]), refused=None)


def _clockwise(places: Sequence[Place]) -> tuple[Place, ...]:
    return tuple(sorted(places, key=lambda place: CLOCKWISE.index(place.side)))


def _opposite(one: Side, other: Side) -> bool:
    return (CLOCKWISE.index(one) - CLOCKWISE.index(other)) % len(CLOCKWISE) == 2


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
