"""A game on one page: who gets what, a turn, and what brings points."""

from typing import Any, NamedTuple

from skyliners.present.choices import Choice
from skyliners.present.companion.browser import book_of, mode_choices, player_choices
from skyliners.present.companion.game import Supplies
from skyliners.present.games import presented
from skyliners.present.texts import _


class Section(NamedTuple):
    title: str
    body: str
    piece: str  # of the rulebook, to read more


class OverviewModel(NamedTuple):
    title: str
    modes: tuple[Choice, ...]
    players: tuple[Choice, ...]
    supplies: tuple[Supplies, ...]
    sections: tuple[Section, ...]


def overview_model(game: str, mode: Any, players: int) -> OverviewModel:
    pieces = book_of(game).pieces
    companion = presented(game).companion()
    return OverviewModel(
        title=_("Overview"),
        modes=mode_choices(game, mode),
        players=player_choices(game, players),
        supplies=companion.supplies(mode, players),
        sections=tuple(
            Section(pieces[id_].title, " ".join(pieces[id_].body(mode, players)), id_)
            for id_ in companion.OVERVIEW
        ),
    )
