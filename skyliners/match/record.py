"""Games on file: one text format for saves that leave the app, replays, bug reports
and outside programs. Reading is replaying, so what can be read is legal."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from skyliners.match import json_object
from skyliners.rules.refusal import Refused, Rule
from skyliners.rules.skyliners.actions import HIDDEN_PLAN, Action, HiddenPlan, Plan
from skyliners.rules.skyliners.city import District, Side
from skyliners.rules.skyliners.imagine import witness
from skyliners.rules.skyliners.legal import legal_actions
from skyliners.rules.skyliners.notation import (
    CARD_NAMES,
    read_action,
    read_card,
    write_action,
)
from skyliners.rules.skyliners.pieces import Color, Mode
from skyliners.rules.skyliners.scoring import ScoreSheet, score
from skyliners.rules.skyliners.state import State, opening, play, view
from skyliners.rules.skyliners.table import Seat, Table, check_seats, lay
from skyliners.rules.skyliners.view import Hand, View

FORMAT = "skyliners-record/1"
GAME = "skyliners"
HIDDEN = "?"

_REQUIRED = {"format": str, "game": str, "mode": str, "seats": list, "setup": list}
_REQUIRED["actions"] = list
_OWN_KEYS = {*_REQUIRED, "viewer"}
_SEAT_KEYS = {"name", "side", "color", "skyscraper"}


class Record(NamedTuple):
    """A game on file: all of it, or what one player may know of it."""

    game: State | View
    extras: dict[str, Any]  # what others wrote beside it; kept as it is

    def __repr__(self) -> str:
        return f"Record({self.table!r})"

    @property
    def table(self) -> Table:
        return self.game.table

    @property
    def is_redacted(self) -> bool:
        return isinstance(self.game, View)

    @property
    def actions(self) -> list[Action | HiddenPlan]:
        """Everything done so far, as openly as this record knows it."""
        return list(_actions(self.game))

    def positions(self) -> Iterator[State | View]:
        """The game as it stood before each action, and at last as it stands."""
        table = lay(self.table.mode, self.table.seats, self.table.setup)
        game: State | View
        if isinstance(self.game, State):
            game = opening(table, [hand.skyscraper for hand in self.game.hands])
        else:
            game = View(table, self.game.seat, Hand(self.game.hand.skyscraper, ()))
        yield game
        for action in _actions(self.game):
            game = _after(game, action)
            yield game

    def legal(self) -> Sequence[Action]:
        """Every legal next action; `redacted` if it hides the hand that is to act."""
        table = self.table
        if table.turn is None:
            return ()
        seat = table.turn.seat
        if isinstance(self.game, State):
            return legal_actions(table, self.game.hands[seat])
        if self.game.seat != seat:
            raise Refused(Rule.REDACTED, f"only seat {self.game.seat} may be asked for")
        return legal_actions(table, self.game.hand)

    def sheet(self) -> ScoreSheet | None:
        """The score sheet, once the game is over; `redacted` if cards are hidden."""
        if not self.table.over:
            return None
        if isinstance(self.game, View):
            raise Refused(Rule.REDACTED, "scoring opens every card")
        return score(*self.game)

    def redacted(self, seat: int) -> "Record":
        """What one seat may know. Extras are anybody's words, so they stay behind."""
        if isinstance(self.game, View):
            raise Refused(Rule.REDACTED, "the record is redacted already")
        if seat not in range(len(self.table.seats)):
            raise Refused(Rule.BAD_SEATS, f"there is no seat {seat}")
        return Record(view(self.game, seat), {})


def write(record: Record) -> str:
    """The record as text, on one line."""
    table = record.table
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": GAME,
        "mode": table.mode.value,
        "seats": [
            {
                "name": seat.name,
                "side": seat.side.value,
                "color": seat.color.value,
                "skyscraper": hand.skyscraper.value if hand else HIDDEN,
            }
            for seat, hand in zip(table.seats, _hands(record.game), strict=True)
        ],
        "setup": [CARD_NAMES[card] for card in table.setup],
        "actions": [write_action(action) for action in _actions(record.game)],
    }
    if isinstance(record.game, View):
        data["viewer"] = record.game.seat
    extras = {key: record.extras[key] for key in record.extras if key not in _OWN_KEYS}
    return json_object.dump(data | extras)


def _hands(game: State | View) -> tuple[Hand | None, ...]:
    """Every seat's hand, or None where it is hidden."""
    if isinstance(game, State):
        return game.hands
    seats = range(len(game.table.seats))
    return tuple(game.hand if seat == game.seat else None for seat in seats)


def _actions(game: State | View) -> Iterator[Action | HiddenPlan]:
    plans = [iter(hand.filed) if hand else None for hand in _hands(game)]
    for turn, action in zip(game.table.turns(), game.table.log, strict=True):
        known = plans[turn.seat]
        if isinstance(action, HiddenPlan) and known is not None:
            yield next(known)
        else:
            yield action


def read(text: str | bytes) -> Record:
    """The record in a text, replayed; `Refused` says what is wrong with it."""
    data = json_object.load(text)
    for key, kind in _REQUIRED.items():
        if not isinstance(data.get(key), kind):
            raise Refused(Rule.UNREADABLE, f"{key!r} is missing or no {kind.__name__}")
    if data["format"] != FORMAT:
        raise Refused(Rule.UNREADABLE, f"its format is not {FORMAT}")
    if data["game"] != GAME:
        raise Refused(Rule.UNREADABLE, f"its game is not {GAME}")
    if data["mode"] not in tuple(Mode):
        raise Refused(Rule.UNREADABLE, "its mode is neither full nor introductory")
    game = _opening(data)
    for index, written in enumerate(data["actions"]):
        try:
            game = _after(game, read_action(written))
        except Refused as refused:
            raise refused.at(index, f"{written!r:.40}") from None
    return Record(game, {key: data[key] for key in data if key not in _OWN_KEYS})


def _opening(data: dict[str, Any]) -> State | View:
    viewer = data.get("viewer")
    if "viewer" in data and (
        not isinstance(viewer, int)
        or isinstance(viewer, bool)
        or not 0 <= viewer < len(data["seats"])
    ):
        raise Refused(Rule.BAD_SEATS, "the viewer is not one of the seats")
    cards = [_skyscraper(entry) for entry in data["seats"]]
    shown = [card for seat, card in enumerate(cards) if viewer in {None, seat}]
    if HIDDEN in shown:
        raise Refused(Rule.REDACTED, "a skyscraper card that belongs in it is hidden")
    seats = tuple(_seat(entry) for entry in data["seats"])
    check_seats(seats)
    if len(cards) - len(shown) != cards.count(HIDDEN):
        raise Refused(Rule.BAD_SEATS, "a redacted record shows another's card")
    districts = _districts(shown)
    setup = tuple(read_card(card) for card in data["setup"])
    table = lay(Mode(data["mode"]), seats, setup)
    if viewer is None:
        return opening(table, districts)
    return View(table, viewer, Hand(districts[0], ()))


def _skyscraper(entry: Any) -> Any:
    return entry.get("skyscraper") if isinstance(entry, dict) else None


def _seat(entry: Any) -> Seat:
    if not isinstance(entry, dict) or entry.keys() != _SEAT_KEYS:
        raise Refused(Rule.BAD_SEATS, f"a seat has {', '.join(sorted(_SEAT_KEYS))}")
    name, side, color = entry["name"], entry["side"], entry["color"]
    if not isinstance(name, str):
        raise Refused(Rule.BAD_SEATS, "a name is not text")
    if side not in tuple(Side):
        raise Refused(Rule.BAD_SEATS, f"there is no side {side!r:.40}")
    if color not in tuple(Color):
        raise Refused(Rule.BAD_SEATS, f"there is no colour {color!r:.40}")
    return Seat(name, Side(side), Color(color))


def _districts(cards: list[Any]) -> list[District]:
    for card in cards:
        if card not in tuple(District):
            raise Refused(Rule.BAD_SEATS, f"there is no district {card!r:.40}")
    if len(set(cards)) < len(cards):
        raise Refused(Rule.BAD_SEATS, "a skyscraper card is dealt twice")
    return [District(card) for card in cards]


def _after(game: State | View, action: Action | HiddenPlan) -> State | View:
    turn = game.table.turn
    if isinstance(game, State):
        if isinstance(action, HiddenPlan):
            raise Refused(Rule.REDACTED, "a plan that belongs in it is hidden")
        return play(game, action)
    if turn is not None:
        if turn.seat == game.seat and action == HIDDEN_PLAN:
            raise Refused(Rule.REDACTED, "the viewer's own plan is hidden")
        if turn.seat != game.seat and isinstance(action, Plan):
            raise Refused(Rule.UNKNOWN_ACTION, "a redacted record shows another's plan")
    return witness(game, action)
