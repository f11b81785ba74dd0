"""The patience on screen."""
