"""Once more: the same people at the same sides, and the next one begins."""

from typing import TypeVar

from skyliners.match.match import Player

Seat = TypeVar("Seat")  # of whatever is played


def rematch(
    seats: tuple[Seat, ...], players: tuple[Player, ...]
) -> tuple[tuple[Seat, ...], tuple[Player, ...]]:
    """Seats are listed clockwise from the start player, so the list moves on by one."""
    return (*seats[1:], seats[0]), (*players[1:], players[0])
