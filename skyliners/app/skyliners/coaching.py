"""The coach at work: between frames, for whoever is asked about. Hints and chances are
secrets of that player; whoever asks sees to it that nobody else reads them."""

from collections.abc import Callable
from typing import Any

from skyliners.app.thinking import Thinking
from skyliners.rules.skyliners.view import View

Chances = tuple[tuple[float, ...], ...]  # by row, by segment


def advise(view: View, told: Callable[[Any], None]) -> Thinking[Any]:
    """A hint (present/coach.py) for whoever's view this is, when it is ready."""
    from skyliners.bots.skyliners.coach import hint_slices  # noqa: PLC0415  # takes long to load
    from skyliners.present.skyliners.coach import hint_model  # noqa: PLC0415

    return Thinking(hint_slices(view), lambda hint: told(hint_model(view, hint)))


def foresee(view: View, told: Callable[[Chances], None]) -> Thinking[Any]:
    """The chance that each plan would hold, when it is known."""
    from skyliners.bots.skyliners.evaluate import appraise  # noqa: PLC0415  # takes long to load

    return Thinking(appraise(view), lambda appraisal: told(appraisal.chances))
