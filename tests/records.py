"""Records as text, written by hand: the smallest game there is to make mistakes in.

All its setup cards show A1, so Ada (south) begins with six floors on a1, Bo (west)
with six on a5, and nothing else stands but the centre park.
"""

import json
from typing import Any

import pytest

from skyliners.match.record import Record, read, record_of, write
from skyliners.rules.refusal import Refused
from skyliners.rules.skyliners import game as skyliners
from tests.play import Game

ADA = {"name": "Ada", "side": "south", "color": "red", "skyscraper": "NW"}
BO = {"name": "Bo", "side": "west", "color": "blue", "skyscraper": "SE"}
CY = {"name": "Cy", "side": "north", "color": "green", "skyscraper": "NE"}
DI = {"name": "Di", "side": "east", "color": "yellow", "skyscraper": "SW"}


def by_hand(*actions: object, **changed: Any) -> dict[str, Any]:
    """The record of Ada and Bo's game after these actions, with some keys changed."""
    return {
        "format": "skyliners-record/1",
        "game": "skyliners",
        "mode": "full",
        "seats": [ADA, BO],
        "setup": ["A1"] * 12,
        "actions": list(actions),
    } | changed


def for_ada(*actions: object, **changed: Any) -> dict[str, Any]:
    """The same, redacted for Ada."""
    hidden = {"seats": [ADA, BO | {"skyscraper": "?"}], "viewer": 0}
    return by_hand(*actions, **(hidden | changed))


def text(record: object) -> str:
    return json.dumps(record, ensure_ascii=False)


def recorded(game: Game) -> Record:
    return record_of(skyliners, game.start, game.actions)


def of(game: Game) -> dict[str, Any]:
    """The whole record of a game, as it is written."""
    written: dict[str, Any] = json.loads(write(recorded(game)))
    return written


def refusal(record: str | bytes | dict[str, Any]) -> Refused:
    with pytest.raises(Refused) as refused:
        read(text(record) if isinstance(record, dict) else record)
    assert refused.value.message
    return refused.value


def refused_by(record: str | bytes | dict[str, Any]) -> tuple[str, int | None]:
    refused = refusal(record)
    return refused.rule.value, refused.action
