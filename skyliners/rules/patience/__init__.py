"""The patience with the cards of Skyline: one player, 24 cards, rows to put in order."""
