"""Tables made up to be learnt with or looked at: rows as they are written, a card a word.
`?` lies face down, and nobody knows what it is; `-b5` lies face down, too, until it is
turned up."""

from collections.abc import Sequence

from skyliners.rules.deck import Card, read_card
from skyliners.rules.patience.notation import read_action
from skyliners.rules.patience.pieces import Mode
from skyliners.rules.patience.state import State, play
from skyliners.rules.patience.table import Row, Table


def sketched(mode: Mode, rows: Sequence[str], moves: Sequence[str] = ()) -> Table:
    """Such a table, after these moves; a card that they turn up has to be a known one."""
    written = [row.split() for row in rows]
    hidden = [tuple(_card(card[1:]) for card in row if card[0] == "-") for row in written]
    lying = tuple(
        Row(
            sum(card[0] in "-?" for card in row),
            tuple(_card(card) for card in row if card[0] not in "-?"),
        )
        for row in written
    )
    state = State(Table(mode, (), lying, (), ()), tuple(hidden))
    for move in moves:
        state = play(state, read_action(move, state.table))
    return state.table


def _card(written: str) -> Card:
    card = read_card(written)
    if card is None:
        raise ValueError(f"there is no card {written}")
    return card
