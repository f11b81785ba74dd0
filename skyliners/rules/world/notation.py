"""How Skyline of the World is written down: the map, missions and cards with the game, so
that records outlive our data. For one player's eyes, `?` stands for what they never had."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from skyliners.rules.game import Opening
from skyliners.rules.refusal import Common, Refused
from skyliners.rules.seats import Seat, read_seat, read_viewer, seats_shown
from skyliners.rules.world.actions import (
    END_TURN,
    HIDDEN_SWAP,
    Action,
    Build,
    Buy,
    Cash,
    EndTurn,
    HiddenSwap,
    Sell,
    Swap,
    in_public,
)
from skyliners.rules.world.advance import advance, drawers
from skyliners.rules.world.city import City
from skyliners.rules.world.legal import TRADED, legal_actions
from skyliners.rules.world.pieces import BONUS_CARDS, NAMES, SWAP, Mode
from skyliners.rules.world.rulings import Rule
from skyliners.rules.world.scoring import score
from skyliners.rules.world.shapes import is_card, is_shape
from skyliners.rules.world.state import State, builds_penthouse, opening, play
from skyliners.rules.world.table import Table, check_cash, check_seats, lay
from skyliners.rules.world.towers import floors
from skyliners.rules.world.view import Hand, View
from skyliners.rules.world.witness import Witnessed, witness

KEYS: dict[str, type] = {"map": list, "seats": list, "bonus": list}
OPTIONAL_KEYS: dict[str, type] = {"viewer": object, "tournament": bool, "cash": list}
HIDDEN = "?"

Position = State | Witnessed
Cards = tuple[str | None, ...]

_BUILD = re.compile(r"([BNS]) ([a-z][1-9][0-9]?)", re.ASCII)
_TRADES: dict[str, Action] = {f"+{NAMES[what]}": Buy(what) for what in TRADED}
_TRADES |= {f"-{NAMES[what]}": Sell(what) for what in TRADED}
_TRADES |= {"E": END_TURN, "X ??": HIDDEN_SWAP}


# Actions


def write_action(action: Action, table: Table) -> str:
    match action:
        case Build(kind, space):
            return f"{kind} {table.city.names[space]}"
        case Cash(card):
            return f"C {card}"
        case Swap(cards):
            return " ".join(("X", *cards))
        case HiddenSwap():
            return "X ??"
        case Buy(what):
            return f"+{NAMES[what]}"
        case Sell(what):
            return f"-{NAMES[what]}"
        case EndTurn():
            return "E"


def read_action(text: object, table: Table) -> Action:
    action = _read_action(text, table) if isinstance(text, str) else None
    if action is None:
        raise Refused(Common.UNKNOWN_ACTION, repr(text)[:80])
    return action


def _read_action(text: str, table: Table) -> Action | None:
    if text in _TRADES:
        return _TRADES[text]
    if built := _BUILD.fullmatch(text):
        space = table.city.by_name.get(built[2])
        return None if space is None else Build(built[1], space)
    what, *cards = text.split(" ")
    if not all(map(is_card, cards)):
        return None
    if what == "C" and len(cards) == 1:
        return Cash(cards[0])
    if what == "X" and len(cards) == SWAP and cards == sorted(cards):
        return Swap(tuple(cards))
    return None


# Reading


def read(data: dict[str, Any]) -> Opening[Position]:
    """The game when it begins. What it may not show, and what it must, is settled here as
    far as it can be before anything was played."""
    written, bonus = data["seats"], data["bonus"]
    shown = seats_shown(len(written), data)
    if any(_mission(written[seat]) == HIDDEN for seat in shown) or any(
        HIDDEN in bonus[_places(seat)] for seat in shown
    ):
        raise Refused(Common.REDACTED, "a card that belongs in it is hidden")
    viewer = read_viewer(data)
    seats = tuple(read_seat(entry, ("mission",)) for entry in written)
    check_seats(seats)
    cash = data.get("cash")
    if cash is not None:
        check_cash(cash, len(seats))
    missions = [entry["mission"] for entry in written]
    others = [seat for seat in range(len(seats)) if seat not in shown]
    if any(missions[seat] != HIDDEN for seat in others):
        raise Refused(Common.BAD_SEATS, "a redacted record shows another's mission")
    problem = City.problem(data["map"])
    if problem is not None:
        raise Refused(Rule.BAD_MAP, problem)
    if not all(is_shape(missions[seat]) for seat in shown):
        raise Refused(Rule.BAD_CARDS, "a mission is no shape")
    cards = _read_bonus(bonus, len(seats))
    if any(card is not None for seat in others for card in cards[_places(seat)]):
        raise Refused(Rule.BAD_CARDS, "it shows a card that the viewer has not had")
    table = lay(
        Mode(data["mode"]),
        City(tuple(data["map"])),
        seats,
        len(cards) - BONUS_CARDS * len(seats),
        tournament=data.get("tournament", False),
        cash=None if cash is None else tuple(cash),
    )
    whole = opening(table, tuple(missions), cards)
    if viewer is None:
        return Opening(whole)
    return Opening(Witnessed(View(table, viewer, whole.hands[viewer]), whole.pile))


def _mission(entry: Any) -> Any:
    return entry.get("mission") if isinstance(entry, dict) else None


def _places(seat: int) -> slice:
    """Where in the pile a seat's first cards lie."""
    return slice(seat * BONUS_CARDS, (seat + 1) * BONUS_CARDS)


def _read_bonus(written: Sequence[Any], players: int) -> Cards:
    if len(written) < BONUS_CARDS * players:
        raise Refused(Rule.BAD_CARDS, "there are not three bonus cards a seat")
    if not all(card == HIDDEN or is_card(card) for card in written):
        raise Refused(Rule.BAD_CARDS, "a bonus card is none")
    return tuple(None if card == HIDDEN else card for card in written)


def after(position: Position, action: Action) -> Position:
    if isinstance(position, State):
        return play(position, action)
    return witness(position, action)


def check_end(position: Position) -> None:
    """What shows only after all was played: cards that should be shown, or hidden."""
    if isinstance(position, State):
        if None in position.pile:
            raise Refused(Common.REDACTED, "a card of the pile is hidden")
    elif position.strangers or any(card is not None for card in position.pile):
        raise Refused(Rule.BAD_CARDS, "it shows a card that the viewer has not had")


def legal(position: Position) -> Sequence[Action]:
    """Every legal next action; `redacted` if it hides the hand that is to act."""
    table = position.table
    if table.turn is None:
        return ()
    if isinstance(position, State):
        return legal_actions(table, position.hands[table.turn.seat].cards)
    if position.view.seat != table.turn.seat:
        raise Refused(Common.REDACTED, f"only seat {position.view.seat} may be asked for")
    return legal_actions(table, position.view.hand.cards)


# Writing


def write(first: Position, actions: Sequence[Action]) -> dict[str, Any]:
    table = first.table
    hands = _hands(first)
    cards: Cards = ()
    for hand in hands:
        cards += hand.cards if hand else (None,) * BONUS_CARDS
    return {
        "tournament": table.tournament,
        "map": list(table.city.lines),
        "seats": [
            _written_seat(seat, hand) for seat, hand in zip(table.seats, hands, strict=True)
        ],
        "cash": list(table.first_cash),
        "bonus": [HIDDEN if card is None else card for card in cards + first.pile],
        "actions": [write_action(action, table) for action in actions],
    }


def _written_seat(seat: Seat, hand: Hand | None) -> dict[str, str]:
    mission = hand.mission if hand else HIDDEN
    return {"name": seat.name, "color": seat.color.value, "mission": mission}


def _hands(position: Position) -> tuple[Hand | None, ...]:
    """Every seat's hand, or None where it is hidden."""
    if isinstance(position, State):
        return position.hands
    own = position.view
    seats = range(len(own.table.seats))
    return tuple(own.hand if seat == own.seat else None for seat in seats)


def redact(
    first: State, actions: Sequence[Action], seat: int
) -> tuple[Witnessed, list[Action]]:
    """The same game as one seat may know it: of the pile only what they drew."""
    drawn = [*_draws(first.table, actions)]
    pile = tuple(
        card if drawn[place : place + 1] == [seat] else None
        for place, card in enumerate(first.pile)
    )
    told: list[Action] = []
    table = first.table
    for action in actions:
        assert table.turn is not None
        told.append(action if table.turn.seat == seat else in_public(action))
        table = advance(table, in_public(action))
    return Witnessed(View(first.table, seat, first.hands[seat]), pile), told


def _draws(table: Table, actions: Sequence[Action]) -> Iterator[int]:
    """Who draws each bonus card, from the top of the pile on."""
    for action in actions:
        if builds_penthouse(table, action):
            assert table.turn is not None
            yield from drawers(table, table.turn.seat)
        table = advance(table, in_public(action))


# For the command line


def describe(position: Position) -> dict[str, Any]:
    table = position.table
    turn = table.turn
    phase = "trade" if turn and turn.trading else "build"
    told: dict[str, Any] = {
        "over": table.over,
        "to_move": turn and {"seat": turn.seat, "round": turn.round, "phase": phase},
        "spaces": {
            name: [
                "N" if floor.owner is None else f"{floor.owner}:{NAMES[floor.what]}"
                for floor in floors(tower)
            ]
            for name, tower in zip(table.city.names, table.towers, strict=True)
        },
        "cash": list(table.cash),
        "stock": [dict(zip(NAMES, stock, strict=True)) for stock in table.stocks],
        "bonus_left": list(table.cards),
    }
    if not table.over:
        return told | {"totals": None, "winners": None}
    if not isinstance(position, State):
        raise Refused(Common.REDACTED, "scoring opens every card")
    sheet = score(table, position.hands)
    totals = [
        {"seat": total.seat, **total.parts, "total": total.total} for total in sheet.totals
    ]
    return told | {"totals": totals, "winners": sorted(sheet.winners)}
