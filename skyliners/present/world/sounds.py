"""How actions sound in Skyline of the World: no more than the eye may see."""

from skyliners.present.sounds import Sound
from skyliners.rules.world.actions import Action, Build, Buy, EndTurn, Sell


def sound_of(action: Action) -> Sound | None:
    match action:
        case Build():
            return Sound.FLOOR
        case Buy() | Sell():
            return Sound.POINT
        case EndTurn():
            return None  # the turn itself is heard when it is passed on
        case _:
            return Sound.CARD
