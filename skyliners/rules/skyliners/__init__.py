"""Skyliners, introductory and full game, two to four players."""
