"""The app knows the shape of its window, whatever becomes of it."""

from pathlib import Path

from kivy.core.window import Window
from kivy.metrics import Metrics

from skyliners.present.shape import shape
from tests.app.stage import Stage


def test_it_follows_the_window(tmp_path: Path) -> None:
    with Stage(tmp_path, (360, 800)) as stage:
        for size in ((800, 360), (1280, 800), (500, 500), (360, 800)):
            Window.size = size
            stage.frames(2)
            assert stage.app.shape == shape(*size)
            assert stage.app.larger == stage.app.shape.larger


def test_it_follows_the_density_of_the_screen(tmp_path: Path) -> None:
    before = Metrics.density
    with Stage(tmp_path, (1280, 800)) as stage:
        try:
            Metrics.density = 2 * before
            stage.frames(2)
            assert stage.app.shape == shape(640, 400)
        finally:
            Metrics.density = before
        stage.frames(2)
        assert stage.app.shape == shape(1280, 800)
