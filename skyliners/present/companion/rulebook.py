"""The rules in small pieces, as data from assets/rulebook, where the format is explained.

Read when somebody first opens the rules, one game and one language at a time; never at the
start. No game is known here.
"""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from skyliners.places import ASSETS

_FOLDER = ASSETS / "rulebook"
_APP = "app"  # the end of every book: what is about the app, whatever is played
_CONDITION = re.compile(r"\[([a-z0-9 ]+)\] (.*)")


class Paragraph(NamedTuple):
    """Some lines, for one way of playing or one number of players; None: for all."""

    text: str
    mode: str | None = None
    players: int | None = None

    def holds(self, mode: str, players: int) -> bool:
        return self.mode in {None, mode} and self.players in {None, players}


class BookPiece(NamedTuple):
    """One rule."""

    id: str
    chapter: str
    title: str
    keywords: tuple[str, ...]  # what a search should find besides
    paragraphs: tuple[Paragraph, ...]
    related: tuple[str, ...]
    picture: dict[str, Any] | None  # as the game draws it, see present/<room>/picture.py

    def body(self, mode: str, players: int) -> tuple[str, ...]:
        return tuple(part.text for part in self.paragraphs if part.holds(mode, players))


class Chapter(NamedTuple):
    id: str
    title: str
    pieces: tuple[BookPiece, ...]


class Rulebook(NamedTuple):
    room: str  # of its game
    language: str
    chapters: tuple[Chapter, ...]
    pieces: dict[str, BookPiece]  # by id


@cache
def rulebook(room: str, language: str) -> Rulebook:
    """The book of a game, by its room."""
    chapters = (*_chapters(room, language), *_chapters(_APP, language))
    there = {piece.id for chapter in chapters for piece in chapter.pieces}
    linked = tuple(
        chapter._replace(pieces=tuple(_linked(piece, there) for piece in chapter.pieces))
        for chapter in chapters
    )
    pieces = {piece.id: piece for chapter in linked for piece in chapter.pieces}
    return Rulebook(room, language, linked, pieces)


def _linked(piece: BookPiece, there: set[str]) -> BookPiece:
    """The app's chapter may link to what one of the games does not have."""
    return piece._replace(related=tuple(id_ for id_ in piece.related if id_ in there))


def _chapters(folder: str, language: str) -> Iterator[Chapter]:
    written = plan(folder)
    for name, ids in written["chapters"].items():
        title, found = _read(folder, language, name)
        pieces = tuple(
            found[id_]._replace(
                related=tuple(written["pieces"][id_]["related"]),
                picture=written["pieces"][id_].get("picture"),
            )
            for id_ in ids
        )
        yield Chapter(name, title, pieces)


@cache
def plan(folder: str) -> Any:
    """What is the same in all languages."""
    return json.loads((_FOLDER / folder / "pieces.json").read_text(encoding="utf-8"))


def _read(folder: str, language: str, chapter: str) -> tuple[str, dict[str, BookPiece]]:
    """The title of a chapter and its pieces by id, as they stand in its file."""
    path = _FOLDER / folder / language / f"{chapter}.md"
    heading, *parts = re.split(
        r"^## ", path.read_text(encoding="utf-8"), flags=re.MULTILINE
    )
    pieces = [_piece(chapter, part) for part in parts]
    return heading.strip().removeprefix("# "), {piece.id: piece for piece in pieces}


def _piece(chapter: str, text: str) -> BookPiece:
    heading, *lines = (line.strip() for line in text.splitlines() if line.strip())
    id_, title = heading.split(" | ")
    keywords = [line[2:].split(", ") for line in lines if line.startswith("? ")]
    return BookPiece(
        id_,
        chapter,
        title,
        tuple(word for words in keywords for word in words),
        tuple(_paragraphs(lines)),
        related=(),
        picture=None,
    )


def _paragraphs(lines: list[str]) -> Iterator[Paragraph]:
    for line in lines:
        if line.startswith("? "):
            continue
        limited = _CONDITION.fullmatch(line)
        if limited is None:
            yield Paragraph(line)
            continue
        conditions = limited[1].split()
        modes = [word for word in conditions if not word.isdigit()]
        numbers = [int(word) for word in conditions if word.isdigit()]
        yield Paragraph(
            limited[2], modes[0] if modes else None, numbers[0] if numbers else None
        )
