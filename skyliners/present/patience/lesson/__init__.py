"""The patience learnt by playing."""
