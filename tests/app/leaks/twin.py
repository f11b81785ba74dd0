"""One script, played twice: in two games that differ only in what some seats hide. Whatever
anybody could see, hear or find afterwards must be the same in both."""

import marshal
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from hashlib import blake2b
from pathlib import Path
from random import Random
from shutil import rmtree
from typing import Any, NamedTuple, Protocol, TypeVar
from unittest.mock import patch
from zlib import crc32

from kivy.config import Config
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels

from skyliners.app.widgets.sheet import Sheet
from skyliners.match.match import Player
from skyliners.match.play import take_up
from skyliners.match.record import record_of
from skyliners.match.shelf.saves import new_game
from skyliners.rules.games import AnyGame
from tests.app.leaks.differences import Difference, Look, Scene, in_games
from tests.app.leaks.heard import Heard
from tests.app.leaks.held import Held, held
from tests.app.leaks.luck import same_luck
from tests.app.stage import Stage
from tests.monkey.sights import Target
from tests.monkey.steps import Step

Option = TypeVar("Option")
Script = Callable[["Twin"], None]


Dealt = tuple[Any, Sequence[Any]]  # a game as it was dealt, and what happened in it


class Secrets(Protocol):
    """What the walk has to know of a game."""

    @property
    def GAME(self) -> AnyGame:  # noqa: N802
        """Its rules."""

    @property
    def APART(self) -> tuple[str, ...]:  # noqa: N802
        """Files that hold whole games."""

    def other(self, start: Any, actions: Sequence[Any], same: Collection[int], /) -> Dealt:
        """The same game with other secrets of all seats but these; in the open it must
        look the same, action by action."""

    def otherwise(self, twin: "Twin", /) -> AbstractContextManager[object]:
        """While this lasts, what is dealt elsewhere than in a game is dealt otherwise in
        the other one, and bots whose secrets differ play the same in the open."""

    def in_secret(
        self, twin: "Twin", seat: int, found: list[Target], rng: Random, /
    ) -> list[Step]:
        """What this seat does with its own in front of it: something else in the other
        game (see `Twin.choose`); nothing: they are put away."""


_FRAME = 1 / 12  # seconds
_NOBODYS = -1  # whose cards those are that were dealt for a table, nobody knows
_IN_MEMORY = tuple(Config.getint("graphics", name) for name in ("width", "height"))


def run_twins(
    folder: Path,
    script: Script,
    same: Collection[int] = (),
    *,
    by_reveal: bool = False,
    of: Secrets,
    **settings: Any,
) -> list[Difference]:
    """Play a script in both games, and tell where they differ for anybody who may not know
    the difference. `same` are the seats whose secrets are the same in both. A script tells
    by `eyes` who looks; one that cannot tell, such as a random one, trusts whoever is
    revealed (`by_reveal`). Which secrets there are, `of` tells, a row of `games.py`."""
    game = Game(folder, frozenset(same), settings, by_reveal, of)
    if _played(game, script, closely=False):
        # What is done only once in the life of a process is no difference, and was done.
        return _played(game, script, closely=True)
    return []


class Game(NamedTuple):
    """What two games have in common."""

    folder: Path
    same: frozenset[int]
    settings: dict[str, Any]  # of the stage, and of the app
    by_reveal: bool
    of: Secrets


def _played(game: Game, script: Script, *, closely: bool) -> list[Difference]:
    one, other = (Twin(game, side, closely=closely) for side in (False, True))
    lost = None
    for twin in (one, other):
        try:
            twin.play(script)
        except Exception as error:  # noqa: BLE001  # a leak may well lead a script astray
            lost = error
    # A random walk may well see none; a script that sees none is a mistake.
    found = in_games(one.scenes, other.scenes, expect_secrets=not game.by_reveal)
    if lost is not None and not found:
        raise lost
    if lost is not None:
        found.append(Difference("then", "the script is lost", "", repr(lost)))
    return found


class Twin:
    """One of the two games, on stage. A script drives it like any stage, tells who alone
    can see the screen, and asks it what somebody does in secret."""

    stage: Stage

    def __init__(self, game: Game, other: bool, closely: bool) -> None:
        self.other = other  # of the two
        self.same = game.same
        self.of = game.of
        self.over = False  # is everything open now?
        self.scenes = [Scene(None, [])]
        self._game = game
        self._closely = closely
        self._choices = 0

    def play(self, script: Script) -> None:
        folder = self._game.folder
        rmtree(folder, ignore_errors=True)  # the same for both: its name tells nothing
        folder.mkdir()
        with (
            same_luck(),
            patch.object(self.of.GAME, "deal", self._deal(self.of.GAME.deal)),
            self.of.otherwise(self),
            Heard(folder, self.of.APART) as self._ears,
            ExitStack() as self._running,
        ):
            self.start()
            script(self)
            self._look()

    def start(self) -> None:
        """The app is started; if it runs, it is ended first."""
        self._running.close()
        stage = Stage(self._game.folder, **self._game.settings)
        self.stage = self._running.enter_context(stage)
        self.stage.frame = _FRAME
        self.stage.every_frame.append(self._look)

    def _deal(self, real: Callable[..., Any]) -> Callable[..., Any]:
        """Whatever is dealt is dealt otherwise in the other game."""

        def deal(*asked: Any, **options: Any) -> Any:
            start = real(*asked, **options)
            return self.of.other(start, (), self.same)[0] if self.other else start

        return deal

    def take_up(
        self, start: Any, actions: Sequence[Any], players: tuple[Player, ...]
    ) -> None:
        """Somebody goes on with this game, or with its twin."""
        if self.other:
            start, actions = self.of.other(start, actions, self.same)
        match = take_up(record_of(self.of.GAME, start, actions), players)
        self.stage.app.resume(new_game(match))
        self.stage.frames(2)

    @contextmanager
    def eyes(self, seat: int) -> Iterator[None]:
        """Only this player looks at the screen, to see what is theirs."""
        self._look()
        self.scenes.append(Scene(None if seat in self.same else seat, []))
        yield
        self._look(well=True)
        self.scenes.append(Scene(None, []))

    @property
    def shown_to(self) -> int | None:
        """The seat whose secrets are open now, if they differ."""
        sitting = self.stage.app.sitting
        seat = None if sitting is None else sitting.match.revealed
        if seat is None:
            sheets = any(isinstance(each, Sheet) for each in self.stage.app.root.children)
            return _NOBODYS if sheets else None
        return None if seat in self.same else int(seat)

    def choose(self, seat: int, options: Sequence[Option]) -> Option:
        """What this seat does in secret: in the other game something else."""
        self._choices += 1
        first = Random(f"{self._choices} {seat}").randrange(len(options))
        return options[(first + (self.other and seat not in self.same)) % len(options)]

    def _look(self, well: bool = False) -> None:
        """At what may differ nobody need look well every time."""
        sitting = self.stage.app.sitting
        self.over = self.over or (sitting is not None and sitting.match.over)
        if self.over:
            return
        if self._game.by_reveal and self.shown_to != self.scenes[-1].eyes:
            self.scenes.append(Scene(self.shown_to, []))
            well = True
        stage, scene = self.stage, self.scenes[-1]
        well = well or scene.eyes is None
        there = held(Window.children) if well else ()
        number = sum(len(each.looks) for each in self.scenes)
        scene.looks.append(
            Look(
                f"look {number}, touch {stage.touches}, {stage.app.screens.current}",
                _digest(there),
                _picture() if well and stage.drawn else 0,
                there if self._closely else (),
                self._ears.since(),
            )
        )


def _digest(there: tuple[Held, ...]) -> str:
    plain = marshal.dumps([*map(tuple, there)], 2)  # from 3 on it depends on memory, too
    return blake2b(plain, digest_size=8).hexdigest()


def _picture() -> int:
    """All of it that is in memory."""
    width, height = map(min, zip(Window.size, _IN_MEMORY, strict=True))
    return crc32(glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE))
