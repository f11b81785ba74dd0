"""Skyliners' own screens."""
