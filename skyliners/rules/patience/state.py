"""A whole patience: the open table, and the cards that lie face down in it. They are in
nobody's hand, so they are in no view."""

from random import Random
from typing import NamedTuple

from skyliners.rules.deck import DECK, Card
from skyliners.rules.patience.legal import refusal
from skyliners.rules.patience.pieces import LAYOUT, Mode, Move
from skyliners.rules.patience.table import RUN, Row, Table, finished
from skyliners.rules.refusal import Refused


class State(NamedTuple):
    table: Table
    hidden: tuple[tuple[Card, ...], ...]  # by row, what lies face down, the deepest first

    def __repr__(self) -> str:
        return f"State({self.table!r}, hidden=…)"


def lay(mode: Mode, deck: tuple[Card, ...]) -> State:
    """The cards row by row, only the last of each face up."""
    rows, begin = [], 0
    for length in LAYOUT[mode]:
        rows.append(deck[begin : begin + length])
        begin += length
    table = Table(mode, (), tuple(Row(len(row) - 1, row[-1:]) for row in rows), (), ())
    return State(table, tuple(row[:-1] for row in rows))


def deal(mode: Mode, rng: Random) -> State:
    return lay(mode, tuple(rng.sample(DECK, len(DECK))))


def play(state: State, move: Move) -> State:
    """The table after a move; `Refused` if a rule forbids it. A finished run leaves by
    itself, and a card that becomes the last of its row is turned up."""
    table = state.table
    rule = refusal(table, move)
    if rule is not None:
        raise Refused(rule)
    rows, hidden, gone = list(table.rows), list(state.hidden), table.gone
    source, target = rows[move.source], rows[move.target]
    rows[move.source] = Row(source.down, source.up[: -move.count])
    rows[move.target] = Row(target.down, target.up + source.up[-move.count :])
    if finished(rows[move.target]):
        done = rows[move.target]
        gone = (*gone, done.up[-1].design)
        rows[move.target] = Row(done.down, done.up[:-RUN])
    for place in (move.source, move.target):
        if not rows[place].up and hidden[place]:
            *deeper, turned = hidden[place]
            rows[place], hidden[place] = Row(len(deeper), (turned,)), tuple(deeper)
    log = (*table.log, move)
    return State(table._replace(rows=tuple(rows), gone=gone, log=log), tuple(hidden))
