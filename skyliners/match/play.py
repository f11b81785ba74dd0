"""Matches begun, put on record, and taken up again, whatever the game."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from skyliners.match.match import Match, Player, resume
from skyliners.match.record import Record
from skyliners.rules.games import rules_of
from skyliners.rules.refusal import Common, Refused

AnyMatch = Match[Any, Any, Any, Any, Any]


def begin(
    game: str,
    mode: Any,
    seats: tuple[Any, ...],
    players: tuple[Player, ...],
    rng: Random,
    **options: Any,
) -> AnyMatch:
    """A new match; all chance in it comes from `rng`."""
    if len(players) != len(seats):
        raise Refused(Common.BAD_SEATS, "every seat needs its player")
    rules = rules_of(game)
    start = rules.deal(mode, seats, rng, options=options)
    return Match(rules, players, start, (start,), _luck=rng.getrandbits(64))


def on_record(match: AnyMatch, extras: Mapping[str, Any] | None = None) -> Record:
    """All of the match so far, everybody's secrets included: for the shelf, and for
    files that the players hand out themselves."""
    start, actions, state = match._for_the_record()  # noqa: SLF001
    return Record(match.game, start, actions, state, dict(extras or {}))


def take_up(
    record: Record, players: tuple[Player, ...], *, turn_ended: bool = True
) -> AnyMatch:
    """A match from its record, exactly as it was left; nobody is revealed."""
    if record.is_redacted:
        raise Refused(Common.REDACTED, "a match needs all the cards")
    if len(players) != len(record.table.seats):
        raise Refused(Common.BAD_SEATS, "every seat needs its player")
    return resume(
        record.game,
        players,
        [*_history(record)],
        turn_ended=turn_ended,
        luck=Random().getrandbits(64),
    )


def _history(record: Record) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Every state somebody could act in, with what led to it; what chance did belongs to
    the action before it."""
    happened: tuple[Any, ...] = ()
    for state, action in zip(record.positions(), (*record.actions, None), strict=True):
        if not record.game.awaits_chance(state):
            yield state, happened
            happened = ()
        happened += (action,)
