"""Strangers at the real window: a process of its own on a real X server with a window
manager, a real pointer and a real keyboard. Only their eyes are lent by us (`eyes.py`)."""
