"""The card game before it begins: one to four sit down, wherever they like."""

from collections.abc import Iterable, Sequence
from typing import Any

from skyliners.present.cards.picture import Picture
from skyliners.present.chairs import Problem
from skyliners.present.texts import _
from skyliners.rules.cards.pieces import Mode
from skyliners.rules.seats import Color, Seat


def mode_explained(mode: Mode) -> str:
    del mode  # there is only one
    return _("Three exchanges for four cards that make the target and the tasks.")


def may_sit(chairs: Sequence[int]) -> bool:
    del chairs  # all the same
    return True


def seats_wanted(problem: Problem) -> str:
    del problem
    return _("One to four can play: tap a free place.")


def seat(name: str, color: Color, chair: int) -> Seat:
    del chair
    return Seat(name, color)


def round_table(sitters: Iterable[tuple[int, Color]]) -> Any:
    del sitters  # where they sit does not matter, so there is nothing to draw
    return Picture()
