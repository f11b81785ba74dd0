"""Shelves for the tests of this folder, and the hardships they go through."""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

import pytest
from hypothesis import strategies as st

from skyliners.match.match import Player
from skyliners.match.play import AnyMatch
from skyliners.match.shelf import saves
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.trouble import ShelfError, Trouble
from skyliners.rules.skyliners.pieces import Mode
from tests.match.matches import act, match_of, turns
from tests.play import TWO, Game, games, random_game

EXTRAS = {"event": "Bürgerhaus", "clock": [1, 2.5, None, {"a": "→"}]}


def some_game(seed: int = 1, length: int | None = None, mode: Mode = Mode.FULL) -> Game:
    game = random_game(Random(seed), mode, TWO)
    return game._replace(actions=game.actions[:length])


def saved(
    seed: int = 1,
    length: int | None = None,
    players: tuple[Player, ...] | None = None,
    mode: Mode = Mode.FULL,
) -> saves.SavedGame:
    """A game with a place on the shelf: finished, or broken off after some actions."""
    return saves.new_game(match_of(some_game(seed, length, mode), players), EXTRAS)


def filled(path: Path, finished: int = 3, running: int = 2) -> Shelf:
    """A shelf with a few games; each was kept a second after the one before."""
    seconds = iter(range(1_000_000, 2_000_000))
    shelf = Shelf(path, clock=lambda: float(next(seconds)), patience=0)
    for seed in range(finished):
        saves.keep(shelf, saved(seed))
    for seed in range(running):
        saves.keep(shelf, saved(seed, length=seed + 5))
    shelf.close()  # opens again by itself
    return shelf


def reopened(shelf: Shelf) -> Shelf:
    """The same in the next run of the game."""
    shelf.close()
    return Shelf(shelf.path, clock=shelf.clock, patience=0)


@st.composite
def left_anywhere(draw: st.DrawFn) -> AnyMatch:
    """A match left anywhere: within a turn, after it was done, ended, or taken back."""
    game = draw(games())
    kinds = st.sampled_from((Player(), Player(profile=7), Player(bot="easy")))
    players = tuple(draw(kinds) for _ in game.start.hands)
    match = match_of(game._replace(actions=()), players)
    match = turns(match, game.actions[:-1])
    match = act(match, *game.actions[-1:])
    for _ in range(draw(st.integers(0, 2))):
        match = match.undo() if match.can_undo else match
    return match.end_turn() if match.turn_done and draw(st.booleans()) else match


def trouble_with(task: Callable[[], object]) -> Trouble:
    with pytest.raises(ShelfError) as raised:
        task()
    assert raised.value.message
    return raised.value.trouble


def fetched(shelf: Shelf, query: str, values: Sequence[object] = ()) -> list[Any]:
    with shelf.rows(query, values) as rows:
        return list(rows)


def alter(path: Path, *statements: str) -> None:
    """What somebody else did to the file."""
    connection = sqlite3.connect(path, isolation_level=None)
    for statement in statements:
        connection.execute(statement)
    connection.close()


def spoil(path: Path, *statements: str) -> None:
    """As any byte of a file may change, so may a column come to hold anything."""
    swap = "UPDATE sqlite_master SET sql = replace(sql, {}, {}) WHERE type = 'table'"
    alter(
        path,
        "PRAGMA writable_schema = ON",
        swap.format("'NOT NULL'", "'/* NULL */'"),
        "PRAGMA writable_schema = RESET",
        *statements,
        "PRAGMA writable_schema = ON",
        swap.format("'/* NULL */'", "'NOT NULL'"),
    )


@contextmanager
def read_only_folder(make: Callable[[Path], object]) -> Iterator[Path]:
    """A file in a folder in which nothing may be changed. For root nothing is forbidden,
    so root is nobody here for a while."""
    folder = Path(mkdtemp(dir="/tmp"))  # pytest's own is closed to nobody
    make(folder / "shelf")
    for file in folder.iterdir():
        file.chmod(0o644)  # it is not nobody's own
    folder.chmod(0o555)
    root = os.getuid() == 0
    try:
        if root:
            os.setresuid(65534, 65534, 0)
        yield folder / "shelf"
    finally:
        if root:
            os.setresuid(0, 0, 0)
        folder.chmod(0o755)
        shutil.rmtree(folder)
