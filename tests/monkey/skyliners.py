"""What the monkey knows of Skyliners."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from skyliners.app.skyliners.widgets.hand import HandSheet, SegmentKey
from skyliners.app.skyliners.widgets.tray import PieceCard
from skyliners.rules.skyliners import game
from skyliners.rules.skyliners.city import SITES as _ALL_SITES
from tests.aiming import spot_of
from tests.app.stage import Stage
from tests.monkey import steps
from tests.monkey.chance import at_random
from tests.monkey.games import Spot
from tests.monkey.sights import Target, saying, site_named, tap
from tests.monkey.steps import Step, Stroke, Tap

SITES = len(_ALL_SITES)


def site(screen: Any, number: int) -> Spot | None:
    city = screen.ids.get("city")
    if getattr(city, "scene", None) is None:
        return None
    return spot_of(city, number)


def whole(mode: Any, seats: Any, rng: Random) -> tuple[Any, Sequence[Any]]:
    return at_random(game, mode, seats, rng)


def secrets(view: Any) -> Iterator[object]:
    yield view.hand.skyscraper
    yield from view.hand.filed


def with_cards(stage: Stage, found: list[Target], rng: Random) -> list[Step]:
    sheet: Any = next(iter(stage.front()))
    if not isinstance(sheet, HandSheet):
        return tap(found, "close")  # the coach's hint
    if not sheet.choosing:
        close = [each for each in found if each.can_press]
        return [Tap(close[-1].where)] if sheet.closable and close else [steps.Lift(1)]
    assert sheet.model is not None
    if sheet.model.chosen is None:
        segments = [each for each in found if isinstance(each.widget, SegmentKey)]
        return [Tap(rng.choice(segments).where)] if segments else []
    return saying(found, sheet.model.file_text)


def turn(stage: Stage, found: list[Target], rng: Random) -> list[Step]:
    screen = stage.app.screens.current_screen
    model = screen.model
    if model.can_end:
        return saying(found, model.end_text) or [Stroke("enter", 9)]
    if model.can_forfeit or (model.can_build and screen.draft.site is not None):
        return saying(found, model.act_text) or [Stroke("enter")]
    pieces = [each for each in found if isinstance(each.widget, PieceCard)]
    if model.can_plan and rng.random() < 0.4:
        plan = [each for each in pieces if each.widget.name == model.plan_text]
        return [Tap(plan[0].where)] if plan else [Stroke("p")]
    open_sites = [at for at in sorted(model.city.marks.glowing) if site(screen, at)]
    if screen.draft.piece is None or not open_sites or rng.random() < 0.1:
        names = {piece.name for piece in model.pieces if piece.enabled and not piece.chosen}
        usable = [each for each in pieces if each.widget.name in names and each.can_press]
        return [Tap(rng.choice(usable).where)] if usable else [Stroke(rng.choice("frk"))]
    return [Tap(site_named(rng.choice(open_sites)))]


def all_told(ending: Any) -> bool:
    return bool(ending.ceremony.at_end)
