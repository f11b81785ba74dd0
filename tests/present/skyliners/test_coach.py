"""The coach in words: one sentence, in names, about what is really there."""

from random import Random

import pytest
from hypothesis import given, settings

from skyliners.bots.protocol import Budget
from skyliners.bots.skyliners.coach import Hint, Reason, RowChange, hint, reason_for
from skyliners.bots.skyliners.evaluate import appraised
from skyliners.present.skyliners.coach import hint_model, reason_text, waiting_model
from skyliners.present.skyliners.hand import hand_model
from skyliners.present.skyliners.names import place_name
from skyliners.present.texts import percent
from skyliners.rules.skyliners.actions import BUILDS, FORFEIT, PLANS, Build
from skyliners.rules.skyliners.city import LINES, built_up, sees
from skyliners.rules.skyliners.notation import ROW_NAMES
from skyliners.rules.skyliners.pieces import Mode, Piece
from skyliners.rules.skyliners.state import State, legal, view
from tests.play import TWO, positions, random_start

QUICK = Budget(effort=0.01)
START = random_start(Random(1), Mode.FULL, TWO)
TABLE = START.table
SEEN = view(START, 0)
BO = TABLE.seats[1].name
FLOOR, ROOF, PARK = (BUILDS[piece][7] for piece in Piece)


def _reason(
    own: tuple[RowChange, ...] = (),
    blocked: tuple[RowChange, ...] = (),
    chance: float | None = None,
    *,
    tallest: bool = False,
) -> Reason:
    return Reason(own, blocked, (), tallest, chance, points=1.0, gain=2.0)


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (
            _reason((RowChange(0, 2, 2, 3),), (RowChange(1, 1, 3, 2),)),
            f"This takes row C from 2 to 3 and blocks {BO}’s row B.",
        ),
        (_reason((RowChange(0, 2, 2, 3),)), "This takes row C from 2 to 3."),
        (_reason((), (RowChange(1, 1, 3, 2),)), f"This blocks {BO}’s row B."),
        (
            _reason(tallest=True),
            "That puts one of the tallest buildings in your district.",
        ),
        (
            _reason((RowChange(0, 2, 2, 3),), tallest=True),
            (
                "This takes row C from 2 to 3. "
                "That puts one of the tallest buildings in your district."
            ),
        ),
    ],
)
def test_a_build_is_explained_by_the_rows_it_changes(reason: Reason, text: str) -> None:
    assert reason_text(SEEN, FLOOR, reason) == text


def test_what_changes_nothing_has_a_reason_too() -> None:
    assert "best options" in reason_text(SEEN, FLOOR, _reason())
    for last in (ROOF, PARK):
        assert "nobody can build here" in reason_text(SEEN, last, _reason())


@settings(max_examples=30)
@given(positions())
def test_nothing_changes_in_sight_only_where_nothing_does(state: State) -> None:
    """In nobody's rows: what only helps the others is told, too."""
    table = state.table
    if table.turn is None:
        return
    seen = view(state, table.turn.seat)
    appraisal = appraised(seen, QUICK)
    for build in legal(state):
        if not isinstance(build, Build):
            continue
        said = reason_text(seen, build, reason_for(seen, build, appraisal))
        after = built_up(table.heights, build.site, build.piece)
        changed = [
            f"{seat.name}’s row {ROW_NAMES[row]}"
            for seat in table.seats
            for row, line in enumerate(LINES[seat.side])
            if len(sees(table.heights, line)) != len(sees(after, line))
        ]
        assert not (changed and "leaves the view" in said), said
        if "improves the view" in said:
            assert changed
            assert all(row in said for row in changed)


def test_a_plan_is_explained_by_its_chance() -> None:
    reason = _reason(chance=0.724)
    text = reason_text(SEEN, PLANS[2][3], reason)
    assert text == "It has a 72% chance of coming true."
    assert not reason_text(SEEN, FORFEIT, _reason())


def test_nothing_is_quite_certain() -> None:
    assert (percent(1.0), percent(0.0), percent(0.5)) == ("99%", "1%", "50%")


@settings(max_examples=30)
@given(positions())
def test_every_hint_can_be_told(state: State) -> None:
    turn = state.table.turn
    if turn is None:
        return
    seen = view(state, turn.seat)
    appraisal = appraised(seen, QUICK)
    for action in legal(state):
        model = hint_model(
            seen, Hint(action, reason_for(seen, action, appraisal), appraisal.chances)
        )
        assert model.action
        assert model.text
        assert repr(model) == repr(waiting_model(seen))  # nothing of it is ever printed
        if isinstance(action, Build):
            assert model.draft.build == action
            side = seen.table.seats[seen.seat].side
            assert place_name(side, action.site) in model.action
            assert model.city.marks.chosen == action.site
        else:
            assert model.draft.build is None
            assert model.city.marks == waiting_model(seen).city.marks


def test_the_hint_is_what_the_coach_said() -> None:
    seen = view(START, 0)
    said = hint(seen, QUICK)
    assert hint_model(seen, said).draft.build == said.action


def test_chances_stand_below_the_numbers() -> None:
    seen = view(START, 0)
    assert not any(
        choice.chance for row in hand_model(seen).plans for choice in row.choices
    )
    chances = tuple((0.1, 0.2, 0.3, 0.4) for _ in range(5))
    for row in hand_model(seen, None, chances).plans:
        assert [choice.chance for choice in row.choices] == ["10%", "20%", "30%", "40%"]
        assert row.chance == ""
    filed = seen._replace(hand=seen.hand.with_plan(PLANS[2][3]))
    assert [row.chance for row in hand_model(filed, None, chances).plans] == [
        *("", "", "40%", "", "")
    ]
    assert not any(row.chance for row in hand_model(filed).plans)
