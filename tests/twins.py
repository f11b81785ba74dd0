"""Games that one seat cannot tell apart: all that differs is what the others hide."""

from collections.abc import Collection
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from skyliners.rules.skyliners.actions import PLANS, Action, Plan
from skyliners.rules.skyliners.city import District
from skyliners.rules.skyliners.pieces import ROWS, SEGMENTS
from skyliners.rules.skyliners.state import State
from skyliners.rules.skyliners.view import Hand
from tests.play import SEEDS, Game, games


class Twins(NamedTuple):
    """Two such games, and the seat; none: nobody's secrets are the same in both."""

    one: Game
    other: Game
    seat: int | None


def twin(game: Game, seat: int | None, rng: Random, also: Collection[int] = ()) -> Game:
    """The same game with other secrets: every other seat holds some other skyscraper
    card, plans other rows and files other numbers; but those named as well do not."""
    table, hands = game.start
    same = {seat, *also}
    own = {hand.skyscraper for number, hand in enumerate(hands) if number in same}
    districts = [card for card in District if card not in own]
    rng.shuffle(districts)
    rows = [rng.sample(range(ROWS), ROWS) for _ in hands]
    start = State(
        table,
        tuple(
            hand if number in same else Hand(districts.pop(), ())
            for number, hand in enumerate(hands)
        ),
    )
    actions: list[Action] = []
    for turn, action in zip(game.end.table.turns(), game.actions, strict=True):
        if isinstance(action, Plan) and turn.seat not in same:
            row = rows[turn.seat][action.row]
            actions.append(PLANS[row][rng.randrange(len(SEGMENTS))])
        else:
            actions.append(action)
    return Game(start, tuple(actions))


@st.composite
def twins(
    draw: st.DrawFn,
    all_games: st.SearchStrategy[Game] = games(),  # noqa: B008
    *,
    for_a_seat: bool = True,
) -> Twins:
    game = draw(all_games)
    seats = st.integers(0, len(game.start.hands) - 1) if for_a_seat else st.none()
    seat = draw(seats)
    return Twins(game, twin(game, seat, Random(draw(SEEDS))), seat)
