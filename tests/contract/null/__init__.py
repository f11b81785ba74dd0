"""The smallest game that has all a game may have: two seats with a hidden number each, a
secret action, one event of chance in the middle, and one action that cannot be taken
back. It proves that what is shared knows no game."""
