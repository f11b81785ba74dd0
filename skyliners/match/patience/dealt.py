"""A patience begun by its deal, and what stands in its record besides the cards: which deal
it is and how long it took so far. Whoever reads a record finds there what anybody wrote."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from skyliners.bots.patience.deals import Deal, read_deal
from skyliners.bots.patience.solver import Position, position_of
from skyliners.match.match import Player
from skyliners.match.play import AnyMatch, begin, on_record
from skyliners.match.shelf.saves import SavedGame, new_game
from skyliners.rules.deck import Card
from skyliners.rules.patience.game import ID
from skyliners.rules.patience.notation import SOMEBODY
from skyliners.rules.patience.state import State

DEAL, SECONDS = "deal", "seconds"
_LONGEST = 100 * 3600  # seconds; whoever wrote more did not play


def begun(deal: Deal, cards: Sequence[Card]) -> SavedGame:
    """A new game of these cards, by nobody in particular."""
    match = begin(
        ID, deal.grade.mode, (SOMEBODY,), (Player(),), Random(), deck=tuple(cards)
    )
    return new_game(match, {DEAL: str(deal), SECONDS: 0})


def deal_of(noted: Mapping[str, Any]) -> Deal | None:
    return read_deal(noted.get(DEAL))


def seconds_of(noted: Mapping[str, Any]) -> int | None:
    found = noted.get(SECONDS)
    return found if type(found) is int and 0 <= found < _LONGEST else None


def places(match: AnyMatch) -> list[Position]:
    """The game from its beginning to where it stands, with all that lies face down: for the
    solver, and for nobody else."""
    return [_position(state) for state in on_record(match).positions()]


def _position(state: State) -> Position:
    rows = zip(state.hidden, state.table.rows, strict=True)
    return position_of([(row.down, (*hidden, *row.up)) for hidden, row in rows])
