"""What a row shows, looked up instead of counted: search asks nothing so often.

A row's sight is a small number, one bit for each of its five sites, nearest first, set
where an object is seen. This module knows heights and lines; no players, no cards.
"""

from skyliners.rules.skyliners.city import LINES, SIZE, Side

Heights = tuple[int, ...]  # of the five sites of a line, nearest first

# Rows remembered before memory is made free again; some 15 MB.
_REMEMBERED = 1 << 16

COUNT = bytes(sight.bit_count() for sight in range(1 << SIZE))  # objects in a sight


def sight(heights: Heights) -> int:
    tallest = 0
    bits = 0
    bit = 1
    for height in heights:
        if height > tallest:
            tallest = height
            bits |= bit
        bit <<= 1
    return bits


def raised(height: int) -> int:
    """A site's final height, had one floor more been built there at first. A park that
    came later found no bare ground then, and was not built."""
    return 2 if height == 1 else height + 2


# Rows of all heights show a few hundred things: kept once each, they stay at hand.
_SHOWN: dict[bytes, bytes] = {}


class _Sights(dict[Heights, bytes]):
    """For a line: its sight as it is, then with one floor more on each of its sites."""

    def __missing__(self, heights: Heights) -> bytes:
        if len(self) >= _REMEMBERED:
            self.clear()
        tallest, sights = [0], [0]  # as it is, then with a floor more on each site so far
        bit = 1
        for height in heights:
            top, seen, higher = tallest[0], sights[0], raised(height)
            for row, hides in enumerate(tallest):
                if height > hides:
                    tallest[row] = height
                    sights[row] |= bit
            tallest.append(max(top, higher))
            sights.append(seen | bit if higher > top else seen)
            bit <<= 1
        shown = bytes(sights)
        found = self[heights] = _SHOWN.setdefault(shown, shown)
        return found


SIGHTS = _Sights()


def _seen_sites(line: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        sum(1 << site for depth, site in enumerate(line) if bits >> depth & 1)
        for bits in range(1 << SIZE)
    )


# SEEN_SITES[side][row][sight]: the sites seen, one bit a site.
SEEN_SITES = {side: tuple(_seen_sites(line) for line in LINES[side]) for side in Side}
