"""A game looked at again, move by move. Cards are opened only once it is over."""

from collections.abc import Iterator
from typing import NamedTuple

from skyliners.match.record import Record
from skyliners.rules.skyliners.actions import Action, HiddenPlan, in_public
from skyliners.rules.skyliners.scoring import ScoreSheet
from skyliners.rules.skyliners.state import State, view
from skyliners.rules.skyliners.table import Table
from skyliners.rules.skyliners.view import View


class Replay(NamedTuple):
    tables: tuple[Table, ...]  # before each action, and at last as it stands
    actions: tuple[Action | HiddenPlan, ...]  # plans face up once the game is over
    sheet: ScoreSheet | None
    cursor: int = 0

    @property
    def table(self) -> Table:
        return self.tables[self.cursor]

    @property
    def last_action(self) -> Action | HiddenPlan | None:
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
    return Replay(
        tables=tuple(game.table for game in record.positions()),
        actions=tuple(actions if open_cards else map(in_public, actions)),
        sheet=record.sheet() if open_cards else None,
    )


def moves(record: Record) -> Iterator[tuple[View, Action]]:
    """Every action of a game that is over, with what its player could know before it.
    Nothing of a game that goes on, or of which cards are hidden."""
    if not record.table.over:
        return
    for game, action in zip(record.positions(), record.actions, strict=False):
        turn = game.table.turn
        if isinstance(game, State) and turn is not None:
            assert not isinstance(action, HiddenPlan)
            yield view(game, turn.seat), action
