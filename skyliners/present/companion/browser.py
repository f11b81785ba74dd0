"""The rules of a game on screen: where somebody is in its book, and what they see there."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from skyliners.games import entry_of
from skyliners.present.choices import Choice
from skyliners.present.companion.game import Helper
from skyliners.present.companion.rulebook import (
    BookPiece,
    Paragraph,
    Rulebook,
    rulebook,
)
from skyliners.present.companion.search import search
from skyliners.present.games import presented
from skyliners.present.texts import _, plural, spoken
from skyliners.rules.games import rules_of


class Bookmark(NamedTuple):
    """Where somebody is in the book, and for which game they read it."""

    game: str
    mode: Any  # one of the game's ways of playing
    players: int
    query: str = ""
    chapter: str | None = None
    piece: str | None = None
    situation: Any = None  # the picture that led here, instead of the book's own


class Entry(NamedTuple):
    """Something to open: a chapter, or a piece."""

    id: str
    title: str
    note: str  # how much is in it, or which chapter it is from
    is_chapter: bool
    open: bool = False  # it is what is being read


class BookPieceModel(NamedTuple):
    id: str
    title: str
    chapter: str
    caption: str  # of the picture
    picture: Any  # the game draws it; None: there is none
    body: str
    related_title: str
    related: tuple[Entry, ...]
    spoken: str  # all of it, to be read aloud


class RulesModel(NamedTuple):
    title: str
    game: str  # whose book it is
    hint: str  # in the empty search field
    query: str
    helpers: tuple[Helper, ...]  # only on the first page
    heading: str  # above the entries
    entries: tuple[Entry, ...]
    modes: tuple[Choice, ...]
    players: tuple[Choice, ...]
    piece: BookPieceModel | None
    at_first_page: bool


def first_page(game: str) -> Bookmark:
    """A book just opened: for the last of its ways of playing, which has the most rules."""
    return Bookmark(game, presented(game).MODES[-1], min(rules_of(game).PLAYERS))


def rules_model(place: Bookmark, *, spread: bool = False) -> RulesModel:
    """Where the book lies spread out, with a page beside the list, that page is never
    empty."""
    book = book_of(place.game)
    if spread and place.piece is None:
        place = place._replace(piece=next(iter(book.pieces)))
    first = not place.query.strip() and place.chapter is None
    heading, entries = _entries(book, place)
    return RulesModel(
        title=_("Rules & help"),
        game=place.game,
        hint=_("Search the rules"),
        query=place.query,
        helpers=presented(place.game).companion().helpers() if first else (),
        heading=heading,
        entries=entries,
        modes=mode_choices(place.game, place.mode),
        players=player_choices(place.game, place.players)
        if any(part.players for part in _all_parts(book))
        else (),
        piece=_piece(book, place),
        at_first_page=first,
    )


def book_of(game: str) -> Rulebook:
    """The book of a game, in the language spoken."""
    return rulebook(entry_of(game).room, spoken())


def mode_choices(game: str, chosen: Any) -> tuple[Choice, ...]:
    """Its ways of playing; nothing, where its book says the same about all of them."""
    model = presented(game)
    choices = tuple(
        Choice(mode, model.mode_name(mode), chosen=mode == chosen) for mode in model.MODES
    )
    if len(choices) < 2 or not any(part.mode for part in _all_parts(book_of(game))):
        return ()
    return choices


def _all_parts(book: Rulebook) -> Iterator[Paragraph]:
    return (part for piece in book.pieces.values() for part in piece.paragraphs)


def player_choices(game: str, chosen: int) -> tuple[Choice, ...]:
    choices = tuple(
        Choice(number, plural("{n} player", "{n} players", number), chosen=number == chosen)
        for number in sorted(rules_of(game).PLAYERS)
    )
    return choices if len(choices) > 1 else ()


def _entries(book: Rulebook, place: Bookmark) -> tuple[str, tuple[Entry, ...]]:
    titles = {chapter.id: chapter.title for chapter in book.chapters}
    if place.query.strip():
        found = search(place.query, book)
        heading = "" if found else _("Nothing found. How about another word?")
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


def _entry(piece: BookPiece, note: str, place: Bookmark) -> Entry:
    return Entry(
        piece.id, piece.title, note, is_chapter=False, open=piece.id == place.piece
    )


def _piece(book: Rulebook, place: Bookmark) -> BookPieceModel | None:
    if place.piece is None:
        return None
    piece = book.pieces[place.piece]
    chapter = next(one for one in book.chapters if one.id == piece.chapter)
    body = piece.body(place.mode, place.players)
    picture = place.situation
    if picture is None and piece.picture is not None:
        drawn = presented(place.game).companion().picture
        picture = drawn(piece.picture, place.mode, place.players)
    return BookPieceModel(
        piece.id,
        piece.title,
        chapter.title,
        caption=_("The situation in this game") if place.situation else "",
        picture=picture,
        body="\n\n".join(body),
        related_title=_("See also"),
        related=tuple(_entry(book.pieces[id_], "", place) for id_ in piece.related),
        spoken=" ".join((f"{piece.title}.", *body)),
    )
