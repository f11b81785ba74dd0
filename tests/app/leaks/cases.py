"""Which scripts are played, and how: what `make test` has the time for, and what `make
leaks` plays besides."""

from typing import Any, NamedTuple

from tests.app.leaks import scripts
from tests.app.leaks.twin import Script

_PHONE, _LYING, _TABLET = (360, 800), (800, 360), (1280, 800)


class Case(NamedTuple):
    """A script; whose secrets are the same in both games, and how the app is set."""

    script: Script
    same: tuple[int, ...]
    settings: dict[str, Any]
    size: tuple[int, int] = _PHONE


_QUICK = {"coach": "off", "animation": "off"}
_TOLD = {"spoken_turns": True, "language": "de", "reveal": "double-tap"}

# One of a kind.
CASES: dict[str, Case] = {
    "turns told aloud": Case(scripts.turns, (), _QUICK | _TOLD),
    "turns by keys": Case(scripts.by_keys, (), _QUICK),
    "the coach of somebody who knows their own": Case(
        scripts.coached, (0,), {"animation": "off"}
    ),
    "the introductory game": Case(scripts.introductory, (), _QUICK),
    "the last turns": Case(scripts.last_turns, (), _QUICK),
    "a new game": Case(scripts.from_home, (), {"coach": "off"}),
    "table mode": Case(scripts.round_the_table, (), _QUICK | {"table_mode": True}, _TABLET),
    "alone": Case(scripts.alone, (0,), {"coach": "always"}),
    "among bots": Case(scripts.among_bots, (1,), {"coach": "off"}),
    "interrupted by a turn": Case(scripts.interrupted("turn"), (), {"animation": "off"}),
    "interrupted by another window": Case(
        scripts.interrupted("focus"), (), {"animation": "off"}
    ),
    "two fingers": Case(scripts.two_fingers, (0,), _QUICK),
    "on the shelf": Case(scripts.on_the_shelf, (), _QUICK),
    "away and back": Case(scripts.away_and_back, (), _QUICK),
    "something goes wrong": Case(scripts.something_wrong, (), _QUICK),
    "made again": Case(scripts.made_again, (), _QUICK),
    "dealt for a table": Case(scripts.dealt_for_a_table, (), {"animation": "off"}),
}

# The same once more, or longer.
LONGER: dict[str, Case] = {
    "turns": Case(scripts.turns, (), {"coach": "off"}),
    "turns of somebody who knows their own": Case(scripts.turns, (1,), _QUICK, _TABLET),
    "turns on a phone on its side": Case(scripts.turns, (), _QUICK, _LYING),
    "the coach": Case(scripts.coached, (), {"animation": "off"}),
    "alone without the coach": Case(scripts.alone, (0,), _QUICK),
    "interrupted by a pause": Case(scripts.interrupted("pause"), (), {"animation": "off"}),
    "table mode with a coach": Case(
        scripts.round_the_table, (2,), {"animation": "off", "table_mode": True}, _TABLET
    ),
    "a whole game": Case(scripts.whole_game, (), _QUICK),
}
