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
from tests.app.scenes import SCENES, fit_for
from tests.app.stage import Stage

SIZES = (
    *((360, 800), (320, 480), (800, 1280)),  # upright
    *((800, 360), (915, 412), (480, 320)),  # a phone on its side
    *((500, 500), (1024, 600), (1280, 800), (1600, 900)),
)
TEXT_SIZES = (1.0, 1.3, 2.0)


class Wanted(argparse.Namespace):
    folder: Path
    scenes: list[str]
    sizes: list[tuple[int, int]]
    themes: list[str]
    mixed: bool
    languages: list[str]
    texts: list[float]


def take(stage: Stage, path: Path) -> None:
    """Save what is on screen."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pixels = glReadPixels(0, 0, *Window.size, GL_RGB, GL_UNSIGNED_BYTE)
    picture = Image.frombytes("RGB", tuple(Window.size), pixels)
    picture.transpose(Image.Transpose.FLIP_TOP_BOTTOM).save(path, compress_level=1)
    stage.frames(1)


def shoot(
    scene: str, sizes: list[tuple[int, int]], wanted: Wanted, language: str, text: float
) -> int:
    """Take pictures in these sizes, all higher or all wider; how many have faults. A window
    that is turned covers what is private, one that is pulled does not."""
    wrong = 0
    with (
        tempfile.TemporaryDirectory() as home,
        Stage(Path(home), sizes[0], language=language, text_size=text) as stage,
    ):
        SCENES[scene](stage)
        for at, (wide, high) in enumerate(sizes):
            Window.size = wide, high
            stage.frames(5)
            themes = wanted.themes
            for theme in [themes[at % len(themes)]] if wanted.mixed else themes:
                stage.app.change(theme=theme)
                stage.frames(2)
                name = f"{scene}-{wide}x{high}-{theme}-{language}-{text}.png"
                take(stage, wanted.folder / name)
            found = problems(stage)
            print(name, *found, sep="\n    ", flush=True)
            wrong += bool(found)
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--scenes", nargs="*", default=list(SCENES), choices=list(SCENES))
    parser.add_argument("--sizes", nargs="*", type=_size, default=SIZES)
    parser.add_argument("--themes", nargs="*", default=["light", "dark"])
    parser.add_argument("--mixed", action="store_true", help="themes in turn, not each")
    parser.add_argument("--languages", nargs="*", default=list(LANGUAGES))
    parser.add_argument("--texts", nargs="*", type=float, default=TEXT_SIZES)
    wanted = parser.parse_args(namespace=Wanted())
    wrong = 0
    for scene, language, text in product(wanted.scenes, wanted.languages, wanted.texts):
        for upright in (True, False):
            sizes = [
                (wide, high)
                for wide, high in fit_for(scene, wanted.sizes)
                if (wide < high) is upright
            ]
            if sizes:
                wrong += shoot(scene, sizes, wanted, language, text)
    sys.exit(f"{wrong} pictures have faults" if wrong else 0)


def _size(text: str) -> tuple[int, int]:
    wide, high = map(int, text.split("x"))
    return wide, high


if __name__ == "__main__":
    main()
