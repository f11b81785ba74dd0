"""Skyline of the World on screen."""
