"""Finding a rule by a few words, however they are typed: without accents, in part, with
a slip of the finger. The index is made once a book, when somebody first searches."""

import re
from collections import Counter, defaultdict
from functools import cache
from math import log
from typing import NamedTuple
from unicodedata import combining, normalize

from skyliners.present.companion.rulebook import BookPiece, Rulebook, rulebook

MOST = 8  # results shown
_WEIGHTS = {"title": 8, "keyword": 6, "body": 2}
_EXACT, _PREFIX, _INSIDE, _TYPO = 4, 3, 2, 1  # how well a word fits
_SHORTEST_TYPO = 3  # letters; shorter words with slips could be anything
_LONG = 6  # letters; in words as long as this two slips are forgiven
_SHORTEST_INSIDE = 4
_MEANT = 0.3  # of how well the best piece fits
_UMLAUT = re.compile("([aou])e")  # as it is written on keyboards that have none


class Index(NamedTuple):
    words: dict[str, dict[str, int]]  # by word: by id of a piece, how much it says
    order: dict[str, int]  # ids in the order of the book


def folded(text: str) -> str:
    """Small letters without accents: as people type in a hurry."""
    apart = normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not combining(letter))


def words_of(text: str) -> list[str]:
    return re.findall(r"\w+", folded(text))


@cache
def index(room: str, language: str) -> Index:
    words: dict[str, dict[str, int]] = {}
    pieces = rulebook(room, language).pieces
    for piece in pieces.values():
        for word, weight in _said(piece).items():
            words.setdefault(word, {})[piece.id] = weight
    return Index(words, {id_: place for place, id_ in enumerate(pieces)})


def _said(piece: BookPiece) -> Counter[str]:
    said: Counter[str] = Counter()
    body = " ".join(paragraph.text for paragraph in piece.paragraphs)
    keywords = " ".join(piece.keywords)
    for part, text in (("title", piece.title), ("keyword", keywords), ("body", body)):
        for word in set(words_of(text)):
            said[word] += _WEIGHTS[part]
    return said


def search(query: str, book: Rulebook) -> tuple[BookPiece, ...]:
    """The pieces that fit best, the best first. People ask whole questions: words that
    are short or found everywhere ("can I … on a …?") hardly count, and what fits much less
    than the best was not meant."""
    made = index(book.room, book.language)
    fits: defaultdict[str, float] = defaultdict(float)
    for token in words_of(query):
        found = fitting(token, book.room, book.language)
        says = min(len(token), _LONG) * log((len(made.order) + 1) / (len(found) + 0.5))
        for id_, fit in found.items():
            fits[id_] += says * fit
    least = max(fits.values(), default=0.0) * _MEANT
    meant = (id_ for id_, fit in fits.items() if fit >= least)
    ranked = sorted(meant, key=lambda id_: (-fits[id_], made.order[id_]))
    return tuple(book.pieces[id_] for id_ in ranked[:MOST])


@cache
def fitting(token: str, room: str, language: str) -> dict[str, int]:
    """What a word finds, and how much it says there. Cached, so that typing on only
    costs the word that is being typed."""
    known = index(room, language).words
    found: Counter[str] = Counter()
    hits = {word: fit for word in known if (fit := _fit(token, word))}
    if not hits and (plain := _UMLAUT.sub(r"\1", token)) != token:
        hits = {word: fit for word in known if (fit := _fit(plain, word))}
    if not hits and len(token) >= _SHORTEST_TYPO:
        slips = 1 if len(token) < _LONG else 2
        begin = set(token[:2])  # few slip on both of the first letters
        hits = {
            word: _TYPO
            for word in known
            if not begin.isdisjoint(word[:3]) and _near(token, word, slips)
        }
    for word, fit in hits.items():
        for id_, weight in known[word].items():
            found[id_] = max(found[id_], fit * weight)
    return dict(found)


def _fit(token: str, word: str) -> int:
    if word.startswith(token):
        return _EXACT if word == token else _PREFIX
    return _INSIDE if len(token) >= _SHORTEST_INSIDE and token in word else 0


def _near(token: str, word: str, slips: int) -> bool:
    """Does the word begin like this, but for so many letters wrong, missing, too many or
    the wrong way round?"""
    if len(token) > len(word) + slips:
        return False
    same = 0
    for ours, theirs in zip(token, word, strict=False):
        if ours != theirs:
            break
        same += 1
    token, word = token[same:], word[same:]
    if len(token) <= slips:
        return True
    if not slips:
        return False
    swapped = len(word) > 1 and token[:2] == word[1::-1]
    return (
        (swapped and _near(token[2:], word[2:], slips - 1))
        or _near(token[1:], word[1:], slips - 1)
        or _near(token[1:], word, slips - 1)
        or _near(token, word[1:], slips - 1)
    )
