"""The device around the app: its window, files, sounds, and what it does to us."""
