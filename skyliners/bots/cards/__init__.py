"""The card game's bots: what four cards are worth, and which of them to put down."""
