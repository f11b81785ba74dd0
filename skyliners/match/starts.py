"""Does the app get as far as its first screen? A mark stands beside what is kept from the
beginning of a start until it got there. Whoever finds marks knows how many starts in a row
ended on the way, even those that nobody could catch."""

from contextlib import suppress
from pathlib import Path

from skyliners.match import own

PATIENCE = 2  # so many may; then people are asked what is to be done about it
_NAME = "starting"  # no .json: it moves to no other device
_MOST = 99


def failed(folder: Path) -> int:
    """How many starts in a row have not got there."""
    try:
        return len((folder / _NAME).read_bytes()[:_MOST])
    except OSError:
        return 0


def begun(folder: Path) -> None:
    with suppress(OSError):
        own.make_folder(folder)
        own.write(folder / _NAME, b"." * (failed(folder) + 1))


def arrived(folder: Path) -> None:
    with suppress(OSError):
        (folder / _NAME).unlink(missing_ok=True)
