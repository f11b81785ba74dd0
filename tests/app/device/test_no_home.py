"""Where nothing can be written, or nobody has a home, the app starts all the same, and
says that it cannot save."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from skyliners.match.shelf.trouble import Trouble
from skyliners.present.texts import said

_START = """
import os, sys
from skyliners.app.device import start, window
folder = start.data_folder()
window.recall(folder)
from skyliners.app.application import SkylinersApp
from kivy.clock import Clock
app = SkylinersApp(folder=folder)
app.settings = app.settings._replace(language="en")

def tell(_):
    print(app.screens.current_screen.model.notice)
    app.open_box("skyliners")
    print(os.environ["KIVY_HOME"])
    app.show("seating").begin()
    Clock.schedule_once(lambda _: (print(app.sitting.trouble.trouble), app.stop()))

app.bind(on_start=lambda _: Clock.schedule_once(tell))
app.run()
"""


@pytest.mark.parametrize("home", ["file", "file/below", "missing", None])
def test_a_home_where_nothing_can_be_written(tmp_path: Path, home: str | None) -> None:
    (tmp_path / "file").write_text("in its place")
    homes = {"HOME": str(tmp_path / home)} if home else {}
    if home == "missing":  # its folder cannot be made either
        homes = {"HOME": "/proc/missing"}
    env = os.environ | homes | {"XDG_CONFIG_HOME": "", "TMPDIR": str(tmp_path)}
    del env["KIVY_HOME"]
    if home is None:
        del env["HOME"]
    script = _START if home else _NOBODY + _START
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=env,
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    notice, kivy_home, trouble = done.stdout.splitlines()[-3:]
    assert notice == said(Trouble.UNREACHABLE)
    assert trouble == Trouble.UNREACHABLE
    assert Path(kivy_home).parent == tmp_path
    assert [path.name for path in tmp_path.iterdir()] == ["file"]  # nothing is left behind


# Somebody whom the system does not know, with no home in their surroundings.
_NOBODY = """
import os, pwd
def nobody(*_):
    raise KeyError
pwd.getpwuid = nobody
"""
