"""`make store`: the screens that shops show, photographed in real scenes as they are on a
phone and on tablets, in every language; into fastlane/. Whatever is cut off or overlaps is
named, and makes it fail."""

import os
import sys
import tempfile
from pathlib import Path

from kivy.core.window import Window
from kivy.metrics import Metrics
from PIL import Image

from skyliners.tools.store import DEVICES, ENTRIES, LOCALES, Device, name
from tests.app import cards_scenes, scenes
from tests.app.layout import problems
from tests.app.scenes import SCENES
from tests.app.screenshots import take
from tests.app.stage import Stage

_PICTURE = "1920x1800"  # room for all of them: the window in memory never grows
# Scenes have names as long as can be; here are friends.
for _room in (scenes, cards_scenes):
    _room.NAMES = ("Ada", "Max", "Chloé", "Bo")  # type: ignore[attr-defined]


def photograph(device: Device, language: str) -> int:
    """All of them; how many have faults."""
    wrong = 0
    folder = ENTRIES / LOCALES[language] / "images" / device.folder
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    Metrics.density = device.density
    wide, high = device.pixels
    for number, (scene, theme) in enumerate(device.scenes, start=1):
        with (
            tempfile.TemporaryDirectory() as home,
            Stage(Path(home), (wide, high), language=language, theme=theme) as stage,
        ):
            SCENES[scene](stage)
            assert (Window.width, Window.height) == (wide, high)
            path = folder / name(number, scene)
            take(stage, path)
            _lighten(path)
            found = problems(stage)
            print(path.relative_to(ENTRIES), *found, sep="\n    ", flush=True)
            wrong += bool(found)
    return wrong


def _lighten(path: Path) -> None:
    """Few colours are enough for what is drawn; a repository keeps pictures for ever."""
    picture = Image.open(path)
    picture.quantize(256, method=Image.Quantize.MEDIANCUT).save(path, optimize=True)


def main() -> None:
    if os.environ.get("SKYLINERS_PICTURE") != _PICTURE:
        sys.exit(f"set SKYLINERS_PICTURE={_PICTURE}, or take `make store`")
    wanted = sys.argv[1:] or list(LOCALES)
    wrong = sum(photograph(device, language) for language in wanted for device in DEVICES)
    sys.exit(f"{wrong} pictures have faults" if wrong else 0)


if __name__ == "__main__":
    main()
