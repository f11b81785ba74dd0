"""Everything in one file, to keep or to move to another device: what is offered, and what
is said when it is done."""

from typing import NamedTuple

from skyliners.match.shelf.merge import TakenIn
from skyliners.match.shelf.trouble import Trouble
from skyliners.present.texts import _, listed, plural, said


class BackupModel(NamedTuple):
    title: str
    text: str
    back_up: str
    take_in: str
    notice: str = ""  # how it went


def backup_model() -> BackupModel:
    return BackupModel(
        title=_("Back up and move"),
        text=_(
            "All your games, players, photos and settings in one file. Restore "
            "it on another device: the games there stay, and your settings move in."
        ),
        back_up=_("Back up"),
        take_in=_("Restore a backup"),
    )


def no_chooser() -> str:
    return _("You can’t pick files here. Drop your backup onto the window instead.")


def taken_in(taken: TakenIn | Trouble) -> str:
    """What has come, or why nothing did."""
    if isinstance(taken, Trouble):
        return said(taken)
    new = [
        text
        for number, text in (
            (taken.games, plural("{n} game", "{n} games", taken.games)),
            (taken.players, plural("{n} player", "{n} players", taken.players)),
        )
        if number
    ]
    return _("New here: {what}.", what=listed(new)) if new else _("You already had it all.")
