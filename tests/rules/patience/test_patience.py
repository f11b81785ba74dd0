"""The patience, held against a second reading that keeps its rows as plain lists."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from skyliners.bots.patience.solver import position_of, slices, solve
from skyliners.rules.deck import DECK, Card, read_card
from skyliners.rules.patience import game as patience
from skyliners.rules.patience.notation import deck
from skyliners.rules.patience.pieces import LAYOUT, Mode, Move
from skyliners.rules.patience.rulings import Rule
from skyliners.rules.patience.state import State, lay
from skyliners.rules.patience.table import Row
from skyliners.rules.refusal import Common, Refused
from tests.rules.patience.naive import Naive

MODES = pytest.mark.parametrize("mode", Mode)


@MODES
def test_every_move_is_refused_or_done_as_a_second_reading_says(mode: Mode) -> None:
    for seed in range(20):
        _read_twice(mode, Random(seed))


@pytest.mark.slow
@MODES
def test_a_second_reading_agrees_over_thousands_of_deals(mode: Mode) -> None:
    for seed in range(20, 1520):
        _read_twice(mode, Random(seed), refused=False)


def _read_twice(mode: Mode, rng: Random, *, refused: bool = True) -> None:
    """One game by the rules and by the second reading; all that is refused, too, or only
    what may be done."""
    state = patience.deal(mode, (), rng, {})
    naive = Naive(mode.value, [str(card) for card in deck(state)])
    rows = range(len(LAYOUT[mode]))
    every = [
        Move(count, source, target)
        for source in rows
        for count in range(1, 8)
        for target in rows
        if source != target
    ]
    for _ in range(60):
        assert patience.describe(state)["rows"] == naive.told()
        assert patience.describe(state)["gone"] == naive.gone
        said = {move: naive.refused(move.count, move.source, move.target) for move in every}
        legal = [move for move in every if said[move] is None]
        assert [*patience.legal(state)] == legal
        for move in every if refused else ():
            if said[move] is not None:
                with pytest.raises(Refused) as raised:
                    patience.play(state, move)
                assert raised.value.rule.value == said[move]
        if not legal:
            break
        move = rng.choice(legal)
        state = patience.play(state, move)
        naive.move(move.count, move.source, move.target)


def _position(state: State) -> Any:
    rows = zip(state.hidden, state.table.rows, strict=True)
    return position_of([(row.down, (*hidden, *row.up)) for hidden, row in rows])


@MODES
def test_what_the_solver_finds_is_a_way_to_the_end(mode: Mode) -> None:
    solved = 0
    for seed in range(12):
        state = patience.deal(mode, (), Random(seed), {})
        answer = solve(_position(state), 3000)
        for move in answer.moves or ():
            assert move in patience.legal(state)
            state = patience.play(state, move)
        assert patience.to_move(state) == (0 if answer.moves is None else None)
        solved += answer.moves is not None
    assert solved >= (12 if mode is Mode.EASY else 7)


def test_the_solver_proves_that_there_is_no_way() -> None:
    """One row alone, its six below its one: nothing can ever be moved."""
    cards = [card for card in DECK if card.design == "a"]
    stuck = position_of([(5, cards)])
    assert solve(stuck) == (None, 1, True)
    assert [*slices(stuck, 0)][-1] == (None, 0, False)


def _state(*rows: str) -> State:
    """Cards in order of the rows, those before the | face down."""
    state = lay(Mode.EASY, DECK)
    hidden, open_rows = [], []
    for row in rows:
        down, _, up = row.rpartition("|")
        hidden.append(_cards(down))
        open_rows.append(Row(len(_cards(down)), _cards(up)))
    return State(state.table._replace(rows=tuple(open_rows)), tuple(hidden))


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(card for card in map(read_card, text.split()) if card)


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (Move(1, 0, 1), None),  # one lower, any design
        (Move(2, 0, 1), Rule.NOT_A_RUN),
        (Move(3, 0, 1), Rule.NO_SUCH_CARDS),
        (Move(1, 1, 0), Rule.DOES_NOT_FIT),
        (Move(1, 2, 1), None),  # any higher of its own design
        (Move(2, 3, 2), Rule.DOES_NOT_FIT),  # judged by its highest card
        (Move(2, 3, 4), None),  # an empty row takes any run
    ],
)
def test_what_fits(move: Move, rule: Rule | None) -> None:
    state = _state("b2|a6 c4", "d5", "d2", "c3 c2", "")
    if rule is None:
        patience.play(state, move)
    else:
        with pytest.raises(Refused) as refused:
            patience.play(state, move)
        assert refused.value.rule is rule


def test_a_finished_run_leaves_and_what_was_below_is_turned_up() -> None:
    state = _state("b5|a6 a5 a4 a3 a2", "c3|a1", "d6")
    after = patience.play(state, Move(1, 1, 0))
    assert after.table.gone == ("a",)
    assert after.table.rows == _state("|b5", "|c3", "d6").table.rows
    assert after.hidden == ((), (), ())
    assert after.table.moves == 1


@MODES
def test_nothing_is_lost_on_the_way(mode: Mode) -> None:
    for seed in range(10):
        rng = Random(seed)
        state = patience.deal(mode, (), rng, {})
        for _ in range(40):
            moves = patience.legal(state)
            if not moves:
                break
            state = patience.play(state, rng.choice(moves))
            rows = zip(state.hidden, state.table.rows, strict=True)
            left = Counter(card for hidden, row in rows for card in (*hidden, *row.up))
            left.update(card for card in DECK if card.design in state.table.gone)
            assert left == Counter(DECK)


def test_solved_is_over_and_scored_by_its_moves() -> None:
    state = _state("a6 a5 a4 a3 a2", "a1")
    state = state._replace(table=state.table._replace(gone=("b", "c", "d")))
    with pytest.raises(ValueError, match="not over"):
        patience.final_score(state)
    end = patience.play(state, Move(1, 1, 0))
    assert patience.to_move(end) is None
    sheet = patience.final_score(end)
    assert (sheet.totals[0].total, sheet.totals[0].parts) == (1, {"moves": 1})
    with pytest.raises(Refused) as refused:
        patience.play(end, Move(1, 0, 1))
    assert refused.value.rule is Common.GAME_OVER


def test_what_lies_face_down_is_in_no_view_and_no_print() -> None:
    one = _state("b5 c2|a6", "|d1")
    other = _state("c2 b5|a6", "|d1")
    assert patience.view(one, 0) == patience.view(other, 0) == patience.known(one)
    assert repr(one) == repr(other)
    assert one != other


def test_alone_everything_can_be_taken_back_and_nothing_is_hidden_by_chance() -> None:
    move = Move(1, 0, 1)
    state = _state("a5", "a6")
    assert not patience.is_final(move)
    assert not patience.is_secret(move)
    assert not patience.awaits_chance(state)
    assert patience.in_public(move) == move
    assert patience.redact(state, [move], 0) == (state, [move])
    assert patience.table(state) == state.table
