"""The rules in small pieces, as data from assets/rulebook, where the format is explained.

Read when somebody first opens the rules, one language at a time; never at the start.
"""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from skyliners.places import ASSETS
from skyliners.rules.skyliners.pieces import Mode

_FOLDER = ASSETS / "rulebook"
_CONDITION = re.compile(r"\[([a-z0-9 ]+)\] (.*)")


class Paragraph(NamedTuple):
    """Some lines, for one of the games or one number of players; None: for all."""

    text: str
    mode: Mode | None = None
    players: int | None = None

    def holds(self, mode: Mode, players: int) -> bool:
        return self.mode in {None, mode} and self.players in {None, players}


class Piece(NamedTuple):
    """One rule."""

    id: str
    chapter: str
    title: str
    keywords: tuple[str, ...]  # what a search should find besides
    paragraphs: tuple[Paragraph, ...]
    related: tuple[str, ...]
    picture: dict[str, Any] | None  # a tiny situation, see present/picture.py

    def body(self, mode: Mode, players: int) -> tuple[str, ...]:
        return tuple(part.text for part in self.paragraphs if part.holds(mode, players))


class Chapter(NamedTuple):
    id: str
    title: str
    pieces: tuple[Piece, ...]


class Rulebook(NamedTuple):
    language: str
    chapters: tuple[Chapter, ...]
    pieces: dict[str, Piece]  # by id


@cache
def rulebook(language: str) -> Rulebook:
    written = plan()
    chapters = []
    for name, ids in written["chapters"].items():
        title, found = _read(language, name)
        pieces = tuple(
            found[id_]._replace(
                related=tuple(written["pieces"][id_]["related"]),
                picture=written["pieces"][id_].get("picture"),
            )
            for id_ in ids
        )
        chapters.append(Chapter(name, title, pieces))
    return Rulebook(
        language,
        tuple(chapters),
        {piece.id: piece for chapter in chapters for piece in chapter.pieces},
    )


@cache
def plan() -> Any:
    """What is the same in all languages."""
    return json.loads((_FOLDER / "pieces.json").read_text(encoding="utf-8"))


def _read(language: str, chapter: str) -> tuple[str, dict[str, Piece]]:
    """The title of a chapter and its pieces by id, as they stand in its file."""
    text = (_FOLDER / language / f"{chapter}.md").read_text(encoding="utf-8")
    heading, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    pieces = [_piece(chapter, part) for part in parts]
    return heading.strip().removeprefix("# "), {piece.id: piece for piece in pieces}


def _piece(chapter: str, text: str) -> Piece:
    heading, *lines = (line.strip() for line in text.splitlines() if line.strip())
    id_, title = heading.split(" | ")
    keywords = [line[2:].split(", ") for line in lines if line.startswith("? ")]
    return Piece(
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
        modes = [Mode(word) for word in conditions if not word.isdigit()]
        numbers = [int(word) for word in conditions if word.isdigit()]
        yield Paragraph(
            limited[2], modes[0] if modes else None, numbers[0] if numbers else None
        )
