"""Opponents for Skyline of the World."""
