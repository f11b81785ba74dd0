"""The keyboard: what keys are called that have no letter."""

NAMES = {13: "enter", 271: "enter", 273: "up", 274: "down", 275: "right", 276: "left"}
