"""What a monkey can do, one frozen value a step. Each is written as one short line, so
that a story that failed can be read, shortened, kept as a file and played again."""

import re
import shlex
from typing import Any, NamedTuple, get_type_hints


class Where(NamedTuple):
    """A spot: on the thing of this name (the nth of them), or (no name) in the window;
    x and y are parts of its width and height."""

    name: str = ""
    number: int = 0
    x: float = 0.5
    y: float = 0.5

    def __str__(self) -> str:
        number = f"#{self.number}" if self.number else ""
        spot = "" if (self.x, self.y) == (0.5, 0.5) else f"@{self.x:.3g},{self.y:.3g}"
        return f"{self.name}{number}{spot}" or "@0.5,0.5"


_WHERE = re.compile(r"(?s)(.*?)(?:#(\d+))?(?:@([-\d.e]+),([-\d.e]+))?")


def read_where(text: str) -> Where:
    found = _WHERE.fullmatch(text)
    assert found is not None
    name, number, x, y = found.groups()
    return Where(name, int(number or 0), float(x or 0.5), float(y or 0.5))


# Fingers


class Tap(NamedTuple):
    where: Where
    times: int = 1


class Hold(NamedTuple):
    where: Where
    seconds: float


class Press(NamedTuple):
    """A finger comes down and stays."""

    finger: int
    where: Where


class Move(NamedTuple):
    """A finger that is down goes somewhere else; where it is not, nothing happens."""

    finger: int
    where: Where


class Lift(NamedTuple):
    finger: int


class Drag(NamedTuple):
    """From here to there in one sweep."""

    where: Where
    to: Where


class Both(NamedTuple):
    """Two fingers come down in one frame and lift in one frame."""

    one: Where
    other: Where


class Wheel(NamedTuple):
    where: Where
    notches: int  # below zero: the other way


# Keys


class Stroke(NamedTuple):
    """A key goes down, is repeated as keyboards do while it is held, and comes up."""

    key: str
    repeats: int = 0
    held: str = ""  # "ctrl", "shift", "alt"


class Type(NamedTuple):
    """Letters as a keyboard sends them to whatever is being written into."""

    text: str


# Time and the device


class Wait(NamedTuple):
    seconds: float


class Resize(NamedTuple):
    width: int
    height: int


class Pause(NamedTuple):
    """Another app is in front for so long; fingers that lift meanwhile are not told."""

    seconds: float


class Focus(NamedTuple):
    """Another window has the keyboard, and then this one again."""

    seconds: float = 0.0


class Density(NamedTuple):
    """The window is on a screen with other pixels."""

    pixels: float


class Memory(NamedTuple):
    """The device has little of it."""


class Set(NamedTuple):
    """A setting is another, and all that there is to see is made again with it."""

    setting: str
    value: str


class Drop(NamedTuple):
    """A file is dropped on the window."""

    content: str  # "game", "half" (of one), "noise" or "nothing"


class Home(NamedTuple):
    """Back and back again, until the first screen is there."""


class GoOn(NamedTuple):
    """The game in front goes on: one more action has to be possible."""


class Restart(NamedTuple):
    """The app is closed and started again."""


class Kill(NamedTuple):
    """The process ends without a word: after so many frames, or in the middle of saving
    (at the nth thing that is asked of the shelf, but not later than three steps on)."""

    at: str  # "frame" or "save"
    number: int


Step = (
    Tap | Hold | Press | Move | Lift | Drag | Both | Wheel | Stroke | Type | Wait | Resize
    | Pause | Focus | Density | Memory | Set | Drop | Home | GoOn | Restart | Kill
)  # fmt: skip
KINDS: dict[str, type[Step]] = {
    kind.__name__.lower(): kind for kind in Step.__args__
}  # fmt: skip


def write(step: Step) -> str:
    fields = list(step)
    while fields and fields[-1] == type(step)._field_defaults.get(_last(step, fields)):
        fields.pop()
    return shlex.join([type(step).__name__.lower(), *map(_written, fields)])


def _last(step: Step, fields: list[Any]) -> str:
    return type(step)._fields[len(fields) - 1]


def _written(value: Any) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def read(line: str) -> Step:
    verb, *words = shlex.split(line)
    kind = KINDS[verb]
    hints = get_type_hints(kind)
    types = [hints[name] for name in kind._fields[: len(words)]]
    if len(words) > len(kind._fields):
        raise ValueError(f"too much is said: {line}")
    return kind(*(_read(word, as_) for word, as_ in zip(words, types, strict=True)))


def _read(word: str, kind: Any) -> Any:
    return read_where(word) if kind is Where else kind(word)
