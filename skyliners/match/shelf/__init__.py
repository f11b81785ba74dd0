"""The shelf: games, results and people kept in SQLite."""
