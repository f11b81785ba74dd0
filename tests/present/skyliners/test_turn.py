"""A turn's model: what is offered is legal, what is refused says why, and nothing in it
depends on anybody's secrets."""

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from skyliners.present.frame import Frame
from skyliners.present.skyliners.draft import Draft
from skyliners.present.skyliners.names import place_name
from skyliners.present.skyliners.skyline import skyline
from skyliners.present.skyliners.turn import Around, turn_model, watching_model
from skyliners.present.texts import said
from skyliners.rules.skyliners.actions import FORFEIT, Build
from skyliners.rules.skyliners.city import SITES, built_up
from skyliners.rules.skyliners.legal import legal_builds, refusal
from skyliners.rules.skyliners.pieces import Mode, Piece
from skyliners.rules.skyliners.state import State, legal
from skyliners.rules.skyliners.table import Table
from tests.play import TWO, play_on, positions, random_start
from tests.play import played as played_on

_DRAFTS = st.builds(
    Draft,
    st.none() | st.sampled_from(Piece),
    st.none() | st.sampled_from(list(SITES)),
    st.none(),
    st.none(),
    st.sampled_from((None, 0, 1)),
)


def _acting(table: Table) -> int:
    assert table.turn is not None
    return table.turn.seat


@given(positions(), _DRAFTS)
def test_a_draft_can_be_built_exactly_if_no_rule_forbids_it(
    state: State, draft: Draft
) -> None:
    table = state.table
    assume(not table.over)
    model = turn_model(table, _acting(table), draft)
    build = draft.build
    forbidden = refusal(table, build, None) if build else None
    assert model.can_build == (build is not None and forbidden is None)
    assert model.rule == forbidden
    if forbidden is not None:
        assert model.prompt == said(forbidden)
    assert (model.city.marks.ghost is not None) == model.can_build


@given(positions(), st.sampled_from(Piece))
def test_the_sites_that_glow_take_the_piece(state: State, piece: Piece) -> None:
    table = state.table
    assume(not table.over)
    draft = Draft(piece)
    model = turn_model(table, _acting(table), draft)
    takes = {
        action.site
        for action in legal(state)
        if isinstance(action, Build) and action.piece is piece
    }
    assert model.city.marks.glowing == takes
    assert model.pieces[piece].enabled == bool(takes)


@given(positions(), st.data())
def test_the_preview_tells_what_every_row_would_show(
    state: State, data: st.DataObject
) -> None:
    table = state.table
    builds = legal_builds(table)
    assume(builds)
    build = data.draw(st.sampled_from(builds))
    assert isinstance(build, Build)
    piece, site = build.piece, build.site
    acting = _acting(table)
    draft = Draft(piece, site)
    model = turn_model(table, acting, draft)
    after = table._replace(heights=built_up(table.heights, site, piece))
    shown = [row.seen + row.change for row in model.rows]
    assert shown == [row.seen for row in skyline(after, table.seats[acting].side)]


@given(positions())
def test_giving_up_is_offered_only_when_nothing_is_possible(state: State) -> None:
    table = state.table
    assume(not table.over)
    model = turn_model(table, _acting(table), Draft())
    assert model.can_forfeit == (list(legal(state)) == [FORFEIT])
    assert model.can_act == (model.can_build or model.can_forfeit)


@given(positions())
def test_who_acts_may_look_at_their_cards_in_either_game(state: State) -> None:
    """In the introductory game it is the skyscraper card."""
    assume(not state.table.over)
    frame: Frame = turn_model(state.table, _acting(state.table), Draft())
    assert frame.has_cards


@given(positions())
def test_everybodys_chip_counts_what_lies_before_them(state: State) -> None:
    assume(not state.table.over)
    frame: Frame = turn_model(state.table, _acting(state.table), Draft())
    for chip, stock in zip(frame.seats, state.table.stocks, strict=True):
        assert tuple(count.number for count in chip.counts) == stock
    assert [chip.acting for chip in frame.seats].index(True) == _acting(state.table)


@given(positions(), _DRAFTS)
def test_a_turn_that_is_done_can_only_be_ended(state: State, draft: Draft) -> None:
    table = state.table
    assume(table.turn is not None)
    model = turn_model(table, _acting(table), draft, Around(turn_done=True, can_undo=True))
    assert model.can_end
    assert not any((model.can_build, model.can_plan, model.can_forfeit))
    assert not any(key.enabled or key.chosen for key in model.pieces)


@given(positions(), _DRAFTS, st.booleans())
def test_whoever_watches_a_bot_can_only_look(
    state: State, draft: Draft, can_look: bool
) -> None:
    table = state.table
    assume(not table.over)
    acting = _acting(table)
    watcher = (acting + 1) % len(table.seats)
    model = watching_model(
        table, acting, draft, Around(), watcher=watcher, can_look=can_look
    )
    assert model.side is table.seats[watcher].side
    assert [panel.acting for panel in model.seats].index(True) == acting
    assert not any((model.can_act, model.can_plan, model.can_undo, model.can_end))
    assert model.has_cards is can_look


@given(positions(), _DRAFTS)
def test_places_are_called_as_whoever_looks_calls_them(state: State, draft: Draft) -> None:
    """One way on this screen: their rows, as the letters on the rim have it."""
    table = state.table
    assume(not table.over)
    acting = _acting(table)
    for watcher, seat in enumerate(table.seats):
        watched = watching_model(
            table, acting, Draft(), Around(), watcher=watcher, can_look=False
        )
        last = table.log[-1] if table.log else None
        if isinstance(last, Build):
            assert watched.prompt.endswith(f" on {place_name(seat.side, last.site)}.")
    if draft.site is not None:
        prompt = turn_model(table, acting, Draft(None, draft.site)).prompt
        called = place_name(table.seats[acting].side, draft.site)
        assert prompt.startswith(f"{called}: ")


def test_everybody_is_warned_before_the_floors_run_out() -> None:
    start = random_start(Random(1), Mode.FULL, TWO)
    few = play_on(start, ("F", "F"), until=lambda table: table.stocks[0].floors <= 4)
    model = turn_model(few.table, 0, Draft(), Around(turn_done=True))
    assert "Ada has 4 floors left." in model.warning
    assert "5 plans still to hand in." in model.warning
    early = turn_model(start.table, 0, Draft())
    assert early.warning == ""


def test_the_last_moves_stay_marked_until_ones_own_next_turn() -> None:
    start = random_start(Random(1), Mode.INTRODUCTORY, TWO)
    state = played_on(start, "F a1", "F b1", "F d1", "F e1")
    model = turn_model(state.table, 0, Draft())
    assert model.city.marks.recent == {3, 4}
    state = played_on(state, "F a2")
    model = turn_model(state.table, 0, Draft(), Around(can_undo=True))
    assert model.city.marks.recent == {5}


def test_a_hidden_object_tells_what_hides_it_and_by_how_much() -> None:
    state = random_start(Random(4), Mode.INTRODUCTORY, TWO)
    heights = bytearray(25)
    heights[0], heights[5] = 6, 4  # row A from the south: three storeys, then two
    table = state.table._replace(heights=bytes(heights))
    draft = Draft(asked=(0, 1))
    model = turn_model(table, 0, draft)
    assert model.prompt == "A2: hidden behind A1; 3 half storeys more and it would show."
