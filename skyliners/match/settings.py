"""What people set for themselves; it lasts. A file that cannot be read is no settings
at all: a game is never lost over it."""

from pathlib import Path
from typing import Any, NamedTuple

from skyliners.match.kept import keep, kept

_NAME = "settings"

# What each setting may be; the first is what it is unless somebody says otherwise.
CHOICES: dict[str, tuple[Any, ...]] = {
    "language": ("en", "de", "fr"),
    "theme": ("light", "dark", "system"),
    "text_size": (1.0, 0.85, 1.15, 1.3, 1.6, 2.0),
    "animation": ("normal", "slow", "fast", "off"),
    "sound": (True, False),
    "vibration": (True, False),
    "table_mode": (False, True),
    "reveal": ("hold", "double-tap"),
    "spoken_turns": (False, True),
    "coach": ("on-request", "off", "always"),
}


class Settings(NamedTuple):
    language: str = "en"
    theme: str = "light"
    text_size: float = 1.0
    animation: str = "normal"
    sound: bool = True
    vibration: bool = True
    table_mode: bool = False
    reveal: str = "hold"
    spoken_turns: bool = False
    coach: str = "on-request"


def load(folder: Path, first: Settings = Settings()) -> Settings:  # noqa: B008  # a value
    """The settings kept in a folder; whatever is not, or does not fit, is as at first."""
    found = kept(folder, _NAME)
    if not isinstance(found, dict):
        return first
    fitting = {
        name: found[name]
        for name, choices in CHOICES.items()
        if any(
            found.get(name) == choice and type(found[name]) is type(choice)
            for choice in choices
        )
    }
    return first._replace(**fitting)


def save(folder: Path, settings: Settings) -> None:
    """Keep the settings: whole, or as they were before. If there is no room for them
    they hold until the app is closed."""
    keep(folder, _NAME, settings._asdict())
