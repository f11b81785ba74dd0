"""Skyline cards, measured."""
