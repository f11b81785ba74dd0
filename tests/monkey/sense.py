"""What a person would do now, so that games go on to their winner between all mischief."""

from itertools import islice
from random import Random
from typing import Any

from kivy.uix.widget import Widget

from skyliners.app.skyliners.widgets.hand import HandSheet, HintSheet, SegmentKey
from skyliners.app.skyliners.widgets.tray import PieceCard
from skyliners.app.widgets.curtain import Curtain
from skyliners.app.widgets.question import Question
from tests.app.stage import Stage
from tests.monkey import steps
from tests.monkey.sights import Target, can_touch, site, targets
from tests.monkey.steps import Step, Stroke, Tap, Wait

AT_TABLE = {"turn", "table"}
_HELD = 0.75  # seconds: longer than any key wants to be held
_WAYS = {  # from the first screen: how often each is taken
    "go_on": 12, "new_game": 5, "learn": 1,
}  # fmt: skip


def sensible(stage: Stage, rng: Random) -> list[Step]:
    """The next step of somebody who wants to get on; nothing if there is no telling."""
    front = next(iter(stage.front()))
    found = targets(stage)
    if isinstance(front, Question):
        return _tap(found, "yes" if rng.random() < 0.2 else "no")
    if isinstance(front, Curtain):
        return _lift(found, front)
    if isinstance(front, HandSheet):
        return _with_cards(found, front, rng)
    if isinstance(front, HintSheet):
        return _tap(found, "close")
    name = stage.app.screens.current
    if name in AT_TABLE:
        return _turn(stage, found, rng)
    if name == "dealing":
        return _tap(found, "go_on")
    if name == "scoring":
        return _tap(found, "skip")
    return _elsewhere(found, name, rng)


def _tap(found: list[Target], name: str) -> list[Step]:
    named = (each for each in found if each.where.name == name)
    return [Tap(each.where) for each in islice(named, 1)]


def _pressed(target: Target) -> Step:
    by = getattr(target.widget, "by", "tap")
    if target.is_held and by == "hold":
        return steps.Hold(target.where, _HELD)
    return Tap(target.where, 2 if by == "double-tap" else 1)


def _lift(found: list[Target], front: Widget) -> list[Step]:
    lift = front.ids.lift.__self__
    return [_pressed(each) for each in found if each.widget is lift]


def _with_cards(found: list[Target], sheet: Any, rng: Random) -> list[Step]:
    if not sheet.choosing:
        close = [each for each in found if each.can_press]
        return [Tap(close[-1].where)] if sheet.closable and close else [steps.Lift(1)]
    if sheet.model.chosen is None:
        segments = [each for each in found if isinstance(each.widget, SegmentKey)]
        return [Tap(rng.choice(segments).where)] if segments else []
    return _saying(found, sheet.model.file_text)


def _saying(found: list[Target], text: str) -> list[Step]:
    return [
        _pressed(each)
        for each in found
        if each.can_press and getattr(each.widget, "text", "") == text
    ][:1]


def _turn(stage: Stage, found: list[Target], rng: Random) -> list[Step]:
    screen, match = stage.app.screens.current_screen, stage.match
    model = screen.model
    if match.acting is None or not match.players[match.acting].is_person:
        return [Wait(rng.choice((0.3, 1.0, 2.0)))]
    if model.can_end:
        return _saying(found, model.end_text) or [Stroke("enter", 9)]
    if model.can_forfeit or (model.can_build and screen.draft.site is not None):
        return _saying(found, model.act_text) or [Stroke("enter")]
    pieces = [each for each in found if isinstance(each.widget, PieceCard)]
    if model.can_plan and rng.random() < 0.4:
        plan = [each for each in pieces if each.widget.name == model.plan_text]
        return [Tap(plan[0].where)] if plan else [Stroke("p")]
    open_sites = [at for at in sorted(model.city.marks.glowing) if can_touch(stage, at)]
    if screen.draft.piece is None or not open_sites or rng.random() < 0.1:
        names = {piece.name for piece in model.pieces if piece.enabled and not piece.chosen}
        usable = [each for each in pieces if each.widget.name in names and each.can_press]
        return [Tap(rng.choice(usable).where)] if usable else [Stroke(rng.choice("frk"))]
    return [Tap(site(rng.choice(open_sites)))]


def _elsewhere(found: list[Target], name: str, rng: Random) -> list[Step]:
    keys = [each for each in found if each.can_press]
    if name == "seating" and rng.random() < 0.4:
        return _tap(found, "begin")
    if name == "results" and rng.random() < 0.3:
        return [Stroke("enter")]
    if not keys:
        return [Stroke("escape")]
    weights = [_WAYS.get(each.where.name, 1) if name == "home" else 1 for each in keys]
    (chosen,) = rng.choices(keys, weights)
    return [_pressed(chosen)]
