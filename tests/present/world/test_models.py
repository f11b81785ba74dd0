"""The pure models of Skyline of the World: what they tell is what the rules say, and no
model of the table knows a hand."""

from itertools import combinations
from random import Random

import pytest

from skyliners.bots.protocol import Budget
from skyliners.bots.world.coach import hint
from skyliners.bots.world.roster import LEVELS
from skyliners.present.world.ceremony import Kind, ceremony
from skyliners.present.world.charts import charts
from skyliners.present.world.coach import hint_model, hint_told
from skyliners.present.world.draft import (
    KINDS,
    Draft,
    act,
    beside,
    choose_card,
    choose_kind,
    choose_ware,
    press_arrow,
    tap_space,
    visit_shop,
)
from skyliners.present.world.flights import flights, income_flights
from skyliners.present.world.hand import NEARLY, grid, hand_model, shown, with_cards
from skyliners.present.world.opening import opening_model
from skyliners.present.world.opponents import opponents
from skyliners.present.world.outlook import outlook
from skyliners.present.world.prompts import why_not
from skyliners.present.world.results import how_it_ended, standing, why_won
from skyliners.present.world.seating import ways, ways_of
from skyliners.present.world.told import announcement, news, since, to_do, told, turns
from skyliners.present.world.turn import Around, group, silenced, turn_model
from skyliners.rules.world import game as world
from skyliners.rules.world.actions import Build, Buy, Cash, EndTurn, Sell
from skyliners.rules.world.box import cities
from skyliners.rules.world.legal import TRADED, refusal
from skyliners.rules.world.pieces import What
from skyliners.rules.world.state import State
from tests.bots.world.positions import played, some
from tests.rules.world.play import Game, dealt, random_game

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def a_game(players: int) -> Game:
    return random_game(Random(players), players)


@PLAYERS
def test_a_space_glows_if_and_only_if_the_rules_allow_it(players: int) -> None:
    for state in a_game(players).states[:-1:9]:
        builds = {each for each in world.legal(state) if isinstance(each, Build)}
        for kind in KINDS:
            assert state.table.turn is not None
            model = turn_model(state.table, state.table.turn.seat, Draft(kind))
            glows = model.map.marks.glowing
            assert glows == {each.space for each in builds if each.kind == kind}
            for space in range(len(state.table.towers)):
                assert (why_not(state.table, kind, space) is None) == (space in glows)
        assert model.can_end == (EndTurn() in world.legal(state))
        assert (model.no_end is None) == model.can_end


@PLAYERS
def test_what_a_build_costs_and_whom_it_pays_comes_true(players: int) -> None:
    game = a_game(players)
    for state, action, after in zip(
        game.states, game.actions, game.states[1:], strict=False
    ):
        if not isinstance(action, Build):
            continue
        assert state.table.turn is not None
        seat, seen = state.table.turn.seat, outlook(state.table, action)
        assert after.table.cash[seat] == state.table.cash[seat] - seen.costs
        for income in seen.incomes:
            assert income.after == after.table.income(income.seat)
        others = [at for at in range(players) if at != seat]
        for at in others:
            got = after.table.cash[at] - state.table.cash[at]
            assert got == (seen.received if at == seen.paid_to else 0)
        assert seen.text


@PLAYERS
def test_the_lit_group_brings_the_income(players: int) -> None:
    for state in a_game(players).states[::11]:
        for seat in range(players):
            spaces = group(state.table, seat)
            tops = state.table.tops(seat)
            assert all(tops >> space & 1 for space in spaces)


def test_the_second_tap_builds_what_glows_and_nothing_else() -> None:
    for state in a_game(2).states[:-1:17]:
        table = state.table
        for kind in KINDS:
            draft = choose_kind(Draft(), table, kind).draft
            for space in range(len(table.towers)):
                meant = tap_space(draft, table, space)
                assert meant.action is None
                assert meant.refused == refusal(table, Build(kind, space), None)
                again = tap_space(meant.draft, table, space)
                expected = None if meant.refused else Build(kind, space)
                assert again.action == expected == act(meant.draft, table)
        assert choose_kind(Draft("B"), table, "B").draft == Draft()
        for space in range(len(table.towers)):
            legal = [kind for kind in KINDS if not refusal(table, Build(kind, space), None)]
            first = Build(legal[0], space) if legal else None
            assert act(tap_space(Draft(), table, space).draft, table) == first
        assert tap_space(Draft("B", 3), None, 3) == (Draft("B", 3), None, None)


def test_arrows_reach_every_space_and_never_build() -> None:
    table = dealt(Random(1), 2).table
    reached, fresh = {0}, [0]
    while fresh:
        space = fresh.pop()
        for arrow in ("left", "right", "up", "down"):
            found = beside(table, space, arrow)
            if found not in reached:
                reached.add(found)
                fresh.append(found)
            assert press_arrow(Draft("B", space), table, table, arrow).action is None
    assert reached == {*range(29)}
    assert beside(table, None, "up") == 0


def test_others_money_and_floors_are_covered_in_the_covered_game() -> None:
    seats = dealt(Random(1), 3).table.seats
    state = world.deal(world.MODES.COVERED, seats, Random(1), {})
    own, *others = turn_model(state.table, 0, Draft()).seats
    assert own.cash == 10
    assert own.stock is not None
    assert all(seat.cash is None and seat.stock is None for seat in others)
    model = turn_model(dealt(Random(1), 3).table, 0, Draft())
    assert all(seat.cash is not None for seat in model.seats)


@PLAYERS
def test_the_shop_says_no_as_the_rules_do(players: int) -> None:
    for state in a_game(players).states[:-1:13]:
        assert state.table.turn is not None
        legal = {*world.legal(state)}
        for what in TRADED:
            draft = choose_ware(Draft(), what).draft
            shop = turn_model(state.table, state.table.turn.seat, draft).shop
            assert shop is not None
            ware = shop.chosen
            assert ware.what is what
            assert (ware.no_buying is None) == (ware.buy in legal)
            assert (ware.no_selling is None) == (ware.sell in legal)
            assert (shop.rule is None) == (not ware.why_not_buy)
            assert ware.stock_text in shop.prompt
        assert visit_shop(draft, state.table).draft == Draft()
        assert visit_shop(Draft("B"), state.table).draft.ware in TRADED


def test_who_watches_sees_their_own_floors_and_nobodys_if_they_are_covered() -> None:
    seats = dealt(Random(1), 3).table.seats
    state = world.deal(world.MODES.COVERED, seats, Random(1), {})
    stocks = ((0, 0, 3, 0, 0, 1, 0), (1, 0, 0, 0, 2, 0, 1), (0,) * 7)
    table = state.table._replace(stocks=stocks)
    own = turn_model(table, 1, Draft(), Around(watching=True))
    assert [key.labels for key in own.floors] == [("1", "10", "10"), (), ("5",)]
    anybodys = turn_model(table, 1, Draft(), Around(watching=True, can_look=False))
    assert not any(key.left for key in anybodys.floors)
    assert all(seat.cash is None for seat in anybodys.seats)


def test_who_watches_touches_nothing() -> None:
    for state in a_game(3).states[:-1:29]:
        model = turn_model(state.table, 1, Draft("B", 3), Around(watching=True))
        assert not any((model.can_act, model.can_end, model.can_shop))
        assert not model.map.marks.glowing


def _hands(state: State) -> list[int]:
    return [*range(len(state.hands))]


@PLAYERS
def test_a_card_is_lit_when_at_most_one_space_is_missing(players: int) -> None:
    for state in a_game(players).states[::17]:
        for seat in _hands(state):
            model = hand_model(world.view(state, seat))
            for card in (each.shape for each in model.fan):
                assert card.lit == (
                    bool(card.have | card.missing) and len(card.missing) <= NEARLY
                )
            turn = state.table.turn
            if turn is not None and turn.seat == seat:
                legal = {*world.legal(state)}
                for each in model.fan[1:]:
                    assert each.can_cash == (Cash(each.card) in legal)
            assert "#" not in repr(model)


def test_a_shape_is_drawn_as_it_is_written() -> None:
    assert grid("#/.#") == ("#.", ".#")
    table = dealt(Random(1), 2).table
    assert shown(table, 0, "###/.#.").missing
    assert not shown(table, 0, "###/.#.").have


@PLAYERS
def test_everything_that_happens_is_told(players: int) -> None:
    game = a_game(players)
    assert told(game.start.table, None)
    for state, action, after in zip(
        game.states, game.actions, game.states[1:], strict=False
    ):
        assert state.table.turn is not None
        acted = turns(after.table)[-1]
        assert acted == (state.table.turn.seat, state.table.turn.round)
        name = state.table.seats[state.table.turn.seat].name
        assert told(after.table, world.in_public(action)).startswith(name)
        assert told(after.table, action) == told(after.table, world.in_public(action))
        assert to_do(state.table, action)
        assert announcement(after.table, 0)


@PLAYERS
def test_the_ceremony_counts_up_to_the_result(players: int) -> None:
    end = played(players, players).states[-1]
    sheet = world.final_score(end)
    steps = ceremony(end.table, sheet).steps
    assert steps[-1].points == tuple(total.total for total in sheet.totals)
    assert [each.kind for each in steps].count(Kind.MISSION) == players
    opened = [each for each in steps if each.kind is Kind.MISSION]
    for each, hand, total in zip(opened, end.hands, sheet.totals, strict=True):
        assert each.card is not None
        assert each.card.grid == grid(hand.mission)
        assert len(each.lit) == (4 if total.mission else 0)
    crowns = [each for each in steps if each.kind is Kind.PENTHOUSES]
    assert [len(each.lit) for each in crowns] == [t.penthouses for t in sheet.totals]
    assert steps[0].text == how_it_ended(end.table)
    assert steps[-1].why == why_won(end.table, sheet)
    told_now = standing(end.table)
    assert told_now.numbers == tuple((t.penthouses, t.areas) for t in sheet.totals)


def test_charts_have_a_point_a_round() -> None:
    states = played(2, 2).states
    tables = [state.table for state in states]
    turns_played = sum(isinstance(action, EndTurn) for action in tables[-1].log)
    rounds = -(-turns_played // 2)
    found = charts(tables, world.final_score(states[-1]))
    assert len(found) == 3
    for chart in found:
        assert {len(series.values) for series in chart.series} == {rounds + 1}
    assert found[0].series[0].values[0] == 10
    assert [series.values[-1] for series in found[0].series] == [*tables[-1].cash]
    assert charts(tables[-1:], world.final_score(states[-1])) == ()


def test_every_level_is_on_offer() -> None:
    assert [each.key for each in opponents()][:-1] == [*LEVELS]


def test_a_hint_is_put_into_words() -> None:
    for state in some(1, 2, 60):
        seat = world.to_move(state)
        assert seat is not None
        advice = hint(world.view(state, seat), Budget(1, 0.1))
        said = hint_told(state.table, advice)
        assert said
        model = hint_model(world.view(state, seat), advice)
        assert model.text == said
        assert "#" not in repr(model)
        if isinstance(advice.action, Build):
            assert act(model.draft, state.table) == advice.action


def test_news_tell_of_the_others_since_one_acted() -> None:
    game = a_game(3)
    for state in game.states[::19]:
        for seat in range(3):
            entries = since(state.table, seat)
            assert all(other != seat for other, _action in entries)
            count = len(state.table.log) - len(entries)
            assert count == 0 or turns(state.table)[count - 1].seat == seat
            built = [action for _seat, action in entries if isinstance(action, Build)]
            told_now = news(state.table, seat)
            for build in built:
                assert state.table.city.names[build.space] in told_now


@PLAYERS
def test_what_is_chosen_of_ones_cards_comes_to_what_the_rules_allow(players: int) -> None:
    for state in a_game(players).states[:-1:23]:
        seat = world.to_move(state)
        assert seat is not None
        view, legal = world.view(state, seat), {*world.legal(state)}
        held = range(len(view.hand.cards) + 1)
        for some_cards in (*combinations(held, 1), *combinations(held, 3)):
            draft = Draft()
            for place in some_cards:
                draft = choose_card(draft, place).draft
            model = hand_model(view, draft.fan)
            if model.action is not None:
                assert model.action in legal
                assert model.act_text
            cashable = len(draft.fan) == 1 and model.fan[draft.fan[0]].can_cash
            assert (model.action is not None) == (cashable or len(draft.fan) == 3)
            turn = with_cards(turn_model(state.table, seat, draft), model, draft)
            assert turn.can_act == (model.action is not None)
            assert turn.map.marks.lit == model.have
            assert not silenced(turn).map.marks.lit


def test_a_fourth_card_puts_the_first_one_back_and_the_mission_stays_alone() -> None:
    draft = Draft()
    for place in (1, 2, 3, 4):
        draft = choose_card(draft, place).draft
    assert draft.fan == (2, 3, 4)
    assert choose_card(draft, 3).draft.fan == (2, 4)
    assert choose_card(draft, 0).draft.fan == (0,)
    assert choose_card(Draft(fan=(0,)), 2).draft.fan == (2,)
    assert choose_card(Draft("B", 3), 1).draft == Draft(fan=(1,))


@PLAYERS
def test_money_that_flies_is_money_that_changes_hands(players: int) -> None:
    """Unless it flies past the limit, which nobody's purse holds more than."""
    game = a_game(players)
    for state, action, after in zip(
        game.states, game.actions, game.states[1:], strict=False
    ):
        moved = [0] * players
        public = world.in_public(action)
        flown = flights(state.table, public)
        if isinstance(action, EndTurn):
            flown = income_flights(after.table)
        for flight in flown:
            worth = int(flight.text) if flight.text else 0
            for end, sign in ((flight.source, -1), (flight.target, 1)):
                if end.at == "seat":
                    moved[end.number] += sign * worth
        for seat in range(players):
            wished = state.table.cash[seat] + moved[seat]
            assert after.table.cash[seat] == min(wished, 30)


def test_what_is_settled_is_dealt_and_can_be_settled_again() -> None:
    for players in (2, 3, 4):
        seats = dealt(Random(1), players).table.seats
        for city in (*cities(), "Atlantis", None):
            for ties in (True, False, "maybe"):
                chosen = {"city": city, "tournament": ties, "fair_start": ties}
                settled = {way.key: way.chosen for way in ways(chosen, players)}
                assert ("fair_start" in settled) == (players == 4)
                table = world.deal(world.MODES.OPEN, seats, Random(1), settled).table
                again = ways_of(table)
                assert settled.items() <= again.items()
                assert city not in cities() or again["city"] == city
                assert again["tournament"] == (ties is True)


def test_what_was_bought_cannot_be_looked_up_in_the_covered_game() -> None:
    seats = dealt(Random(1), 2).table.seats
    for mode in world.MODES:
        table = world.deal(mode, seats, Random(1), {}).table._replace(log=(Buy(What.ONE),))
        covered = mode is world.MODES.COVERED
        assert ("1 million" in told(table, Buy(What.ONE))) != covered
        assert ("million" in told(table, Sell(What.ONE))) != covered


def test_the_empty_city_is_shown_before_the_first_turn() -> None:
    table = dealt(Random(1), 4).table
    model = opening_model(table)
    assert table.seats[0].name in model.step
    assert [seat.cash for seat in model.seats] == [10, 12, 14, 16]
