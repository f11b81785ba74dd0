"""Kivy without what it has for makers of apps, before its window opens: no modules that
look into an app or take pictures of it, whatever somebody's configuration asks for, and a
log that never tells what is on screen."""

import logging
import os

os.environ.setdefault("KIVY_NO_ARGS", "1")

from kivy.clock import Clock
from kivy.config import Config
from kivy.logger import Logger

# Words in keys in columns in a page that scrolls have their places after thirty rounds, all
# before the next frame. Kivy gives up after twenty: the rest would jump a frame later.
_ROUNDS = 60
_TRACE = 9  # Kivy's lowest level: there it writes down every value that a layout shows


def _tells_no_values(record: logging.LogRecord) -> bool:
    return record.levelno > _TRACE


Logger.addFilter(_tells_no_values)
Clock.max_iteration = _ROUNDS
Config.remove_section("modules")
Config.add_section("modules")
Config.set("kivy", "exit_on_escape", "0")
Config.set("input", "mouse", "mouse,multitouch_on_demand")
