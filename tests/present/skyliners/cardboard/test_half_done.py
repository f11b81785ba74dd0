"""Helpers for a game on the table: whatever was done so far, and whatever stands in the
file it was kept in, there is something to show and a way on."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyliners.match.skyliners import cardboard as kept
from skyliners.match.skyliners.cardboard import Cardboard
from skyliners.present.photos import photo_model
from skyliners.present.skyliners.cardboard import entered as cardboard
from skyliners.present.skyliners.cardboard import preparing
from skyliners.present.skyliners.cardboard.contradictions import Page
from skyliners.present.skyliners.cardboard.entering import (
    ONE_FLOOR_MORE,
    Entering,
    cardboard_model,
    changed,
    enter_height,
    enter_plan,
    new_entering,
    next_page,
    read_entering,
    turn_to,
    written_entering,
)
from skyliners.present.skyliners.cardboard.preparing import Preparing, preparing_model
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import PLANS
from skyliners.rules.skyliners.city import CENTRE, CLOCKWISE, SITES, District
from skyliners.rules.skyliners.deck import SETUP_DECK
from skyliners.rules.skyliners.pieces import Mode
from tests import play
from tests.match.test_settings import JSON
from tests.present.skyliners.cardboard.test_entered import entered

NO_PHOTO = photo_model(None, 0, camera=False)
SIDES = st.sampled_from(CLOCKWISE)
NAMES = st.text(max_size=5) | st.sampled_from(["", "Ada", "x" * 500, "\n" * 99, "👩‍👩‍👧"])

# Files: right ones, some of their values replaced by anything at all.

_EDGES = st.sampled_from([True, 0.0, 1.5, -1, 99, 100, 1 << 80, "C3", "A1", "x" * 500, []])
_ANYTHING = JSON | _EDGES | st.lists(_EDGES, max_size=3)


@st.composite
def spoilt(draw: st.DrawFn, files: st.SearchStrategy[dict[str, Any]]) -> Any:
    """A file of ours after some values in it, at any depth, became anything."""
    data = json.loads(json.dumps(draw(files)))
    for _ in range(draw(st.integers(0, 3))):
        place = data
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            at = draw(st.sampled_from(keys))
            inner = place[at]
            if not isinstance(inner, dict | list) or not inner or draw(st.booleans()):
                place[at] = draw(_ANYTHING)
                break
            place = inner
    return data


@st.composite
def forms(draw: st.DrawFn) -> Cardboard:
    """A game entered up to anywhere, some of its players gone again."""
    game = entered(
        play.random_game(
            Random(draw(play.SEEDS)),
            draw(st.sampled_from(Mode)),
            draw(st.sampled_from(play.SEATINGS)),
        ).end
    )
    for side in draw(st.sets(SIDES)):
        game = cardboard.sit(game, side) if game.at(side) else game
    for site in draw(st.sets(st.sampled_from(SITES), max_size=5)):
        game = cardboard.build(game, site, None)
    return game._replace(mode=draw(st.sampled_from(Mode)))


ENTERED = st.builds(Entering, forms(), st.sampled_from(Page))


def _shown(entering: Entering) -> None:
    for page in Page:
        model = cardboard_model(turn_to(entering, page), NO_PHOTO)
        assert model.page in [choice.value for choice in model.pages]
        assert any(choice.chosen for choice in model.pages)
    while entering.page is not Page.RESULT:
        entering = next_page(entering)


@given(JSON | spoilt(ENTERED.map(written_entering)))
def test_whatever_was_kept_the_scoring_helper_opens(data: Any) -> None:
    entering = read_entering(data, corrects=False)
    if entering is not None:
        _shown(entering)
        again = json.loads(json.dumps(written_entering(entering)))
        assert read_entering(again, corrects=False) == entering


@given(forms())
def test_with_players_gone_it_is_a_form_to_fill_in(game: Cardboard) -> None:
    entering = Entering(game)
    again = json.loads(json.dumps(written_entering(entering)))
    read = read_entering(again, corrects=False)
    assert read is not None
    assert read.game == game
    _shown(read)


_STEPS: tuple[st.SearchStrategy[Callable[[Entering], Entering]], ...] = (
    SIDES.map(lambda side: lambda now: changed(now, cardboard.sit(now.game, side))),
    SIDES.map(lambda side: lambda now: changed(now, cardboard.sit(now.game, side))),
    SIDES.map(lambda side: lambda now: changed(now, cardboard.recolor(now.game, side))),
    SIDES.map(lambda side: lambda now: changed(now, cardboard.started_by(now.game, side))),
    SIDES.map(lambda side: lambda now: now._replace(side=side)),
    st.builds(
        lambda side, name: lambda now: changed(now, cardboard.rename(now.game, side, name)),
        SIDES,
        NAMES,
    ),
    st.sampled_from(Mode).map(
        lambda mode: lambda now: changed(now, now.game._replace(mode=mode))
    ),
    st.sampled_from(Page).map(lambda page: lambda now: turn_to(now, page)),
    st.just(next_page),
    st.sampled_from(SITES).map(lambda site: lambda now: now._replace(site=site)),
    st.sampled_from((*range(9), ONE_FLOOR_MORE)).map(
        lambda height: lambda now: enter_height(now, height)
    ),
    st.sampled_from([plan for row in PLANS for plan in row]).map(
        lambda plan: lambda now: enter_plan(now, plan)
    ),
    st.just(
        lambda now: changed(now, cardboard.drop_card(now.game, len(now.game.filed) - 1))
    ),
    st.builds(
        lambda side, card: (
            lambda now: changed(now, cardboard.show_district(now.game, side, card))
        ),
        SIDES,
        st.sampled_from(District),
    ),
)


@pytest.mark.slow
@settings(max_examples=300)
@given(st.lists(st.one_of(*_STEPS), max_size=40))
def test_after_any_steps_there_is_a_way_on(
    steps: list[Callable[[Entering], Entering]],
) -> None:
    entering = new_entering()
    for step in steps:
        entering = step(entering)
        model = cardboard_model(entering, NO_PHOTO)
        assert any(choice.chosen for choice in model.pages)
    _shown(entering)
    data = json.loads(json.dumps(written_entering(entering)))
    read = read_entering(data, corrects=False)
    assert read is not None
    assert [one.side for one in read.game.sitters] == [
        one.side for one in entering.game.sitters
    ]


PREPARED = st.builds(
    Preparing,
    forms(),
    st.sampled_from(preparing.Page),
    st.lists(st.sampled_from(SETUP_DECK), max_size=6).map(tuple),
    st.booleans(),
)


@given(JSON | spoilt(PREPARED.map(preparing.written)))
def test_whatever_was_kept_setting_up_goes_on(data: Any) -> None:
    read = preparing.read(data)
    if read is None:
        return
    model = preparing_model(read)
    for looker in model.lookers:
        assert preparing.card_cover(read, looker.seat)
        assert preparing.card_shown(read, looker.seat, District.SE)
    assert preparing_model(preparing.draw_card(read, Random(1)))
    assert preparing.read(json.loads(json.dumps(preparing.written(read)))) == read


def test_two_never_share_a_side_or_a_colour() -> None:
    whole = kept.written(cardboard.new_cardboard())
    for sitters in (
        [["south", "A", "red"], ["south", "B", "red"]],
        [["south", "A", "red"], ["south", "B", "blue"]],
        [["south", "A", "red"], ["west", "B", "red"]],
        [["south", "A", "red"]] * 3,
    ):
        assert kept.read(whole | {"sitters": sitters}) is None


@given(spoilt(ENTERED.map(lambda entering: kept.written(entering.game))))
def test_what_is_read_is_never_contradictory_about_sides(data: Any) -> None:
    game = kept.read(data)
    if game is not None:
        assert len({one.side for one in game.sitters}) == len(game.sitters)
        assert len({one.color for one in game.sitters}) == len(game.sitters)
        assert len(game.sitters) <= len(Color)
        assert len(game.heights) == len(SITES)
        assert CENTRE in SITES
