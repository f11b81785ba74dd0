"""The sounds the app knows, by what happens. Each is a file of the same name in
assets/sounds, made by `make art`; a sound never tells more than the eye may see."""

from enum import StrEnum
from pathlib import Path

from skyliners.places import ASSETS

SOUNDS = ASSETS / "sounds"


class Sound(StrEnum):
    FLOOR = "floor"
    ROOF = "roof"
    PARK = "park"
    REFUSAL = "refusal"
    UNDO = "undo"
    TURN = "turn"  # the turn is over, the device goes on
    CARD = "card"  # filed, or drawn
    ANTENNA = "antenna"
    POINT = "point"
    WINNER = "winner"

    @property
    def file(self) -> Path:
        return SOUNDS / f"{self.value}.wav"
