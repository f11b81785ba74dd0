"""A second, simple-minded reading of the patience: rows are plain lists, moves are texts,
and nothing is taken from the rules."""

from typing import Any

RUNS = {"".join(f"{design}{value}" for value in (6, 5, 4, 3, 2, 1)) for design in "abcd"}


class Naive:
    """Rows of [card, is it up]; moves by text."""

    def __init__(self, mode: str, deck: list[str]) -> None:
        lengths = {"easy": [4] * 6, "hard": [5, 5, 5, 5, 4]}[mode]
        cards = iter(deck)
        self.rows: list[list[list[Any]]] = [
            [[next(cards), False] for _ in range(length)] for length in lengths
        ]
        self.gone: list[str] = []
        self._turn_up()

    def _turn_up(self) -> None:
        for row in self.rows:
            if row:
                row[-1][1] = True

    def refused(self, count: int, source: int, target: int) -> str | None:
        if len(self.gone) == 4:
            return "game-over"
        moving = self.rows[source][-count:]
        if count > len(self.rows[source]) or not all(up for _, up in moving):
            return "no-such-cards"
        names = [card for card, _ in moving]
        for place, name in enumerate(names):
            if name[0] != names[0][0] or int(name[1]) != int(names[0][1]) - place:
                return "not-a-run"
        if not self.rows[target]:
            return None
        last, first = self.rows[target][-1][0], names[0]
        difference = int(last[1]) - int(first[1])
        fits = difference == 1 or (difference > 0 and last[0] == first[0])
        return None if fits else "does-not-fit"

    def move(self, count: int, source: int, target: int) -> None:
        moving = self.rows[source][-count:]
        del self.rows[source][-count:]
        self.rows[target] += moving
        for row in self.rows:
            last = row[-6:]
            shown = "".join(card for card, up in last if up)
            if shown in RUNS:
                self.gone.append(shown[0])
                del row[-6:]
        self._turn_up()

    def told(self) -> list[list[str]]:
        return [[card if up else "?" for card, up in row] for row in self.rows]


def _moved(text: str) -> tuple[int, int, int]:
    count, way = text.split()
    return int(count), "abcdef".index(way[0]), "abcdef".index(way[2])


def replayed(record: dict[str, Any]) -> dict[str, Any]:
    """What the command line should tell of a record that is right."""
    table = _played(record)
    return {
        "over": len(table.gone) == 4,
        "rows": table.told(),
        "gone": table.gone,
        "moves": len(record["actions"]),
    }


def legal_of(record: dict[str, Any]) -> list[str]:
    """Every move that goes, sorted."""
    table = _played(record)
    names = "abcdef"[: len(table.rows)]
    return sorted(
        f"{count} {source}>{target}"
        for count in range(1, 7)
        for source in names
        for target in names
        if source != target
        and table.refused(count, names.index(source), names.index(target)) is None
    )


def _played(record: dict[str, Any]) -> Naive:
    table = Naive(record["mode"], record["deck"])
    for text in record["actions"]:
        assert table.refused(*_moved(text)) is None
        table.move(*_moved(text))
    return table
