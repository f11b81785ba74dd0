"""The app is killed while it starts, for real and again and again: it starts all the same,
and offers to put aside what it may have been."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from skyliners.match import starts
from skyliners.match.settings import Settings, save
from tests.match.shelves import filled

_ROOT = Path(__file__).parents[3]
_START = """
import json, os, signal, sys
from kivy.clock import Clock

def killed(*_):
    os.kill(os.getpid(), signal.SIGKILL)

def seen():
    app = App.get_running_app()
    model = app.screens.current_screen.model
    said.append((app.screens.current, [text for _, text in getattr(model, "asides", ())]))
    return app.screens.current_screen

def look(_):
    from skyliners.match.aside import Thing
    screen = seen()
    if said[0][0] == "mishap":
        screen.set_aside(Thing.GAMES)
        screen.go_on()
        seen()
    App.get_running_app().stop()

from skyliners.app.device.start import start
from kivy.app import App
from skyliners.app.screens.shelf import ShelfScreen
said = []
if sys.argv[1:] == ["kill"]:
    ShelfScreen.on_pre_enter = killed
Clock.schedule_once(look, 0.5)
sys.argv = ["skyliners"]
start()
print(json.dumps(said))
"""


def _started(home: Path, *told: str) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"XDG_CONFIG_HOME": str(home), "SDL_VIDEODRIVER": "offscreen"}
    return subprocess.run(
        [sys.executable, "-c", _START, *told],
        env=env,
        cwd=_ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.mark.slow
def test_it_starts_again_after_it_was_killed_while_starting(tmp_path: Path) -> None:
    folder = tmp_path / "skyliners"
    folder.mkdir()
    filled(folder / "shelf.sqlite3").close()
    save(folder, Settings(language="en"))
    before = (folder / "shelf.sqlite3").read_bytes()
    for _ in range(2):
        assert _started(tmp_path, "kill").returncode == -signal.SIGKILL
    done = _started(tmp_path)
    assert done.returncode == 0, done.stderr
    (first, asides), (then, _none) = json.loads(done.stdout.splitlines()[-1])
    assert (first, then) == ("mishap", "shelf")
    assert len(asides) == 2
    assert (folder / "shelf.sqlite3.aside-1").read_bytes() == before
    assert starts.failed(folder) == 0
