"""The card game as it is shown: pictures, words and models."""
