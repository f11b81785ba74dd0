"""Where two games that were played by one script differ, and how, down to the leaf."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from tests.app.leaks.held import Held
from tests.app.leaks.plain import Plain

_SHORT = 1500  # letters of a value, to be told


class Look(NamedTuple):
    """All there is to see at one moment, and what was heard since the last."""

    when: str
    seen: str  # a digest of it
    picture: int  # every pixel, likewise
    held: tuple[Held, ...]  # all of it, if somebody looks closely
    heard: tuple[str, ...]


class Scene(NamedTuple):
    """A stretch of a script during which the same people look at the screen."""

    eyes: int | None  # a seat whose secrets differ, or None: anybody
    looks: list[Look]

    @property
    def heard(self) -> tuple[str, ...]:
        return tuple(line for look in self.looks for line in look.heard)


class Difference(NamedTuple):
    when: str
    where: str
    one: str
    other: str

    def __str__(self) -> str:
        return f"{self.when}: {self.where}: {self.one} | {self.other}"


def in_games(
    one: Sequence[Scene], other: Sequence[Scene], *, expect_secrets: bool = True
) -> list[Difference]:
    """All that differs in the first moment in which anything does."""
    for ours, theirs in zip(one, other, strict=False):
        if found := [*_in_scenes(ours, theirs)]:
            return found
    if len(one) != len(other):
        return [_told("in the end", "scenes", len(one), len(other))]
    hidden = [
        {look.seen for look in ours.looks} != {look.seen for look in theirs.looks}
        for ours, theirs in zip(one, other, strict=True)
        if ours.eyes is not None
    ]
    if expect_secrets and hidden and not any(hidden):
        return [Difference("in the end", "nobody saw a secret that differs", "", "")]
    return []


def _in_scenes(one: Scene, other: Scene) -> Iterator[Difference]:
    if one.eyes is not None:
        # What their owner sees may differ, but not what stays behind.
        yield from _in_lines(f"while seat {one.eyes} looks", one.heard, other.heard)
        return
    for ours, theirs in zip(one.looks, other.looks, strict=False):
        if ours != theirs:
            yield from in_trees(ours.when, ours.held, theirs.held)
            yield from _in_lines(ours.when, ours.heard, theirs.heard)
            for name in ("seen", "picture", "when"):
                values = getattr(ours, name), getattr(theirs, name)
                yield from _in_values(ours.when, name, *values)
            return
    if len(one.looks) != len(other.looks):
        last = min(one.looks, other.looks, key=len)[-1]
        yield _told(last.when, "looks", len(one.looks), len(other.looks))


def in_trees(when: str, one: Sequence[Held], other: Sequence[Held]) -> Iterator[Difference]:
    """Widget by widget, as long as the same ones are there."""
    for ours, theirs in zip_longest(one, other):
        if ours is None or theirs is None or ours.place != theirs.place:
            yield _told(when, "tree", ours and ours.place, theirs and theirs.place)
            return
        yield from _in_values(when, ours.place, ours.named, theirs.named)


def _in_lines(when: str, one: Sequence[str], other: Sequence[str]) -> Iterator[Difference]:
    """Line by line; if one game has more of them, to the first that differs."""
    for ours, theirs in zip_longest(one, other):
        if ours != theirs:
            yield _told(when, "heard", ours, theirs)
            if len(one) != len(other):
                return


def _in_values(when: str, where: str, one: Plain, other: Plain) -> Iterator[Difference]:
    if one == other:
        return
    if not (isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other)):
        yield _told(when, where, one, other)
    elif _is_named(one) and _is_named(other) and one[0] == other[0]:
        yield from _in_values(when, f"{where}.{one[0]}", one[1], other[1])
    else:
        for place, (ours, theirs) in enumerate(zip(one, other, strict=True)):
            deeper = where if _is_named(ours) and _is_named(theirs) else f"{where}[{place}]"
            yield from _in_values(when, deeper, ours, theirs)


def _is_named(value: Plain) -> bool:
    """A name and what it names."""
    return isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str)


def _told(when: str, where: str, one: Plain, other: Plain) -> Difference:
    return Difference(when, where, repr(one)[:_SHORT], repr(other)[:_SHORT])
