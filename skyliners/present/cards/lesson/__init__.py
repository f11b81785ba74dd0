"""The card game learnt by playing."""
