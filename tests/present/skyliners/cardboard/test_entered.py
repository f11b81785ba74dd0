"""The scoring helper agrees with the rules on games entered through its own model, and
tells what is wrong in those that were spoiled."""

import json
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from skyliners.match.skyliners.cardboard import Cardboard, read, written
from skyliners.present.skyliners.cardboard.contradictions import (
    MISSING,
    Kind,
    built,
    contradictions,
)
from skyliners.present.skyliners.cardboard.entered import (
    build,
    drop_card,
    earlier,
    new_cardboard,
    open_card,
    recolor,
    rename,
    sheet_of,
    show_district,
    sit,
    started_by,
)
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import PLANS, HiddenPlan
from skyliners.rules.skyliners.city import CENTRE, CLOCKWISE, SITES, Side
from skyliners.rules.skyliners.pieces import FLOORS, Mode
from skyliners.rules.skyliners.state import State, final_score
from tests import play


def entered(state: State) -> Cardboard:
    """A finished game, entered step by step, seats in any order."""
    table, hands = state
    game = Cardboard(mode=table.mode)
    for seat in table.seats:
        game = rename(sit(game, seat.side), seat.side, seat.name)
        while (sitter := game.at(seat.side)) and sitter.color is not seat.color:
            game = recolor(game, seat.side)
    game = started_by(game, table.seats[0].side)
    for site in SITES:
        game = build(game, site, table.heights[site])
    plans = [iter(hand.filed) for hand in hands]
    for turn, action in zip(table.turns(), table.log, strict=True):
        if isinstance(action, HiddenPlan):
            plan = next(plans[turn.seat])
            game = open_card(game, table.seats[turn.seat].side, plan)
    for seat, hand in zip(table.seats, hands, strict=True):
        game = show_district(game, seat.side, hand.skyscraper)
    return game


def _names(game: Cardboard) -> list[str]:
    return [one.name for one in game.around]


@pytest.mark.slow
@settings(max_examples=2000)
@given(play.finished())
def test_the_helper_agrees_with_the_rules(game: play.Game) -> None:
    state = game.end
    cardboard = entered(state)
    assert contradictions(cardboard) == ()
    table, sheet = sheet_of(cardboard)
    assert sheet == final_score(state)
    assert [(seat.name, seat.side) for seat in table.seats] == [
        (seat.name, seat.side) for seat in state.table.seats
    ]
    assert read(json.loads(json.dumps(written(cardboard)))) == cardboard


# Spoiled games: each way of spoiling and what is told first.


def _floors(game: Cardboard, rng: Random) -> Cardboard:
    """More on one site than there are in all."""
    site = rng.choice([site for site in SITES if site != CENTRE])
    return build(game, site, 2 * rng.randint(100, 120))


def _no_floors(game: Cardboard, _: Random) -> Cardboard:
    for site in SITES:
        if site != CENTRE:
            game = build(game, site, 0)
    return game


def _roofs(game: Cardboard, _: Random) -> Cardboard:
    """All floors side by side as far as they go, the rest on the last; roofs on all."""
    floors = built(game).floors
    sites = [site for site in SITES if site != CENTRE][:floors]
    for site in SITES:
        if site != CENTRE:
            game = build(game, site, 3 if site in sites else 0)
    return build(game, sites[-1], 2 * (floors - len(sites) + 1) + 1)


def _parks(game: Cardboard, _: Random) -> Cardboard:
    """Parks on all sites but one, which gets their floors."""
    floors = built(game).floors
    for site in SITES:
        game = build(game, site, 1)
    return build(game, 0, 2 * floors)


def _centre(game: Cardboard, rng: Random) -> Cardboard:
    return build(game, CENTRE, rng.choice((0, 2, 3)))


def _unknown_site(game: Cardboard, rng: Random) -> Cardboard:
    return build(game, rng.choice(SITES), None)


def _card_twice(game: Cardboard, rng: Random) -> Cardboard:
    if not game.filed:
        game = open_card(game, rng.choice(game.sitters).side, PLANS[rng.randrange(5)][0])
    card = rng.choice(game.filed)
    return open_card(game, card.side, PLANS[card.plan.row][rng.randrange(4)])


def _same_district(game: Cardboard, rng: Random) -> Cardboard:
    one, other = rng.sample(game.sitters, 2)
    return show_district(game, one.side, game.district_of[other.side])


def _no_district(game: Cardboard, rng: Random) -> Cardboard:
    return game._replace(skyscrapers=tuple(rng.sample(game.skyscrapers, 1)))


def _same_name(game: Cardboard, rng: Random) -> Cardboard:
    one, other = rng.sample(game.sitters, 2)
    return rename(game, one.side, f" {other.name.upper()} ")


def _no_name(game: Cardboard, rng: Random) -> Cardboard:
    return rename(game, rng.choice(game.sitters).side, " \n")


def _starter_leaves(game: Cardboard, _: Random) -> Cardboard:
    return game._replace(starter=None)


def _opposite(game: Cardboard, rng: Random) -> Cardboard:
    one = rng.choice(game.sitters)
    return game._replace(
        sitters=(
            one._replace(side=Side.SOUTH),
            one._replace(side=Side.NORTH, name=f"not {one.name}"),
        )
    )


def _alone(game: Cardboard, rng: Random) -> Cardboard:
    return game._replace(sitters=(rng.choice(game.sitters),))


def _plan_in_introductory(game: Cardboard, rng: Random) -> Cardboard:
    return open_card(game, rng.choice(game.sitters).side, rng.choice(rng.choice(PLANS)))


def _somebody_else(game: Cardboard, rng: Random) -> Cardboard:
    absent = [side for side in CLOCKWISE if not game.at(side)]
    return open_card(game, rng.choice(absent), PLANS[0][0])


_SPOILING: dict[Kind, Callable[[Cardboard, Random], Cardboard]] = {
    Kind.TOO_FEW_PLAYERS: _alone,
    Kind.OPPOSITE: _opposite,
    Kind.NO_NAME: _no_name,
    Kind.SAME_NAME: _same_name,
    Kind.NO_STARTER: _starter_leaves,
    Kind.SITES_MISSING: _unknown_site,
    Kind.CENTRE_IS_NO_PARK: _centre,
    Kind.TOO_MANY_FLOORS: _floors,
    Kind.TOO_FEW_FLOORS: _no_floors,
    Kind.TOO_MANY_ROOFS: _roofs,
    Kind.TOO_MANY_PARKS: _parks,
    Kind.PLANS_IN_INTRODUCTORY: _plan_in_introductory,
    Kind.NOBODYS_CARD: _somebody_else,
    Kind.CARD_TWICE: _card_twice,
    Kind.DISTRICT_MISSING: _no_district,
    Kind.SAME_DISTRICT: _same_district,
}


def test_every_kind_can_be_spoiled() -> None:
    assert list(_SPOILING) == list(Kind)
    assert set(Kind) > MISSING


# What cannot be spoiled in every game: there have to be plans, or none; and a side where
# nobody sits.
_ONLY_IN = {
    Kind.PLANS_IN_INTRODUCTORY: Mode.INTRODUCTORY,
    Kind.NOBODYS_CARD: Mode.FULL,
    Kind.CARD_TWICE: Mode.FULL,
}
_NOT_OF_FOUR = {Kind.NOBODYS_CARD}


@st.composite
def _whole(draw: st.DrawFn, *kinds: Kind) -> Cardboard:
    """A finished game that can be spoiled in these ways."""
    modes = [_ONLY_IN[kind] for kind in kinds if kind in _ONLY_IN] or Mode
    seatings = [
        sides
        for sides in play.SEATINGS
        if len(sides) < len(CLOCKWISE) or not _NOT_OF_FOUR & {*kinds}
    ]
    mode, sides = draw(st.sampled_from(modes)), draw(st.sampled_from(seatings))
    return entered(play.random_game(Random(draw(play.SEEDS)), mode, sides).end)


@pytest.mark.slow
@settings(max_examples=2000)
@given(st.data(), st.sampled_from(Kind), play.SEEDS)
def test_a_spoiled_game_is_told(data: st.DataObject, kind: Kind, seed: int) -> None:
    whole = data.draw(_whole(kind))
    told = contradictions(_SPOILING[kind](whole, Random(seed)))
    assert told[0].kind is kind
    assert told[0].text


@pytest.mark.slow
@settings(max_examples=1000)
@given(st.data(), st.lists(st.sampled_from(Kind), min_size=2, max_size=4), play.SEEDS)
def test_of_several_contradictions_the_first_is_told_first(
    data: st.DataObject, kinds: list[Kind], seed: int
) -> None:
    """Spoiled from the end to the beginning, so that what comes first is there for sure."""
    in_order = sorted(set(kinds), key=list(Kind).index)
    assume(len({_ONLY_IN[kind] for kind in in_order if kind in _ONLY_IN}) < 2)
    game, rng = data.draw(_whole(*in_order)), Random(seed)
    for kind in reversed(in_order):
        game = _SPOILING[kind](game, rng)
    told = [one.kind for one in contradictions(game)]
    assert told[0] is in_order[0]
    assert told == sorted(told, key=list(Kind).index)


# Editing


def test_nothing_is_lost_by_changing_something_else() -> None:
    rng = Random(5)
    game = entered(play.random_game(rng, Mode.FULL, play.THREE).end)
    side = game.sitters[0].side
    changed = sit(game, side)
    assert changed.heights == game.heights
    assert changed.filed == game.filed
    back = rename(sit(changed, side), side, game.sitters[0].name)
    assert contradictions(back) == ()
    switched = game._replace(mode=Mode.INTRODUCTORY)._replace(mode=Mode.FULL)
    assert switched == game


def test_cards_change_places_and_leave() -> None:
    game = new_cardboard()
    for row in range(3):
        game = open_card(game, Side.SOUTH, PLANS[row][0])
    assert [card.plan.row for card in earlier(game, 2).filed] == [0, 2, 1]
    assert earlier(game, 0) == game
    assert [card.plan.row for card in drop_card(game, 1).filed] == [0, 2]


def test_colours_are_exchanged() -> None:
    game = new_cardboard()
    for _turn in range(len(Color)):
        game = recolor(game, Side.SOUTH)
        assert len({one.color for one in game.sitters}) == len(game.sitters)
    assert recolor(game, Side.NORTH) == game


def test_up_to_four_sit_down() -> None:
    game = new_cardboard()
    for side in CLOCKWISE[2:]:
        game = sit(game, side)
    assert len(game.sitters) == max(FLOORS)
    assert len(set(_names(game))) == 4


@pytest.mark.parametrize(
    "rubbish",
    [
        *(None, 1, "x", [], {}, {"format": "skyliners-cardboard/1"}),
        written(new_cardboard()) | {"heights": [0] * 24},
        written(new_cardboard()) | {"heights": [-1] * 25},
        written(new_cardboard()) | {"heights": ["x"] * 25},
        written(new_cardboard()) | {"heights": [True] * 25},
        written(new_cardboard()) | {"mode": "other"},
        written(new_cardboard()) | {"format": "skyliners-record/1"},
        written(new_cardboard()) | {"sitters": [["south", 3, "red"]]},
        written(new_cardboard()) | {"filed": [["south", 5, 1]]},
        written(new_cardboard()) | {"filed": [["south", [], 1]]},
        written(new_cardboard()) | {"filed": [["south", 0.0, 1]]},
        written(new_cardboard()) | {"filed": [["south", 0, True]]},
        written(new_cardboard()) | {"sitters": [["south", ["A", "B"], "red"]]},
        written(new_cardboard()) | {"skyscrapers": [["south", "N"]]},
    ],
)
def test_what_is_no_board_game_is_not_read(rubbish: object) -> None:
    assert read(rubbish) is None
