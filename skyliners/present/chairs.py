"""Chairs round a table, whatever is played there."""

from enum import StrEnum

CHAIRS = range(4)  # round a table, clockwise from whoever is nearest


class Problem(StrEnum):
    """Why this cannot be played, or why a chair cannot be taken."""

    NUMBER = "number"
    CHAIRS = "chairs"  # so many may not sit like this
    NO_NAME = "no-name"
    SAME_NAME = "same-name"
