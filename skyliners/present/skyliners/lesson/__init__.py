"""Skyliners learnt by playing it."""
