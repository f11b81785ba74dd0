"""The font is what the script draws, and every game's name can be written in it."""

import pytest
from PIL import Image, ImageDraw, ImageFont

from skyliners.games import GAMES
from skyliners.present.letters import SKYLINE, WINDOWS
from skyliners.tools.letters import FONT, drawn, written


def _picture(text: str) -> Image.Image:
    picture = Image.new("L", (900, 120))
    font = ImageFont.truetype(str(FONT), 80)
    ImageDraw.Draw(picture).text((4, 4), text, font=font, fill=255)
    return picture


def test_the_font_is_what_the_script_draws() -> None:
    assert FONT.read_bytes() == written(), "run `make art`"
    assert {path.name for path in FONT.parent.iterdir()} == {FONT.name}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.room)
def test_a_name_on_a_box_can_be_written(game: object) -> None:
    name = getattr(game, "name", "")
    assert {*name} <= drawn().keys()
    assert _picture(name).getbbox()


def test_small_letters_are_the_capitals() -> None:
    assert _picture("Skyliners").tobytes() == _picture("SKYLINERS").tobytes()


def test_no_two_letters_look_alike() -> None:
    seen = {sign: _picture(sign).tobytes() for sign in drawn() if sign == sign.upper()}
    assert len({*seen.values()}) == len(seen)


def test_every_lit_window_is_in_a_house() -> None:
    houses, windows = _picture(SKYLINE), _picture(WINDOWS)
    lit = [at for at, value in enumerate(windows.tobytes()) if value > 200]
    assert lit
    assert all(houses.tobytes()[at] == 255 for at in lit)
