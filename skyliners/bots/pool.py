"""A few futures of one position, carried along while moves are made in it.

Building actions almost commute. So a move that is made takes the place of one that its
player would have made later, and the rest of each future stays as it was: nothing has to
be drawn again, and lines of play that begin differently still meet the same luck.
"""

from skyliners.bots.board import PLAN, ROOF, Draw
from skyliners.bots.completion import Rest


class Pool:
    __slots__ = ("_lifted", "cities", "kept", "later", "made", "rest")

    def __init__(self, rest: Rest, draw: Draw, size: int) -> None:
        futures = [rest.completed(draw) for _ in range(size)]
        self.rest = rest.copy()
        self.cities = [future.heights for future in futures]  # in the end
        self.kept = [future.kept for future in futures]
        self.later = [future.floors for future in futures]
        self.made = [0] * len(rest.floors)  # by seat, how many of these are made or lifted
        self._lifted: list[tuple[int, int]] = []  # in each city, a site and its height

    def copy(self) -> "Pool":
        twin = object.__new__(Pool)
        twin.rest = self.rest.copy()
        twin.cities = [city[:] for city in self.cities]
        twin.kept, twin.later, twin.made = self.kept, self.later, self.made[:]
        twin._lifted = self._lifted
        return twin

    def lift(self) -> None:
        """Leave the present action open: take the next floor of whoever's action it is
        out of every future, so that something else can be put in its place."""
        seat = self.rest.seat
        turn = self.made[seat]
        now = self.rest.heights
        self.made[seat] += 1
        lifted = []
        for city, later in zip(self.cities, self.later, strict=True):
            floors = later[seat]
            if turn >= len(floors):
                lifted.append((0, city[0]))
                continue
            site = floors[turn]
            high = city[site]
            lifted.append((site, high))
            if not now[site] & 1 and high - 2 >= now[site]:
                # A roof that came later has nothing left to stand on.
                city[site] = high - 2 if high != 3 else 0
        self._lifted = lifted

    def play(self, code: int) -> None:
        """Make a move in the place that was lifted."""
        seat = self.rest.seat
        if code < ROOF:
            for city in self.cities:
                city[code] = 2 if city[code] == 1 else city[code] + 2
        else:
            self.made[seat] -= 1
            for city, (site, high) in zip(self.cities, self._lifted, strict=True):
                city[site] = high
            if code < PLAN:  # the site stays as low as it is made now
                site = code % ROOF
                high = self.rest.heights[site] + 1
                for city in self.cities:
                    city[site] = high
        self.rest.play(code)
