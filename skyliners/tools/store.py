"""`make store`: what shops show of the app beside its words, drawn by ourselves: the icon
and the wide picture above an entry. `tests/app/store.py` photographs the screens.

The entries lie in fastlane/metadata/android, a folder a language, as F-Droid and fastlane
read them.
"""

from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from skyliners.tools.art import Rgb, city, dusk, icon, with_shadow

_ROOT = Path(__file__).parents[2]
ENTRIES = _ROOT / "fastlane" / "metadata" / "android"
LOCALES = {"en": "en-US", "de": "de-DE", "fr": "fr-FR"}  # by language of the app
WIDE = (1024, 500)  # as every shop wants it
_LETTERS = _ROOT / "assets" / "fonts" / "skyline.ttf"
_FAR: Rgb = (66, 62, 108)
_PAPER: Rgb = (255, 246, 226)
# Houses on the horizon: how wide and how high each is, in pixels.
_HORIZON = (
    (44, 70), (30, 120), (52, 92), (26, 168), (40, 110), (60, 64), (34, 142), (28, 96),
    (48, 188), (36, 84), (56, 128), (30, 72), (42, 154), (38, 100), (64, 60), (32, 176),
    (46, 118), (28, 82), (54, 146), (36, 68), (40, 130), (50, 90), (30, 160), (60, 76),
    (34, 112),
)  # fmt: skip


class Device(NamedTuple):
    folder: str
    size: tuple[int, int]  # dp; shops take no picture more than twice as long as wide
    density: float
    scenes: tuple[tuple[str, str], ...]  # and in which light

    @property
    def pixels(self) -> tuple[int, int]:
        wide, high = (round(side * self.density) for side in self.size)
        return wide, high


DEVICES = (
    Device("phoneScreenshots", (360, 720), 2.5, (
        ("turn", "light"),
        ("crouched", "light"),
        ("planning-alone", "dark"),
        ("cards-alone", "light"),
        ("patience", "light"),
        ("winner", "light"),
    )),
    Device("sevenInchScreenshots", (600, 960), 1.5, (
        ("scoring", "light"),
        ("patience-late", "dark"),
    )),
    Device("tenInchScreenshots", (1280, 800), 1.5, (
        ("turn", "light"),
        ("crouched", "dark"),
        ("cards-reveal", "light"),
    )),
)  # fmt: skip


def name(number: int, scene: str) -> str:
    """They are shown in this order."""
    return f"{number}-{scene}.png"


def wide() -> Image.Image:
    """The city at dusk, other cities behind it, and the name."""
    width, height = WIDE
    picture = dusk(height).resize(WIDE)
    pen = ImageDraw.Draw(picture)
    at = 0
    for across, high in _HORIZON:
        pen.rectangle((at, height - high, at + across - 1, height), fill=(*_FAR, 255))
        at += across
    near = with_shadow(city(600, middle=(0.5, 0.48), unit=0.128), 110)
    picture.alpha_composite(near, (width - 570, 0), (0, 56))
    font = ImageFont.truetype(str(_LETTERS), 92)
    pen.text((56, 128), "Skyliners", font=font, fill=(*_PAPER, 255))
    return picture.convert("RGB")


def main() -> None:
    for locale in LOCALES.values():
        folder = ENTRIES / locale / "images"
        folder.mkdir(parents=True, exist_ok=True)
        icon().save(folder / "icon.png", optimize=True)
        wide().save(folder / "featureGraphic.png", optimize=True)


if __name__ == "__main__":
    main()
