"""What Kivy has for makers of apps is not in this one, whatever is configured."""

import os
import subprocess
import sys
from pathlib import Path

_CONFIG = """[kivy]
log_level = trace
exit_on_escape = 1

[modules]
inspector =
keybinding =
monitor =
"""
_ASKED = """
import skyliners.app.device.start
from kivy.core.window import Window
from kivy.logger import Logger
from kivy.modules import Modules
assert Window is not None
assert not [name for name, each in Modules.list().items() if each["activated"]]
assert not Window.on_keyboard.exit_on_escape
Logger.trace("a value")
Logger.info("heard")
"""


def test_no_configuration_brings_back_what_looks_into_an_app(tmp_path: Path) -> None:
    home = tmp_path / "kivy"
    home.mkdir()
    (home / "config.ini").write_text(_CONFIG)
    env = os.environ | {"KIVY_HOME": str(home), "KIVY_LOG_MODE": "KIVY"}
    run = subprocess.run(
        [sys.executable, "-c", _ASKED],
        env=env,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "heard" in run.stderr
    assert "a value" not in run.stderr
