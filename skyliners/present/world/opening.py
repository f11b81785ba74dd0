"""The table is laid: an empty city, and what everybody begins with."""

from typing import NamedTuple

from skyliners.present.texts import _
from skyliners.present.world.ground import landscape
from skyliners.present.world.scene import MapShown, map_of
from skyliners.present.world.turn import SeatPanel, seat_panels
from skyliners.rules.world.table import Table


class OpeningModel(NamedTuple):
    title: str
    step: str
    map: MapShown
    seats: tuple[SeatPanel, ...]
    text: str
    note: str
    go_on_text: str


def opening_model(table: Table) -> OpeningModel:
    name = landscape(table.city).name
    return OpeningModel(
        title=_("{city} is waiting", city=name) if name else _("The city is waiting"),
        step=_("{name} begins", name=table.seats[0].name),
        map=map_of(table),
        seats=seat_panels(table, None),
        text=_("Everybody has three floors, three bonus cards and a secret mission."),
        note=_("The map, the missions and the bonus cards are our own."),
        go_on_text=_("Let’s play"),
    )
