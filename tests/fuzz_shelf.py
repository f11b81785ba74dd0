"""Shelf files as nobody would write them: every one is opened or set aside, with named
errors only, in little memory and time, and a game can be saved in the end.

`fuzz(rounds, seed)` runs any number of them and gives figures; `fuzz(rounds, seed, OLD[0])`
spoils a shelf of an older version, which is then brought up to date as far as it goes.
"""

import os
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from hashlib import file_digest
from pathlib import Path
from random import Random
from shutil import copyfile
from tempfile import TemporaryDirectory
from time import process_time

from skyliners.match.match import Player
from skyliners.match.shelf import outcomes, profiles, saves
from skyliners.match.shelf.profiles import Profile
from skyliners.match.shelf.saves import SavedGame
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.statistics import statistics
from skyliners.match.shelf.trouble import ShelfError, Trouble
from skyliners.rules.refusal import Refused
from skyliners.rules.skyliners.pieces import Mode
from tests.match.matches import match_of
from tests.peak import peak_kilobytes
from tests.play import TWO, random_game
from tests.spoilt_shelves import make

MEMORY = 200 << 20  # bytes that the whole process may come to use
PATIENCE = 5.0  # seconds of work for one file; a busy machine is no hang


OLD = sorted(Path(__file__).with_name("match").glob("shelf/version-*.sqlite3"))


def _old(path: Path, old: Path) -> tuple[bytes, list[SavedGame]]:
    """A shelf as an older version left it, and the games on it that can be played."""
    shelf = Shelf(Path(copyfile(old, path)))
    with shelf.rows("SELECT id FROM games WHERE kind = 'played' ORDER BY id") as rows:
        keys = [key for (key,) in rows]
    games = [saves.load(shelf, key) for key in keys]
    shelf.close()
    return old.read_bytes(), games


def _whole(path: Path) -> tuple[bytes, list[SavedGame]]:
    """A shelf with nothing wrong, and the games on it."""
    shelf = Shelf(path, clock=lambda: 1e9)
    ada = Profile(1, "Ada")
    profiles.keep(shelf, ada)
    profiles.keep(shelf, Profile(2, "Bo"))
    games = []
    for seed in range(14):
        mode = list(Mode)[seed % 2]
        game = random_game(Random(seed), mode, TWO)
        length = None if seed < 9 else 7 * (seed - 9)
        match = match_of(
            game._replace(actions=game.actions[:length]), (Player(ada.key), Player())
        )
        games.append(SavedGame(5**seed, match, {"event": "x" * 900 * (seed % 4)}))
    saves.keep_all(shelf, games)
    saves.delete(shelf, games[1].key)
    shelf.close()
    return path.read_bytes(), games


def _use(shelf: Shelf, games: list[SavedGame], rng: Random, met: Counter[str]) -> None:
    """Everything that can be done with a shelf, whatever comes of it."""
    game = rng.choice(games)
    key = game.key
    todo: list[Callable[[], object]] = [
        lambda: saves.running(shelf),
        lambda: outcomes.finished(shelf, outcomes.finished(shelf, limit=2).end),
        lambda: saves.load(shelf, key),
        lambda: saves.take_in(shelf, saves.export(shelf, key)),
        lambda: saves.latest(shelf),
        lambda: saves.keep(shelf, game),
        lambda: saves.delete(shelf, key),
        lambda: saves.restore(shelf, key),
        lambda: [
            statistics(shelf, profile.key, "skyliners")
            for profile in profiles.listed(shelf)
        ],
        lambda: profiles.keep(shelf, Profile(3, "Cy")),
    ]
    rng.shuffle(todo)
    for task in todo[: rng.randint(1, len(todo))]:
        try:
            task()
        except ShelfError as error:
            met[error.trouble.value] += 1
        except Refused as refused:
            met[refused.rule.value] += 1


def _save_in_the_end(shelf: Shelf, game: SavedGame) -> str:
    """A new game finds its place: at once, or after damage was met, named, and mended or
    set aside. Only a shelf of a newer version is left alone."""
    for _ in range(3):
        try:
            saves.keep(shelf, game)
        except ShelfError as error:
            if error.trouble is Trouble.NEWER:
                return "left alone"
            if error.trouble not in {Trouble.DAMAGED, Trouble.UNUSABLE}:
                raise
        else:
            assert saves.load(shelf, game.key).match == game.match
            if shelf.notice is None:
                return "opened"
            return "mended" if shelf.notice.mended else "set aside"
    raise AssertionError("the game could not be saved")


def fuzz(rounds: int, seed: int, old: Path | None = None) -> dict[str, int]:
    """So many files; `AssertionError`, or whatever was raised, if one got through."""
    rng = Random(seed)
    met: Counter[str] = Counter()
    longest = 0.0
    # In memory where there is such a place: it is the reader that is tested, not the disk.
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None  # noqa: S108
    with TemporaryDirectory(dir=memory) as folder:
        begun = Path(folder, "whole")
        whole, games = _old(begun, old) if old else _whole(begun)
        for number in range(rounds):
            place = Path(folder, str(number))
            place.mkdir()
            try:
                since = process_time()
                met[_round(place / "shelf", whole, games, rng, met)] += 1
                longest = max(longest, process_time() - since)
                assert longest < PATIENCE, "that took too long"
            except BaseException as error:
                error.add_note(f"in round {number} of seed {seed}")
                raise
            for file in place.iterdir():
                file.unlink()
            place.rmdir()
    used = peak_kilobytes() << 10
    assert used < MEMORY, f"{used} bytes were used"
    return {
        "files": rounds,
        **dict(sorted(met.items())),
        "longest ms": round(1000 * longest),
        "memory MB": used >> 20,
    }


def _digest(path: Path) -> bytes:
    with path.open("rb") as file:
        return file_digest(file, "sha256").digest()


def _round(
    path: Path, whole: bytes, games: list[SavedGame], rng: Random, met: Counter[str]
) -> str:
    make(path, whole, rng)
    written = _digest(path)
    shelf = Shelf(path, patience=0)
    if rng.random() < 0.2:
        shelf._suspect = True  # as after damage that was met
        with suppress(ShelfError):
            shelf.open()
    if shelf.notice:  # what is found at the start is set aside as it was, to the byte
        assert _digest(shelf.notice.path) == written
    _use(shelf, games, rng, met)
    outcome = _save_in_the_end(shelf, replace(games[-1], key=rng.getrandbits(62)))
    shelf.close()
    return outcome
