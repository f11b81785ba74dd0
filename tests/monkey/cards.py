"""What the monkey knows of the card game."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from skyliners.app.cards.hand import CardsSheet
from skyliners.app.cards.widgets.face import SkylineCard
from skyliners.rules.cards import game
from tests.app.stage import Stage
from tests.monkey.chance import at_random
from tests.monkey.games import Spot
from tests.monkey.sights import Target, saying, tap
from tests.monkey.steps import Step, Stroke, Tap

SITES = 0


def site(screen: Any, number: int) -> Spot | None:
    del screen, number  # cards are widgets of their own
    return None


def whole(mode: Any, seats: Any, rng: Random) -> tuple[Any, Sequence[Any]]:
    return at_random(game, mode, seats, rng)


def secrets(view: Any) -> Iterator[object]:
    yield view.hand.cards
    yield from (cards for cards in view.hand.put_down if cards)


def with_cards(stage: Stage, found: list[Target], rng: Random) -> list[Step]:
    sheet: Any = next(iter(stage.front()))
    if not isinstance(sheet, CardsSheet) or sheet.model is None:
        return tap(found, "close")
    return _exchange(sheet.model, found, rng)


def turn(stage: Stage, found: list[Target], rng: Random) -> list[Step]:
    model = stage.app.screens.current_screen.model
    if model.can_act:
        return saying(found, model.act_text) or [Stroke("enter")]
    return _exchange(model, found, rng)


def _exchange(model: Any, found: list[Target], rng: Random) -> list[Step]:
    """A card more or less, or what is chosen goes; then the turn is ended."""
    cards = [
        each for each in found if isinstance(each.widget, SkylineCard) and each.can_press
    ]
    if model.can_choose and cards and rng.random() < 0.5:
        return [Tap(rng.choice(cards).where)]
    if model.can_end:
        return saying(found, model.end_text) or [Stroke("enter", 9)]
    return []


def all_told(ending: Any) -> bool:
    return bool(ending.ceremony.at_end)
