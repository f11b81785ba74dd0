"""The first screen: what is in a game's box, the game to go on with, and where else to go;
and before it, where there are several, the shelf their boxes stand on.

Of a game it gets the open table only.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from skyliners import games
from skyliners.games import Entry
from skyliners.match.shelf.shelf import SetAside
from skyliners.match.shelf.trouble import Trouble
from skyliners.present.games import alone, presented, shown
from skyliners.present.opponents import temper_of
from skyliners.present.seating import Form
from skyliners.present.texts import _, later, listed, said
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
    next_text: str  # who is to act; empty: nobody else plays
    game: str
    table: Any  # what lies open, for a little picture


class Way(NamedTuple):
    """A screen one can go to from here."""

    screen: str
    text: str
    icon: str


class HomeModel(NamedTuple):
    title: str
    subtitle: str
    go_on: GoOn | None
    table: Any  # of the last game, to be looked at; None: there was none yet
    alone: str  # empty: it cannot be played alone
    alone_told: str  # against whom
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


_SHELF = (("shelf", later("Shelf"), "bookshelf"),)
# In the order in which they are offered.
_WAYS = (
    ("rules", later("Rules & help"), "book-open-page-variant"),
    ("history", later("History"), "history"),
    ("settings", later("Settings"), "cog"),
)


def home_model(
    game: Entry,
    unfinished: Unfinished | None,
    *,
    learned: bool,
    last: Any = None,
    by_oneself: Form | None = None,
    notice: SetAside | Trouble | None = None,
) -> HomeModel:
    """`learned`: the introduction is over, and is found among the rules from now on;
    `last`: the table of the last game that is over; `by_oneself`: how one would
    play it alone."""
    told = _against(by_oneself) if by_oneself else ""
    return HomeModel(
        title=game.name,
        subtitle=presented(game.id).about(),
        go_on=_go_on(unfinished) if unfinished else None,
        table=unfinished.table if unfinished else last,
        alone=_("Play alone") if by_oneself else "",
        alone_told=_("Alone: {told}", told=told) if told else "",
        new_game=_("New game"),
        ways=tuple(
            Way(screen, _(text), icon)
            for screen, text, icon in (*(_SHELF if len(games.GAMES) > 1 else ()), *_WAYS)
        ),
        learn="" if learned else _("Learn by playing"),
        notice=_notice(notice),
        notice_read=_("Got it"),
    )


def _go_on(unfinished: Unfinished) -> GoOn:
    game, table, acting, turn_done, bots = unfinished
    words = presented(game)
    return GoOn(
        title=_("Continue"),
        where=_(
            "{mode} · {step}",
            mode=words.mode_name(table.mode),
            step=words.where(table, turn_done=turn_done),
        ),
        players=()
        if alone(game)
        else tuple(
            Somebody(seat.name, seat.color, number in bots, number == acting)
            for number, seat in enumerate(table.seats)
        ),
        next_text="" if alone(game) else _("{name} is up", name=table.seats[acting].name),
        game=game,
        table=table,
    )


def _against(form: Form) -> str:
    """Whom somebody plays against, and what."""
    said, levels = shown(form.game), shown(form.game).opponents()
    bots = [
        _("{name} ({level})", name=place.name, level=level.name)
        for place in form.places
        if place.bot and (level := temper_of(place.bot, levels))
    ]
    names = [_("against {names}", names=listed(bots))] if bots else []
    modes = [said.mode_name(form.mode)] if len(said.MODES) > 1 else []
    return " · ".join([*modes, *names])


def _notice(notice: SetAside | Trouble | None) -> str:
    if isinstance(notice, SetAside):
        return set_aside(notice)
    return said(notice) if notice else ""


class Box(NamedTuple):
    """A game on the shelf."""

    game: str
    name: str
    about: str
    table: Any  # of its last game, for the picture on it; None: there was none
    go_on: GoOn | None  # its own game to go on with


class Played(NamedTuple):
    """What a shelf knows of one game's past: the game to go on with, and else its last
    table."""

    unfinished: Unfinished | None = None
    last: Any = None


class ShelfModel(NamedTuple):
    title: str
    boxes: tuple[Box, ...]
    notice: str  # what somebody should know about the saved games; home lets them say so


def shelf_model(
    played: Mapping[str, Played] = MappingProxyType({}),
    notice: SetAside | Trouble | None = None,
) -> ShelfModel:
    """All games of the catalogue; what was `played` is told by their names."""
    return ShelfModel(
        title=_("What shall we play?"),
        boxes=tuple(_box(game, played.get(game.id, Played())) for game in games.GAMES),
        notice=_notice(notice),
    )


def _box(game: Entry, played: Played) -> Box:
    go_on = _go_on(played.unfinished) if played.unfinished else None
    table = go_on.table if go_on else played.last
    return Box(game.id, game.name, presented(game.id).about(), table, go_on)


_NARROWEST = 132.0  # a box, for its name
_SLENDER, _STOUT = 1.4, 1.05  # as high as it is wide, at most; as wide as it is high
PLANK, BETWEEN = 26.0, 14.0  # of a shelf, and between two boxes


class Boards(NamedTuple):
    """How boxes stand on shelves."""

    columns: int
    wide: float  # a box
    high: float


def boards(number: int, room: tuple[float, float], least: float) -> Boards:
    """As large as so many boxes can be in a room of this size. None is lower than its
    least: where they have no room like that, the shelves go on below."""
    wide, high = room

    def standing(columns: int) -> Boards:
        rows = -(-number // columns)
        across = (wide - BETWEEN * (columns - 1)) / columns
        up = max(min(high / rows - PLANK - BETWEEN, across * _SLENDER), least)
        return Boards(columns, min(across, up * _STOUT), up)

    def size(boards: Boards) -> tuple[bool, float]:
        rows = -(-number // boards.columns)
        if rows * (boards.high + PLANK + BETWEEN) > high + 1:
            return False, boards.columns
        return True, boards.wide * boards.high

    most = max(int((wide + BETWEEN) // (_NARROWEST + BETWEEN)), 1)
    return max(map(standing, range(1, min(number, most) + 1)), key=size)
