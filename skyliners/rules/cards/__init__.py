"""The card game Skyline: a sum to hit with four cards, tasks to meet, three exchanges."""
