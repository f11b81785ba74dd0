"""A patience being played: the cards, what can be done, how it goes."""

from typing import NamedTuple

from skyliners.bots.patience.deals import Deal
from skyliners.bots.patience.outlook import Outlook
from skyliners.present.deck.names import card_told
from skyliners.present.patience.board import Board, board
from skyliners.present.patience.draft import Draft
from skyliners.present.patience.names import clock, deal_name, moves_text, row_name
from skyliners.present.texts import _, plural, said
from skyliners.rules.patience.table import Table
from skyliners.rules.refusal import Ruling


class Hint(NamedTuple):
    """The solver, as far as somebody has asked it."""

    asked: bool = False  # and it has not answered yet
    given: bool = False  # the draft is its answer
    unknown: bool = False  # it knows no way, nor that there is none


class TurnModel(NamedTuple):
    title: str
    step: str  # moves and time
    board: Board
    prompt: str
    rule: Ruling | None
    warning: str
    way_back: str  # the key that leads back to the last turning point; empty: there is none
    finish: str  # the key that plays it to the end; empty: not yet
    undo_text: str
    hint_text: str
    can_undo: bool
    undo_why: str
    can_ask: bool
    ask_why: str
    hinted: bool  # the hint is shown


class Around(NamedTuple):
    """What a turn is shown with besides the table and the draft."""

    deal: Deal | None = None
    seconds: int = 0
    outlook: Outlook = Outlook()
    hint: Hint = Hint()
    can_undo: bool = False
    trouble: str = ""


def turn_model(table: Table, draft: Draft, around: Around) -> TurnModel:
    lost = around.outlook.lost
    turning = around.outlook.turning
    back = 0 if turning is None else table.moves - turning
    return TurnModel(
        title=deal_name(around.deal),
        step=_(
            "{moves} · {time}", moves=moves_text(table.moves), time=clock(around.seconds)
        ),
        board=board(table, draft),
        prompt=_prompt(table, draft, around),
        rule=draft.refused,
        warning=around.trouble or (_("No way on from here.") if lost else ""),
        way_back=plural("Take back {n} move", "Take back {n} moves", back)
        if lost and back and not table.over
        else "",
        finish=_("Finish") if _plain_sailing(table, around.outlook) else "",
        undo_text=_("Undo"),
        hint_text=_("Hint"),
        can_undo=around.can_undo,
        undo_why=_("Nothing to take back."),
        can_ask=not table.over and not lost,
        ask_why=_("There is no way on from here: take moves back first."),
        hinted=around.hint.given,
    )


def _plain_sailing(table: Table, outlook: Outlook) -> bool:
    """Everything lies open, and there is a way: the rest is only moving cards."""
    return bool(outlook.way) and not any(row.down for row in table.rows)


def _prompt(table: Table, draft: Draft, around: Around) -> str:
    if table.over:
        return _("Solved!")
    if draft.refused is not None:
        return said(draft.refused)
    if around.hint.asked:
        return _("Let me think…")
    if around.hint.unknown:
        return _("I can’t see a way on from here. There may still be one.")
    picked = draft.picked
    if picked is not None:
        name = card_told(table.rows[picked.row].up[-picked.number])
        if draft.aim is not None:
            return _("{card} to row {row}?", card=name, row=row_name(draft.aim))
        return _("{card}: where to?", card=name)
    if around.outlook.lost:
        return _("You can go back to where there was one.")
    if not table.moves:
        return _("Drag a card, or tap it.")
    return ""
