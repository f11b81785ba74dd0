"""The people who play here: a name and a favourite colour. What they played stays in
the history under the name they had, when their profile is deleted too."""

from typing import Any, NamedTuple

from skyliners.match.shelf.rows import each
from skyliners.match.shelf.shelf import Shelf, new_key
from skyliners.match.shelf.trouble import ShelfError, Trouble
from skyliners.match.shelf.wastebasket import mark
from skyliners.rules.names import as_name, is_name
from skyliners.rules.seats import Color


class Profile(NamedTuple):
    key: int
    name: str
    color: Color | None = None  # the favourite one


def new_profile(name: str, color: Color | None = None) -> Profile:
    return Profile(new_key(), name, color)


def keep(shelf: Shelf, profile: Profile) -> None:
    """Adds a profile, or gives it the name and colour it has now."""
    name = profile.name.strip()
    if not is_name(name) or not _shows(name):
        raise ShelfError(Trouble.BAD_NAME)
    with shelf.change() as connection:
        connection.execute(
            """INSERT INTO profiles (id, name, color) VALUES (?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET name = excluded.name, color = excluded.color
            """,
            (profile.key, name, profile.color),
        )


_LISTED = "SELECT id, name, color FROM profiles WHERE id = ? AND deleted = 0"


def listed(shelf: Shelf) -> tuple[Profile, ...]:
    """All profiles, by name."""
    found = [
        # Older versions let names be longer.
        Profile(key, as_name(name).strip(), _color(color))
        for key, name, color in each(shelf, "SELECT id FROM profiles", _LISTED)
        if isinstance(name, str) and _shows(as_name(name))
    ]
    return tuple(sorted(found, key=lambda profile: (profile.name.casefold(), profile.key)))


def _shows(name: str) -> bool:
    """Is there anything to be seen?"""
    return any(sign.isprintable() and not sign.isspace() for sign in name)


def _color(value: Any) -> Color | None:
    return Color(value) if value in tuple(Color) else None


def delete(shelf: Shelf, key: int) -> None:
    """Out of sight at once; gone for good when the shelf is opened the next time."""
    with shelf.change() as connection:
        mark(connection, "profiles", key, deleted=True)


def restore(shelf: Shelf, key: int) -> None:
    with shelf.change() as connection:
        mark(connection, "profiles", key, deleted=False)
