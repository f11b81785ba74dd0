"""The menu in a game: what can be looked up without leaving it, and the way out."""

from typing import Any, NamedTuple

from skyliners.games import entry_of
from skyliners.present.games import presented
from skyliners.present.moves import standing_of
from skyliners.present.texts import _

RULES, SETTINGS, MOVES, KEYS, LEAVE = "rules", "settings", "moves", "keys", "leave"


class Item(NamedTuple):
    name: str
    icon: str
    text: str


class MenuModel(NamedTuple):
    title: str
    note: str
    items: tuple[Item, ...]


def menu_model(game: str, table: Any, *, keyboard: bool) -> MenuModel:
    """`keyboard`: there is one, so its keys are worth a look."""
    moves = _("Moves and scores") if standing_of(game, table) else _("Moves so far")
    items = [
        Item(RULES, "book-open-outline", _("Rules")),
        Item(MOVES, "history", moves),
        Item(SETTINGS, "cog", _("Settings")),
        *([Item(KEYS, "keyboard-outline", _("Keys"))] if keyboard else []),
        Item(LEAVE, "home", _("Save and leave")),
    ]
    return MenuModel(
        title=entry_of(game).name,
        note=presented(game).where(table, turn_done=False),
        items=tuple(items),
    )
