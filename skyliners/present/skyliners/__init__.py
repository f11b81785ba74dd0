"""Skyliners as it is shown: models and words of its own."""
