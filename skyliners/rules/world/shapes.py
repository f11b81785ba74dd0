"""Shapes of tops: what missions and bonus cards ask for. They lie in any rotation and
mirror image; gaps matter nowhere, so a shape is where its marks are."""

import re
from collections.abc import Iterable
from functools import cache

Points = frozenset[tuple[int, int]]  # column and line, from the north-west corner

_LARGEST = 26
_WRITTEN = re.compile(rf"[#.]{{1,{_LARGEST}}}(?:/[#.]{{1,{_LARGEST}}}){{0,{_LARGEST - 1}}}")
_CARD = re.compile(r"(?P<shape>[#./]+)=(?P<pays>[1-9]|[12][0-9]|30)")


def is_shape(text: object) -> bool:
    return isinstance(text, str) and bool(_WRITTEN.fullmatch(text)) and "#" in text


def is_card(text: object) -> bool:
    """A bonus card is its shape, `=` and what it pays."""
    found = _CARD.fullmatch(text) if isinstance(text, str) else None
    return found is not None and is_shape(found["shape"])


def shape_of(card: str) -> str:
    return card.partition("=")[0]


def pays(card: str) -> int:
    return int(card.partition("=")[2])


@cache
def orientations(shape: str) -> frozenset[Points]:
    """The shape in every way it can lie, each moved into the corner."""
    marks = _cornered(
        (across, down)
        for down, line in enumerate(shape.split("/"))
        for across, mark in enumerate(line)
        if mark == "#"
    )
    found = set()
    for _ in range(4):
        marks = _cornered((down, -across) for across, down in marks)
        found |= {marks, _cornered((-across, down) for across, down in marks)}
    return frozenset(found)


def _cornered(points: Iterable[tuple[int, int]]) -> Points:
    spots = list(points)
    left, top = min(across for across, _ in spots), min(down for _, down in spots)
    return frozenset((across - left, down - top) for across, down in spots)


@cache
def same(shape: str) -> str:
    """One name for all shapes that are rotations or mirror images of each other."""
    return min(str(sorted(points)) for points in orientations(shape))
