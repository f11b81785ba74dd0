"""Skyliners' own widgets."""
