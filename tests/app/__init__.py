"""Tests in a real window. No screen is needed: SDL draws into memory, with real GL."""

import os
import tempfile

# Before Kivy is imported for the first time.
os.environ["SDL_VIDEODRIVER"] = "offscreen"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["LP_NUM_THREADS"] = "1"
os.environ["KIVY_NO_ARGS"] = "1"
os.environ["KIVY_NO_FILELOG"] = "1"
os.environ["KIVY_LOG_MODE"] = "PYTHON"
os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="skyliners-tests-")
