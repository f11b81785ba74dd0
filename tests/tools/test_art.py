"""The pictures and sounds shipped are those the scripts make."""

import wave
from array import array
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from skyliners.present.skyliners.sounds import sound_of
from skyliners.present.sounds import SOUNDS, Sound
from skyliners.present.theme import LIGHT
from skyliners.rules.skyliners.actions import BUILDS
from skyliners.rules.skyliners.pieces import Piece
from skyliners.tools.art import IMAGES, PICTURES
from skyliners.tools.sounds import RATE, wav

_SAME = 2  # of 255: what another version of the drawing library may round differently


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_what_the_script_draws(name: str) -> None:
    drawn = PICTURES[name]()
    with Image.open(IMAGES / name) as kept:
        assert kept.size == drawn.size
        assert kept.mode == drawn.mode
        difference = ImageChops.difference(kept, drawn)
    for band in difference.split():
        assert band.histogram()[_SAME + 1 :] == [0] * (255 - _SAME), "run `make art`"


def test_no_other_pictures_or_sounds_are_shipped() -> None:
    assert {path.name for path in IMAGES.iterdir()} == set(PICTURES)
    assert {path.stem for path in SOUNDS.iterdir()} == set(Sound)


def test_the_launcher_may_cut_all_but_the_middle() -> None:
    """Adaptive icons: two layers of 108 dp, of which the middle 66 always show."""
    with Image.open(IMAGES / "icon-foreground.png") as front:
        solid = front.getchannel("A").point(lambda value: 255 if value > 200 else 0)
        assert front.size == (432, 432)
    left, top, right, bottom = solid.getbbox() or (0, 0, 432, 432)
    margin = (108 - 72) / 2 / 108 * 432
    assert min(left, top) >= margin
    assert max(right, bottom) <= 432 - margin
    with Image.open(IMAGES / "icon-background.png") as back:
        assert back.size == (432, 432)
        assert back.getchannel("A").getextrema() == (255, 255)


def test_the_presplash_has_the_colour_of_the_first_frame() -> None:
    wanted = tuple(round(part * 255) for part in LIGHT.background[:3])
    with Image.open(IMAGES / "presplash.png") as picture:
        corners = [(0, 0), (719, 0), (0, 719), (719, 719)]
        assert {picture.getpixel(corner) for corner in corners} == {wanted}


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_what_the_script_makes(sound: Sound) -> None:
    kept, made = _samples(sound.file.read_bytes()), _samples(wav(sound))
    assert len(kept) == len(made)
    # Sines may differ in their last digit between C libraries, and so a sample in its.
    assert max(abs(a - b) for a, b in zip(kept, made, strict=True)) <= 1, "run `make art`"


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_short_soft_and_ends_in_silence(sound: Sound) -> None:
    samples = _samples(sound.file.read_bytes())
    assert len(samples) / RATE < (2.0 if sound is Sound.WINNER else 0.8)
    assert max(map(abs, samples)) <= 0.6 * 32_767
    assert samples[0] == 0
    assert samples[-1] == 0
    assert abs(sum(samples)) / len(samples) < 0.005 * 32_767


def _samples(content: bytes) -> list[int]:
    with wave.open(BytesIO(content)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert file.getframerate() == RATE
        return list(array("h", file.readframes(file.getnframes())))


def test_all_sounds_together_are_small() -> None:
    assert sum(sound.file.stat().st_size for sound in Sound) < 600_000


def test_every_piece_lands_with_its_own_sound() -> None:
    assert len({sound_of(BUILDS[piece][0]) for piece in Piece}) == len(Piece)
