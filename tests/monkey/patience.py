"""What the monkey knows of the patience."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from skyliners.bots.patience.deals import laid
from skyliners.bots.patience.solver import solve
from skyliners.rules.deck import DECK
from skyliners.rules.patience import game
from skyliners.rules.patience.pieces import ROW_NAMES
from tests.app.stage import Stage
from tests.monkey.games import Spot
from tests.monkey.sights import Target, saying, site_named
from tests.monkey.steps import Step, Stroke, Tap

SITES = len(ROW_NAMES)  # the last card of each row
_LIMIT = 1000  # positions the solver looks at


def site(screen: Any, number: int) -> Spot | None:
    rows = screen.ids.get("rows")
    spread = getattr(rows, "spread", None)
    if spread is None or number >= len(spread.rows):
        return None
    spots = spread.rows[number]
    x, y = spots[-1] if spots else spread.empty[number]
    wide, high = spread.card
    return rows.x + x + wide / 2, rows.y + y + high / 2


def whole(mode: Any, seats: Any, rng: Random) -> tuple[Any, Sequence[Any]]:
    """One that can be solved: at random hardly any ever ends."""
    while True:
        cards = tuple(rng.sample(DECK, len(DECK)))
        moves = solve(laid(mode, cards), _LIMIT).moves
        if moves is not None:
            return game.deal(mode, seats, rng, {"deck": cards}), moves


def secrets(view: Any) -> Iterator[object]:
    """Nobody has any: what lies face down is in no view."""
    del view
    yield from ()


def with_cards(stage: Stage, found: list[Target], rng: Random) -> list[Step]:
    """There is no sheet of anybody's own."""
    del stage, found, rng
    return []


def turn(stage: Stage, found: list[Target], rng: Random) -> list[Step]:
    screen = stage.app.screens.current_screen
    model = screen.model
    offered = model.finish or model.way_back
    if offered and rng.random() < 0.5:
        return saying(found, offered)
    if model.can_ask and rng.random() < 0.6:
        return [Stroke("h")]  # shown, and done the next time
    rows = [row for row in range(SITES) if site(screen, row)]
    return [Tap(site_named(rng.choice(rows)))] if rows else [Stroke("h")]


def all_told(ending: Any) -> bool:
    """There is nothing but the one sentence."""
    return ending.model is not None
