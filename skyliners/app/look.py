"""How the app looks: the theme in force, and where its kv rules are found."""

from typing import Any

from kivy.core.text import LabelBase
from kivy.lang import Builder

from skyliners.places import ASSETS, KV
from skyliners.present.theme import DARK, LIGHT, Theme

ICON = ASSETS / "images" / "icon-window.png"
LETTERS = "Skyline"  # of our own, for the names of games
_loaded: set[str] = set()

LabelBase.register(LETTERS, str(ASSETS / "fonts" / "skyline.ttf"))


def load_kv(name: str) -> None:
    """Load a file of kv rules once: rules loaded twice stack up."""
    if name not in _loaded:
        _loaded.add(name)
        Builder.load_file(str(KV / f"{name}.kv"))


def dress(theme_cls: Any, *, dark: bool) -> Theme:
    """Give KivyMD's own widgets our colours, and say what they are."""
    theme = DARK if dark else LIGHT
    theme_cls.theme_style = "Dark" if dark else "Light"
    theme_cls.backgroundColor = theme.background
    theme_cls.surfaceColor = theme.surface
    theme_cls.primaryColor = theme.accent
    theme_cls.onPrimaryColor = theme.on_accent
    theme_cls.onSurfaceColor = theme.ink
    theme_cls.onSurfaceVariantColor = theme.faint
    theme_cls.outlineColor = theme.line
    return theme
