"""JSON that every program reads in the same way: one object in UTF-8, each key once, finite
numbers, whole characters, not too deep, and no larger than a record may be."""

import json
import math
from typing import Any, NoReturn

from skyliners.rules.refusal import Common, Refused

MAX_BYTES = 1 << 20
MAX_LEVELS = 100  # of lists in lists; far from what any reader's stack can take


def dump(data: dict[str, Any]) -> str:
    """On one line."""
    return json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def load(text: str | bytes) -> dict[str, Any]:
    """The object in a text; `unreadable` says why there is none."""
    try:
        raw = text.encode() if isinstance(text, str) else text
        if len(raw) > MAX_BYTES:
            raise Refused(Common.UNREADABLE, "it is larger than 1 MiB")
        data = json.loads(
            raw.decode(),
            parse_constant=_no_number,
            parse_float=_finite,
            object_pairs_hook=_each_once,
        )
        if not isinstance(data, dict):
            raise Refused(Common.UNREADABLE, "it is not a JSON object")
        _check_levels(data)
        # No half characters anywhere; and 1e9 is longer when it is written again.
        if len(dump(data).encode()) > MAX_BYTES:
            raise Refused(Common.UNREADABLE, "written again it is larger than 1 MiB")
    except (ValueError, RecursionError) as error:
        raise Refused(Common.UNREADABLE, f"{error}"[:200]) from None
    return data


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Of two values under one key nobody could say which is meant."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return found


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number")


def _finite(text: str) -> float:
    number = float(text)
    return number if math.isfinite(number) else _no_number(text[:40])


def _check_levels(data: dict[str, Any]) -> None:
    level: list[Any] = [data]
    for _ in range(MAX_LEVELS):
        level = [
            inner
            for outer in level
            if isinstance(outer, (dict, list))
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]
    if level:
        raise Refused(Common.UNREADABLE, f"it nests deeper than {MAX_LEVELS} levels")
