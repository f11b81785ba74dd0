"""A half-made move. It is nobody's secret: plans are drafted elsewhere."""

from typing import NamedTuple

from skyliners.rules.skyliners.actions import BUILDS, Build
from skyliners.rules.skyliners.pieces import Piece


class Draft(NamedTuple):
    """A half-made move: piece first or site first, and what was last asked about."""

    piece: Piece | None = None
    site: int | None = None
    asked: tuple[int, int] | None = None  # row and depth of an object in the skyline

    @property
    def build(self) -> Build | None:
        if self.piece is None or self.site is None:
            return None
        return BUILDS[self.piece][self.site]
