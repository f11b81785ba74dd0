"""A city of the world that turns slowly."""

from skyliners.app.widgets.turntable import Turntable
from skyliners.present.blocks import Board
from skyliners.present.world.demo import city_of


class WorldOrnament(Turntable):
    def city(self) -> Board:
        return city_of(self.table)
