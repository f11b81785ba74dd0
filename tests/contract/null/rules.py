"""The null game's front door, and behind it all there is.

Everybody holds a number that others do not see. In their turn they secretly add something
to it, and then pass, or roll the only die, which has shown something new.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any, NamedTuple

from skyliners.rules import seats as seating
from skyliners.rules.game import Opening
from skyliners.rules.refusal import Common, Refused, Ruling
from skyliners.rules.seats import Seat, read_seat, read_viewer

ID = "null"
PLAYERS = (2,)
PARTS = ("number", "added", "luck")
COUNTS = {"turns": "", "rolled": "turns"}
KEYS = {"seats": list}
OPTIONAL_KEYS = {"viewer": object, "dice": list}
NUMBERS, ADDED, ACTIONS_A_TURN = range(1, 7), range(3), 2


class Mode(StrEnum):
    PLAIN = "plain"


class Rule(Ruling):
    BAD_DICE = "bad-dice", "The dice do not fit the game."
    ADD_FIRST = "add-first", "Something is added first, and once."
    ROLLED_ALREADY = "rolled-already", "The die was rolled already."


MODES = Mode
CHANCE_RULE = Rule.BAD_DICE


@dataclass(frozen=True)
class Add:
    number: int | None  # None: only its player knows


@dataclass(frozen=True)
class Roll: ...


@dataclass(frozen=True)
class Pass: ...


@dataclass(frozen=True)
class Die:
    """What chance does."""

    number: int


Action = Add | Roll | Pass | Die


class Table(NamedTuple):
    mode: Mode
    seats: tuple[Seat, ...]
    log: tuple[Action, ...] = ()

    @property
    def rolling(self) -> bool:
        return bool(self.log) and isinstance(self.log[-1], Roll)

    @property
    def done(self) -> int:
        """Actions of players."""
        return sum(not isinstance(action, Die) for action in self.log)

    @property
    def over(self) -> bool:
        return self.done == ACTIONS_A_TURN * len(self.seats) and not self.rolling

    @property
    def turn(self) -> int | None:
        return None if self.over else (self.done - self.rolling) // ACTIONS_A_TURN


class Hand(NamedTuple):
    number: int
    added: int = 0

    def __repr__(self) -> str:
        return "Hand(…)"


class View(NamedTuple):
    table: Table
    seat: int
    hand: Hand


class State(NamedTuple):
    table: Table
    hands: tuple[Hand, ...]

    def __repr__(self) -> str:
        return f"State({self.table!r}, hands=…)"


class Total(NamedTuple):
    seat: int
    parts: dict[str, int]
    total: int


class Sheet(NamedTuple):
    totals: tuple[Total, ...]
    winners: tuple[int, ...]
    rolled: int | None  # by whom


# Playing


def seated(names: Sequence[str], rng: Random) -> tuple[Seat, ...]:
    return seating.seated(names, rng)


def deal(
    mode: Mode, seats: tuple[Seat, ...], rng: Random, options: Mapping[str, Any]
) -> State:
    del options
    return State(_lay(mode, seats), tuple(Hand(rng.choice(NUMBERS)) for _ in seats))


def _lay(mode: Mode, seats: tuple[Seat, ...]) -> Table:
    if len(seats) not in PLAYERS or len({seat.color for seat in seats}) < len(seats):
        raise Refused(Common.BAD_SEATS)
    return Table(mode, seats)


def refusal(table: Table, action: Action) -> Ruling | None:
    if table.over:
        return Common.GAME_OVER
    if isinstance(action, Die) or table.rolling:
        fits = isinstance(action, Die) and table.rolling and action.number in NUMBERS
        return None if fits else Rule.BAD_DICE
    if isinstance(action, Add) == bool(table.done % ACTIONS_A_TURN):
        return Rule.ADD_FIRST
    if isinstance(action, Roll) and action in table.log:
        return Rule.ROLLED_ALREADY
    return None


def play(state: State, action: Action) -> State:
    rule, seat = refusal(state.table, action), state.table.turn
    if rule is not None:
        raise Refused(rule)
    assert seat is not None
    hands = list(state.hands)
    if isinstance(action, Add):
        assert action.number is not None
        hands[seat] = hands[seat]._replace(added=action.number)
    return State(_after(state.table, action), tuple(hands))


def _after(table: Table, action: Action) -> Table:
    return table._replace(log=(*table.log, in_public(action)))


def to_move(state: State) -> int | None:
    return state.table.turn


def awaits_chance(position: Any) -> bool:
    rolling: bool = position.table.rolling
    return rolling


def chance(state: State, rng: Random) -> Action | None:
    return Die(rng.choice(NUMBERS)) if awaits_chance(state) else None


def is_secret(action: Action) -> bool:
    return isinstance(action, Add)


def is_final(action: Action) -> bool:
    return isinstance(action, Roll)


def in_public(action: Action) -> Action:
    return Add(None) if isinstance(action, Add) else action


def table(state: State) -> Table:
    return state.table


def view(state: State, seat: int) -> View:
    return View(state.table, seat, state.hands[seat])


def final_score(state: State) -> Sheet:
    log = state.table.log
    if not state.table.over:
        raise ValueError("the game is not over")
    die = next((at for at, action in enumerate(log) if isinstance(action, Die)), None)
    roller = None if die is None else (die - 1) // ACTIONS_A_TURN
    totals = []
    for seat, hand in enumerate(state.hands):
        luck = log[die] if die is not None and seat == roller else None
        number = luck.number if isinstance(luck, Die) else 0
        parts = {"number": hand.number, "added": hand.added, "luck": number}
        totals.append(Total(seat, parts, sum(parts.values())))
    most = max(total.total for total in totals)
    winners = tuple(total.seat for total in totals if total.total == most)
    return Sheet(tuple(totals), winners, roller)


def counts(sheet: Sheet, seat: int) -> Mapping[str, int]:
    return {"turns": 1, "rolled": int(sheet.rolled == seat)}


# On record


def read(data: dict[str, Any]) -> Opening[Any]:
    seats = tuple(read_seat(entry, ("number",)) for entry in data["seats"])
    viewer = read_viewer(data)
    numbers = [entry["number"] for entry in data["seats"]]
    laid = _lay(Mode(data["mode"]), seats)
    for seat, number in enumerate(numbers):
        if viewer not in {None, seat}:
            if number != "?":
                raise Refused(Common.BAD_SEATS, "a redacted record shows a number")
        elif number == "?":
            raise Refused(Common.REDACTED)
        elif type(number) is not int or number not in NUMBERS:
            raise Refused(Common.BAD_SEATS, "no such number")
    dice = data.get("dice", [])
    if any(type(number) is not int for number in dice):
        raise Refused(Rule.BAD_DICE)
    start: State | View = (
        State(laid, tuple(map(Hand, numbers)))
        if viewer is None
        else View(laid, viewer, Hand(numbers[viewer]))
    )
    return Opening(start, tuple(map(Die, dice)))


_WORDS: dict[str, Action] = {
    "R": Roll(),
    "-": Pass(),
    "+?": Add(None),
    **{f"+{number}": Add(number) for number in ADDED},
}


def read_action(text: object, _: Table) -> Action:
    if not isinstance(text, str) or text not in _WORDS:
        raise Refused(Common.UNKNOWN_ACTION)
    return _WORDS[text]


def write_action(action: Action, _: Table) -> str:
    return next(word for word, meant in _WORDS.items() if meant == action)


def after(position: Any, action: Action) -> Any:
    hidden = action == Add(None)
    whole = isinstance(position, State)
    mine = whole or position.table.turn == position.seat
    if hidden and mine:
        raise Refused(Common.REDACTED)
    if isinstance(action, Add) and not mine and not hidden:
        raise Refused(Common.UNKNOWN_ACTION, "a redacted record shows a number")
    if whole:
        return play(position, action)
    rule = refusal(position.table, action)
    if rule is not None:
        raise Refused(rule)
    hand = position.hand
    if isinstance(action, Add) and action.number is not None:
        hand = hand._replace(added=action.number)
    return position._replace(table=_after(position.table, action), hand=hand)


def check_end(_: object) -> None: ...


def legal(position: Any) -> Sequence[Action]:
    if isinstance(position, View) and position.table.turn not in {None, position.seat}:
        raise Refused(Common.REDACTED)
    choices = [action for action in _WORDS.values() if action != Add(None)]
    return [action for action in choices if refusal(position.table, action) is None]


def write(start: Any, actions: Sequence[Action]) -> dict[str, Any]:
    hands = start.hands if isinstance(start, State) else {start.seat: start.hand}
    shown = dict(enumerate(hands)) if isinstance(hands, tuple) else hands
    dice = [action.number for action in actions if isinstance(action, Die)]
    return {
        "seats": [
            {
                "name": seat.name,
                "color": seat.color.value,
                "number": shown[at].number if at in shown else "?",
            }
            for at, seat in enumerate(start.table.seats)
        ],
        **({"dice": dice} if dice else {}),
        "actions": [
            write_action(action, start.table)
            for action in actions
            if not isinstance(action, Die)
        ],
    }


def redact(
    start: State, actions: Sequence[Action], seat: int
) -> tuple[View, Sequence[Action]]:
    table, told = start.table, []
    for action in actions:
        told.append(action if table.turn == seat else in_public(action))
        table = _after(table, action)
    return view(start, seat), told


def known(position: View) -> View:
    return position


def describe(position: Any) -> dict[str, Any]:
    table = position.table
    told = {"over": table.over, "to_move": table.turn}
    if not table.over:
        return told | {"totals": None, "winners": None}
    if not isinstance(position, State):
        raise Refused(Common.REDACTED)
    sheet = final_score(position)
    totals = [total.parts | {"total": total.total} for total in sheet.totals]
    return told | {"totals": totals, "winners": list(sheet.winners)}
