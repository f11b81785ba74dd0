"""How likely a sum below the target is to be paid: nobody hits it, and nobody is closer.
Measured in games between bots; the sum says more than anything else that can be known."""

# By the number of others, by how far it is below the target, from 1 on.
_PAID = {
    1: (0.63, 0.44, 0.36, 0.30, 0.26, 0.20),
    2: (0.43, 0.24, 0.18, 0.15, 0.11, 0.05),
    3: (0.28, 0.15, 0.10, 0.05, 0.04, 0.01),
}


def closest_chance(below: int, others: int) -> float:
    """Of a sum so far below the target; alone it is certain."""
    if not others:
        return 1.0
    paid = _PAID[others]
    return paid[below - 1] if below <= len(paid) else 0.0
