"""The rules on screen: where somebody is in the book, and what they see there."""

from typing import NamedTuple

from skyliners.present.choices import Choice
from skyliners.present.companion.rulebook import Piece, Rulebook, rulebook
from skyliners.present.companion.search import search
from skyliners.present.skyliners.names import MODE_NAMES
from skyliners.present.skyliners.picture import Picture, picture
from skyliners.present.texts import _, later, plural, spoken
from skyliners.rules.skyliners.pieces import FLOORS, Mode


class Place(NamedTuple):
    """Where somebody is in the book, and for which game they read it."""

    mode: Mode = Mode.FULL
    players: int = 2
    query: str = ""
    chapter: str | None = None
    piece: str | None = None
    situation: Picture | None = None  # the one that led here, instead of the book's own


class Entry(NamedTuple):
    """Something to open: a chapter, or a piece."""

    id: str
    title: str
    note: str  # how much is in it, or which chapter it is from
    is_chapter: bool
    open: bool = False  # it is what is being read


class Helper(NamedTuple):
    """A screen that helps at the table."""

    screen: str
    text: str
    icon: str


class PieceModel(NamedTuple):
    id: str
    title: str
    chapter: str
    caption: str  # of the picture
    picture: Picture | None
    body: str
    related_title: str
    related: tuple[Entry, ...]
    spoken: str  # all of it, to be read aloud


class RulesModel(NamedTuple):
    title: str
    hint: str  # in the empty search field
    query: str
    helpers: tuple[Helper, ...]  # only on the first page
    heading: str  # above the entries
    entries: tuple[Entry, ...]
    modes: tuple[Choice, ...]
    players: tuple[Choice, ...]
    piece: PieceModel | None
    at_first_page: bool


_HELPERS = (
    ("tutorial", later("Learn by playing"), "school-outline"),
    ("overview", later("Overview"), "clipboard-list-outline"),
    ("may_i", later("May I?"), "help-circle-outline"),
    ("sight", later("What do I see?"), "eye"),
    ("cardboard", later("Score a board game"), "calculator-variant-outline"),
    ("preparing", later("Set up a board game"), "package-variant"),
)


def rules_model(place: Place, *, spread: bool = False) -> RulesModel:
    """Where the book lies spread out, with a page beside the list, that page is never
    empty."""
    book = rulebook(spoken())
    if spread and place.piece is None:
        place = place._replace(piece=next(iter(book.pieces)))
    first = not place.query.strip() and place.chapter is None
    heading, entries = _entries(book, place)
    return RulesModel(
        title=_("Rules & helpers"),
        hint=_("Search the rules"),
        query=place.query,
        helpers=tuple(
            Helper(screen, _(text), icon) for screen, text, icon in _HELPERS if first
        ),
        heading=heading,
        entries=entries,
        modes=mode_choices(place.mode),
        players=player_choices(place.players),
        piece=_piece(book, place),
        at_first_page=first,
    )


def mode_choices(chosen: Mode) -> tuple[Choice, ...]:
    return tuple(
        Choice(mode, _(name), chosen=mode is chosen) for mode, name in MODE_NAMES.items()
    )


def player_choices(chosen: int) -> tuple[Choice, ...]:
    return tuple(
        Choice(number, plural("{n} player", "{n} players", number), chosen=number == chosen)
        for number in FLOORS
    )


def _entries(book: Rulebook, place: Place) -> tuple[str, tuple[Entry, ...]]:
    titles = {chapter.id: chapter.title for chapter in book.chapters}
    if place.query.strip():
        found = search(place.query, book.language)
        heading = "" if found else _("Nothing found. Try another word.")
        return heading, tuple(
            _entry(piece, titles[piece.chapter], place) for piece in found
        )
    if place.chapter is not None:
        chapter = next(one for one in book.chapters if one.id == place.chapter)
        return chapter.title, tuple(_entry(piece, "", place) for piece in chapter.pieces)
    return _("The rules"), tuple(
        Entry(chapter.id, chapter.title, str(len(chapter.pieces)), is_chapter=True)
        for chapter in book.chapters
    )


def _entry(piece: Piece, note: str, place: Place) -> Entry:
    return Entry(
        piece.id, piece.title, note, is_chapter=False, open=piece.id == place.piece
    )


def _piece(book: Rulebook, place: Place) -> PieceModel | None:
    if place.piece is None:
        return None
    piece = book.pieces[place.piece]
    chapter = next(one for one in book.chapters if one.id == piece.chapter)
    body = piece.body(place.mode, place.players)
    shown = place.situation
    if shown is None and piece.picture is not None:
        shown = picture(piece.picture, place.mode, place.players)
    return PieceModel(
        piece.id,
        piece.title,
        chapter.title,
        caption=_("As it stands in this game") if place.situation else "",
        picture=shown,
        body="\n\n".join(body),
        related_title=_("See also"),
        related=tuple(_entry(book.pieces[id_], "", place) for id_ in piece.related),
        spoken=" ".join((f"{piece.title}.", *body)),
    )
