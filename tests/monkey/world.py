"""What the monkey knows of Skyline of the World."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from skyliners.app.world.hand import WorldSheet
from skyliners.app.world.widgets.fan import OwnCard
from skyliners.app.world.widgets.tray import FloorCard, WareCard
from skyliners.rules.world import game
from skyliners.rules.world.box import cities
from tests.aiming import spot_of
from tests.app.stage import Stage
from tests.monkey.chance import at_random
from tests.monkey.games import Spot
from tests.monkey.sights import Target, saying, site_named, tap
from tests.monkey.steps import Step, Stroke, Tap

SITES = len(next(iter(cities().values())).places)


def site(screen: Any, number: int) -> Spot | None:
    city = screen.ids.get("city")
    scene = getattr(city, "scene", None)
    if scene is None or number >= len(scene.tops):
        return None
    return spot_of(city, number)


def whole(mode: Any, seats: Any, rng: Random) -> tuple[Any, Sequence[Any]]:
    return at_random(game, mode, seats, rng)


def secrets(view: Any) -> Iterator[object]:
    yield view.hand.mission
    yield view.hand.cards


def with_cards(stage: Stage, found: list[Target], rng: Random) -> list[Step]:
    sheet: Any = next(iter(stage.front()))
    if not isinstance(sheet, WorldSheet) or sheet.model is None:
        return tap(found, "close")
    cards = [each for each in found if isinstance(each.widget, OwnCard)]
    if sheet.model.can_act and rng.random() < 0.6:
        return saying(found, sheet.model.act_text) or [Stroke("enter")]
    if cards and rng.random() < 0.6:
        return [Tap(rng.choice(cards).where)]
    return tap(found, "leave")


def turn(stage: Stage, found: list[Target], rng: Random) -> list[Step]:
    screen = stage.app.screens.current_screen
    model = screen.model
    if model.shop is not None:
        return _trade(model, found, rng)
    if model.can_act and rng.random() < 0.8:
        return saying(found, model.act_text) or [Stroke("enter")]
    if model.can_end and rng.random() < 0.5:
        return saying(found, model.end_text) or [Stroke("enter", 9)]
    cards = [each for each in found if isinstance(each.widget, OwnCard)]
    if cards and rng.random() < 0.15:
        return [Tap(rng.choice(cards).where)]
    floors = [each for each in found if isinstance(each.widget, FloorCard)]
    shop = [each for each in floors if each.widget.name == model.shop_text]
    open_sites = [at for at in sorted(model.map.marks.glowing) if site(screen, at)]
    if open_sites and rng.random() < 0.9:
        return [Tap(site_named(rng.choice(open_sites)))]
    usable = [each for each in floors if each.can_press and each not in shop]
    if usable and not model.can_end:
        return [Tap(rng.choice(usable).where)]
    return [Tap(shop[0].where)] if shop and shop[0].can_press else [Stroke("t")]


def _trade(model: Any, found: list[Target], rng: Random) -> list[Step]:
    """Something is bought, or the shop is left; whoever may ends the turn from there."""
    wares = [each for each in found if isinstance(each.widget, WareCard)]
    if wares and rng.random() < 0.4:
        return [Tap(rng.choice(wares).where)]
    if model.shop.chosen.no_buying is None and rng.random() < 0.6:
        return saying(found, model.shop.buy_text) or [Stroke("+")]
    if model.can_end:
        return saying(found, model.end_text) or [Stroke("enter", 9)]
    return tap(found, "close")


def all_told(ending: Any) -> bool:
    return bool(ending.ceremony.at_end)
