"""What is learnt by playing: how far somebody is in a game's lesson, and whether they have
played it to its end. It is kept per game."""

from pathlib import Path
from typing import Any

from skyliners.games import GAMES
from skyliners.match.kept import forget, keep, kept

_PLACE, _LEARNT = "lesson-{game}", "learnt"
_ONE_GAME = GAMES[0].id  # whose lesson it was, when there was no other


def place(folder: Path, game: str) -> Any:
    """Where the lesson of a game was left; None: it is not under way."""
    return kept(folder, _PLACE.format(game=game))


def keep_place(folder: Path, game: str, at: Any) -> None:
    keep(folder, _PLACE.format(game=game), at)


def put_away(folder: Path, game: str) -> None:
    """It begins anew some time."""
    forget(folder, _PLACE.format(game=game))


def learnt(folder: Path, game: str) -> None:
    """Somebody has played the lesson to its end."""
    keep(folder, _LEARNT, sorted({*_learnt(folder), game}))


def has_learnt(folder: Path, game: str) -> bool:
    """Is the lesson over, and none under way?"""
    return game in _learnt(folder) and place(folder, game) is None


def _learnt(folder: Path) -> list[str]:
    found = kept(folder, _LEARNT)
    return (
        [game for game in found if isinstance(game, str)] if isinstance(found, list) else []
    )


def adopt(folder: Path) -> None:
    """What was kept when there was one game is that game's."""
    old = kept(folder, "lesson")
    if old is not None and place(folder, _ONE_GAME) is None:
        keep_place(folder, _ONE_GAME, old)
    forget(folder, "lesson")
    settings = kept(folder, "settings")
    finished = isinstance(settings, dict) and settings.get("learned") is True
    if finished and kept(folder, _LEARNT) is None:
        learnt(folder, _ONE_GAME)
