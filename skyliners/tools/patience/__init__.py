"""The patience, measured."""
