"""The cards of Skyline, which the card game and the patience share: one art, one set of
names."""
