"""What may lie face down, as far as somebody can tell who sees the table."""

from collections.abc import Iterator
from random import Random

from skyliners.bots.patience.solver import Position, position_of
from skyliners.rules.deck import DECK
from skyliners.rules.patience.table import Table


def imagined(table: Table, rng: Random) -> Iterator[Position]:
    """Tables that look like this one, by chance."""
    seen = {card for row in table.rows for card in row.up}
    unseen = [card for card in DECK if card not in seen and card.design not in table.gone]
    while True:
        drawn = iter(rng.sample(unseen, len(unseen)))
        yield position_of(
            [
                (row.down, (*(next(drawn) for _ in range(row.down)), *row.up))
                for row in table.rows
            ]
        )
