"""How fast things move on screen: one factor for each choice of the setting."""

# What a duration is multiplied with; 0 means that nothing moves at all.
_FACTORS = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "off": 0.0}


def seconds(normally: float, animation: str) -> float:
    """How long a movement takes that normally takes so long."""
    return normally * _FACTORS[animation]
