"""How actions, sites, rows and setup cards are written. Written forms are exact:
what is read and written again is the same text."""

from skyliners.rules.refusal import Common, Refused
from skyliners.rules.skyliners.actions import (
    BUILDS,
    FORFEIT,
    HIDDEN_PLAN,
    PLANS,
    Action,
    HiddenPlan,
)
from skyliners.rules.skyliners.city import SITES, SIZE, SetupCard
from skyliners.rules.skyliners.pieces import ROWS, Piece
from skyliners.rules.skyliners.rulings import Rule

ROW_NAMES = "ABCDE"
SITE_NAMES = tuple(f"{'abcde'[site % SIZE]}{site // SIZE + 1}" for site in SITES)
CARD_NAMES = {
    SetupCard(row, depth): f"{ROW_NAMES[row]}{depth + 1}"
    for row in range(ROWS)
    for depth in range(SIZE)
}
_CARDS = {name: card for card, name in CARD_NAMES.items()}
_PIECE_LETTERS = {Piece.FLOOR: "F", Piece.ROOF: "R", Piece.PARK: "K"}

_ACTION_NAMES: dict[Action | HiddenPlan, str] = {
    **{
        build: f"{_PIECE_LETTERS[build.piece]} {SITE_NAMES[build.site]}"
        for builds in BUILDS
        for build in builds
    },
    **{plan: f"P {ROW_NAMES[plan.row]}{plan.segment}" for plans in PLANS for plan in plans},
    HIDDEN_PLAN: "P ??",
    FORFEIT: "-",
}
_ACTIONS = {name: action for action, name in _ACTION_NAMES.items()}


def write_action(action: Action | HiddenPlan) -> str:
    return _ACTION_NAMES[action]


def read_action(text: object) -> Action | HiddenPlan:
    action = _ACTIONS.get(text) if isinstance(text, str) else None
    if action is None:
        raise Refused(Common.UNKNOWN_ACTION, repr(text)[:80])
    return action


def read_card(text: object) -> SetupCard:
    card = _CARDS.get(text) if isinstance(text, str) else None
    if card is None:
        raise Refused(Rule.BAD_SETUP, f"no card shows {repr(text)[:80]}")
    return card
