"""A few futures of one position, carried along while moves are made in it.

Building actions almost commute. So a move that is made takes the place of one that its
player would have made later, and the rest of each future stays as it was: nothing has to
be drawn again, and lines of play that begin differently still meet the same luck.
"""

from skyliners.bots.skyliners.completion import Rest
from skyliners.bots.skyliners.geometry import Geometry
from skyliners.bots.skyliners.moves import PLAN, ROOF, Draw
from skyliners.bots.skyliners.rowsight import SIGHTS, raised


class Pool:
    __slots__ = ("_lifted", "cities", "geometry", "later", "made", "rest", "shows")

    def __init__(self, geometry: Geometry, rest: Rest, draw: Draw, size: int) -> None:
        futures = [rest.completed(draw) for _ in range(size)]
        self.geometry = geometry
        self.rest = rest.copy()
        self.cities = [future.heights for future in futures]  # in the end
        self.later = [future.floors for future in futures]
        self.made = [0] * len(rest.floors)  # by seat, how many of these are made or lifted
        self._lifted: list[tuple[int, int]] = []  # in each city, a site and its height
        # What every line shows, city after city, kept up with every move.
        self.shows = [SIGHTS[look(city)] for city in self.cities for look in geometry.looks]

    def copy(self) -> "Pool":
        twin = object.__new__(Pool)
        twin.geometry = self.geometry
        twin.rest = self.rest.copy()
        twin.cities = [city[:] for city in self.cities]
        twin.later, twin.made = self.later, self.made[:]
        twin._lifted = self._lifted
        twin.shows = self.shows[:]
        return twin

    def lift(self) -> None:
        """Leave the present action open: take the next floor of whoever's action it is
        out of every future, so that something else can be put in its place."""
        seat = self.rest.seat
        turn = self.made[seat]
        now = self.rest.heights
        self.made[seat] += 1
        lifted = []
        for number, later in enumerate(self.later):
            city = self.cities[number]
            floors = later[seat]
            if turn >= len(floors):
                lifted.append((0, city[0]))
                continue
            site = floors[turn]
            high = city[site]
            lifted.append((site, high))
            if not now[site] & 1 and high - 2 >= now[site]:
                # A roof that came later has nothing left to stand on.
                self._set(number, site, high - 2 if high != 3 else 0)
        self._lifted = lifted

    def play(self, code: int) -> None:
        """Make a move in the place that was lifted."""
        if code < ROOF:
            for number, city in enumerate(self.cities):
                self._set(number, code, raised(city[code]))
        else:
            self.made[self.rest.seat] -= 1
            for number, (site, high) in enumerate(self._lifted):
                self._set(number, site, high)
            if code < PLAN:  # the site stays as low as it is made now
                site = code % ROOF
                high = self.rest.heights[site] + 1
                for number in range(len(self.cities)):
                    self._set(number, site, high)
        self.rest.play(code)

    def _set(self, number: int, site: int, high: int) -> None:
        city = self.cities[number]
        if city[site] == high:
            return
        city[site] = high
        first = number * len(self.geometry.lines)
        for line, look in self.geometry.through[site]:
            self.shows[first + line] = SIGHTS[look(city)]
