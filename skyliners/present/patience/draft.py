"""What a finger means: cards picked up, put down, tapped, or chosen with the keyboard. A
draft and a touch come in; a draft, a move or a refusal comes out.

A tap moves a card and what lies on it to the best place, where there is no doubt which that
is; else it is picked up, and the next tap says where to.
"""

from typing import NamedTuple

from skyliners.rules.deck import Card
from skyliners.rules.patience.legal import refusal
from skyliners.rules.patience.pieces import Move
from skyliners.rules.patience.rulings import Rule
from skyliners.rules.patience.table import Row, Table, is_run
from skyliners.rules.refusal import Common, Ruling


class Picked(NamedTuple):
    """So many cards from the end of a row."""

    row: int
    number: int


class Draft(NamedTuple):
    picked: Picked | None = None
    aim: int | None = None  # the row that is proposed, by the hint or by the keyboard
    at: Picked | None = None  # where the keyboard is
    refused: Ruling | None = None


class Meant(NamedTuple):
    draft: Draft
    move: Move | None = None


def loose(row: Row) -> int:
    """How many cards at its end move together at most."""
    count = min(1, len(row.up))
    while count < len(row.up) and is_run(row.up[-count - 1 :]):
        count += 1
    return count


def places(table: Table, picked: Picked) -> list[int]:
    """Rows where these cards may go, the best first: right behind the next higher of their
    design, then any other card, an empty row at last."""
    rows = (row for row in range(len(table.rows)) if row != picked.row)
    fitting = [
        row for row in rows if refusal(table, Move(picked.number, picked.row, row)) is None
    ]
    first = table.rows[picked.row].up[-picked.number]
    return sorted(fitting, key=lambda row: (_rank(first, table.rows[row]), row))


def _rank(card: Card, row: Row) -> int:
    if not row.up:
        return 3
    last = row.up[-1]
    if last.design == card.design:
        return 0 if last.value == card.value + 1 else 2
    return 1


def _doubtless(table: Table, picked: Picked, found: list[int]) -> bool:
    """Does everybody see where they belong?"""
    first = table.rows[picked.row].up[-picked.number]
    different = {(row if table.rows[row].up else None) for row in found}
    return len(different) == 1 or _rank(first, table.rows[found[0]]) == 0


def lift(table: Table, row: int, card: int) -> Picked | Ruling:
    """The card of this place in its row, from the deepest, and all that lie on it."""
    if table.over:
        return Common.GAME_OVER
    lies = table.rows[row]
    count = len(lies) - card
    if not 0 < count <= len(lies.up):
        return Rule.NO_SUCH_CARDS
    return Picked(row, count) if count <= loose(lies) else Rule.NOT_A_RUN


def drag(table: Table, row: int, card: int) -> Draft:
    """A finger pulls at a card."""
    found = lift(table, row, card)
    return Draft(found) if isinstance(found, Picked) else Draft(refused=found)


def drop(draft: Draft, table: Table, row: int | None) -> Meant:
    """What was picked up is put down there; anywhere else, and on its own row, it goes back
    to where it was."""
    picked = draft.picked
    if picked is None or row in {None, picked.row}:
        return Meant(Draft(at=draft.at))
    assert row is not None
    move = Move(picked.number, picked.row, row)
    refused = refusal(table, move)
    if refused is not None:
        return Meant(Draft(at=draft.at, refused=refused))
    return Meant(Draft(), move)


def tap(draft: Draft, table: Table, row: int, card: int | None) -> Meant:
    """`card` is its place in the row, from the deepest; None: where no card lies."""
    if draft.picked is not None and row != draft.picked.row:
        return drop(draft, table, row)
    if card is None:
        return Meant(Draft())
    found = lift(table, row, card)
    if not isinstance(found, Picked):
        return Meant(Draft(refused=found))
    ways = places(table, found)
    if not ways:
        return Meant(Draft(refused=Rule.DOES_NOT_FIT))
    if found == draft.picked or _doubtless(table, found, ways):
        return Meant(Draft(), Move(found.number, found.row, ways[0]))
    return Meant(Draft(found))


def hinted(move: Move) -> Draft:
    """What the solver would do, ready to be done."""
    return Draft(Picked(move.source, move.count), aim=move.target)


ARROWS = ("left", "right", "up", "down")


def press_arrow(draft: Draft, table: Table, key: str) -> Draft:
    """From row to row; up and down for more cards or fewer, until they are picked up."""
    step = {"left": -1, "right": 1}.get(key)
    rows = len(table.rows)
    if draft.picked is not None:
        if step is None:
            return draft._replace(refused=None)
        here = draft.picked.row if draft.aim is None else draft.aim
        return draft._replace(aim=(here + step) % rows, refused=None)
    at = draft.at or Picked(0 if step != -1 else rows - 1, 1)
    if draft.at is not None and step is not None:
        at = Picked((at.row + step) % rows, 1)
    elif step is None:
        most = max(loose(table.rows[at.row]), 1)
        at = Picked(at.row, min(max(at.number + (1 if key == "up" else -1), 1), most))
    return Draft(at=at)


def press_enter(draft: Draft, table: Table) -> Meant:
    """Pick up what the keyboard is at, or put it down where it aims."""
    if draft.picked is not None:
        meant = drop(draft, table, draft.aim)
        return meant if meant.move is None else meant._replace(draft=_stay(draft))
    if draft.at is None:
        return Meant(Draft(at=Picked(0, 1)))
    found = lift(table, draft.at.row, len(table.rows[draft.at.row]) - draft.at.number)
    if not isinstance(found, Picked):
        return Meant(Draft(at=draft.at, refused=found))
    ways = places(table, found)
    return Meant(Draft(found, aim=ways[0] if ways else None, at=draft.at))


def _stay(draft: Draft) -> Draft:
    """After a move the keyboard is where the cards went."""
    return Draft(at=None if draft.aim is None else Picked(draft.aim, 1))
