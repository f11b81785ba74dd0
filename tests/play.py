"""Games for all tests: any legal seating, random games from a seed, games played on
purpose. Positions that hardly ever come up in play are in `tests.rules.by_hand`."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from skyliners.rules.refusal import Ruling
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import (
    BUILDS,
    FORFEIT,
    PLANS,
    Action,
    Build,
    HiddenPlan,
    Plan,
)
from skyliners.rules.skyliners.city import (
    CLOCKWISE,
    LINES,
    SetupCard,
    Side,
    sees,
)
from skyliners.rules.skyliners.legal import refusal
from skyliners.rules.skyliners.notation import (
    CARD_NAMES,
    read_action,
    write_action,
)
from skyliners.rules.skyliners.pieces import SETUP_CARDS, Mode, Piece
from skyliners.rules.skyliners.state import State, deal, legal, play
from skyliners.rules.skyliners.table import Seat, Table, lay

SOUTH, WEST, NORTH, EAST = CLOCKWISE
TWO, THREE, FOUR = CLOCKWISE[:2], CLOCKWISE[:3], CLOCKWISE
ALL_ACTIONS: tuple[Action, ...] = (
    *(build for builds in BUILDS for build in builds),
    *(plan for plans in PLANS for plan in plans),
    FORFEIT,
)
_NAMES = ("Ada", "Bo", "Cy", "Di")


def _all_seatings() -> Iterator[tuple[Side, ...]]:
    for first in range(4):
        around = CLOCKWISE[first:] + CLOCKWISE[:first]
        yield around[:2]
        yield (around[0], around[3])
        yield around
        for left_out in around[1:]:
            yield tuple(side for side in around if side is not left_out)


# The sides taken, clockwise from the start player: 8 for two, 12 for three, 4 for four.
SEATINGS = tuple(_all_seatings())


def seated(
    sides: Sequence[Side], colors: Sequence[Color] = tuple(Color)
) -> tuple[Seat, ...]:
    return tuple(map(Seat, _NAMES, sides, colors))


# Random games


class Game(NamedTuple):
    """A game as it was dealt and all that was played in it."""

    start: State
    actions: tuple[Action, ...]

    def positions(self) -> Iterator[State]:
        state = self.start
        yield state
        for action in self.actions:
            state = play(state, action)
            yield state

    @property
    def end(self) -> State:
        return played(self.start, *self.actions)

    def record(self) -> dict[str, Any]:
        """The game written down, plans and skyscraper cards open."""
        table, hands = self.start
        return {
            "mode": table.mode.value,
            "seats": [
                {"side": seat.side.value, "skyscraper": hand.skyscraper.value}
                for seat, hand in zip(table.seats, hands, strict=True)
            ],
            "setup": [CARD_NAMES[card] for card in table.setup],
            "actions": [write_action(action) for action in self.actions],
        }


def random_start(rng: Random, mode: Mode, sides: Sequence[Side]) -> State:
    """A new game; half of them with cards our own deck does not hold."""
    seats = seated(sides, rng.sample(list(Color), len(sides)))
    state = deal(mode, seats, rng)
    if rng.random() < 0.5:
        return state
    cards = [card for card in CARD_NAMES if card != SetupCard(2, 2)]
    setup = tuple(rng.choices(cards, k=SETUP_CARDS[len(sides)]))
    return State(lay(mode, seats, setup), state.hands)


def random_game(
    rng: Random, mode: Mode, sides: Sequence[Side], length: int | None = None
) -> Game:
    """A game in which every player has a taste of their own for kinds of action and for
    low ground, so that crowded, flat, unplanned and over-planned cities all come up."""
    start = state = random_start(rng, mode, sides)
    tastes = [[rng.random() ** 2 for _ in range(4)] for _ in sides]
    flat = [rng.random() for _ in sides]
    actions: list[Action] = []
    while state.table.turn is not None and len(actions) != length:
        seat = state.table.turn.seat
        action = _some_action(rng, state, tastes[seat], flat[seat])
        state = play(state, action)
        actions.append(action)
    return Game(start, tuple(_with_luck(actions, state.table, rng)))


def _with_luck(actions: list[Action], table: Table, rng: Random) -> Iterator[Action]:
    """Plans made at random hardly ever come true, so some are turned to what is seen in
    the end: the segment of a card matters to no rule before the scoring."""
    luck = rng.random()
    for action, turn in zip(actions, table.turns(), strict=True):
        if isinstance(action, Plan) and rng.random() < luck:
            line = LINES[table.seats[turn.seat].side][action.row]
            seen = len(sees(table.heights, line))
            yield PLANS[action.row][min(max(seen, 1), 4) - 1]
        else:
            yield action


def _some_action(rng: Random, state: State, taste: list[float], flat: float) -> Action:
    kinds: dict[int, list[Action]] = {}
    for action in legal(state):
        kind = action.piece if isinstance(action, Build) else len(Piece)
        kinds.setdefault(kind, []).append(action)
    (kind,) = rng.choices(list(kinds), [taste[kind] + 0.001 for kind in kinds])
    found, other = rng.choice(kinds[kind]), rng.choice(kinds[kind])
    if isinstance(found, Build) and isinstance(other, Build) and rng.random() < flat:
        return min(found, other, key=lambda build: state.table.heights[build.site])
    return found


MODES = st.sampled_from(Mode)
SEEDS = st.integers(0, 2**32 - 1)


@st.composite
def games(
    draw: st.DrawFn,
    modes: st.SearchStrategy[Mode] = MODES,
    lengths: st.SearchStrategy[int | None] = st.integers(0, 70) | st.none(),  # noqa: B008
) -> Game:
    """Any game, broken off after so many actions or (length none) played to its end."""
    sides = draw(st.sampled_from(SEATINGS))
    return random_game(Random(draw(SEEDS)), draw(modes), sides, draw(lengths))


def finished() -> st.SearchStrategy[Game]:
    return games(lengths=st.none())


@st.composite
def unfinished(draw: st.DrawFn) -> Game:
    """A game broken off anywhere, even before the first action."""
    start, actions = draw(finished())
    return Game(start, actions[: draw(st.integers(0, len(actions) - 1))])


def positions(modes: st.SearchStrategy[Mode] = MODES) -> st.SearchStrategy[State]:
    return games(modes).map(lambda game: game.end)


# Games played on purpose


def played(state: State, *actions: Action | str) -> State:
    for action in actions:
        meant = read_action(action) if isinstance(action, str) else action
        assert not isinstance(meant, HiddenPlan)
        state = play(state, meant)
    return state


def forbidden_by(state: State, action: str) -> Ruling | None:
    """The rule that forbids an action to the player whose turn it is."""
    turn = state.table.turn
    return refusal(state.table, read_action(action), state.hands[turn.seat if turn else 0])


def choices(state: State) -> set[str]:
    return {write_action(action) for action in legal(state)}


def play_on(
    state: State, likes: Sequence[str], until: Callable[[Table], bool] | None = None
) -> State:
    """Plays on with seat i doing what likes[i] names first ("PRF": plan, else roof, else
    floor, else anything), on the lowest site there is, until then or to the end."""

    def rank(action: Action) -> tuple[int, int]:
        letter = write_action(action)[0]
        order = likes[seat] + "FRKP-"
        height = state.table.heights[action.site] if isinstance(action, Build) else 0
        return order.index(letter), height

    while (turn := state.table.turn) and not (until and until(state.table)):
        seat = turn.seat
        state = play(state, min(legal(state), key=rank))
    return state
