"""What the card game draws."""
