"""Why what is grey in a turn is grey: by the rule's own sentence where a rule is why.

`free` is the table while whoever acts may do something, and None once they may not.
"""

from skyliners.present.skyliners.draft import Draft
from skyliners.present.texts import _, said
from skyliners.rules.skyliners.actions import BUILDS, HIDDEN_PLAN
from skyliners.rules.skyliners.city import SITES
from skyliners.rules.skyliners.legal import refusal
from skyliners.rules.skyliners.pieces import Piece
from skyliners.rules.skyliners.rulings import Rule
from skyliners.rules.skyliners.table import Table


def not_now(waiting_for: str) -> str:
    """Nothing can be done: somebody else acts, or all is done."""
    if waiting_for:
        return _("It’s {name}’s turn.", name=waiting_for)
    return _("All done. End your turn, or take something back.")


def why_not_piece(free: Table | None, piece: Piece, waiting_for: str = "") -> str:
    """Empty: some site takes it."""
    if free is None:
        return not_now(waiting_for)
    rules = {refusal(free, BUILDS[piece][site], None) for site in SITES}
    if None in rules:
        return ""
    if Rule.NO_SUCH_PIECE_LEFT in rules:
        return said(Rule.NO_SUCH_PIECE_LEFT)
    return _("It doesn’t fit anywhere right now.")


def why_not_plan(free: Table | None, waiting_for: str = "") -> str:
    """Empty: a plan can be filed."""
    if free is None:
        return not_now(waiting_for)
    rule = refusal(free, HIDDEN_PLAN, None)
    if rule is Rule.PLAN_ALREADY_FILED:
        return _("All your plans are handed in.")
    return said(rule) if rule else ""


def why_not_build(free: Table | None, draft: Draft, waiting_for: str = "") -> str:
    """Empty: what is drafted can be built."""
    if free is None:
        return not_now(waiting_for)
    if draft.build is not None:
        rule = refusal(free, draft.build, None)
        return said(rule) if rule else ""
    if draft.piece is not None:
        return _("Choose a site first.")
    if draft.site is not None:
        return _("Choose a piece first.")
    return _("Choose a piece and a site first.")
