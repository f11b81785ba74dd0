"""The null game in words: no more than the shell's screens ask of it."""

from collections.abc import Iterable, Sequence
from typing import Any

from skyliners.present.chairs import Problem
from skyliners.present.chart import Chart
from skyliners.present.game import Acted
from skyliners.present.opponents import Opponent
from skyliners.rules.seats import Color, Seat
from tests.contract.null import rules

MODES = tuple(rules.Mode)
COACH = True


def mode_name(mode: rules.Mode) -> str:
    return f"the {mode} game"


def where(table: rules.Table, *, turn_done: bool) -> str:
    return f"action {table.done}{' done' if turn_done else ''}"


def mode_explained(_: rules.Mode) -> str:
    return "Add, and dare."


def may_sit(chairs: Sequence[int]) -> bool:
    return tuple(chairs) != (0, 3)  # somebody's elbows


def seats_wanted(problem: Problem) -> str:
    return f"Two play it: {problem}"


def seat(name: str, color: Color, chair: int) -> Seat:
    del chair  # wherever they sit
    return Seat(name, color)


def round_table(sitters: Iterable[tuple[int, Color]]) -> Any:
    return tuple(sitters)


def opponents() -> tuple[Opponent, ...]:
    return ()


def keeps_secrets(_: rules.Table) -> bool:
    return True


def place_told(_: Seat) -> str:
    return ""


def part_names() -> Sequence[str]:
    return "The number", "What was added", "Luck"


def share_told(count: str) -> tuple[str, str]:
    return f"How often {count}", "Turns"


def why_won(_: rules.Table, sheet: rules.Sheet) -> str:
    return f"{len(sheet.winners)} won"


def charts(tables: Sequence[rules.Table], sheet: rules.Sheet) -> tuple[Chart, ...]:
    del tables, sheet
    return ()


def turns(table: rules.Table) -> Sequence[Acted]:
    done = [Acted(None if isinstance(action, rules.Die) else 0, 1) for action in table.log]
    players = iter(range(len(done)))
    return [
        turn
        if turn.seat is None
        else turn._replace(seat=next(players) // rules.ACTIONS_A_TURN)
        for turn in done
    ]


def told(table: rules.Table, action: rules.Action | None) -> str:
    del table
    return f"{action}"


def to_do(action: rules.Action) -> str:
    return f"{action}"


def replayed(table: rules.Table, action: rules.Action | None) -> Any:
    return table, action
