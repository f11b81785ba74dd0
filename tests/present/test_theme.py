"""Colours that can be read: text 4.5:1 on what it stands on, pieces and marks 3:1."""

import pytest

from skyliners.present.theme import (
    BLACK,
    COVERS,
    DARK,
    LIGHT,
    ON_PLAYER,
    PLAYER,
    WHITE,
    Rgba,
    Theme,
    contrast,
    legible,
)
from skyliners.rules.seats import Color

_THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


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


@pytest.mark.parametrize("cover", COVERS)
def test_names_can_be_read_on_boxes(cover: Rgba) -> None:
    assert contrast(WHITE, cover) >= 4.5


@_THEMES
@pytest.mark.parametrize("mark", ["glow", "accent"])
def test_what_can_be_done_stands_out(theme: Theme, mark: str) -> None:
    """A glowing site against a plain one, as 3:1 would need on a flat map, is helped by
    its rim and by being many; against the plate it stands on it must do alone."""
    assert contrast(getattr(theme, mark), theme.edge) >= 1.3


def test_contrast_is_counted_from_the_same_to_black_on_white() -> None:
    assert contrast(BLACK, BLACK) == 1
    assert contrast(BLACK, WHITE) == pytest.approx(21)
    assert contrast(LIGHT.ink, WHITE) == contrast(WHITE, LIGHT.ink)


@_THEMES
@pytest.mark.parametrize("color", Color)
def test_curves_stand_out_in_every_colour(theme: Theme, color: Color) -> None:
    drawn = legible(PLAYER[color], theme.surface, theme.ink)
    assert contrast(drawn, theme.surface) >= 3
    if contrast(PLAYER[color], theme.surface) >= 3:
        assert drawn == PLAYER[color]
