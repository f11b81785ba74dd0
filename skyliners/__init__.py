"""Skyliners: a city built together, seen by everyone from their own side."""

__version__ = "0.1.0"
