"""The first screen: what is in a game's box, the game to go on with, and where else to go;
and before it, where there are several, the shelf their boxes stand on.

Of a game it gets the open table only.
"""

from typing import Any, NamedTuple

from skyliners import games
from skyliners.games import Entry
from skyliners.match.shelf.shelf import SetAside
from skyliners.match.shelf.trouble import Trouble
from skyliners.present.games import shown
from skyliners.present.texts import _, later, said
from skyliners.present.troubles import set_aside
from skyliners.rules.seats import Color


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

    game: str
    table: Any
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
    game: Entry,
    unfinished: Unfinished | None,
    *,
    learned: bool,
    notice: SetAside | Trouble | None = None,
) -> HomeModel:
    """`learned`: the introduction is over, and is found among the rules from now on."""
    return HomeModel(
        title=game.name,
        subtitle=shown(game.id).about(),
        go_on=_go_on(unfinished) if unfinished else None,
        new_game=_("New game"),
        ways=tuple(Way(screen, _(text), icon) for screen, text, icon in _WAYS),
        learn="" if learned else _("Learn by playing"),
        notice=_notice(notice),
        notice_read=_("All right"),
    )


def _go_on(unfinished: Unfinished) -> GoOn:
    game, table, acting, turn_done, bots = unfinished
    words = shown(game)
    return GoOn(
        title=_("Continue"),
        where=_(
            "{mode} · {step}",
            mode=words.mode_name(table.mode),
            step=words.where(table, turn_done=turn_done),
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


class Box(NamedTuple):
    """A game on the shelf."""

    game: str
    name: str
    about: str


class ShelfModel(NamedTuple):
    title: str
    boxes: tuple[Box, ...]
    settings: str


def shelf_model() -> ShelfModel:
    return ShelfModel(
        title=_("What shall we play?"),
        boxes=tuple(
            Box(game.id, game.name, shown(game.id).about()) for game in games.GAMES
        ),
        settings=_("Settings"),
    )
