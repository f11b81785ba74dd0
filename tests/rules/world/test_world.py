"""Skyline of the World, held against a second reading, and what holds in every game."""

from random import Random

import pytest

from skyliners.rules.refusal import Common, Refused
from skyliners.rules.seats import Seat
from skyliners.rules.world import game as world
from skyliners.rules.world.actions import Build, Buy, Cash, EndTurn, HiddenSwap, Sell, Swap
from skyliners.rules.world.city import City
from skyliners.rules.world.pieces import BOX as FLOORS
from skyliners.rules.world.pieces import NAMES, What
from skyliners.rules.world.scoring import DecidedBy, Total, _winners
from skyliners.rules.world.shapes import is_card, is_shape, orientations, same
from skyliners.rules.world.state import State
from skyliners.rules.world.towers import floors
from tests.rules.world.naive import Naive, alike, lies
from tests.rules.world.play import BONUS, MISSIONS, NEW_YORK, SEATS, dealt, random_game

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def _every_action(state: State) -> list[str]:
    city = state.table.city
    builds = [f"{kind} {name}" for kind in "BNS" for name in city.names]
    trades = [f"{sign}{name}" for sign in "+-" for name in NAMES if name != "S"]
    cards = sorted({*BONUS})
    cashes = [f"C {card}" for card in cards]
    hand = sorted(state.hands[world.to_move(state) or 0].cards)
    swaps = [" ".join(["X", *sorted(three)]) for three in (hand[:3], hand[-3:], cards[:3])]
    return [*builds, *trades, *cashes, *(s for s in swaps if len(s.split()) == 4), "E"]


@PLAYERS
def test_every_action_is_refused_or_done_as_a_second_reading_says(players: int) -> None:
    for seed in range(2):
        game = random_game(Random(f"{players} {seed}"), players, tournament=bool(seed % 2))
        naive = Naive(world.write(game.start, ()))
        rng = Random(seed)
        for state, action in zip(game.states, game.actions, strict=False):
            asked = rng.sample(_every_action(state), 8)
            table = state.table
            for text in asked:
                said = naive.refused(text)
                assert (text, _refused(state, text)) == (text, said)
            naive.do(world.write_action(action, table))
            _same(naive, world.play(state, action))
        told = world.describe(game.end)
        assert told["totals"] == naive.totals()
        assert told["winners"] == naive.winners()
        assert naive.over


def _refused(state: State, text: str) -> str | None:
    try:
        world.after(state, world.read_action(text, state.table))
    except Refused as refused:
        return refused.rule.value
    return None


def _same(naive: Naive, state: State) -> None:
    told = world.describe(state)
    assert told["cash"] == naive.cash
    assert told["stock"] == naive.stock
    assert told["bonus_left"] == [len(hand) for hand in naive.hands]
    assert told["spaces"] == {
        name: ["N" if what == "N" else f"{owner}:{what}" for owner, what in tower]
        for name, tower in naive.towers.items()
    }
    assert [[*hand.cards] for hand in state.hands] == naive.hands
    assert told["over"] == naive.over
    if state.table.turn:
        assert (state.table.turn.seat, state.table.turn.round) == (naive.seat, naive.round)


@PLAYERS
def test_floors_and_cards_are_neither_lost_nor_made(players: int) -> None:
    game = random_game(Random(players), players)
    for state in game.states[::7]:
        table = state.table
        built = [floor for tower in table.towers for floor in floors(tower)]
        for seat in range(players):
            for what in range(What.NEUTRAL):
                own = sum(f.owner == seat and f.what == what for f in built)
                there = table.stocks[seat][what] + table.supplies[seat][what]
                assert own + there == FLOORS[what]
        neutral = sum(f.what is What.NEUTRAL for f in built)
        held = sum(stock[What.NEUTRAL] for stock in table.stocks)
        assert neutral + held + table.neutral_left == 6
        assert [len(hand.cards) for hand in state.hands] == [*table.cards]
        assert len(state.pile) == table.pile


@PLAYERS
def test_nobody_ever_holds_more_than_thirty_and_nobody_owes(players: int) -> None:
    for seed in range(4):
        for state in random_game(Random(seed), players).states:
            assert all(0 <= money <= 30 for money in state.table.cash)


@PLAYERS
def test_what_is_legal_can_be_played_and_somebody_can_always_act(players: int) -> None:
    game = random_game(Random(players + 20), players)
    for state in game.states[::9]:
        legal = world.legal(state)
        assert bool(legal) == (not state.table.over)
        assert len({*legal}) == len(legal)
        for action in legal:
            world.play(state, action)


def test_shapes_stand_in_any_rotation_and_mirror_image() -> None:
    rng = Random(5)
    for shape in {*MISSIONS, *(card.partition("=")[0] for card in BONUS)}:
        for _ in range(20):
            tops = rng.getrandbits(29) & rng.getrandbits(29) | rng.getrandbits(29)
            own = {NEW_YORK.places[space] for space in range(29) if tops >> space & 1}
            assert bool(NEW_YORK.stands(shape, tops)) == lies(shape, own)


def test_shapes_are_the_same_if_one_is_an_image_of_the_other() -> None:
    shapes = [
        "###",
        "#/#/#",
        "##/#.",
        "#./##",
        ".#/##",
        "#.#",
        "#..#",
        "##./.##",
        ".##/##.",
    ]
    for one in shapes:
        for other in shapes:
            assert (same(one) == same(other)) == alike(one, other)
    assert len(orientations("##/#.")) == 4
    assert len(orientations("#./##/.#")) == 4
    assert len(orientations("#")) == 1


@pytest.mark.parametrize(
    "text", ["", "...", "#/", "/#", "#x", "# ", None, 7, "#" * 27, "#=5"]
)
def test_no_shape(text: object) -> None:
    assert not is_shape(text)
    assert not is_card(f"{text}=5")


@pytest.mark.parametrize("text", ["#=0", "#=31", "#=05", "#=", "#", "#=5 ", "#=٣", 5])
def test_no_card(text: object) -> None:
    assert not is_card(text)


def test_a_shape_may_have_short_lines_and_empty_ones() -> None:
    assert is_shape("#/../.#")
    assert is_card("#.=30")
    assert same("#/../.#") == same(".#/./#.")


@pytest.mark.parametrize(
    "lines", ["##", [], [""], ["#", "##"], ["x"], ["."], [7], ["#" * 27], ["#"] * 27]
)
def test_no_map(lines: object) -> None:
    assert City.problem(lines)


def test_our_map_is_as_the_rulings_ask() -> None:
    assert City.problem([*NEW_YORK.lines]) is None
    assert len(NEW_YORK.places) == 29
    assert len(NEW_YORK.strategic) == 3
    assert NEW_YORK.is_connected()
    assert not City(("#.#",)).is_connected()


def _total(seat: int, penthouses: int, areas: int, mission: int) -> Total:
    return Total(seat, penthouses, areas, mission, (), 0)


@pytest.mark.parametrize(
    ("totals", "ender", "winners", "by"),
    [
        ([(3, 1, 0), (2, 0, 0)], None, (0,), DecidedBy.PRESTIGE),
        ([(3, 0, 0), (1, 0, 2)], None, (0,), DecidedBy.PENTHOUSES),
        ([(2, 0, 2), (2, 2, 0)], None, (0,), DecidedBy.MISSION),
        ([(3, 1, 0), (3, 1, 0)], None, (0, 1), DecidedBy.SHARED),
        ([(3, 1, 0), (3, 1, 0)], 1, (1,), DecidedBy.ENDER),
        ([(3, 1, 0), (3, 1, 0), (3, 0, 0)], 2, (0, 1), DecidedBy.SHARED),
    ],
)
def test_ties(
    totals: list[tuple[int, int, int]],
    ender: int | None,
    winners: tuple[int, ...],
    by: DecidedBy,
) -> None:
    told = tuple(_total(seat, *parts) for seat, parts in enumerate(totals))
    assert _winners(told, ender) == (winners, by)


def test_only_swaps_are_secret_and_nothing_is_final() -> None:
    swap = Swap(("#=5", "#=5", "#=5"))
    others = (Build("B", 0), Cash("#=5"), Buy(What.ONE), Sell(What.ONE), EndTurn())
    assert world.is_secret(swap)
    assert world.in_public(swap) == HiddenSwap()
    for action in others:
        assert not world.is_secret(action)
        assert world.in_public(action) == action
    assert not any(world.is_final(action) for action in (swap, *others))
    assert repr(swap) == repr(Swap(("##=5", "##=5", "##=5")))


def test_nothing_secret_is_printed() -> None:
    one, other = dealt(Random(1), 2), dealt(Random(2), 2)
    assert one.hands != other.hands
    assert repr(one) == repr(other)
    assert repr(one.hands[0]) == repr(other.hands[0])


@pytest.mark.parametrize("seats", [(), SEATS[:1], (*SEATS, SEATS[0]), (SEATS[0], SEATS[0])])
def test_two_to_four_players_each_in_a_colour(seats: tuple[Seat, ...]) -> None:
    with pytest.raises(Refused) as refused:
        world.deal(world.MODES.OPEN, seats, Random(1), {})
    assert refused.value.rule is Common.BAD_SEATS


def test_only_what_is_over_is_scored() -> None:
    state = dealt(Random(1), 2)
    with pytest.raises(ValueError, match="not over"):
        world.final_score(state)
    with pytest.raises(Refused) as refused:
        world.play(state, HiddenSwap())
    assert refused.value.rule is Common.REDACTED
    assert not world.awaits_chance(state)
    assert world.table(state) == state.table
    assert state.table.income(0) == 0
