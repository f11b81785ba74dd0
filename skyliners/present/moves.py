"""All moves of a game so far, told in words, by round and by who made them; and what
everybody has so far, where that lies open. It is made from what everybody may know: of
what was done in secret it tells that it was done."""

from itertools import groupby
from typing import Any, NamedTuple

from skyliners.match.replay import Replay
from skyliners.present.game import Acted, Standing
from skyliners.present.games import alone, presented, shown
from skyliners.present.results import Column
from skyliners.present.texts import _
from skyliners.rules.games import rules_of
from skyliners.rules.seats import Color


class Turn(NamedTuple):
    """What somebody did in one turn; chance is nobody."""

    color: Color | None
    text: str


class Round(NamedTuple):
    title: str
    turns: tuple[Turn, ...]


class MovesModel(NamedTuple):
    title: str
    note: str  # how far it has come
    empty: str  # there is nothing to tell yet
    rounds: tuple[Round, ...]
    scores_title: str
    labels: tuple[str, ...]
    total_text: str
    columns: tuple[Column, ...]  # empty: scores are not open
    scores_note: str


def standing_of(game: str, table: Any) -> Standing | None:
    """The scores so far; None: nobody is to know them yet, or nobody is beaten."""
    return None if alone(game) else shown(game).standing(table)


def moves_model(game: str, replay: Replay, seat: int | None) -> MovesModel:
    """`seat`: of whoever looks at the board they come from, and go back to."""
    said, table = presented(game), replay.tables[-1]
    rounds = _rounds(game, replay, seat)
    standing = standing_of(game, table)
    return MovesModel(
        title=_("Moves and scores") if standing else _("Moves so far"),
        note=said.where(table, turn_done=False),
        empty="" if rounds else _("Nothing has happened yet."),
        rounds=rounds,
        scores_title=_("Scores so far") if standing else "",
        labels=standing.labels if standing else (),
        total_text=_("Total"),
        columns=_columns(table, standing) if standing else (),
        scores_note=standing.note if standing else "",
    )


def _rounds(game: str, replay: Replay, seat: int | None) -> tuple[Round, ...]:
    said, public, table = presented(game), rules_of(game).in_public, replay.tables[-1]
    told = [
        (acted, said.told(after, public(action), seat))
        for acted, after, action in zip(
            said.turns(table), replay.tables[1:], replay.actions, strict=True
        )
    ]
    return tuple(
        Round(_("Round {n}", n=number), tuple(_turns(table, [*round_])))
        for number, round_ in groupby(told, key=lambda move: move[0].round)
    )


def _turns(table: Any, told: list[tuple[Acted, str]]) -> list[Turn]:
    by_oneself = len(table.seats) <= 1
    return [
        Turn(
            None if seat is None or by_oneself else table.seats[seat].color,
            " ".join(text for _acted, text in turn),
        )
        for seat, turn in groupby(told, key=lambda move: move[0].seat)
    ]


def _columns(table: Any, standing: Standing) -> tuple[Column, ...]:
    return tuple(
        Column(seat.name, seat.color, won=False, numbers=numbers, total=sum(numbers))
        for seat, numbers in zip(table.seats, standing.numbers, strict=True)
    )
