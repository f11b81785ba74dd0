"""The patience as words and models."""
