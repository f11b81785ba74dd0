"""Skyline of the World on screen: models and words, before any window."""
