"""Games on file: one text format for saves that leave the app, replays, bug reports
and outside programs. Reading is replaying, so what can be read is legal.

What all games share is here; what a game's own keys and actions mean, its rules know.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from skyliners.match import json_object
from skyliners.rules.game import Opening
from skyliners.rules.games import ROOMS, AnyGame, rules_of
from skyliners.rules.names import as_name
from skyliners.rules.refusal import Common, Refused

FORMAT = "skyliners-record/1"
_KEYS = {"format": str, "game": str, "mode": str}


class Record(NamedTuple):
    """A game on file: all of it, or what one player may know of it."""

    game: AnyGame
    start: Any  # the position before the first action
    actions: tuple[Any, ...]  # what chance did included
    position: Any  # as it stands
    extras: dict[str, Any]  # what others wrote beside it; kept as it is
    viewer: int | None = None  # whose eyes it is for; None: everybody's

    def __repr__(self) -> str:
        return f"Record({self.table!r})"

    @property
    def table(self) -> Any:
        return self.position.table

    @property
    def is_redacted(self) -> bool:
        return self.viewer is not None

    def positions(self) -> Iterator[Any]:
        """The game as it stood before each action, and at last as it stands."""
        position = self.start
        yield position
        for action in self.actions:
            position = self.game.after(position, action)
            yield position

    def legal(self) -> Sequence[Any]:
        """Every legal next action; `redacted` if it hides the hand that is to act."""
        return self.game.legal(self.position)

    def sheet(self) -> Any:
        """The score sheet, once the game is over; `redacted` if cards are hidden."""
        if not self.table.over:
            return None
        if self.is_redacted:
            raise Refused(Common.REDACTED, "scoring opens every card")
        return self.game.final_score(self.position)

    def redacted(self, seat: int) -> "Record":
        """What one seat may know. Extras are anybody's words, so they stay behind."""
        if self.is_redacted:
            raise Refused(Common.REDACTED, "the record is redacted already")
        if seat not in range(len(self.table.seats)):
            raise Refused(Common.BAD_SEATS, f"there is no seat {seat}")
        start, actions = self.game.redact(self.start, self.actions, seat)
        return record_of(self.game, start, actions, viewer=seat)


def record_of(
    game: AnyGame,
    start: Any,
    actions: Sequence[Any],
    extras: Mapping[str, Any] | None = None,
    viewer: int | None = None,
) -> Record:
    """A record of what happened, played through."""
    position = start
    for action in actions:
        position = game.after(position, action)
    return Record(game, start, tuple(actions), position, dict(extras or {}), viewer)


def _own_keys(game: AnyGame) -> set[str]:
    return {*_KEYS, "actions", *game.KEYS, *game.OPTIONAL_KEYS}


def write(record: Record) -> str:
    """The record as text, on one line."""
    game = record.game
    data = {"format": FORMAT, "game": game.ID, "mode": record.table.mode.value}
    data |= game.write(record.start, record.actions)
    if record.viewer is not None:
        data["viewer"] = record.viewer
    own = _own_keys(game)
    return json_object.dump(
        data | {key: value for key, value in record.extras.items() if key not in own}
    )


def read(text: str | bytes, *, shorten_names: bool = False) -> Record:
    """The record in a text, replayed; `Refused` says what is wrong with it."""
    data = json_object.load(text)
    game = _head(data)
    if shorten_names:
        _shorten_names(data.get("seats"))
    opening: Opening[Any] = game.read(data)
    position, events = opening.position, iter(opening.events)
    actions = []
    for index, written in enumerate(data["actions"]):
        try:
            action: Any = game.read_action(written, position.table)
            position = game.after(position, action)
            actions.append(action)
            while game.awaits_chance(position):
                action = _event(game, events)
                position = game.after(position, action)
                actions.append(action)
        except Refused as refused:
            raise refused.at(index, f"{written!r:.40}") from None
    if next(events, None) is not None:
        raise Refused(game.CHANCE_RULE, "it says more of chance than happened")
    game.check_end(position)
    own = _own_keys(game)
    extras = {key: data[key] for key in data if key not in own}
    if extras:  # what the game says itself is none
        said = game.write(opening.position, actions)
        extras = {key: extras[key] for key in extras if extras[key] != said.get(key, own)}
    viewer = data.get("viewer") if "viewer" in game.OPTIONAL_KEYS else None
    return Record(game, opening.position, tuple(actions), position, extras, viewer)


def _event(game: AnyGame, events: Iterator[Any]) -> Any:
    for event in events:
        return event
    raise Refused(game.CHANCE_RULE, "it does not say what chance did")


def _shorten_names(seats: Any) -> None:
    """Older versions had no limit."""
    for entry in seats if isinstance(seats, list) else ():
        if isinstance(entry, dict) and isinstance(entry.get("name"), str):
            entry["name"] = as_name(entry["name"])


def _head(data: dict[str, Any]) -> AnyGame:
    """Which game it is, and that everything is there which such a record needs."""
    _check(data, _KEYS)
    if data["format"] != FORMAT:
        raise Refused(Common.UNREADABLE, f"its format is not {FORMAT}")
    if data["game"] not in ROOMS:
        raise Refused(Common.UNREADABLE, f"its game is none of {', '.join(ROOMS)}")
    game = rules_of(data["game"])
    _check(data, {**game.KEYS, "actions": list})
    _check(data, {key: kind for key, kind in game.OPTIONAL_KEYS.items() if key in data})
    if data["mode"] not in tuple(game.MODES):
        modes = ", ".join(mode.value for mode in game.MODES)
        raise Refused(Common.UNREADABLE, f"its mode is none of {modes}")
    return game


def _check(data: dict[str, Any], kinds: Mapping[str, type]) -> None:
    for key, kind in kinds.items():
        if not isinstance(data.get(key), kind):
            raise Refused(Common.UNREADABLE, f"{key!r} is missing or no {kind.__name__}")
