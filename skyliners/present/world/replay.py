"""A game looked at again: the city as it stood, and what was just done."""

from typing import NamedTuple

from skyliners.match.replay import Replay
from skyliners.present.world.scene import MapShown, Marks, map_of
from skyliners.present.world.told import turns
from skyliners.present.world.turn import SeatPanel, group, seat_panels
from skyliners.rules.world.actions import Build
from skyliners.rules.world.pieces import Mode


class ReplayedMap(NamedTuple):
    map: MapShown  # with the income of whoever acted
    seats: tuple[SeatPanel, ...]  # all of it lies open now


def replayed(replay: Replay, *, following: bool) -> ReplayedMap:
    table, action = replay.table, replay.last_action
    space = action.space if isinstance(action, Build) else None
    seat = turns(table)[-1].seat or 0 if table.log else 0
    marks = Marks(
        recent=frozenset(() if space is None else {space}),
        group=group(table, seat),
        group_of=table.seats[seat].color,
    )
    shown = map_of(table, marks)._replace(
        falling=space if following else None, cut=not following
    )
    return ReplayedMap(shown, seat_panels(table._replace(mode=Mode.OPEN), seat))
