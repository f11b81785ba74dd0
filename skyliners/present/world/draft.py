"""A half-made move, and what a finger or a key makes of it: a draft and an input in, a
new draft or an action out. Floor first or space first; the second tap builds. Without a
floor chosen, a space takes what may go there. Of one's cards some may be chosen instead.
In the shop a ware is chosen; it is bought and sold at once, since every purchase can be
taken back until the turn is ended.

`free` is the table while whoever acts may do something, and None once they may not.
"""

from typing import NamedTuple

from skyliners.rules.refusal import Ruling
from skyliners.rules.world.actions import Build, Buy
from skyliners.rules.world.legal import TRADED, refusal
from skyliners.rules.world.pieces import SWAP, What
from skyliners.rules.world.table import Table

KINDS = "BNS"  # a coloured floor, which the level says; a neutral one; a Skyline floor
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
MISSION = 0  # its place in the fan; bonus cards follow


class Draft(NamedTuple):
    kind: str | None = None
    space: int | None = None
    fan: tuple[int, ...] = ()  # places of cards chosen, the latest last
    ware: What | None = None  # chosen in the shop; None: one is in the city

    @property
    def build(self) -> Build | None:
        """If both are chosen."""
        if self.kind is None or self.space is None:
            return None
        return Build(self.kind, self.space)


class Meant(NamedTuple):
    """What an input means: something is built, or there is a new draft, which a rule may
    forbid to be built."""

    draft: Draft
    action: Build | None = None
    refused: Ruling | None = None


def tap_space(draft: Draft, free: Table | None, space: int | None) -> Meant:
    """A space is tapped, None: beside the city. The second tap builds what may be built."""
    build = act(draft, free)
    if build is not None and space == draft.space:
        return Meant(Draft(), build)
    return _redrafted(draft, free, Draft(draft.kind, space))


def choose_kind(draft: Draft, free: Table | None, kind: str) -> Meant:
    """A kind of floor is tapped; the second tap puts it back."""
    chosen = None if draft.kind == kind else kind
    return _redrafted(draft, free, Draft(chosen, draft.space))


def choose_card(draft: Draft, place: int) -> Meant:
    """A card of one's own is tapped: it lies where it lies best in the city. So many can be
    swapped, so of more the first is put back; the mission stays by itself."""
    if place in draft.fan:
        fan = tuple(each for each in draft.fan if each != place)
    elif place == MISSION or MISSION in draft.fan:
        fan = (place,)
    else:
        fan = (*draft.fan, place)[-SWAP:]
    return Meant(Draft(fan=fan))


def visit_shop(draft: Draft, table: Table) -> Meant:
    """Into the shop, to what one has used up first; and out of it."""
    if draft.ware is not None:
        return Meant(Draft())
    wanted = (what for what in TRADED if refusal(table, Buy(what), None) is None)
    return Meant(Draft(ware=next(wanted, TRADED[0])))


def choose_ware(draft: Draft, what: What) -> Meant:
    del draft  # nothing else is chosen in there
    return Meant(Draft(ware=what))


def next_ware(draft: Draft, step: int) -> Meant:
    at = TRADED.index(draft.ware) if draft.ware in TRADED else 0
    return Meant(Draft(ware=TRADED[(at + step) % len(TRADED)]))


def press_arrow(draft: Draft, free: Table | None, table: Table, arrow: str) -> Meant:
    """An arrow key chooses the next space that way, past water and round the edges; it
    never builds."""
    return _redrafted(draft, free, Draft(draft.kind, beside(table, draft.space, arrow)))


def drafted(draft: Draft, table: Table) -> Build | None:
    """What the draft comes to: the chosen kind of floor, else the first that may go there,
    else the coloured one, which says why it may not."""
    space = draft.space
    if space is None:
        return None
    builds = [Build(kind, space) for kind in ([draft.kind] if draft.kind else KINDS)]
    allowed = (build for build in builds if refusal(table, build, None) is None)
    return next(allowed, builds[0])


def act(draft: Draft, free: Table | None) -> Build | None:
    """What the key below does: it builds what is drafted, if it may be."""
    build = None if free is None else drafted(draft, free)
    if free is None or build is None or refusal(free, build, None) is not None:
        return None
    return build


def beside(table: Table, space: int | None, arrow: str) -> int:
    """The next space in this direction; without one, the first."""
    if space is None:
        return 0
    city = table.city
    wide, high = len(city.lines[0]), len(city.lines)
    across, down = city.places[space]
    right, south = ARROWS[arrow]
    while True:
        across, down = (across + right) % wide, (down + south) % high
        if (across, down) in city.numbers:
            return city.numbers[across, down]


def _redrafted(draft: Draft, free: Table | None, after: Draft) -> Meant:
    if free is None:
        return Meant(draft)
    build = drafted(after, free)
    return Meant(after, refused=refusal(free, build, None) if build else None)
