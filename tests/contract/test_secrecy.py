"""What a match of any game keeps to itself, shown by twins: two games that differ only in
what others hide give the same answers to whoever may not know, errors included."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from skyliners.match.match import Match, NotNowError
from skyliners.match.play import AnyMatch
from skyliners.match.record import record_of
from skyliners.match.replay import replay
from skyliners.rules.refusal import Refused
from tests.contract.games import Held, often

_LOOKED_AT = (
    *("players", "revealed", "acting", "turn_done", "over", "table"),
    *("hand_over", "can_undo", "watcher", "looker"),
)


def in_words(found: object) -> object:
    """A thing in every way it can be compared or printed."""
    if isinstance(found, Match):
        return repr(found), [in_words(getattr(found, name)) for name in _LOOKED_AT]
    return found, repr(found), str(found), f"{found}"


def answer(ask: Callable[[], object]) -> object:
    try:
        return in_words(ask())
    except (NotNowError, Refused) as error:
        return type(error), str(error), repr(error), error.args


def all_to_be_had(match: AnyMatch, actions: list[Any]) -> list[object]:
    asked: list[Callable[[], object]] = [match.view, match.bot_view, match.sheet]
    asked += [match.undo, match.end_turn, match.conceal]
    asked += [partial(match.play, action) for action in actions]
    return [in_words(match), *map(answer, asked)]


def twin_matches(held: Held, seed: int, seat: int) -> Iterator[tuple[AnyMatch, AnyMatch]]:
    for one, other in zip(*held.twins(Random(seed), seat), strict=True):
        if not one.table.over and not held.game.awaits_chance(one):
            first, second = (record_of(held.game, start, ()) for start in (one, other))
            assert repr(first) == repr(second)
            assert replay(first).table == replay(second).table
            yield held.match(first), held.match(second)


@often
def test_who_is_not_revealed_learns_nothing_of_others(held: Held, seed: int) -> None:
    """Whatever is done in the open; what turns something up may tell it."""
    seat = seed % min(held.game.PLAYERS)
    alone = max(held.game.PLAYERS) == 1
    for one, other in twin_matches(held, seed, seat):
        shown = [] if alone else held.some_actions(seed)[:20]
        actions = [action for action in shown if not held.game.is_final(action)]
        assert all_to_be_had(one, actions) == all_to_be_had(other, actions)


@often
def test_who_is_revealed_learns_only_their_own(held: Held, seed: int) -> None:
    seat = seed % min(held.game.PLAYERS)
    for one, other in twin_matches(held, seed, seat):
        mine, same = one.reveal(seat), other.reveal(seat)
        assert all_to_be_had(mine, []) == all_to_be_had(same, [])
        assert all_to_be_had(mine.conceal(), []) == all_to_be_had(one, [])
