"""Where a story begins: what lies on the shelf, how the app is set, how large the window
is. Drawn by seed, written as the first line of a script."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_type_hints

from skyliners.bots.games import ROOMS as BOTS
from skyliners.bots.games import bots_of
from skyliners.games import GAMES
from skyliners.match import lessons, settings
from skyliners.match.match import Player
from skyliners.match.play import AnyMatch, on_record, take_up
from skyliners.match.record import record_of, write
from skyliners.match.shelf import profiles, saves
from skyliners.match.shelf.profiles import new_profile
from skyliners.match.shelf.saves import new_game
from skyliners.match.shelf.shelf import Shelf
from skyliners.rules.games import rules_of
from skyliners.rules.seats import Color
from tests.monkey.games import played

_NAMES = ("Ada", "Bo", "Cy", "Di")

# Actions played before the story, as part of a whole game; more than one game lies on the
# shelf where it has something to show.
SHELVES = {"fresh": None, "begun": 0.0, "middle": 0.5, "late": 0.93, "over": 1.0}
SIZES = (
    *((360, 800), (800, 360), (915, 412), (412, 915), (800, 1280), (1280, 800)),
    *((1600, 900), (1024, 600), (500, 500), (320, 480), (480, 320), (1920, 1200)),
)


class Start(NamedTuple):
    seed: int = 0  # of all chance in the app, and of the games on the shelf
    shelf: str = "fresh"
    game: str = "skyliners"
    mode: str = "full"
    players: str = "pp"  # people and bots, the start player first
    seating: int = 0  # by which chance they take their seats
    width: int = 360
    height: int = 800
    language: str = "en"
    theme: str = "light"
    text: float = 1.0
    animation: str = "off"
    table: bool = False
    reveal: str = "hold"
    coach: str = "on-request"
    spoken: bool = False

    def __str__(self) -> str:
        said = [
            f"{name}={value:g}" if isinstance(value, float) else f"{name}={value}"
            for name, value in self._asdict().items()
            if value != self._field_defaults[name] or name == "seed"
        ]
        return " ".join(["start", *said])

    @classmethod
    def read(cls, line: str) -> "Start":
        verb, *words = line.split()
        if verb != "start":
            raise ValueError(f"a story begins with a start: {line}")
        hints = get_type_hints(cls)
        fields = dict(word.split("=", 1) for word in words)
        return cls(**{name: _read(value, hints[name]) for name, value in fields.items()})


def _read(word: str, kind: Any) -> Any:
    return word == "True" if kind is bool else kind(word)


def drawn(seed: int) -> Start:
    rng = Random(f"start {seed}")
    game = rng.choice(GAMES).id
    rules = rules_of(game)
    seats = rng.choice((min(rules.PLAYERS), *rules.PLAYERS))
    bots = rng.choice((0, 0, 1, 1, seats - 1)) if game in BOTS else 0
    bots = min(bots, seats - 1)
    players = ["b"] * bots + ["p"] * (seats - bots)
    rng.shuffle(players)
    table = rng.random() < 0.3
    width, height = rng.choice(((1280, 800), (800, 1280), (1920, 1200)) if table else SIZES)
    return Start(
        seed,
        rng.choice(("fresh", "begun", "middle", "middle", "late", "late", "late", "over")),
        game,
        rng.choice([*rules.MODES]).value,
        "".join(players),
        rng.randrange(12),
        width,
        height,
        rng.choice(("en", "de", "fr")),
        rng.choice(("light", "dark")),
        rng.choice((1.0, 1.0, 0.85, 1.15, 1.3, 1.6, 2.0)),
        rng.choice(("off", "off", "fast", "normal", "slow")),
        table,
        rng.choice(("hold", "hold", "double-tap")),
        rng.choice(("on-request", "on-request", "off", "always")),
        rng.random() < 0.2,
    )


def lay(start: Start, folder: Path) -> None:
    """The folder of an app that has been used so far."""
    folder.mkdir(parents=True)
    settings.save(
        folder,
        settings.Settings(
            language=start.language,
            theme=start.theme,
            text_size=start.text,
            animation=start.animation,
            table_mode=start.table,
            reveal=start.reveal,
            coach=start.coach,
            spoken_turns=start.spoken,
        ),
    )
    if start.seed % 2:
        lessons.learnt(folder, start.game)
    _to_drop(start, folder.parent)
    share = SHELVES[start.shelf]
    if share is None:
        return
    shelf = Shelf(folder / "shelf.sqlite3")
    rng = Random(f"shelf {start.seed}")
    known = new_profile("Ada", Color.RED)
    profiles.keep(shelf, known)
    if start.shelf in {"middle", "over"}:
        for _ in range(rng.choice((1, 1, 25))):  # more than one page of them
            saves.keep(shelf, new_game(match_of(start, 1.0, rng, known.key)))
            if rng.random() < 0.7:
                break
    saves.keep(shelf, new_game(match_of(start, share, rng, known.key)))
    shelf.close()


def _to_drop(start: Start, folder: Path) -> None:
    """Files that may be dropped on the window."""
    rng = Random(f"drop {start.seed}")
    game = write(on_record(match_of(start, rng.choice((0.3, 1.0)), rng, None))).encode()
    (folder / "dropped-game").write_bytes(game)
    (folder / "dropped-half").write_bytes(game[: rng.randrange(len(game))])
    (folder / "dropped-noise").write_bytes(rng.randbytes(300))


def match_of(start: Start, share: float, rng: Random, known: int | None) -> AnyMatch:
    """A match played at random, to this part of its length."""
    dealt, actions = _to(start, share, rng)
    return take_up(
        record_of(rules_of(start.game), dealt, actions), players_of(start, known)
    )


def game_of(start: Start) -> tuple[Any, Sequence[Any]]:
    """The game that goes on there, as it was dealt and what has happened in it."""
    share = SHELVES[start.shelf] or 0.0
    return _to(start, min(share, 0.97), Random(f"shelf {start.seed}"))


def players_of(start: Start, known: int | None = None) -> tuple[Player, ...]:
    weakest = next(iter(bots_of(start.game).LEVELS)) if "b" in start.players else ""
    return tuple(
        Player(profile=known if not at else None) if kind == "p" else Player(bot=weakest)
        for at, kind in enumerate(start.players)
    )


def _to(start: Start, share: float, rng: Random) -> tuple[Any, Sequence[Any]]:
    """A whole game up to this part of its length, and on to where somebody can choose."""
    rules = rules_of(start.game)
    seats = rules.seated(_NAMES[: len(start.players)], Random(start.seating))
    dealt, actions = played(start.game).whole(rules.MODES(start.mode), seats, rng)
    many = round(len(actions) * share)
    many = max(0, many - rng.randrange(4)) if 0 < share < 1 else many
    while rules.awaits_chance(record_of(rules, dealt, actions[:many]).position):
        many += 1
    return dealt, actions[:many]
