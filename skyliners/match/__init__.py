"""A game being played, whoever plays: turns, undo, secrets, records, the shelf."""
