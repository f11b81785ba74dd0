"""Opponents. They are given a view and answer with an action."""
