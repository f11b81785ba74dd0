"""Something went wrong that nobody thought of: what people are told, and a report they can
send. The report knows where in the code it happened and nothing of what was said there: no
message and no value, for these may hold what somebody hides."""

from collections.abc import Collection, Iterator, Mapping
from pathlib import PurePath
from traceback import extract_tb
from typing import NamedTuple

from skyliners.match.aside import Thing
from skyliners.present.texts import _, later

REPORT = "skyliners-report.txt"
_PACKAGE = "skyliners"
_MOST_CAUSES = 8  # an error may have been met while another was dealt with


class MishapModel(NamedTuple):
    title: str
    text: str
    go_on: str
    share: str
    asides: tuple[tuple[Thing, str], ...]  # what could be put out of the way, if it is that
    notice: str = ""  # where the report went, what was set aside


# To put them there, and to have them back.
_ASIDES = {
    Thing.SETTINGS: (later("Put my settings aside"), later("Bring my settings back")),
    Thing.GAMES: (later("Put my games aside"), later("Bring my games back")),
}


def mishap_model(
    *, at_start: bool, in_game: bool, aside: Collection[Thing] = ()
) -> MishapModel:
    """`at_start`: not even the first screen could be shown. `aside`: what is there now."""
    if at_start:
        text = _(
            "Skyliners couldn’t open. Try once more. If that doesn’t help, "
            "something it saved may be damaged: you can put that aside. "
            "Nothing gets deleted."
        )
    elif in_game:
        text = _("Your game is safe: every move was saved. You can play on.")
    else:
        text = _("Nothing is lost: all your games are saved.")
    asides = tuple((thing, _(texts[thing in aside])) for thing, texts in _ASIDES.items())
    return MishapModel(
        title=_("That shouldn’t have happened"),
        text=text,
        go_on=_("Try again") if at_start else _("Go on"),
        share=_("Share a report"),
        asides=asides if at_start else (),
    )


def put_aside(names: list[str]) -> str:
    """What is said of files that were put out of the way."""
    if not names:
        return _("There was nothing to put aside.")
    return _("Kept as {names}.", names=", ".join(names))


def brought_back() -> str:
    return _("It’s all back.")


def report(error: BaseException | None, about: Mapping[str, object]) -> str:
    """What helps to mend it: what this is and runs on, and where it happened, if anybody
    knows."""
    lines = [f"{name}: {value}" for name, value in about.items()]
    for cause in _causes(error):
        lines += ["", type(cause).__qualname__]
        lines += [
            f"  {_place(frame.filename)}:{frame.lineno} {frame.name}"
            for frame in extract_tb(cause.__traceback__)
        ]
    return "\n".join(lines) + "\n"


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """It, and what led to it."""
    cause = error
    for _n in range(_MOST_CAUSES):
        if cause is None:
            return
        yield cause
        cause = cause.__cause__ or cause.__context__


def _place(filename: str) -> str:
    """A file of ours by its room, any other by its name: where an app is installed often
    tells who somebody is."""
    parts = PurePath(filename).parts
    at = max((at for at, part in enumerate(parts) if part == _PACKAGE), default=-2)
    return "/".join(parts[at:])
