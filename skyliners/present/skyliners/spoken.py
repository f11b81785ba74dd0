"""What the device says aloud, for those who listen rather than look. Everybody hears it,
so it is made from the open table alone."""

from skyliners.present.skyliners.told import told
from skyliners.present.texts import _
from skyliners.rules.skyliners.city import place
from skyliners.rules.skyliners.notation import ROW_NAMES
from skyliners.rules.skyliners.table import Table


def announcement(table: Table, acting: int) -> str:
    """What happened since this player acted last, in the order it did, and whose turn it
    is now. Places are named as this player sees them."""
    name, side, _color = table.seats[acting]

    def where(site: int) -> str:
        row, depth = place(side, site)
        return f"{ROW_NAMES[row]} {depth + 1}"  # two words, to be heard as such

    happened: list[str] = []
    for turn, action in reversed([*zip(table.turns(), table.log, strict=True)]):
        if turn.seat == acting:
            break
        happened.insert(0, told(table.seats[turn.seat].name, action, where))
    return " ".join([*happened, _("{name}’s turn", name=name) + "."])
