"""Chance that is the same on every device and for all time, so that a deal can have a
number: SplitMix64, begun with the FNV-1a hash of a text. Python promises this of none of
its own generators."""

from collections.abc import Sequence
from typing import TypeVar

Thing = TypeVar("Thing")

_BITS = (1 << 64) - 1
_FNV_BASIS, _FNV_PRIME = 0xCBF29CE484222325, 0x100000001B3
_GAMMA, _MIX, _AGAIN = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


class Chance:
    def __init__(self, text: str) -> None:
        self._state = _FNV_BASIS
        for letter in text.encode():
            self._state = (self._state ^ letter) * _FNV_PRIME & _BITS

    def __call__(self, below: int) -> int:
        """A number from 0 to below this one, each exactly as likely."""
        most = _BITS - (_BITS + 1) % below
        while (drawn := self._next()) > most:
            pass
        return drawn % below

    def _next(self) -> int:
        self._state = (self._state + _GAMMA) & _BITS
        drawn = self._state
        drawn = (drawn ^ drawn >> 30) * _MIX & _BITS
        drawn = (drawn ^ drawn >> 27) * _AGAIN & _BITS
        return drawn ^ drawn >> 31

    def shuffled(self, things: Sequence[Thing]) -> tuple[Thing, ...]:
        """In any order: from the last to the second, each changes places with one of those
        before it, or stays."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)
