"""The picture that is shared is as large as promised and holds what is seen before."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from skyliners.app.screens import picture
from skyliners.match.shelf.saves import new_game
from skyliners.present.souvenir import SQUARE, WIDE
from skyliners.present.texts import _
from skyliners.present.theme import DARK, LIGHT, Rgba, mixed
from skyliners.rules.skyliners.pieces import Mode
from tests.app.scenes import played
from tests.app.stage import Stage


@pytest.fixture
def handed(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What went out."""
    out: list[bytes] = []

    def take(_: str, content: bytes, __: Callable[[Any], None]) -> None:
        out.append(content)

    monkeypatch.setattr(picture, "hand_out", take)
    return out


@pytest.mark.parametrize(("theme", "look"), [("light", LIGHT), ("dark", DARK)])
def test_it_is_as_large_as_promised_wide_and_square(
    tmp_path: Path, handed: list[bytes], theme: str, look: Any
) -> None:
    with Stage(tmp_path, theme=theme) as stage:
        stage.app.show("results").look_at(new_game(played(Mode.FULL, 4, None)))
        stage.frames(2)
        stage.tap(stage.shown(_("Picture")))
        assert stage.app.screens.current == "picture"
        names = {seat.name for seat in played(Mode.FULL, 4, None).table.seats}
        assert names <= stage.texts()
        for shape, size in (("Wide", WIDE), ("Square", SQUARE)):
            stage.tap(stage.shown(_(shape)))
            stage.tap(stage.shown(_("Share picture")))
            stage.seconds(0.5)
            with Image.open(BytesIO(handed.pop())) as taken:
                assert taken.size == size
                assert _near(
                    taken.convert("RGB").getpixel((2, 2)),
                    mixed(look.background, look.sky, 0.9),
                )
                assert _near(
                    taken.convert("RGB").getpixel((2, size[1] - 3)), look.background
                )
        assert not handed


def _near(pixel: Any, color: Rgba) -> bool:
    return all(
        abs(one - round(other * 255)) < 24
        for one, other in zip(pixel, color[:3], strict=True)
    )


def test_a_second_tap_makes_no_second_picture(tmp_path: Path, handed: list[bytes]) -> None:
    with Stage(tmp_path) as stage:
        stage.app.show("picture").look_at(new_game(played(Mode.FULL, 2, None)))
        stage.frames(2)
        screen = stage.app.screens.current_screen
        screen.share()
        screen.share()
        stage.seconds(0.5)
        assert len(handed) == 1
