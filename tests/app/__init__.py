"""Tests in a real window. No screen is needed: SDL draws into memory, with real GL."""

import atexit
import os
import shutil
import tempfile
from pathlib import Path

# Before Kivy is imported for the first time.
os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("LP_NUM_THREADS", "1")
os.environ["KIVY_NO_ARGS"] = "1"
os.environ["LANGUAGE"] = "en"  # whatever the machine speaks
os.environ["KIVY_NO_FILELOG"] = "1"
os.environ["KIVY_LOG_MODE"] = "PYTHON"
os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="skyliners-tests-")
# What is saved for people to find is not for the people of this machine.
os.environ.setdefault("XDG_CACHE_HOME", str(Path.home() / ".cache"))
os.environ["HOME"] = os.environ["KIVY_HOME"]
atexit.register(shutil.rmtree, os.environ["KIVY_HOME"], ignore_errors=True)

from kivy.config import Config  # noqa: E402  # after the environment, before the window

# The picture in memory keeps the size it is made with; smaller windows use a part of it.
width, height = os.environ.get("SKYLINERS_PICTURE", "1600x1280").split("x")
Config.set("graphics", "width", width)
Config.set("graphics", "height", height)
Config.set("graphics", "maxfps", "0")
Config.set("graphics", "multisamples", "0")
