"""The null game's words: no more than the shell asks for."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from skyliners.match.replay import Replay
from skyliners.present.chairs import Problem
from skyliners.present.chart import Chart
from skyliners.present.choices import Way, no_ways, nothing_settled
from skyliners.present.companion.game import Companion
from skyliners.present.game import Acted, Standing
from skyliners.present.opponents import Opponent
from skyliners.rules.seats import Color, Seat
from tests.contract.null import rules
from tests.contract.null.rules import Action, Add, Die, Mode, Roll, Sheet, Table

MODES = (Mode.PLAIN,)
COACH = False


def mode_name(mode: Mode) -> str:
    return f"The {mode} game"


def mode_explained(mode: Mode) -> str:
    return f"All there is: {mode}."


def about() -> str:
    return "Add to a number nobody sees."


def where(table: Table, *, turn_done: bool) -> str:
    return f"{table.done} done" + ", turn done" * turn_done


def may_sit(chairs: Sequence[int]) -> bool:
    return len(chairs) <= len(rules.PLAYERS) + 1


def seats_wanted(problem: Problem) -> str:
    return f"Two play: {problem}."


def seat(name: str, color: Color, chair: int) -> Seat:
    del chair
    return Seat(name, color)


def ways(chosen: Mapping[str, Any], players: int) -> tuple[Way, ...]:
    return no_ways(chosen, players)


def ways_of(table: Table) -> Mapping[str, Any]:
    return nothing_settled(table)


def round_table(sitters: Iterable[tuple[int, Color]]) -> Any:
    return tuple(sitters)


def companion() -> Companion:
    raise NotImplementedError("nobody reads its rules")


def opponents() -> tuple[Opponent, ...]:
    return tuple(Opponent(level, level.title(), "It plays.") for level in ("timid", "bold"))


def keeps_secrets(table: Table) -> bool:
    del table
    return True


def place_told(seat: Seat) -> str:
    del seat
    return ""


def announcement(table: Table, seat: int) -> str:
    return table.seats[seat].name


def standing(table: Table) -> Standing:
    """How often everybody acted lies open."""
    done = [acted.seat for acted in turns(table)]
    return Standing(("Done",), tuple((done.count(at),) for at, _ in enumerate(table.seats)))


def part_names() -> Sequence[str]:
    return [part.title() for part in rules.PARTS]


def share_told(count: str) -> tuple[str, str]:
    return count.title(), "of turns"


def why_won(table: Table, sheet: Sheet) -> str:
    del table
    return f"{len(sheet.winners)} had the most."


def charts(tables: Sequence[Table], sheet: Sheet) -> tuple[Chart, ...]:
    del tables, sheet
    return ()


def turns(table: Table) -> Sequence[Acted]:
    acted, done = [], 0
    for action in table.log:
        chance = isinstance(action, Die)
        acted.append(Acted(None if chance else done // rules.ACTIONS_A_TURN, 1))
        done += not chance
    return acted


def told(table: Table, action: Action | None, seat: int | None = None) -> str:
    del seat
    return "Dealt." if action is None else to_do(table, action)


def to_do(table: Table, action: Action, seat: int | None = None) -> str:
    del table, seat
    if isinstance(action, Add):
        return "Add something" if action.number is None else f"Add {action.number}"
    return (
        f"Die {action.number}"
        if isinstance(action, Die)
        else ("Roll" if isinstance(action, Roll) else "Pass")
    )


def replayed(replay: Replay, *, following: bool) -> str:
    del following  # nothing moves
    numbers = " ".join(str(view.hand.number) for view in replay.hands)
    return f"{told(replay.table, replay.last_action)} {numbers}"
