"""Numbers on the command line that make sense, or a word to whoever typed them."""

import argparse
from collections.abc import Callable
from math import inf
from typing import TypeVar

Number = TypeVar("Number", int, float)


def at_least(least: Number, kind: Callable[[str], Number]) -> Callable[[str], Number]:
    """What argparse takes for a number from here on, and not for ever."""

    def read(text: str) -> Number:
        number = kind(text)
        if not least <= number < inf:  # a number that is none is neither
            raise argparse.ArgumentTypeError(f"{text} is no number from {least:g} on")
        return number

    read.__name__ = kind.__name__  # argparse speaks of an "invalid int value"
    return read
