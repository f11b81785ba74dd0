"""Files that only their owner can read: games hold secrets, and a computer may have
several users. Where a system knows no such thing, they are files like others."""

import os
from contextlib import suppress
from pathlib import Path

_FILE, _FOLDER = 0o600, 0o700


def make_folder(path: Path) -> None:
    """A folder of ours; those above it are made as everybody makes them."""
    path.mkdir(mode=_FOLDER, parents=True, exist_ok=True)
    with suppress(OSError):
        path.chmod(_FOLDER)


def make_file(path: Path) -> None:
    """Empty if it is not there; others lose sight of it if it is."""
    if not path.exists():
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT, _FILE))
    elif path.is_file():
        with suppress(OSError):
            path.chmod(_FILE)


def write(path: Path, content: bytes) -> None:
    """Instead of what was there, whole or not at all."""
    new = path.with_name(f"{path.name}.new")
    try:
        make_file(new)
        new.write_bytes(content)
        new.replace(path)
    except OSError:
        with suppress(OSError):
            new.unlink(missing_ok=True)
        raise
