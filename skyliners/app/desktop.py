"""What desktops say about themselves. Each asks its own way, a short program or the
registry; one that does not answer is a light one."""

import shutil
import subprocess
from typing import Any

from kivy.utils import platform

from skyliners.app.device import quietly

_PATIENCE = 1.0  # seconds for an answer


def night() -> bool:
    """Is the desktop set to dark?"""
    with quietly("dark mode"):
        if platform == "win":
            return _registry() == 0
        if platform == "macosx":
            return "Dark" in _answer("defaults", "read", "-g", "AppleInterfaceStyle")
        if platform == "linux":
            scheme = ("org.gnome.desktop.interface", "color-scheme")
            return "dark" in _answer("gsettings", "get", *scheme)
    return False


def _answer(program: str, *arguments: str) -> str:
    found = shutil.which(program)
    if found is None:
        return ""
    return subprocess.run(  # noqa: S603  # a question of ours, no shell
        [found, *arguments], capture_output=True, text=True, timeout=_PATIENCE, check=False
    ).stdout


def _registry() -> int:
    """1 is light, and what it is unless somebody says otherwise."""
    import winreg as registry  # noqa: PLC0415  # only there on Windows

    reg: Any = registry
    path = r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
    with reg.OpenKey(reg.HKEY_CURRENT_USER, path) as key:
        return int(reg.QueryValueEx(key, "AppsUseLightTheme")[0])
