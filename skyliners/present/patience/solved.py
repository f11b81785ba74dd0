"""A patience that is solved: what is said, and what can be done now."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from skyliners.match.patience.dealt import deal_of, seconds_of
from skyliners.present.game import Ended
from skyliners.present.patience.names import clock, deal_name
from skyliners.present.texts import _, plural
from skyliners.rules.patience.table import Table


class SolvedModel(NamedTuple):
    heading: str
    title: str
    about: str
    record: str  # what was never better before; empty: nothing
    next_text: str
    results_text: str


def ended(table: Table, noted: Mapping[str, Any]) -> Ended:
    seconds = seconds_of(noted)
    name = deal_name(deal_of(noted))
    return Ended(
        _("Solved!"),
        table.moves,
        plural("move", "moves", table.moves),
        f"{name} · {clock(seconds)}" if seconds else name,
    )


def ended_in(parts: Mapping[str, int]) -> str:
    return plural("Solved in {n} move", "Solved in {n} moves", parts["moves"])


def solved_model(table: Table, noted: Mapping[str, Any], best: str) -> SolvedModel:
    told = ended(table, noted)
    return SolvedModel(
        heading=_("Patience"),
        title=ended_in({"moves": table.moves}),
        about=told.about,
        record=best,
        next_text=_("Next deal"),
        results_text=_("Results"),
    )


def best_so_far(
    moves: int, seconds: int | None, fewest: int | None, fastest: int | None
) -> str:
    """Better than ever before at this grade? The first time is no record."""
    if fewest is None:
        return ""
    fewer = moves < fewest
    faster = seconds is not None and fastest is not None and seconds < fastest
    if fewer and faster:
        return _("Your fastest so far, and with the fewest moves!")
    if fewer:
        return _("Your fewest moves so far!")
    return _("Your fastest so far!") if faster else ""
