"""A game looked at again, move by move. Cards are opened only once it is over."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from skyliners.match.record import Record


class Replay(NamedTuple):
    tables: tuple[Any, ...]  # before each action, and at last as it stands
    actions: tuple[Any, ...]  # what is hidden is face up once the game is over
    # Likewise what every seat knew at each table; nothing while the game goes on.
    views: tuple[tuple[Any, ...], ...]
    sheet: Any  # None while the game goes on
    cursor: int = 0

    @property
    def table(self) -> Any:
        return self.tables[self.cursor]

    @property
    def hands(self) -> tuple[Any, ...]:
        """What every seat knew at the cursor."""
        return self.views[self.cursor] if self.views else ()

    @property
    def last_action(self) -> Any:
        """What led to the table at the cursor; None at the beginning."""
        return self.actions[self.cursor - 1] if self.cursor else None

    @property
    def at_end(self) -> bool:
        return self.cursor == len(self.actions)

    def to(self, cursor: int) -> "Replay":
        """At another place; beyond either end is the end."""
        return self._replace(cursor=min(max(cursor, 0), len(self.actions)))

    def step(self, by: int = 1) -> "Replay":
        return self.to(self.cursor + by)


def replay(record: Record) -> Replay:
    actions = record.actions
    open_cards = record.table.over and not record.is_redacted
    positions = [*record.positions()]
    return Replay(
        tables=tuple(position.table for position in positions),
        actions=actions if open_cards else tuple(map(record.game.in_public, actions)),
        views=tuple(_views(record, state) for state in positions) if open_cards else (),
        sheet=record.sheet() if open_cards else None,
    )


def _views(record: Record, state: Any) -> tuple[Any, ...]:
    return tuple(record.game.view(state, seat) for seat in range(len(record.table.seats)))


def ends(record: Record) -> tuple[Any, ...]:
    """What every seat knows of a game that is over; nothing before."""
    open_cards = record.table.over and not record.is_redacted
    return _views(record, record.position) if open_cards else ()


def moves(record: Record) -> Iterator[tuple[Any, Any]]:
    """Every action of a game that is over, with what its player could know before it.
    Nothing of a game that goes on, or of which cards are hidden."""
    if not record.table.over or record.is_redacted:
        return
    game = record.game
    for state, action in zip(record.positions(), record.actions, strict=False):
        seat = game.to_move(state)
        if seat is not None and not game.awaits_chance(state):
            yield game.view(state, seat), action
