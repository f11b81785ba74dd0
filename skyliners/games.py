"""The catalogue: the games one can play here, one row each. It knows no layer; in every
layer `games.py` says where a game's front door is."""

from typing import NamedTuple


class Entry(NamedTuple):
    id: str  # in records, on the shelf, on the command line
    room: str  # its folder in every layer
    name: str  # as its box says it


GAMES: tuple[Entry, ...] = (
    Entry("skyliners", "skyliners", "Skyliners"),
    Entry("skyline-of-the-world", "world", "Skyline of the World"),
    Entry("skyline-cards", "cards", "Skyline cards"),
    Entry("skyline-patience", "patience", "Patience"),
)


def entry_of(game: str) -> Entry:
    """The row of a game, by its id; KeyError if it has none."""
    return {entry.id: entry for entry in GAMES}[game]
