"""Helpers for people with the box: entering, checking, counting."""
