"""`make screenshots`: every scene in every size, light and dark, in all languages, into
build/screenshots. Look at them. What is cut off, outside, too small or overlaps is
named, and makes it fail."""

import argparse
import sys
import tempfile
from itertools import product
from pathlib import Path

from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels
from PIL import Image

from skyliners.present.texts import LANGUAGES
from tests.app.layout import problems
from tests.app.scenes import IN_GAME, SCENES
from tests.app.stage import Stage

SIZES = (
    *((360, 800), (320, 480), (800, 1280)),  # upright
    *((800, 360), (915, 412), (480, 320)),  # a phone on its side
    *((500, 500), (1024, 600), (1280, 800), (1600, 900)),
)
TEXT_SIZES = (1.0, 1.3)
LARGEST_TEXT = 2.0  # while a game is on


def take(stage: Stage, path: Path) -> None:
    """Save what is on screen."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pixels = glReadPixels(0, 0, *Window.size, GL_RGB, GL_UNSIGNED_BYTE)
    picture = Image.frombytes("RGB", tuple(Window.size), pixels)
    picture.transpose(Image.Transpose.FLIP_TOP_BOTTOM).save(path, compress_level=1)
    stage.frames(1)


def shoot(  # noqa: PLR0917  # what to look at, how
    scene: str,
    size: tuple[int, int],
    themes: list[str],
    language: str,
    text: float,
    folder: Path,
) -> list[str]:
    """Take a picture in each theme; what is wrong with the layout."""
    first, *others = themes
    name = f"{scene}-{size[0]}x{size[1]}-{{}}-{language}-{text}.png"
    with (
        tempfile.TemporaryDirectory() as home,
        Stage(Path(home), size, theme=first, language=language, text_size=text) as stage,
    ):
        SCENES[scene](stage)
        take(stage, folder / name.format(first))
        found = problems(stage)
        for theme in others:  # what is on screen changes at once
            stage.app.change(theme=theme)
            stage.frames(2)
            take(stage, folder / name.format(theme))
    print(name.format("+".join(themes)), *found, sep="\n    ", flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--scenes", nargs="*", default=list(SCENES), choices=list(SCENES))
    parser.add_argument("--sizes", nargs="*", default=[f"{w}x{h}" for w, h in SIZES])
    parser.add_argument("--themes", nargs="*", default=["light", "dark"])
    parser.add_argument("--languages", nargs="*", default=list(LANGUAGES))
    parser.add_argument("--texts", nargs="*", type=float, default=list(TEXT_SIZES))
    wanted = parser.parse_args()
    sizes = [tuple(map(int, size.split("x"))) for size in wanted.sizes]
    wrong = 0
    for scene, size, language in product(wanted.scenes, sizes, wanted.languages):
        texts = wanted.texts + ([LARGEST_TEXT] if scene in IN_GAME else [])
        for text in dict.fromkeys(texts):
            wide, high = size
            wrong += bool(
                shoot(scene, (wide, high), wanted.themes, language, text, wanted.folder)
            )
    sys.exit(f"{wrong} scenes do not fit" if wrong else 0)


if __name__ == "__main__":
    main()
