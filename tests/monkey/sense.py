"""What a person would do now, so that games go on to their winner between all mischief."""

from random import Random

from kivy.uix.widget import Widget

from skyliners.app.widgets.curtain import Curtain
from skyliners.app.widgets.menu import Menu
from skyliners.app.widgets.question import Question
from skyliners.app.widgets.sheet import Sheet
from tests.app.stage import Stage
from tests.monkey.games import played
from tests.monkey.hands import FIRST
from tests.monkey.sights import Target, at_table, pressed, tap, targets
from tests.monkey.steps import Step, Stroke, Wait

_WAYS = {  # from the first screen: how often each is taken
    "go_on": 12, "new_game": 5, "learn": 1,
}  # fmt: skip


def sensible(stage: Stage, rng: Random) -> list[Step]:
    """The next step of somebody who wants to get on; nothing if there is no telling."""
    front = next(iter(stage.front()))
    found = targets(stage)
    if isinstance(front, Question):
        return tap(found, "yes" if rng.random() < 0.2 else "no")
    if isinstance(front, Curtain):
        return _lift(found, front)
    if isinstance(front, Menu) and rng.random() < 0.7:
        return [Stroke("escape")]  # back to the game, most of the time
    if isinstance(front, Menu):
        return _elsewhere(found, "menu", rng)
    if isinstance(front, Sheet):
        return played(stage.app.box).with_cards(stage, found, rng)
    if at_table(stage):
        return _turn(stage, found, rng)
    return _on(stage, found, rng) or _elsewhere(found, stage.app.screens.current, rng)


def _on(stage: Stage, found: list[Target], rng: Random) -> list[Step]:
    """Through the beginning and the end of a game, mostly without looking round."""
    ways = {stage.app._staged.OPENING: "go_on", stage.app._staged.ENDING: "skip"}
    way = ways.get(stage.app.screens.current)
    return tap(found, way) if way and rng.random() < 0.9 else []


def _lift(found: list[Target], front: Widget) -> list[Step]:
    lift = front.ids.lift.__self__
    return [pressed(each) for each in found if each.widget is lift]


def _turn(stage: Stage, found: list[Target], rng: Random) -> list[Step]:
    match = stage.match
    if match.acting is None or not match.players[match.acting].is_person:
        return [Wait(rng.choice((0.3, 1.0, 2.0)))]
    return played(stage.app.box).turn(stage, found, rng)


def _elsewhere(found: list[Target], name: str, rng: Random) -> list[Step]:
    keys = [each for each in found if each.can_press]
    if name == "seating" and rng.random() < 0.4:
        return tap(found, "begin")
    if name == "results" and rng.random() < 0.3:
        return [Stroke("enter")]
    if not keys:
        return [Stroke("escape")]
    weights = [_WAYS.get(each.where.name, 1) if name in FIRST else 1 for each in keys]
    (chosen,) = rng.choices(keys, weights)
    return [pressed(chosen)]
