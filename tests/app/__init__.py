"""Tests in a real window. No screen is needed: SDL draws into memory, with real GL."""

import atexit
import os
import shutil
import tempfile

# Before Kivy is imported for the first time.
os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("LP_NUM_THREADS", "1")
os.environ["KIVY_NO_ARGS"] = "1"
os.environ["LANGUAGE"] = "en"  # whatever the machine speaks
os.environ["KIVY_NO_FILELOG"] = "1"
os.environ["KIVY_LOG_MODE"] = "PYTHON"
os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="skyliners-tests-")
atexit.register(shutil.rmtree, os.environ["KIVY_HOME"], ignore_errors=True)

from kivy.config import Config  # noqa: E402  # after the environment, before the window

# The picture in memory keeps the size it is made with; smaller windows use a part of it.
Config.set("graphics", "width", "1600")
Config.set("graphics", "height", "1280")
Config.set("graphics", "maxfps", "0")
Config.set("graphics", "multisamples", "0")
