"""How actions sound in Skyliners: no more than the eye may see."""

from skyliners.present.sounds import Sound
from skyliners.rules.skyliners.actions import Action, Build, Forfeit, HiddenPlan
from skyliners.rules.skyliners.pieces import Piece

_LANDING = {Piece.FLOOR: Sound.FLOOR, Piece.ROOF: Sound.ROOF, Piece.PARK: Sound.PARK}


def sound_of(action: Action | HiddenPlan) -> Sound | None:
    """How an action sounds; all plans sound alike."""
    if isinstance(action, Build):
        return _LANDING[action.piece]
    return None if isinstance(action, Forfeit) else Sound.CARD
