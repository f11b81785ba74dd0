"""What desktops say about themselves. Each asks its own way, a short program or the
registry; one that does not answer is a light one."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from kivy.utils import platform

from skyliners.app.device.device import quietly
from skyliners.present.files import Folder

_PATIENCE = 1.0  # seconds for an answer
_FOLDERS = {  # what a Linux calls them, and what they are called if it does not say
    Folder.DOWNLOADS: ("DOWNLOAD", "Downloads"),
    Folder.PICTURES: ("PICTURES", "Pictures"),
}


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


def languages() -> tuple[str, ...]:
    """What the desktop speaks, best first."""
    with quietly("languages"):
        if platform == "win":
            return _codes(_windows_language())
        if platform == "macosx":
            return _codes(_answer("defaults", "read", "-g", "AppleLanguages"))
        named = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first of them that is set counts
        language = next(filter(None, map(os.environ.get, named)), "C")
        if language.partition(".")[0] not in {"C", "POSIX"}:
            return _codes(f"{os.environ.get('LANGUAGE', '')}:{language}")
    return ()


def folder_for(kind: Folder) -> Path:
    """Where people look for such a file: their downloads or pictures, if they have them."""
    asked, usual = _FOLDERS[kind]
    home = Path.home()
    named = home
    with quietly("folders"):
        if platform == "linux":
            named = Path(_answer("xdg-user-dir", asked).strip() or home)
    known = (folder for folder in (named, home / usual) if folder.is_absolute())
    return next((one for one in known if one != home and one.is_dir()), home)


def _codes(locales: str) -> tuple[str, ...]:
    """de, en of de_AT.UTF-8:en, or of ("de-AT", en)."""
    named = re.findall(r'[^\s:,()"]+', locales)
    return tuple(re.split("[-_.@]", each)[0].lower() for each in named)


def _answer(program: str, *arguments: str) -> str:
    found = shutil.which(program)
    if found is None:
        return ""
    return subprocess.run(  # noqa: S603  # a question of ours, no shell
        [found, *arguments], capture_output=True, text=True, timeout=_PATIENCE, check=False
    ).stdout


def _windows_language() -> str:
    import ctypes  # noqa: PLC0415  # only asked on Windows
    from locale import windows_locale  # noqa: PLC0415

    windows: Any = ctypes
    return windows_locale.get(windows.windll.kernel32.GetUserDefaultUILanguage(), "")


def _registry() -> int:
    """1 is light, and what it is unless somebody says otherwise."""
    import winreg as registry  # noqa: PLC0415  # only there on Windows

    reg: Any = registry
    path = r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
    with reg.OpenKey(reg.HKEY_CURRENT_USER, path) as key:
        return int(reg.QueryValueEx(key, "AppsUseLightTheme")[0])
