"""What the device says aloud, for those who listen rather than look. Everybody hears it,
so it is made from the open table alone."""

from skyliners.present.skyliners.replay import BUILT
from skyliners.present.texts import _
from skyliners.rules.skyliners.actions import Build, HiddenPlan, PublicAction
from skyliners.rules.skyliners.city import LINES, Side
from skyliners.rules.skyliners.notation import ROW_NAMES
from skyliners.rules.skyliners.table import Table


def announcement(table: Table, acting: int) -> str:
    """What happened since this player acted last, in the order it did, and whose turn it
    is now. Places are named as this player sees them."""
    name, side, _color = table.seats[acting]
    told: list[str] = []
    for turn, action in reversed([*zip(table.turns(), table.log, strict=True)]):
        if turn.seat == acting:
            break
        told.insert(0, _told(table.seats[turn.seat].name, action, side))
    return " ".join([*told, _("{name}’s turn", name=name) + "."])


def _told(name: str, action: PublicAction, side: Side) -> str:
    if isinstance(action, Build):
        return _(BUILT[action.piece], name=name, site=_place(action.site, side))
    if isinstance(action, HiddenPlan):
        return _("{name} files a plan.", name=name)
    return _("{name} cannot do anything.", name=name)


def _place(site: int, side: Side) -> str:
    for letter, line in zip(ROW_NAMES, LINES[side], strict=True):
        if site in line:
            return f"{letter} {line.index(site) + 1}"
    raise ValueError(site)
