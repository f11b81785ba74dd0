"""What is said about an object holds under the rules: read back from the sentence, and
tried out."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyliners.present.skyliners.draft import Draft
from skyliners.present.skyliners.prompts import prompt
from skyliners.present.skyliners.skyline import skyline
from skyliners.present.texts import LANGUAGES, use
from skyliners.rules.skyliners.actions import BUILDS
from skyliners.rules.skyliners.city import CLOCKWISE, LINES, Side
from skyliners.rules.skyliners.legal import refusal
from skyliners.rules.skyliners.notation import ROW_NAMES
from skyliners.rules.skyliners.pieces import ROWS, Mode, Piece
from skyliners.rules.skyliners.state import State, legal, play
from skyliners.rules.skyliners.table import Table, buildings
from tests.play import TWO, positions, random_game, random_start

_CAN_GROW = re.compile(
    r"\w\d: hidden behind \w(\d); (half a storey|(\d+) half storeys) more "
    r"and it would show\."
)
_STAYS = re.compile(
    r"\w\d: (?P<what>a park can’t grow|its roof is on), so it stays hidden behind "
    r"\w(?P<by>\d)\. \w\d is (just as tall|half a storey taller|"
    r"(?P<n>\d+) half storeys taller)\."
)
_ROOFED, _PARK = (Piece.FLOOR, Piece.ROOF), (Piece.PARK,)


def asked(table: Table, side: Side, row: int, depth: int) -> str:
    draft = Draft(asked=(row, depth))
    return prompt(draft, skyline(table, side), None, turn_done=False)


def _holds(table: Table, side: Side, row: int, depth: int) -> str:
    """Which kind of sentence it is; every word of it is checked."""
    line = LINES[side][row]
    heights = [table.heights[site] for site in line]
    own, nearer = heights[depth], max(heights[:depth], default=0)
    pieces = tuple(layer.piece for layer in buildings(table)[line[depth]])
    said = asked(table, side, row, depth)
    assert said.startswith(f"{ROW_NAMES[row]}{depth + 1}: ")
    if said.endswith(": nothing here yet."):
        assert not pieces
        return "nothing"
    if said.endswith(": in view."):
        assert own > nearer
        return "seen"
    if found := _CAN_GROW.fullmatch(said):
        more = int(found[3] or 1)
        assert heights[int(found[1]) - 1] == nearer
        assert own + more - 1 <= nearer < own + more
        assert pieces[-1] is Piece.FLOOR  # so floors, and at the end a roof, reach it
        return "hidden"
    found = _STAYS.fullmatch(said)
    assert found, said
    by = heights[int(found["by"]) - 1]
    more = 0 if "just as" in said else int(found["n"] or 1)
    assert by == nearer == own + more
    assert pieces[-2:] == (_PARK if "park" in found["what"] else _ROOFED)
    return "hidden for good"


@given(positions(), st.sampled_from(CLOCKWISE))
def test_what_is_said_about_any_object_is_true(state: State, side: Side) -> None:
    for row in range(ROWS):
        for depth in range(ROWS):
            _holds(state.table, side, row, depth)


def test_every_kind_of_sentence_comes_up() -> None:
    kinds: set[str] = set()
    for seed in range(20):
        end = random_game(Random(seed), Mode.FULL, TWO).end.table
        kinds |= {
            _holds(end, side, row, depth)
            for side in CLOCKWISE
            for row in range(ROWS)
            for depth in range(ROWS)
        }
    assert kinds == {"nothing", "seen", "hidden", "hidden for good"}


@pytest.mark.slow
@settings(max_examples=25)
@given(st.integers(0, 10_000), st.sampled_from(CLOCKWISE))
def test_what_stays_hidden_is_never_seen_again(seed: int, side: Side) -> None:
    """However the game goes on."""
    rng = Random(seed)
    state = random_start(rng, Mode.FULL, TWO)
    for_good: set[tuple[int, int]] = set()
    while state.table.turn is not None:
        for row, depth in for_good:
            assert "stays hidden" in asked(state.table, side, row, depth)
        for_good |= {
            (row, depth)
            for row in range(ROWS)
            for depth in range(ROWS)
            if "stays hidden" in asked(state.table, side, row, depth)
        }
        for row, depth in for_good:
            site = LINES[side][row][depth]
            assert all(refusal(state.table, BUILDS[p][site], None) for p in Piece)
        state = play(state, rng.choice(legal(state)))


@given(positions(), st.sampled_from(CLOCKWISE), st.data())
def test_a_hidden_object_tapped_in_the_city_says_why_it_is_hidden(
    state: State, side: Side, data: st.DataObject
) -> None:
    row, depth = data.draw(st.tuples(*[st.integers(0, ROWS - 1)] * 2))
    rows = skyline(state.table, side)
    profile = rows[row].profiles[depth]
    said = prompt(Draft(site=profile.site), rows, None, turn_done=False)
    if profile.hidden_by is not None:
        assert said == asked(state.table, side, row, depth)
    else:
        assert said.endswith("choose a piece.")


@settings(max_examples=40)
@given(positions(), st.sampled_from(CLOCKWISE))
def test_every_language_names_the_same_places(state: State, side: Side) -> None:
    for row in range(ROWS):
        for depth in range(ROWS):
            said = set()
            for language in LANGUAGES:
                use(language)
                named = re.findall(r"\b[A-E][1-5]\b", asked(state.table, side, row, depth))
                said.add(tuple(named))
            use("en")
            assert len(said) == 1
