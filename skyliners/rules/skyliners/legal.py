"""What is allowed. One function names the rule that forbids an action, or None;
the list of legal actions is the same rules read the other way round."""

from collections.abc import Sequence
from itertools import compress

from skyliners.rules.refusal import Common, Ruling
from skyliners.rules.skyliners.actions import (
    BUILDS,
    FORFEIT,
    PLANS,
    Action,
    Build,
    HiddenPlan,
    Plan,
)
from skyliners.rules.skyliners.city import RISE, Standing, standing
from skyliners.rules.skyliners.pieces import Mode, Piece
from skyliners.rules.skyliners.rulings import Rule
from skyliners.rules.skyliners.table import Table
from skyliners.rules.skyliners.view import Hand

# What goes on what: the whole building code.
_BUILDING_CODE: dict[Piece, dict[Standing, Rule]] = {
    Piece.FLOOR: {
        Standing.PARK: Rule.SITE_HAS_PARK,
        Standing.ROOF: Rule.SITE_HAS_ROOF,
    },
    Piece.ROOF: {
        Standing.PARK: Rule.SITE_HAS_PARK,
        Standing.ROOF: Rule.SITE_HAS_ROOF,
        Standing.GROUND: Rule.ROOF_NEEDS_FLOOR,
    },
    Piece.PARK: {
        Standing.PARK: Rule.SITE_HAS_PARK,
        Standing.ROOF: Rule.SITE_HAS_ROOF,
        Standing.FLOORS: Rule.PARK_NEEDS_GROUND,
    },
}
_STANDING = tuple(standing(height) for height in range(256))

# _FITS[piece][height]: may the piece go on what is that high? As bytes, so that
# `translate` answers for the whole city at once.
_FITS = tuple(
    bytes(stands not in _BUILDING_CODE[piece] for stands in _STANDING) for piece in Piece
)


def refusal(table: Table, action: Action | HiddenPlan, hand: Hand | None) -> Ruling | None:
    """The rule that forbids an action to the player whose turn it is, or None.

    Only whether a certain planning card is still in hand needs that player's hand;
    everything else can be told from the open table.
    """
    if table.turn is None:
        return Common.GAME_OVER
    if isinstance(action, Build):
        return _build_refusal(table, action)
    if isinstance(action, (Plan, HiddenPlan)):
        return _plan_refusal(table, action, hand)
    stock = table.stocks[table.turn.seat]
    return Rule.MUST_ACT if stock.cards or _can_build(table) else None


def _build_refusal(table: Table, action: Build) -> Rule | None:
    assert table.turn is not None
    if not table.stocks[table.turn.seat][action.piece]:
        return Rule.NO_SUCH_PIECE_LEFT
    if action.site == table.built_this_turn:
        return Rule.SITE_TWICE_IN_TURN
    return _BUILDING_CODE[action.piece].get(_STANDING[table.heights[action.site]])


def _plan_refusal(
    table: Table, action: Plan | HiddenPlan, hand: Hand | None
) -> Rule | None:
    assert table.turn is not None
    if table.mode is Mode.INTRODUCTORY:
        return Rule.NO_PLANS_IN_INTRODUCTORY
    if table.turn.action == 1 and _can_build(table):
        return Rule.FIRST_ACTION_BUILDS
    if not table.stocks[table.turn.seat].cards:
        return Rule.PLAN_ALREADY_FILED
    if isinstance(action, Plan) and hand and action.row not in hand.rows_left:
        return Rule.PLAN_ALREADY_FILED
    return None


def legal_builds(table: Table) -> list[Action]:
    """Everything the player whose turn it is could build now."""
    if table.turn is None:
        return []
    stock = table.stocks[table.turn.seat]
    heights = table.heights
    built = table.built_this_turn
    if built is not None:  # closed for this turn, like a park
        heights = heights[:built] + bytes((RISE[Piece.PARK],)) + heights[built + 1 :]
    builds: list[Action] = []
    for number, fits, of_piece in zip(stock, _FITS, BUILDS, strict=False):
        if number:
            builds += compress(of_piece, heights.translate(fits))
    return builds


def _can_build(table: Table) -> bool:
    return bool(legal_builds(table))


def legal_actions(table: Table, hand: Hand) -> Sequence[Action]:
    """Every action open to the player whose turn it is; empty when the game is over."""
    turn = table.turn
    if turn is None:
        return ()
    actions = legal_builds(table)
    if table.stocks[turn.seat].cards and (turn.action == 2 or not actions):
        for row in hand.rows_left:
            actions += PLANS[row]
    return actions or (FORFEIT,)
