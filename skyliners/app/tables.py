"""The tables people sit down at, with who is known on this device and how they sat last."""

from kivy.app import App

from skyliners.match import tables as kept
from skyliners.match.shelf.profiles import Profile, listed
from skyliners.match.shelf.trouble import ShelfError
from skyliners.present import tables
from skyliners.present.seating import Form


def known() -> tuple[Profile, ...]:
    try:
        return listed(App.get_running_app().shelf)
    except ShelfError:
        return ()  # the home screen has told; the game can be played all the same


def as_last(game: str, before: Form | None = None) -> Form:
    """`before`: the table that was being set when the box was changed."""
    folder = App.get_running_app().folder
    latest = tables.table_of(before) if before else kept.latest(folder)
    return tables.as_last(game, known(), kept.last(folder, game), latest)


def alone(game: str) -> Form | None:
    folder = App.get_running_app().folder
    own, latest = kept.last_alone(folder, game), kept.latest(folder)
    return tables.alone(game, known(), own, latest)


def keep(form: Form) -> None:
    """Somebody plays at this one."""
    kept.keep(App.get_running_app().folder, tables.table_of(form))
