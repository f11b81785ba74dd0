"""The rules to read and to search, whichever game's."""
