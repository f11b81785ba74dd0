"""What this is, what it does with what it knows, and what it is made of."""

import json
from typing import NamedTuple

from skyliners import __version__
from skyliners.places import ASSETS
from skyliners.present.texts import _

TEXTS = "skyliners-licences.txt"
_FILE = ASSETS / "licences" / "licences.json"


class Part(NamedTuple):
    """Something that others made, or our own work."""

    name: str
    licence: str


class AboutModel(NamedTuple):
    title: str
    version: str
    text: str
    made_of: str
    parts: tuple[Part, ...]
    texts: str
    notice: str = ""  # where the texts went


def about_model() -> AboutModel:
    privacy = _(
        "Nothing leaves this device: the app has no account, no advertising and no "
        "network. Your games are yours, and so is every file you share."
    )
    whose = _(
        "The board game Skyliners is by Gabriele Bubola, published by Hans im Glück. This "
        "app is an independent work; its texts, pictures and sounds are its own."
    )
    return AboutModel(
        title=_("About"),
        version=_("Skyliners, version {version}", version=__version__),
        text=f"{privacy}\n\n{whose}",
        made_of=_("What it is made of"),
        parts=tuple(
            Part(f"{part['name']} {part['version']}".strip(), part["licence"])
            for part in _licences()
        ),
        texts=_("All licences in full"),
    )


def licence_texts() -> str:
    """All of them, one after the other, for whoever wants to read them."""
    return "\n\n".join(
        f"{part['name']} {part['version']}\n{part['licence']}\n\n{part['text']}".strip()
        for part in _licences()
    )


def _licences() -> list[dict[str, str]]:
    found: list[dict[str, str]] = json.loads(_FILE.read_text(encoding="utf-8"))
    return found
