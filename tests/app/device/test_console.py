"""What whoever starts the app hears on the console: nothing, unless they ask or something
goes wrong; and without a screen why there is nothing to see."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[3]
MAIN, MODULE = ["main.py"], ["-m", "skyliners"]
NO_SCREEN = "skyliners: there is no screen here to play on (--verbose says more)\n"


class Heard(NamedTuple):
    code: int
    out: str
    err: str


def _start(home: Path, *words: str, **environment: str) -> Heard:
    """In a clean environment: no screen, nothing asked for."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={
            "PATH": os.environ["PATH"],
            "HOME": str(home),
            "SDL_AUDIODRIVER": "dummy",
            "LP_NUM_THREADS": "1",
            **environment,
        },
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return Heard(done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize("words", [MAIN, MODULE])
@pytest.mark.parametrize("screen", [{}, {"DISPLAY": ":4711"}, {"WAYLAND_DISPLAY": "gone"}])
def test_without_a_screen_one_line_says_so(
    words: list[str], screen: dict[str, str], tmp_path: Path
) -> None:
    assert _start(tmp_path, *words, **screen) == Heard(1, "", NO_SCREEN)


def test_why_there_is_none_can_be_asked(tmp_path: Path) -> None:
    heard = _start(tmp_path, *MAIN, "--verbose")
    assert heard.code == 1
    assert "Unable to find any valuable Window provider" in heard.err
    assert heard.err.endswith(NO_SCREEN)


@pytest.mark.parametrize("words", [MAIN, MODULE])
def test_the_console_is_quiet(words: list[str], tmp_path: Path) -> None:
    """Into memory, for that is asked for. Nothing is written to a log file either."""
    heard = _start(tmp_path, *words, "--check", SDL_VIDEODRIVER="offscreen")
    assert heard == Heard(0, "", "")
    assert [*tmp_path.rglob("*.sqlite3")]
    assert not [*tmp_path.rglob("*.txt")]
    assert not [*tmp_path.rglob("*log*")]


@pytest.mark.parametrize(
    ("words", "environment"),
    [
        (["--verbose", "--check"], {}),
        (["--check"], {"SKYLINERS_LOG": "1"}),
        (["--check"], {"KIVY_LOG_MODE": "MIXED"}),
    ],
)
def test_unless_asked(
    words: list[str], environment: dict[str, str], tmp_path: Path
) -> None:
    heard = _start(tmp_path, *MODULE, *words, SDL_VIDEODRIVER="offscreen", **environment)
    assert heard.code == 0
    assert "[Kivy " in heard.out + heard.err


@pytest.mark.parametrize("verbose", ["", "1"])
def test_what_goes_wrong_is_seen(verbose: str, tmp_path: Path) -> None:
    """And the app goes on, until somebody ends it."""
    script = (
        "from skyliners.app.device import start\n"
        "from kivy.app import App\n"
        "from kivy.clock import Clock\n"
        "Clock.schedule_once(lambda _: {}['the lost tower'], 0.1)\n"
        "Clock.schedule_once(lambda _: App.get_running_app().stop(), 0.5)\n"
        "start.start()\n"
    )
    heard = _start(
        tmp_path, "-c", script, SDL_VIDEODRIVER="offscreen", SKYLINERS_LOG=verbose
    )
    assert heard.code == 0
    assert "KeyError" in heard.err
    assert bool(verbose) == ("[Kivy " in heard.err)
