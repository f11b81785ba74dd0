"""Small things that are kept beside the shelf: what people set, the place in the
introduction, a board game that is being entered. Whole or not at all, and never in the
way: what cannot be read was never there."""

import contextlib
import json
from pathlib import Path
from typing import Any

from skyliners.match import own

_MAX_BYTES = 1 << 20


def keep(folder: Path, name: str, value: Any) -> None:
    """Keep this under a name, instead of what was kept before. If there is no room for
    it, it holds until the app is closed."""
    with contextlib.suppress(OSError):
        own.make_folder(folder)
        own.write(folder / f"{name}.json", json.dumps(value).encode())


def kept(folder: Path, name: str) -> Any:
    """What was kept under a name; None if nothing was, or nothing that can be read."""
    path = folder / f"{name}.json"
    try:
        if path.stat().st_size > _MAX_BYTES:
            return None
        return json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return None


def forget(folder: Path, name: str) -> None:
    with contextlib.suppress(OSError):
        (folder / f"{name}.json").unlink(missing_ok=True)
