"""How whoever plays here has done: solved and played, streaks, and the best by grade."""

from collections.abc import Mapping
from typing import Any

from skyliners.bots.patience.deals import Grade
from skyliners.match.patience.dealt import deal_of, seconds_of
from skyliners.match.patience.tally import Game, Tally, games, tally
from skyliners.match.shelf.shelf import Shelf
from skyliners.present.figures import Bars, Figure, Panels, Share
from skyliners.present.patience.names import clock, grade_name, moves_text
from skyliners.present.patience.solved import best_so_far
from skyliners.present.texts import _
from skyliners.rules.patience.table import Table


def so_far(shelf: Shelf) -> Panels:
    return panels([*games(shelf)])


def best_at(shelf: Shelf, table: Table, noted: Mapping[str, Any]) -> str:
    """Was a game that is on the shelf by now better than all before it at its grade?"""
    deal = deal_of(noted)
    if deal is None:
        return ""
    same = [game for game in games(shelf) if game.solved and game.grade is deal.grade]
    this = Game(deal.grade, table.moves, seconds_of(noted), solved=True)
    if this in same:
        same.remove(this)
    before = tally(same)
    return best_so_far(this.moves, this.seconds, before.fewest_moves, before.fastest)


def panels(played: list[Game]) -> Panels:
    if not played:
        return Panels()
    everything = tally(played)
    by_grade = [
        (grade, tally([game for game in played if game.grade is grade])) for grade in Grade
    ]
    by_grade = [(grade, found) for grade, found in by_grade if found.played]
    bars = [
        Bars(
            _("Solved"),
            tuple(_share(grade, found, _solved(found)) for grade, found in by_grade),
        ),
        Bars(
            _("The best so far"),
            tuple(
                _share(grade, found, _best(found))
                for grade, found in by_grade
                if found.solved
            ),
        ),
    ]
    return Panels(
        (
            Figure(str(everything.solved), _("Solved")),
            Figure(str(everything.played), _("Played")),
            Figure(str(everything.streak), _("Streak")),
            Figure(str(everything.best_streak), _("Longest streak")),
        ),
        tuple(each for each in bars if each.shares),
    )


def _share(grade: Grade, found: Tally, text: str) -> Share:
    return Share(grade_name(grade), found.solved / found.played, text)


def _solved(found: Tally) -> str:
    return _("{part} of {whole}", part=found.solved, whole=found.played)


def _best(found: Tally) -> str:
    assert found.fewest_moves is not None
    moves = moves_text(found.fewest_moves)
    return moves if found.fastest is None else f"{moves} · {clock(found.fastest)}"
