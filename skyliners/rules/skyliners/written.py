"""A game of Skyliners as its record holds it: seats, setup cards and actions; whole, or
what one player may know of it."""

from collections.abc import Sequence
from typing import Any

from skyliners.rules.game import Opening
from skyliners.rules.refusal import Common, Refused
from skyliners.rules.seats import read_seat, read_viewer, seats_shown
from skyliners.rules.skyliners.actions import (
    HIDDEN_PLAN,
    Action,
    HiddenPlan,
    Plan,
    in_public,
)
from skyliners.rules.skyliners.city import District, Side
from skyliners.rules.skyliners.imagine import witness
from skyliners.rules.skyliners.legal import legal_actions
from skyliners.rules.skyliners.notation import (
    CARD_NAMES,
    ROW_NAMES,
    SITE_NAMES,
    read_card,
    write_action,
)
from skyliners.rules.skyliners.pieces import FLOORS, Mode
from skyliners.rules.skyliners.scoring import RowScore, score
from skyliners.rules.skyliners.state import State, opening, play, view
from skyliners.rules.skyliners.table import Seat, check_seats, lay, schedule
from skyliners.rules.skyliners.view import Hand, View

KEYS = {"seats": list, "setup": list}
OPTIONAL_KEYS = {"viewer": object}
HIDDEN = "?"

Position = State | View


def read(data: dict[str, Any]) -> Opening[Position]:
    """The game when its first turn begins. If it cannot even begin, what is hidden and
    should not be is told before everything else, wherever it stands."""
    shown = seats_shown(len(data["seats"]), data)
    try:
        return Opening(_opening(data, shown))
    except Refused as refused:
        if refused.rule is not Common.REDACTED:
            _check_plans(data, shown)
        raise


def _opening(data: dict[str, Any], shown: range) -> Position:
    cards = [_skyscraper(entry) for entry in data["seats"]]
    if any(cards[seat] == HIDDEN for seat in shown):
        raise Refused(Common.REDACTED, "a skyscraper card that belongs in it is hidden")
    viewer = read_viewer(data)
    seats = tuple(_seat(entry) for entry in data["seats"])
    check_seats(seats)
    others = (card for seat, card in enumerate(cards) if seat not in shown)
    if any(card != HIDDEN for card in others):
        raise Refused(Common.BAD_SEATS, "a redacted record shows another's card")
    districts = _districts([cards[seat] for seat in shown])
    setup = tuple(read_card(card) for card in data["setup"])
    table = lay(Mode(data["mode"]), seats, setup)
    if viewer is None:
        return opening(table, districts)
    return View(table, viewer, Hand(districts[0], ()))


def _check_plans(data: dict[str, Any], shown: range) -> None:
    """A plan that is hidden, though whoever filed it is not. Whose action it was is known
    from its number alone, if the number of players makes sense."""
    players = len(data["seats"])
    if players in FLOORS:
        whose = [turn.seat for turn in schedule(Mode(data["mode"]), players)]
    else:
        whose = []
    for index, written in enumerate(data["actions"]):
        known = whose[index] in shown if index < len(whose) else "viewer" not in data
        if written == write_action(HIDDEN_PLAN) and known:
            raise Refused(Common.REDACTED, "a plan that belongs in it is hidden", index)


def _skyscraper(entry: Any) -> Any:
    return entry.get("skyscraper") if isinstance(entry, dict) else None


def _seat(entry: Any) -> Seat:
    seat = read_seat(entry, ("side", "skyscraper"))
    side = entry["side"]
    if side not in tuple(Side):
        raise Refused(Common.BAD_SEATS, f"there is no side {side!r:.40}")
    return Seat(seat.name, Side(side), seat.color)


def _districts(cards: list[Any]) -> list[District]:
    for card in cards:
        if card not in tuple(District):
            raise Refused(Common.BAD_SEATS, f"there is no district {card!r:.40}")
    if len(set(cards)) < len(cards):
        raise Refused(Common.BAD_SEATS, "a skyscraper card is dealt twice")
    return [District(card) for card in cards]


def after(position: Position, action: Action | HiddenPlan) -> Position:
    turn = position.table.turn
    if isinstance(position, State):
        if isinstance(action, HiddenPlan):
            raise Refused(Common.REDACTED, "a plan that belongs in it is hidden")
        return play(position, action)
    if turn is not None:
        if turn.seat == position.seat and isinstance(action, HiddenPlan):
            raise Refused(Common.REDACTED, "the viewer's own plan is hidden")
        if turn.seat != position.seat and isinstance(action, Plan):
            raise Refused(Common.UNKNOWN_ACTION, "a redacted record shows another's plan")
    return witness(position, action)


def legal(position: Position) -> Sequence[Action]:
    """Every legal next action; `redacted` if it hides the hand that is to act."""
    table = position.table
    if table.turn is None:
        return ()
    seat = table.turn.seat
    if isinstance(position, State):
        return legal_actions(table, position.hands[seat])
    if position.seat != seat:
        raise Refused(Common.REDACTED, f"only seat {position.seat} may be asked for")
    return legal_actions(table, position.hand)


def write(start: Position, actions: Sequence[Action | HiddenPlan]) -> dict[str, Any]:
    table = start.table
    return {
        "seats": [
            {
                "name": seat.name,
                "side": seat.side.value,
                "color": seat.color.value,
                "skyscraper": hand.skyscraper.value if hand else HIDDEN,
            }
            for seat, hand in zip(table.seats, _hands(start), strict=True)
        ],
        "setup": [CARD_NAMES[card] for card in table.setup],
        "actions": [write_action(action) for action in actions],
    }


def _hands(position: Position) -> tuple[Hand | None, ...]:
    """Every seat's hand, or None where it is hidden."""
    if isinstance(position, State):
        return position.hands
    seats = range(len(position.table.seats))
    return tuple(position.hand if seat == position.seat else None for seat in seats)


def redact(
    start: State, actions: Sequence[Action], seat: int
) -> tuple[View, list[Action | HiddenPlan]]:
    """The same game as one seat may know it."""
    turns = schedule(start.table.mode, len(start.hands))
    told = [
        action if turn.seat == seat else in_public(action)
        for turn, action in zip(turns, actions, strict=False)
    ]
    return view(start, seat), told


# For the command line


def describe(position: Position) -> dict[str, Any]:
    table = position.table
    turn = table.turn
    told: dict[str, Any] = {
        "over": table.over,
        "to_move": turn and {"seat": turn.seat, "action": turn.action, "round": turn.round},
        "heights": dict(sorted(zip(SITE_NAMES, table.heights, strict=True))),
    }
    if not table.over:
        return told | dict.fromkeys(("rows", "totals", "tallest", "winners"))
    if not isinstance(position, State):
        raise Refused(Common.REDACTED, "scoring opens every card")
    sheet = score(*position)
    return told | {
        "rows": [_row(row) for row in sheet.rows],
        "totals": [total._asdict() | {"total": total.total} for total in sheet.totals],
        "tallest": sorted(SITE_NAMES[site] for site in sheet.tallest),
        "winners": sorted(sheet.winners),
    }


def _row(row: RowScore) -> dict[str, Any]:
    return {
        "seat": row.seat,
        "row": ROW_NAMES[row.row],
        "planned": row.planned,
        "seen": len(row.seen),
        "points": row.points,
        "antennas": [SITE_NAMES[site] for site in row.antennas],
        "surplus": len(row.surplus),
    }
