"""Kivy without what it has for makers of apps, before its window opens: no modules that
look into an app or take pictures of it, whatever somebody's configuration asks for, and a
log that never tells what is on screen."""

import logging
import os

os.environ.setdefault("KIVY_NO_ARGS", "1")

from kivy.config import Config
from kivy.logger import Logger

_TRACE = 9  # Kivy's lowest level: there it writes down every value that a layout shows


def _tells_no_values(record: logging.LogRecord) -> bool:
    return record.levelno > _TRACE


Logger.addFilter(_tells_no_values)
Config.remove_section("modules")
Config.add_section("modules")
Config.set("kivy", "exit_on_escape", "0")
Config.set("input", "mouse", "mouse,multitouch_on_demand")
