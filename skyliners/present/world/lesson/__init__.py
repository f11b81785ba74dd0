"""Skyline of the World learnt by playing it."""
