"""The first screen: the game to go on with, where else to go, and a city to look at.

Of a game it gets the open table only.
"""

from functools import cache
from random import Random
from typing import NamedTuple

from skyliners.match.shelf.shelf import SetAside
from skyliners.match.shelf.trouble import Trouble
from skyliners.present.skyliners.names import MODE_NAMES
from skyliners.present.skyliners.prompts import step
from skyliners.present.texts import _, later, said
from skyliners.present.troubles import set_aside
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import Build
from skyliners.rules.skyliners.city import CLOCKWISE, SIZE
from skyliners.rules.skyliners.deck import SETUP_DECK
from skyliners.rules.skyliners.legal import legal_builds
from skyliners.rules.skyliners.pieces import SETUP_CARDS, Mode, Piece
from skyliners.rules.skyliners.table import Seat, Table, advance, lay


class Somebody(NamedTuple):
    """A player's name and colour, as far as a card on the home screen tells."""

    name: str
    color: Color
    is_bot: bool
    acting: bool


class GoOn(NamedTuple):
    """The game that can be continued."""

    title: str
    where: str  # which game, which round
    players: tuple[Somebody, ...]


class Way(NamedTuple):
    """A screen one can go to from here."""

    screen: str
    text: str
    icon: str


class HomeModel(NamedTuple):
    title: str
    subtitle: str
    go_on: GoOn | None
    new_game: str
    ways: tuple[Way, ...]
    learn: str  # the offer to learn by playing; empty: there is none
    notice: str  # what somebody should know about the saved games; empty: nothing
    notice_read: str  # how they say that they know


class Unfinished(NamedTuple):
    """What is known of the game to go on with: nothing that is not open to all."""

    table: Table
    acting: int  # the seat
    turn_done: bool
    bots: frozenset[int] = frozenset()  # seats


# In the order in which they are offered.
_WAYS = (
    ("rules", later("Rules & helpers"), "book-open-page-variant"),
    ("history", later("History"), "history"),
    ("settings", later("Settings"), "cog"),
)


def home_model(
    unfinished: Unfinished | None,
    *,
    learned: bool,
    notice: SetAside | Trouble | None = None,
) -> HomeModel:
    """`learned`: the introduction is over, and is found among the rules from now on."""
    return HomeModel(
        title="Skyliners",
        subtitle=_("Build a city together. See it from your side."),
        go_on=_go_on(unfinished) if unfinished else None,
        new_game=_("New game"),
        ways=tuple(Way(screen, _(text), icon) for screen, text, icon in _WAYS),
        learn="" if learned else _("Learn by playing"),
        notice=_notice(notice),
        notice_read=_("All right"),
    )


def _go_on(unfinished: Unfinished) -> GoOn:
    table, acting, turn_done, bots = unfinished
    return GoOn(
        title=_("Continue"),
        where=_(
            "{mode} · {step}",
            mode=_(MODE_NAMES[table.mode]),
            step=step(table, turn_done=turn_done),
        ),
        players=tuple(
            Somebody(seat.name, seat.color, number in bots, number == acting)
            for number, seat in enumerate(table.seats)
        ),
    )


def _notice(notice: SetAside | Trouble | None) -> str:
    if isinstance(notice, SetAside):
        return set_aside(notice)
    return said(notice) if notice else ""


# The city on the first screen


_SEED = 3
_ROUNDS = 6


@cache
def demo_city() -> Table:
    """A city to look at: a game of four in which everybody likes tall buildings in the
    middle. Always the same one."""
    rng = Random(_SEED)
    seats = tuple(
        Seat(color.value, side, color) for side, color in zip(CLOCKWISE, Color, strict=True)
    )
    setup = tuple(rng.sample(SETUP_DECK, SETUP_CARDS[len(seats)]))
    table = lay(Mode.FULL, seats, setup)
    while table.turn is not None and table.turn.round <= _ROUNDS:
        builds = [build for build in legal_builds(table) if isinstance(build, Build)]
        weights = [_liking(table, build) for build in builds]
        table = advance(table, rng.choices(builds, weights)[0])
    return table


def _liking(table: Table, build: Build) -> float:
    height = table.heights[build.site]
    away = abs(build.site % SIZE - SIZE // 2) + abs(build.site // SIZE - SIZE // 2)
    if build.piece is Piece.FLOOR:
        return 3.0 * (1 + height) / (1 + away)
    if build.piece is Piece.ROOF:
        return 0.5 * height
    return 0.4 * away
