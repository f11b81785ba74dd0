"""Draws what the monkey does next, by seed and by what is on screen: mostly what a person
would do, and in between everything else that hands and devices do."""

from collections.abc import Callable
from random import Random

from tests.app.stage import Stage
from tests.monkey import steps
from tests.monkey.games import played
from tests.monkey.hands import NAMED_KEYS
from tests.monkey.sense import sensible
from tests.monkey.sights import Target, site_named, targets
from tests.monkey.starts import SIZES
from tests.monkey.steps import Drag, Hold, Lift, Press, Step, Stroke, Tap, Wait, Where

_LETTERS = "frkphzwabcde1234?= "
_TEXTS = (
    "Ada", "Bo", "Theodora Maximiliane", "", " ", "  x  ", "Zoë", "名前", "\u202eabc",
    "A" * 60, "e\u0301", "👩\u200d🚀", "antenna", "Parc", "site", "'; --", "[b]x[/b]",
)  # fmt: skip
_SMALLEST, _WIDEST, _HIGHEST = 320, 1920, 1200


def moves(stage: Stage, rng: Random) -> list[Step]:
    """A few steps that belong together."""
    held = sum(each.is_held and each.can_press for each in targets(stage))
    weights = [
        weight * (1 + held) ** 2 if kind in _HOLDS else weight
        for kind, weight in _KINDS.items()
    ]
    (kind,) = rng.choices(list(_KINDS), weights)
    return kind(stage, rng) or [Wait(0.2)]


def _some_key(stage: Stage, rng: Random) -> list[Step]:
    found = [each for each in targets(stage) if each.can_press]
    if not found:
        return []
    target = rng.choice(found)
    if target.is_held:
        return [Hold(target.where, rng.choice((0.1, 0.3, 0.75, 1.2)))]
    return [Tap(target.where, rng.choice((1, 1, 1, 1, 2, 3)))]


def _anywhere(_stage: Stage, rng: Random) -> list[Step]:
    return [Tap(_spot(rng), rng.choice((1, 1, 2)))]


def _spot(rng: Random) -> Where:
    """Any spot in the window, rather often at its edges."""
    edges = (0.0, 0.002, 0.02, 0.98, 0.998, 1.0)
    x, y = (
        rng.choice(edges) if rng.random() < 0.25 else round(rng.random(), 3)
        for _ in range(2)
    )
    return Where(x=x, y=y)


def _aim(stage: Stage, rng: Random) -> Where:
    """At something, not always at its middle."""
    found = targets(stage)
    if not found or rng.random() < 0.15:
        return _spot(rng)
    where = rng.choice(found).where
    if rng.random() < 0.5:
        return where
    return where._replace(x=round(rng.random(), 2), y=round(rng.random(), 2))


def _some_site(stage: Stage, rng: Random) -> list[Step]:
    sites = played(stage.app.box).SITES
    return [Tap(site_named(rng.randrange(sites)), rng.choice((1, 1, 2)))] if sites else []


def _drag(stage: Stage, rng: Random) -> list[Step]:
    return [Drag(_aim(stage, rng), _aim(stage, rng))]


def _wheel(stage: Stage, rng: Random) -> list[Step]:
    return [steps.Wheel(_aim(stage, rng), rng.choice((-9, -3, -1, 1, 3, 9)))]


def _both(stage: Stage, rng: Random) -> list[Step]:
    return [steps.Both(_aim(stage, rng), _aim(stage, rng))]


def _stroke(_stage: Stage, rng: Random) -> list[Step]:
    key = rng.choice((*NAMED_KEYS, *_LETTERS, "enter", "enter", "enter"))
    if rng.random() < 0.1:
        return [Stroke("z", 0, "ctrl")]
    return [Stroke(key, rng.choice((0, 0, 0, 1, 4, 12)))]


def _by_keys(_stage: Stage, rng: Random) -> list[Step]:
    """A piece, a site, and Enter, which somebody forgets to let go."""
    arrows = [Stroke(rng.choice(("up", "down", "left", "right")), rng.choice((0, 0, 2)))]
    return [Stroke(rng.choice("frk")), *arrows, Stroke("enter", rng.choice((0, 3, 9, 30)))]


def _write(stage: Stage, rng: Random) -> list[Step]:
    fields = [each for each in targets(stage) if "write" in each.where.name.lower()]
    fields += [each for each in targets(stage) if each.where.name == "field"]
    text = rng.choice(_TEXTS)
    ending = rng.choice(([], [Stroke("enter")], [Stroke("backspace", 5)], [Stroke("tab")]))
    opened: list[Step] = [Tap(rng.choice(fields).where)] if fields else []
    return [*opened, steps.Type(text), *ending]


# What interrupts people


def _interruption(stage: Stage, rng: Random) -> list[Step]:
    width, height = stage.app.root.size
    kinds: tuple[list[Step], ...] = (
        [steps.Pause(rng.choice((0.0, 0.1, 5.0)))],
        [steps.Focus(rng.choice((0.0, 0.5)))],
        [steps.Resize(max(int(height), _SMALLEST), max(int(width), _SMALLEST))],
        [Stroke("escape")],
        [steps.Home()],
    )
    return rng.choice(kinds)


def _interrupted_hold(stage: Stage, rng: Random) -> list[Step]:
    """Held, and before that is done something comes between."""
    where = _held_key(stage, rng)
    waits = (0.1, 0.3, 0.5, 0.8)
    return [
        Press(1, where),
        Wait(rng.choice(waits)),
        *_interruption(stage, rng),
        Wait(rng.choice(waits)),
        Lift(1),
        Wait(rng.choice(waits)),
    ]


def _second_finger(stage: Stage, rng: Random) -> list[Step]:
    """Held, and another finger somewhere else, best on something else to be held."""
    waits = (0.1, 0.2, 0.4, 0.8)
    first = rng.choice((1, 2))
    held = [each.where for each in targets(stage) if each.is_held and each.can_press]
    one = rng.choice(held) if held else _held_key(stage, rng)
    others = [each for each in held if each != one]
    other = rng.choice(others) if others else _held_key(stage, rng)
    return [
        Press(1, one),
        Wait(rng.choice(waits)),
        Press(2, other),
        Wait(rng.choice((0.2, 0.8, 0.8))),
        *rng.choice(([], [Wait(0.6)], [steps.Move(2, _aim(stage, rng))])),
        Lift(first),
        Wait(rng.choice(waits)),
        Lift(3 - first),
    ]


def _held_key(stage: Stage, rng: Random) -> Where:
    """One that wants to be held, if there is one."""
    found: list[Target] = [each for each in targets(stage) if each.is_held]
    found = [each for each in found if each.can_press] or found
    return rng.choice(found).where if found and rng.random() < 0.85 else _aim(stage, rng)


def _lifted(_stage: Stage, rng: Random) -> list[Step]:
    return [Lift(rng.choice((1, 2)))]


# What devices do


def _resize(_stage: Stage, rng: Random) -> list[Step]:
    if rng.random() < 0.6:
        return [steps.Resize(*rng.choice(SIZES))]
    return [steps.Resize(rng.randint(_SMALLEST, _WIDEST), rng.randint(_SMALLEST, _HIGHEST))]


def _set(_stage: Stage, rng: Random) -> list[Step]:
    kinds = (
        ("language", ("en", "de", "fr")),
        ("theme", ("light", "dark", "system")),
        ("text_size", ("0.85", "1.0", "1.3", "1.6", "2.0")),
    )
    setting, values = rng.choice(kinds)
    return [steps.Set(setting, rng.choice(values))]


def _device(_stage: Stage, rng: Random) -> list[Step]:
    kinds: tuple[Step, ...] = (
        steps.Pause(rng.choice((0.0, 3.0, 600.0))),
        steps.Focus(),
        steps.Memory(),
        steps.Drop(rng.choice(("game", "half", "noise", "nothing"))),
        steps.Density(rng.choice((1.0, 1.0, 0.8, 1.25))),
        steps.Home(),
        steps.GoOn(),
    )
    return [rng.choice(kinds)]


def _ends(_stage: Stage, rng: Random) -> list[Step]:
    if rng.random() < 0.6:
        return [steps.Restart()]
    at = rng.choice(("frame", "save"))
    return [steps.Kill(at, rng.randint(1, 9))]


_KINDS: dict[Callable[[Stage, Random], list[Step]], float] = {
    sensible: 60,
    _some_key: 12,
    _anywhere: 2,
    _some_site: 3,
    _drag: 3,
    _wheel: 1.5,
    _both: 2,
    _stroke: 4,
    _by_keys: 3,
    _write: 2,
    _interrupted_hold: 2.5,
    _second_finger: 3,
    _lifted: 0.5,
    _resize: 2.5,
    _set: 1.5,
    _device: 2.5,
    _ends: 1,
}
# Worth trying wherever something can be held, all the more where two things can.
_HOLDS = {_interrupted_hold, _second_finger}
