"""What was done, in words: one narrator for the turn, the ear, the replay and the coach."""

from collections.abc import Callable
from itertools import groupby, takewhile

from skyliners.present.skyliners.names import places_from, segment_told
from skyliners.present.texts import _, later
from skyliners.rules.skyliners.actions import Action, Build, Forfeit, HiddenPlan, Plan
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.notation import ROW_NAMES, SITE_NAMES
from skyliners.rules.skyliners.pieces import Piece
from skyliners.rules.skyliners.table import Table

_BUILT = {
    Piece.FLOOR: later("{name} builds a floor on {site}."),
    Piece.ROOF: later("{name} puts a roof on {site}."),
    Piece.PARK: later("{name} lays out a park on {site}."),
}
_IN_SHORT = {
    Piece.FLOOR: later("floor {site}"),
    Piece.ROOF: later("roof {site}"),
    Piece.PARK: later("park {site}"),
}
_TO_BUILD = {
    Piece.FLOOR: later("A floor on {site}"),
    Piece.ROOF: later("A roof on {site}"),
    Piece.PARK: later("A park on {site}"),
}


def told(
    name: str,
    action: Action | HiddenPlan,
    where: Callable[[int], str] = SITE_NAMES.__getitem__,
) -> str:
    """What somebody did. It tells no more than the action itself: a plan nobody may see
    is just a plan. `where`: what a site is called."""
    if isinstance(action, Build):
        return _(_BUILT[action.piece], name=name, site=where(action.site))
    if isinstance(action, Plan):
        return _(
            "{name} hands in a plan: row {row}, {planned}.",
            name=name,
            row=ROW_NAMES[action.row],
            planned=segment_told(action.segment),
        )
    if isinstance(action, Forfeit):
        return _("{name} has no legal move and forfeits the action.", name=name)
    return _("{name} hands in a plan.", name=name)


def news(table: Table, seat: int, side: Side) -> str:
    """What the others did since this player acted, in one line; nothing once they act
    themselves. Places as seen from this side."""
    where = places_from(side)
    acted = [*zip(table.turns(), table.log, strict=True)]
    since = [*takewhile(lambda entry: entry[0].seat != seat, reversed(acted))][::-1]
    return " · ".join(
        _(
            "{name}: {done}",
            name=table.seats[other].name,
            done=", ".join(_in_short(action, where) for _turn, action in turn),
        )
        for other, turn in groupby(since, key=lambda entry: entry[0].seat)
    )


def _in_short(action: Action | HiddenPlan, where: Callable[[int], str]) -> str:
    if isinstance(action, Build):
        return _(_IN_SHORT[action.piece], site=where(action.site))
    return _("nothing") if isinstance(action, Forfeit) else _("a plan")


def to_do(action: Action, where: Callable[[int], str] = SITE_NAMES.__getitem__, /) -> str:
    """What could be done, by nobody yet."""
    if isinstance(action, Build):
        return _(_TO_BUILD[action.piece], site=where(action.site))
    if isinstance(action, Plan):
        return _(
            "Plan for row {row}: {planned}",
            row=ROW_NAMES[action.row],
            planned=segment_told(action.segment),
        )
    return _("Carry on: no move is possible")
