"""Opponents at Skyliners, and the coach."""
