"""What a finger or a key makes of a half-made move, whatever was done before."""

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from skyliners.present.skyliners.draft import (
    ARROWS,
    Draft,
    Meant,
    act,
    ask,
    beside,
    choose_piece,
    look_along,
    press_arrow,
    tap_site,
)
from skyliners.present.skyliners.turn import turn_model
from skyliners.rules.skyliners.actions import FORFEIT
from skyliners.rules.skyliners.city import SITES, Side
from skyliners.rules.skyliners.pieces import Piece
from skyliners.rules.skyliners.state import State, legal
from skyliners.rules.skyliners.table import Table
from tests.play import unfinished

Input = Callable[[Draft, Table | None], Meant]

_UNDER_WAY = unfinished().map(lambda game: game.end)
_SITES = st.sampled_from(list(SITES))
_PIECES = st.sampled_from(Piece)
_SIDES = st.sampled_from(Side)
_PLACES = st.integers(0, 4)
_ARROWS = st.sampled_from(list(ARROWS))
_DRAFTS = st.builds(
    Draft,
    st.none() | _PIECES,
    st.none() | _SITES,
    st.none() | st.tuples(_PLACES, _PLACES),
    st.none() | _PLACES,
    st.sampled_from((None, 0, 1)),
)


def _tap(site: int | None) -> Input:
    return lambda draft, free: tap_site(draft, free, site, Side.SOUTH)


def _piece(piece: Piece) -> Input:
    return lambda draft, free: choose_piece(draft, free, piece)


def _arrow(side: Side, arrow: str) -> Input:
    return lambda draft, free: press_arrow(draft, free, side, arrow)


def _ask(row: int, depth: int) -> Input:
    return lambda draft, _: ask(draft, row, depth)


# Few sites, so that many are tapped twice.
_INPUTS = (
    st.builds(_tap, st.none() | st.sampled_from([0, 12, 24]) | _SITES)
    | st.builds(_piece, _PIECES)
    | st.builds(_arrow, _SIDES, _ARROWS)
    | st.builds(_ask, _PLACES, _PLACES)
)


@given(_UNDER_WAY, st.lists(_INPUTS, max_size=12))
def test_any_inputs_do_only_what_is_legal(state: State, inputs: list[Input]) -> None:
    draft = Draft()
    for given_now in inputs:
        meant = given_now(draft, state.table)
        if meant.action is not None:
            assert meant.action in legal(state)
            assert meant.action == draft.build
            assert meant.draft == Draft()
        draft = meant.draft
        done = act(draft, state.table)
        assert done is None or done in legal(state)


@given(_UNDER_WAY, _DRAFTS, st.none() | _SITES)
def test_a_second_tap_builds_exactly_if_it_may(
    state: State, draft: Draft, site: int | None
) -> None:
    meant = tap_site(draft, state.table, site, Side.SOUTH)
    may = draft.build in legal(state)
    assert (meant.action is not None) == (may and site == draft.site)
    if meant.action is None:
        assert meant.draft == Draft(draft.piece, site, eyes=draft.eyes)


@given(_UNDER_WAY, _DRAFTS, _INPUTS)
def test_what_is_refused_is_what_the_screen_says(
    state: State, draft: Draft, given_now: Input
) -> None:
    table = state.table
    assert table.turn is not None
    meant = given_now(draft, table)
    if meant.draft.asked is None and draft.asked is None:
        model = turn_model(table, table.turn.seat, meant.draft)
        assert meant.refused == model.rule


@given(_DRAFTS, st.lists(_INPUTS, max_size=8))
def test_when_nothing_can_be_done_nothing_changes_but_what_is_asked(
    draft: Draft, inputs: list[Input]
) -> None:
    now = draft
    for given_now in inputs:
        meant = given_now(now, None)
        assert (meant.action, meant.refused) == (None, None)
        assert meant.draft[:2] == draft[:2]
        now = meant.draft
    assert act(now, None) is None


@given(_UNDER_WAY, _DRAFTS)
def test_the_key_gives_up_only_where_nothing_is_possible(
    state: State, draft: Draft
) -> None:
    stuck = list(legal(state)) == [FORFEIT]
    assert (act(draft, state.table) == FORFEIT) == stuck


@given(_SIDES, st.none() | _SITES)
def test_arrows_reach_every_site(side: Side, site: int | None) -> None:
    reached = {beside(side, site, "up")}
    while (
        new := {beside(side, one, arrow) for one in reached for arrow in ARROWS} - reached
    ):
        reached |= new
    assert reached == set(SITES)


@given(_SIDES, _SITES)
def test_there_and_back_is_the_same_site(side: Side, site: int) -> None:
    for there, back in (("left", "right"), ("up", "down")):
        assert beside(side, beside(side, site, there), back) == site
        assert beside(side, beside(side, site, back), there) == site


@given(_UNDER_WAY, _DRAFTS, _PIECES)
def test_a_piece_chosen_twice_is_put_back(state: State, draft: Draft, piece: Piece) -> None:
    draft = draft._replace(piece=None)
    once = choose_piece(draft, state.table, piece).draft
    assert once.piece is piece
    assert choose_piece(once, state.table, piece).draft == Draft(
        None, draft.site, eyes=draft.eyes
    )


@given(_UNDER_WAY, _DRAFTS, _PLACES, _PLACES)
def test_a_row_lies_in_light_by_its_letter_or_the_skyline_until_the_next_choice(
    state: State, draft: Draft, row: int, depth: int
) -> None:
    table = state.table
    assert table.turn is not None
    acting = table.turn.seat
    own = (table.seats[acting].side, row)
    dark = draft._replace(row=None, asked=None, eyes=None)
    for meant in (look_along(dark, row), ask(dark, row, depth)):
        assert meant.action is None
        assert turn_model(table, acting, meant.draft).city.marks.row == own
        assert look_along(meant.draft, row).draft.row is None
        assert choose_piece(meant.draft, table, Piece.FLOOR).draft.row is None
