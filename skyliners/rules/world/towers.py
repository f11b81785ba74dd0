"""Buildings. A tower is a `bytes`, a floor a number in it, from the ground up: a value as
small as can be, so that what stands there is looked up and not worked out."""

from functools import cache
from typing import NamedTuple

from skyliners.rules.world.pieces import COLOURED, LEVELS, What

Tower = bytes
GROUND: Tower = b""
_KINDS = len(What)


class Floor(NamedTuple):
    what: What
    owner: int | None  # None: nobody's


def code(what: What, owner: int) -> int:
    """A floor as a number; a neutral one is nobody's, whoever built it."""
    return int(what) if what is What.NEUTRAL else owner * _KINDS + what


@cache
def floor(number: int) -> Floor:
    owner, what = divmod(number, _KINDS)
    return Floor(What(what), None if what == What.NEUTRAL else owner)


def floors(tower: Tower) -> tuple[Floor, ...]:
    return tuple(map(floor, tower))


class Standing(NamedTuple):
    """All that matters about a tower to whoever wants to build on it."""

    level: int  # floors so far
    coloured: What | None  # the coloured floor of the next level; None: it is full
    top: Floor | None
    skyline_of: int | None  # whoever has a Skyline floor in it
    shares: frozenset[int]  # whoever has a coloured or Skyline floor in it

    @property
    def owner(self) -> int | None:
        """Who is paid for what goes on top; None: the bank."""
        return self.top.owner if self.top else None


@cache
def standing(tower: Tower) -> Standing:
    there = floors(tower)
    return Standing(
        level=len(there),
        coloured=COLOURED[len(there)] if len(there) < LEVELS else None,
        top=there[-1] if there else None,
        skyline_of=next((f.owner for f in there if f.what is What.SKYLINE), None),
        shares=frozenset(f.owner for f in there if f.owner is not None),
    )
