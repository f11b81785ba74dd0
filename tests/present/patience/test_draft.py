"""What a finger means: whatever is touched, cards are picked up, moved by the rules, or a
rule says why not; and never anything else."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from skyliners.present.patience.draft import (
    ARROWS,
    Draft,
    Picked,
    drag,
    drop,
    lift,
    loose,
    places,
    press_arrow,
    press_enter,
    tap,
)
from skyliners.rules.patience import game
from skyliners.rules.patience.legal import legal_moves, refusal
from skyliners.rules.patience.pieces import Mode, Move
from skyliners.rules.patience.table import Table

TABLES = st.tuples(st.integers(0, 10_000), st.sampled_from(Mode), st.integers(0, 25))
TOUCHES = st.lists(st.tuples(st.integers(0, 5), st.integers(-1, 9)), max_size=6)


def table_of(made: tuple[int, Mode, int]) -> Table:
    """Some moves into some game."""
    seed, mode, moves = made
    rng = Random(seed)
    state = game.deal(mode, (), rng, {})
    for _ in range(moves):
        if not (legal := game.legal(state)):
            break
        state = game.play(state, rng.choice(legal))
    return state.table


@given(TABLES)
def test_what_can_be_lifted_is_what_some_move_begins_with(
    made: tuple[int, Mode, int],
) -> None:
    table = table_of(made)
    for row, lies in enumerate(table.rows):
        for card in range(len(lies)):
            found = lift(table, row, card)
            number = len(lies) - card
            assert isinstance(found, Picked) == (number <= loose(lies))
            if isinstance(found, Picked):
                assert found == Picked(row, number)
    begun = {Picked(move.source, move.count) for move in legal_moves(table)}
    assert all(picked.number <= loose(table.rows[picked.row]) for picked in begun)


@given(TABLES)
def test_places_are_the_legal_moves_the_best_first(made: tuple[int, Mode, int]) -> None:
    table = table_of(made)
    legal = {*legal_moves(table)}
    for row, lies in enumerate(table.rows):
        for number in range(1, loose(lies) + 1):
            found = places(table, Picked(row, number))
            assert {Move(number, row, to) for to in found} == {
                move for move in legal if (move.count, move.source) == (number, row)
            }
            card = lies.up[-number]
            right = [
                to
                for to in found
                if table.rows[to].up
                and table.rows[to].up[-1] == card._replace(value=card.value + 1)
            ]
            assert not right or found[0] == right[0]


@given(TABLES, TOUCHES)
def test_a_tap_moves_picks_up_or_says_why_not(
    made: tuple[int, Mode, int], touches: list[tuple[int, int]]
) -> None:
    table, draft = table_of(made), Draft()
    for row, place in touches:
        row %= len(table.rows)  # noqa: PLW2901
        card = place if 0 <= place < len(table.rows[row]) else None
        meant = tap(draft, table, row, card)
        if meant.move is not None:
            assert refusal(table, meant.move) is None
            assert meant.draft == Draft()
            if draft.picked is not None and row != draft.picked.row:
                assert meant.move == Move(draft.picked.number, draft.picked.row, row)
        draft = meant.draft
        assert draft.picked is None or draft.refused is None
        if draft.picked is not None:
            assert len(places(table, draft.picked)) > 1


@given(TABLES, st.integers(0, 5), st.integers(0, 9), st.integers(-1, 5))
def test_a_drag_is_the_move_or_its_refusal(
    made: tuple[int, Mode, int], row: int, card: int, target: int
) -> None:
    table = table_of(made)
    row, to = row % len(table.rows), target % len(table.rows) if target >= 0 else None
    draft = drag(table, row, card)
    meant = drop(draft, table, to)
    if draft.picked is None:
        assert draft.refused is not None
        assert meant.move is None
        return
    if to is None or to == row:
        assert meant == (Draft(), None)
        return
    move = Move(draft.picked.number, row, to)
    assert meant.move == (move if refusal(table, move) is None else None)
    assert meant.draft.refused == refusal(table, move)


@given(TABLES, st.lists(st.sampled_from((*ARROWS, "enter")), max_size=20))
def test_by_keys_nothing_is_done_that_a_finger_could_not(
    made: tuple[int, Mode, int], keys: list[str]
) -> None:
    table, draft = table_of(made), Draft()
    for key in keys:
        if key == "enter":
            meant = press_enter(draft, table)
            if meant.move is not None:
                assert refusal(table, meant.move) is None
            draft = meant.draft
        else:
            draft = press_arrow(draft, table, key)
        for place in (draft.at, draft.picked):
            if place is not None:
                assert place.row < len(table.rows)
                assert place.number <= max(loose(table.rows[place.row]), 1)
