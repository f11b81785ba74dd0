"""A game of Skyliners looked at again: the city as it stood, and what was just done."""

from collections.abc import Sequence
from typing import NamedTuple

from skyliners.match.replay import Replay
from skyliners.present.game import Acted
from skyliners.present.skyliners.names import places_from
from skyliners.present.skyliners.scene import CityShown, Marks
from skyliners.present.skyliners.skyline import Row, skyline
from skyliners.present.skyliners.told import told as _told
from skyliners.present.texts import _
from skyliners.rules.skyliners.actions import Action, Build, HiddenPlan
from skyliners.rules.skyliners.table import Seat, Table


class ReplayedCity(NamedTuple):
    city: CityShown  # as whoever acted sees it
    rows: tuple[Row, ...]  # their skyline
    skyline_text: str


def turns(table: Table) -> Sequence[Acted]:
    return [Acted(turn.seat, turn.round) for turn in table.turns()]


def told(table: Table, action: Action | HiddenPlan | None, seat: int | None = None) -> str:
    name = _who(table).name
    if action is None:
        return _("The city before the first turn. {name} begins.", name=name)
    if seat is None:
        return _told(name, action)
    return _told(name, action, places_from(table.seats[seat].side))


def replayed(replay: Replay, *, following: bool) -> ReplayedCity:
    table, action = replay.table, replay.last_action
    seat, site = _who(table), action.site if isinstance(action, Build) else None
    return ReplayedCity(
        CityShown(
            table,
            seat.side,
            Marks(recent=frozenset(() if site is None else {site})),
            falling=site if following else None,
            cut=not following,
        ),
        skyline(table, seat.side),
        _("{name}’s skyline", name=seat.name),
    )


def _who(table: Table) -> Seat:
    """Whoever acted last, or will begin."""
    return table.seats[table.turns()[-1].seat if table.log else 0]
