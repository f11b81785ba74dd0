"""Kills a process that plays any games and saves, at any moment, and looks at what is left.

The process says what it is about to save and, once that is done, that it is. Whatever it
said was saved must be on the shelf after the kill, and every game must stand as it was
last saved or as it was about to be. `python -m tests.crash --kills 200`

With `--old` every shelf begins as an older version left it: then the first thing a kill
may meet is that it is being brought up to date.
"""

import argparse
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from shutil import copyfile
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any, NamedTuple

from skyliners.match.play import AnyMatch, on_record
from skyliners.match.record import write
from skyliners.match.shelf import outcomes, saves
from skyliners.match.shelf.saves import SavedGame
from skyliners.match.shelf.shelf import Shelf
from tests.contract.games import GAMES
from tests.contract.null.known import null_known

READY, TRY, DONE = "ready", "try", "done"
MOST_SAVES = 16  # a process may do before it is killed; a slow machine takes its time
LONGEST = 0.1  # seconds it lives on after them, to be killed at any moment of the next


class Kept(NamedTuple):
    """A game as one save leaves it."""

    record: str
    turn_ended: bool

    @classmethod
    def of(cls, match: AnyMatch) -> "Kept":
        return cls(write(on_record(match)), not match.turn_done)

    @classmethod
    def on(cls, shelf: Shelf, key: int) -> "Kept":
        """A game that stands on a shelf; of one that was only scored, what was entered."""
        if saves.standing(shelf, key).kind is saves.Kind.SCORED:
            return cls(saves.export(shelf, key), True)
        return cls.of(saves.load(shelf, key).match)


# The process that is killed


def play_until_killed(path: str, seed: int) -> None:
    rng = Random(seed)
    _say(READY)
    shelf = Shelf(path)
    while True:
        # Mostly it goes on with what it was killed at.
        game = saves.latest(shelf) if rng.random() < 0.9 else None
        game = game or saves.new_game(_begun(rng))
        _keep(shelf, game)
        while not game.match.over:
            game = replace(game, match=_step(rng, game.match))
            _keep(shelf, game)


def _say(word: str, *rest: object) -> None:
    os.write(sys.stdout.fileno(), (json.dumps([word, *rest]) + "\n").encode())


def _keep(shelf: Shelf, game: SavedGame) -> None:
    _say(TRY, game.key, *Kept.of(game.match))
    saves.keep(shelf, game)
    _say(DONE)


def _begun(rng: Random) -> AnyMatch:
    """Of any game; somebody can do something in it."""
    while not on_record(match := rng.choice(GAMES).begun(rng)).legal():
        pass
    return match


def _step(rng: Random, match: AnyMatch) -> AnyMatch:
    """An action, an undo, or the end of the turn."""
    if match.can_undo and rng.random() < 0.2:
        return match.undo()
    if match.turn_done:
        return match.end_turn()
    assert match.acting is not None
    actions = on_record(match).legal()
    if not actions:  # who plays alone may be stuck
        return match.undo()
    action = rng.choice(actions)
    bot = not match.players[match.acting].is_person
    return (match if bot else match.reveal(match.acting)).play(action)


# The one that kills


class Tally(NamedTuple):
    kills: int = 0
    before_the_first_save: int = 0
    while_saving: int = 0
    saves: int = 0  # confirmed
    written_unconfirmed: int = 0  # the kill came between the save and the word of it
    shelves: int = 0
    games: int = 0
    finished: int = 0

    def plus(self, **more: int) -> "Tally":
        return self._replace(**{name: getattr(self, name) + more[name] for name in more})


def crash(kills: int, seed: int, old: Path | None = None) -> Tally:
    """So many kills, of shelves that begin empty or as one of an older version;
    `AssertionError` if anything was lost."""
    rng = Random(seed)
    tally = Tally()
    while tally.kills < kills:
        with TemporaryDirectory() as folder, null_known():
            path = Path(folder, "shelf.sqlite3")
            known = _left(old, path) if old else {}
            tally = tally.plus(shelves=1)
            for _ in range(min(rng.choice((1, 5, 20)), kills - tally.kills)):
                tally = _kill_once(rng, path, known, tally)
            tally = tally.plus(games=len(known), finished=_finished(path))
    return tally


def _left(old: Path, path: Path) -> dict[int, Kept]:
    """A shelf as an older version left it; and what stands on it."""
    there = Shelf(Path(copyfile(old, path.with_name("read"))))
    with there.rows("SELECT id FROM games") as rows:
        keys = [key for (key,) in rows]
    known = {key: Kept.on(there, key) for key in keys}
    there.close()
    copyfile(old, path)
    return known


def _kill_once(rng: Random, path: Path, known: dict[int, Kept], tally: Tally) -> Tally:
    command = (sys.executable, "-m", "tests.crash", "--play", str(path))
    with subprocess.Popen(
        (*command, "--seed", str(rng.getrandbits(32))), stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert json.loads(process.stdout.readline()) == [READY]
        # Often within the first moments, while the shelf is made or recovered.
        wanted = rng.choice((0, rng.randint(1, MOST_SAVES)))
        said: list[list[Any]] = []
        while sum(word == DONE for word, *_ in said) < wanted:
            said.append(json.loads(process.stdout.readline()))
        sleep(LONGEST * rng.random() ** rng.choice((1, 6)))
        process.kill()
        said += [json.loads(line) for line in process.stdout if line.endswith("\n")]
    assert process.returncode == -9, "it ended by itself"

    tried: dict[int, Kept] = {}
    for word, *rest in said:
        if word == TRY:
            tried = {rest[0]: Kept(*rest[1:])}
        else:
            known |= tried
            tried = {}
    written = _check(path, known, tried)
    return tally.plus(
        kills=1,
        before_the_first_save=not said,
        while_saving=bool(tried),
        saves=sum(word == DONE for word, *_ in said),
        written_unconfirmed=written,
    )


def _check(path: Path, known: dict[int, Kept], tried: dict[int, Kept]) -> bool:
    """Everything is there; what was tried is there or as it was. Was it written?"""
    shelf = Shelf(path)
    with shelf.rows("PRAGMA integrity_check") as rows:
        assert list(rows) == [("ok",)]
    assert shelf.notice is None, shelf.notice
    with shelf.rows("SELECT id FROM games") as rows:
        keys = {key for (key,) in rows}
    assert known.keys() <= keys <= known.keys() | tried.keys(), "the games are others"
    written = False
    for key in keys:
        found = Kept.on(shelf, key)
        if found != known.get(key):
            assert found == tried.get(key), "a game stands where nobody left it"
            known[key] = found
            written = True
    over = {entry.key for entry in outcomes.finished(shelf, limit=1 << 20).entries}
    assert over == {key for key in keys if _is_over(shelf, key)}
    shelf.close()
    return written


def _is_over(shelf: Shelf, key: int) -> bool:
    scored = saves.standing(shelf, key).kind is saves.Kind.SCORED
    return scored or saves.load(shelf, key).match.over


def _finished(path: Path) -> int:
    shelf = Shelf(path)
    number = len(outcomes.finished(shelf, limit=1 << 20).entries)
    shelf.close()
    return number


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--old", type=Path, metavar="SHELF", help="of an older version")
    parser.add_argument("--play", metavar="PATH", help="be the process that is killed")
    options = parser.parse_args()
    if options.play:
        with null_known():
            play_until_killed(options.play, options.seed)
    for name, number in crash(options.kills, options.seed, options.old)._asdict().items():
        print(f"{name.replace('_', ' '):>22} {number:7,}")
    print("nothing was lost")


if __name__ == "__main__":
    main()
