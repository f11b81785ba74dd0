"""A city of the world that turns slowly."""

from skyliners.app.widgets.carousel import Carousel
from skyliners.present.blocks import Board
from skyliners.present.world.demo import city_of


class WorldOrnament(Carousel):
    def city(self) -> Board:
        return city_of(self.table)
