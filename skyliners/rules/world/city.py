"""The map: spaces, their names and neighbours, the strategic ones, and where shapes can
lie. Sets of spaces are bits of a number, so that a whole city is looked at in one go."""

from functools import cached_property
from typing import NamedTuple

from skyliners.rules.world.shapes import orientations

LARGEST = 26
_COLUMNS = "abcdefghijklmnopqrstuvwxyz"
_MARKS = set("#*.")


class _Lines(NamedTuple):
    lines: tuple[str, ...]  # from north to south


class City(_Lines):
    """A map. Two with the same lines are the same; all else is worked out once."""

    @staticmethod
    def problem(lines: object) -> str | None:
        """What is wrong with the lines of a map, if anything."""
        if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
            return "it is no list of lines"
        if not lines or not 1 <= len(lines) <= LARGEST:
            return f"it has not 1 to {LARGEST} lines"
        if len({len(line) for line in lines}) > 1 or not 1 <= len(lines[0]) <= LARGEST:
            return "its lines are not equally long"
        if set("".join(lines)) - _MARKS:
            return "it has marks other than # * ."
        if not set("".join(lines)) - {"."}:
            return "it has no space"
        return None

    @cached_property
    def places(self) -> tuple[tuple[int, int], ...]:
        """Column and line (from the north) of every space, from the south-west on."""
        down = range(len(self.lines) - 1, -1, -1)
        return tuple(
            (across, line)
            for line in down
            for across, mark in enumerate(self.lines[line])
            if mark != "."
        )

    @cached_property
    def numbers(self) -> dict[tuple[int, int], int]:
        return {place: number for number, place in enumerate(self.places)}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Columns are letters from the west, lines are numbers from the south."""
        high = len(self.lines)
        return tuple(f"{_COLUMNS[across]}{high - line}" for across, line in self.places)

    @cached_property
    def by_name(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.names)}

    @cached_property
    def strategic(self) -> frozenset[int]:
        return frozenset(
            number
            for number, (across, line) in enumerate(self.places)
            if self.lines[line][across] == "*"
        )

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        around = ((0, -1), (0, 1), (-1, 0), (1, 0))
        return tuple(
            tuple(
                self.numbers[beside]
                for right, down in around
                if (beside := (across + right, line + down)) in self.numbers
            )
            for across, line in self.places
        )

    @cached_property
    def near(self) -> tuple[int, ...]:
        """The neighbours of every space, as bits."""
        return tuple(sum(1 << space for space in beside) for beside in self.neighbours)

    @cached_property
    def _ways(self) -> dict[str, tuple[int, ...]]:
        return {}

    def ways(self, shape: str) -> tuple[int, ...]:
        """Every way a shape can lie in this city, as bits of the spaces it needs."""
        if shape not in self._ways:
            self._ways[shape] = tuple(self._lie(shape))
        return self._ways[shape]

    def _lie(self, shape: str) -> list[int]:
        found = []
        for points in orientations(shape):
            for right in range(len(self.lines[0])):
                for down in range(len(self.lines)):
                    spots = [(across + right, line + down) for across, line in points]
                    if all(spot in self.numbers for spot in spots):
                        found.append(sum(1 << self.numbers[spot] for spot in spots))
        return sorted(set(found))

    def stands(self, shape: str, tops: int) -> int:
        """The spaces in which a shape stands among these tops, as bits; 0: it does not."""
        return next((way for way in self.ways(shape) if way & tops == way), 0)

    def is_connected(self) -> bool:
        everything = (1 << len(self.places)) - 1
        return self.group(0, everything) == everything

    def group(self, space: int, among: int) -> int:
        """All spaces that are connected with this one among some, as bits."""
        found, fresh = 0, 1 << space
        while fresh:
            found |= fresh
            grown = 0
            while fresh:
                lowest = fresh & -fresh
                grown |= self.near[lowest.bit_length() - 1]
                fresh ^= lowest
            fresh = grown & among & ~found
        return found
