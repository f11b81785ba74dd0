"""What was done, in words: one narrator for the turn, the ear, the replay and the coach."""

from collections.abc import Callable

from skyliners.present.skyliners.names import segment_told
from skyliners.present.texts import _, later
from skyliners.rules.skyliners.actions import Action, Build, Forfeit, HiddenPlan, Plan
from skyliners.rules.skyliners.notation import ROW_NAMES, SITE_NAMES
from skyliners.rules.skyliners.pieces import Piece

_BUILT = {
    Piece.FLOOR: later("{name} builds a floor on {site}."),
    Piece.ROOF: later("{name} puts a roof on {site}."),
    Piece.PARK: later("{name} lays out a park on {site}."),
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
            "{name} files a plan: row {row}, {planned}.",
            name=name,
            row=ROW_NAMES[action.row],
            planned=segment_told(action.segment),
        )
    if isinstance(action, Forfeit):
        return _("{name} can do nothing and forfeits the action.", name=name)
    return _("{name} files a plan.", name=name)


def to_do(action: Action) -> str:
    """What could be done, by nobody yet."""
    if isinstance(action, Build):
        return _(_TO_BUILD[action.piece], site=SITE_NAMES[action.site])
    if isinstance(action, Plan):
        return _(
            "Plan for row {row}: {planned}",
            row=ROW_NAMES[action.row],
            planned=segment_told(action.segment),
        )
    return _("Go on: nothing is possible")
