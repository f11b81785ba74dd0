"""Matches of Skyliners: begun, put on record, and taken up again."""

from collections.abc import Mapping
from random import Random
from typing import Any

from skyliners.match.match import Match, Player, resume
from skyliners.match.record import Record
from skyliners.rules.refusal import Refused, Rule
from skyliners.rules.skyliners import state as skyliners
from skyliners.rules.skyliners.actions import Action
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.scoring import ScoreSheet
from skyliners.rules.skyliners.state import State
from skyliners.rules.skyliners.table import Seat, Table
from skyliners.rules.skyliners.view import View

SkylinersMatch = Match[State, Table, View, Action, ScoreSheet]


def begin(
    mode: Mode, seats: tuple[Seat, ...], players: tuple[Player, ...], rng: Random
) -> SkylinersMatch:
    """A new match; `rng` shuffles the setup cards and the skyscraper cards."""
    if len(players) != len(seats):
        raise Refused(Rule.BAD_SEATS, "every seat needs its player")
    return Match(skyliners, players, (skyliners.deal(mode, seats, rng),))


def on_record(match: SkylinersMatch, extras: Mapping[str, Any] | None = None) -> Record:
    """All of the match so far, everybody's secrets included: for the shelf, and for
    files that the players hand out themselves."""
    return Record(match._turn[-1], dict(extras or {}))  # noqa: SLF001


def take_up(
    record: Record, players: tuple[Player, ...], *, turn_ended: bool = True
) -> SkylinersMatch:
    """A match from its record, exactly as it was left; nobody is revealed."""
    history = [state for state in record.positions() if isinstance(state, State)]
    if not history:
        raise Refused(Rule.REDACTED, "a match needs all the cards")
    if len(players) != len(record.table.seats):
        raise Refused(Rule.BAD_SEATS, "every seat needs its player")
    return resume(skyliners, players, history, turn_ended=turn_ended)
