"""The letters our games' names are written in: capitals of our own, which small letters
become, too; and above them a little skyline with its windows lit. `tools/letters.py` draws
them."""

SKYLINE, WINDOWS = "\ue000", "\ue001"  # the same width: one is laid on the other
