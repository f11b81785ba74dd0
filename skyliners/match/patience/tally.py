"""How whoever plays here has done at patience: counted up from the games on the shelf, by
grade. A game counts as played once a card was moved; solved in a row are those between
which none was left unsolved, but for the one that is being played."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from skyliners.bots.patience.deals import Grade
from skyliners.match import json_object
from skyliners.match.patience.dealt import deal_of, seconds_of
from skyliners.match.shelf.rows import each
from skyliners.match.shelf.shelf import Shelf
from skyliners.rules.patience.game import ID
from skyliners.rules.patience.pieces import Mode
from skyliners.rules.refusal import Refused


class Game(NamedTuple):
    grade: Grade | None  # None: of the hard layout, and nobody says how hard it was
    moves: int
    seconds: int | None
    solved: bool


class Tally(NamedTuple):
    played: int = 0
    solved: int = 0
    streak: int = 0  # solved in a row, until now
    best_streak: int = 0
    fewest_moves: int | None = None
    fastest: int | None = None  # seconds


_KEYS = "SELECT id FROM games WHERE game = ? AND deleted = 0 ORDER BY started, id"
_ROW = "SELECT CAST(record AS BLOB), finished IS NOT NULL FROM games WHERE id = ?"


def games(shelf: Shelf) -> Iterator[Game]:
    """Every game that was played, in the order in which they were begun."""
    for record, solved in each(shelf, _KEYS, _ROW, (ID,)):
        game = _read(record, solved)
        if game is not None and game.moves:
            yield game


def _read(record: Any, solved: Any) -> Game | None:
    """What its record says; what cannot be read was not played."""
    try:
        data = json_object.load(record or b"")
    except Refused:
        return None
    deal, moves = deal_of(data), data.get("actions")
    if not isinstance(moves, list):
        return None
    grade = deal.grade if deal else None
    if data.get("mode") == Mode.EASY:
        grade = Grade.EASY
    return Game(grade, len(moves), seconds_of(data), bool(solved))


def tally(played: Sequence[Game]) -> Tally:
    solved = [game for game in played if game.solved]
    streaks = [0]
    for game in played:
        if game.solved:
            streaks[-1] += 1
        elif game is not played[-1]:
            streaks.append(0)
    return Tally(
        played=len(played),
        solved=len(solved),
        streak=streaks[-1],
        best_streak=max(streaks),
        fewest_moves=min((game.moves for game in solved), default=None),
        fastest=min((game.seconds for game in solved if game.seconds), default=None),
    )
