"""A city of Skyliners that turns slowly."""

from skyliners.app.widgets.carousel import Carousel
from skyliners.present.blocks import Board
from skyliners.present.skyliners.demo import city_of
from skyliners.present.skyliners.scene import CityShown


class Ornament(Carousel):
    def city(self) -> Board:
        return CityShown(city_of(self.table), cut=True, peopled=False)
