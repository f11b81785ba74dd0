"""How a card game is written down: deck, tasks and reshuffles from the top, exchanges such
as `x a1 c4`. For one player's eyes, `?` stands for every card they never had."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from skyliners.rules.cards.actions import Action, Exchange, HiddenExchange, Reshuffle
from skyliners.rules.cards.legal import legal_exchanges
from skyliners.rules.cards.pieces import COPIES, HAND, TASKS, TASKS_LAID, Mode
from skyliners.rules.cards.rulings import Rule
from skyliners.rules.cards.scoring import score
from skyliners.rules.cards.state import State, play
from skyliners.rules.cards.table import Table, check_seats, lay
from skyliners.rules.cards.view import Hand, View
from skyliners.rules.cards.witness import Witnessed, witness
from skyliners.rules.deck import DECK, Card, read_card
from skyliners.rules.game import Opening
from skyliners.rules.refusal import Common, Refused
from skyliners.rules.seats import read_seat, read_viewer, seats_shown

KEYS = {"seats": list, "deck": list, "tasks": list}
OPTIONAL_KEYS: dict[str, type] = {"viewer": object, "reshuffles": list}
HIDDEN = "?"

Position = State | Witnessed
Cards = tuple[Card | None, ...]

_EXCHANGE = re.compile(r"x((?: [a-d][1-6]){1,4}|(?: \?){1,4})", re.ASCII)


def write_action(action: Action, _: Table | None = None) -> str:
    if isinstance(action, HiddenExchange):
        return " ".join(["x", *HIDDEN * action.count]) if action.count else "-"
    assert isinstance(action, Exchange), "what chance does is no player's action"
    return " ".join(["x", *map(str, action.cards)]) if action.cards else "-"


def read_action(text: object, _: Table | None = None) -> Action:
    if text == "-":
        return Exchange(())
    found = _EXCHANGE.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise Refused(Common.UNKNOWN_ACTION, repr(text)[:80])
    written = found[1].split()
    if HIDDEN in written:
        return HiddenExchange(len(written))
    if written != sorted(written):
        raise Refused(Common.UNKNOWN_ACTION, f"the cards are not sorted: {text!r:.40}")
    return Exchange(tuple(card for card in map(read_card, written) if card))


def read(data: dict[str, Any]) -> Opening[Position]:
    """The game when it begins, and what chance did later."""
    players = len(data["seats"])
    dealt = HAND * (1 + players)
    shown = [-1, *seats_shown(players, data)]  # the target lies before the first seat's
    if any(HIDDEN in data["deck"][_places(seat)] for seat in shown):
        raise Refused(Common.REDACTED, "a card that belongs in it is hidden")
    viewer = read_viewer(data)
    seats = tuple(read_seat(entry) for entry in data["seats"])
    check_seats(seats)
    deck = _read_cards(data["deck"], COPIES[players])
    if len(deck) != len(DECK) * COPIES[players]:
        raise Refused(Rule.BAD_CARDS, f"{len(deck)} cards for {players} players")
    tasks = _read_tasks(data["tasks"])
    # Read when it is drawn from, so that it is blamed on who draws.
    orders = data.get("reshuffles", [])
    events = (_read_reshuffle(order, COPIES[players]) for order in orders)
    table = lay(Mode(data["mode"]), seats, _known(deck[:HAND]), tasks)
    hands = [Hand(_known(deck[at : at + HAND]), ()) for at in range(HAND, dealt, HAND)]
    if viewer is None:
        return Opening(State(table, tuple(hands), deck[dealt:], ()), events)
    if any(hand.cards for seat, hand in enumerate(hands) if seat != viewer):
        raise Refused(Rule.BAD_CARDS, "a redacted record shows another's cards")
    return Opening(Witnessed(View(table, viewer, hands[viewer]), deck[dealt:]), events)


def _places(seat: int) -> slice:
    """Where in the deck a seat's first cards lie."""
    return slice(HAND * (1 + seat), HAND * (2 + seat))


def _read_cards(written: Sequence[object], copies: int) -> Cards:
    """Cards, some of them perhaps hidden; none more often than there are copies."""
    cards = tuple(None if card == HIDDEN else _read_card(card) for card in written)
    most = Counter(_known(cards)).most_common(1)
    if most and most[0][1] > copies:
        raise Refused(Rule.BAD_CARDS, f"{most[0][0]} is there {most[0][1]} times")
    return cards


def _read_reshuffle(written: object, copies: int) -> Reshuffle:
    if not isinstance(written, list):
        raise Refused(Rule.BAD_CARDS, "a reshuffle is no list")
    return Reshuffle(_read_cards(written, copies))


def _read_card(written: object) -> Card:
    card = read_card(written)
    if card is None:
        raise Refused(Rule.BAD_CARDS, f"there is no card {written!r:.40}")
    return card


def _read_tasks(written: Sequence[object]) -> tuple[str, ...]:
    tasks = tuple(task for task in written if isinstance(task, str) and task in TASKS)
    if not len(written) == len(tasks) == len(set(tasks)) == TASKS_LAID:
        raise Refused(Rule.BAD_CARDS, "the tasks are not three different ones")
    return tasks


def _known(cards: Cards) -> tuple[Card, ...]:
    return tuple(card for card in cards if card is not None)


def after(position: Position, action: Action) -> Position:
    if isinstance(position, State):
        return play(position, action)
    return witness(position, action)


def awaits_chance(position: Position) -> bool:
    return position.table.owed > 0


def check_end(position: Position) -> None:
    """What shows only after all was played: cards that should be shown, or hidden."""
    if isinstance(position, State):
        if None in position.pile:
            raise Refused(Common.REDACTED, "a card of the pile is hidden")
    elif position.strangers or _known(position.pile):
        raise Refused(Rule.BAD_CARDS, "it shows a card that the viewer has not had")


def legal(position: Position) -> Sequence[Exchange]:
    """Every legal next action; `redacted` if it hides the hand that is to act."""
    table = position.table
    seat = table.to_move
    if seat is None:
        return ()
    if isinstance(position, State):
        return legal_exchanges(table, position.hands[seat])
    if position.view.seat != seat:
        raise Refused(Common.REDACTED, f"only seat {position.view.seat} may be asked for")
    return legal_exchanges(table, position.view.hand)


# Writing


def write(first: Position, actions: Sequence[Action]) -> dict[str, Any]:
    table = first.table
    deck: Cards = table.target
    if isinstance(first, State):
        for hand in first.hands:
            deck += hand.cards
    else:
        for seat in range(len(table.seats)):
            deck += first.view.hand.cards if seat == first.view.seat else (None,) * HAND
    orders = [action.order for action in actions if isinstance(action, Reshuffle)]
    return {
        "seats": [{"name": seat.name, "color": seat.color.value} for seat in table.seats],
        "deck": _written(deck + first.pile),
        "tasks": list(table.tasks),
        **({"reshuffles": [*map(_written, orders)]} if orders else {}),
        "actions": [
            write_action(action) for action in actions if not isinstance(action, Reshuffle)
        ],
    }


def _written(cards: Cards) -> list[str]:
    return [HIDDEN if card is None else str(card) for card in cards]


def redact(
    first: State, actions: Sequence[Action], seat: int
) -> tuple[Witnessed, list[Action]]:
    """The same game as one seat may know it: of every pile only what they drew."""
    piles: list[Cards] = [first.pile]
    piles += [action.order for action in actions if isinstance(action, Reshuffle)]
    drawn = [*_draws(first, actions)]
    pile, *orders = (
        tuple(card if (at, place) in drawn_by else None for place, card in enumerate(cards))
        for at, cards in enumerate(piles)
        for drawn_by in [{spot for spot, who in drawn if who == seat}]
    )
    shown = iter(orders)
    told: list[Action] = []
    turn = 0
    for action in actions:
        if isinstance(action, Reshuffle):
            told.append(Reshuffle(next(shown)))
            continue
        mine = turn % len(first.hands) == seat
        assert isinstance(action, Exchange)
        told.append(action if mine or not action.cards else _hide(action))
        turn += 1
    view = View(first.table, seat, first.hands[seat])
    return Witnessed(view, pile), told


def _hide(action: Exchange) -> HiddenExchange:
    return HiddenExchange(len(action.cards))


def _draws(
    first: State, actions: Sequence[Action]
) -> Iterator[tuple[tuple[int, int], int]]:
    """Every card drawn, as its pile and its place in it, and who drew it."""
    pile, place, left = 0, 0, len(first.pile)
    turn = owed = 0
    for action in actions:
        if isinstance(action, Reshuffle):
            pile, place, left = pile + 1, 0, len(action.order)
            seat, count = (turn - 1) % len(first.hands), owed
        else:
            assert isinstance(action, Exchange)
            seat, count = turn % len(first.hands), min(len(action.cards), left)
            owed = len(action.cards) - count
            turn += 1
        for _ in range(count):
            yield (pile, place), seat
            place += 1
        left -= count


# For the command line


def describe(position: Position) -> dict[str, Any]:
    table: Table = position.table
    told: dict[str, Any] = {
        "over": table.over,
        "to_move": None if table.over else {"seat": table.to_move, "round": table.round},
        "target": table.target_sum,
    }
    if not table.over:
        return told | dict.fromkeys(("hands", "totals", "winners"))
    if not isinstance(position, State):
        raise Refused(Common.REDACTED, "scoring opens every card")
    sheet = score(table, position.hands)
    return told | {
        "hands": [sorted(map(str, hand.cards)) for hand in position.hands],
        "totals": [
            {
                "seat": total.seat,
                "sum": total.sum,
                "target": total.target,
                "tasks": total.tasks,
                "total": total.total,
            }
            for total in sheet.totals
        ],
        "winners": sorted(sheet.winners),
    }
