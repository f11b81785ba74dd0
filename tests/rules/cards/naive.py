"""The card game read a second time, as plainly as the rulings put it: tasks counted by
hand, the piles as lists that are taken from."""

from collections import Counter
from itertools import combinations, permutations
from typing import Any


def _groups(hand: list[str], size: int) -> list[tuple[str, ...]]:
    return [group for three in combinations(hand, size) for group in permutations(three)]


def _climbs(cards: tuple[str, ...]) -> bool:
    values = [int(card[1]) for card in cards]
    return values == list(range(values[0], values[0] + len(values)))


def _level(cards: tuple[str, ...]) -> bool:
    return len({card[1] for card in cards}) == 1


def _kin(cards: tuple[str, ...]) -> bool:
    return len({card[0] for card in cards}) == 1


def _strangers(cards: tuple[str, ...]) -> bool:
    return len({card[0] for card in cards}) == len(cards)


def tasks_met(hand: list[str]) -> dict[str, int]:
    """Every task that four cards meet, with its points."""
    designs = sorted(Counter(card[0] for card in hand).values(), reverse=True)
    threes, fours = _groups(hand, 3), _groups(hand, 4)
    met = {
        "pair": designs[0] >= 2,
        "three-designs": len(designs) >= 3,
        "four-designs": len(designs) == 4,
        "three-of-a-design": designs[0] >= 3,
        "four-of-a-design": designs[0] == 4,
        "two-pairs": designs == [2, 2],
        "run-3-one-design": any(_climbs(c) and _kin(c) for c in threes),
        "run-3-mixed": any(_climbs(c) and _strangers(c) for c in threes),
        "same-3": any(_level(c) and _strangers(c) for c in threes),
        "run-4-one-design": any(_climbs(c) and _kin(c) for c in fours),
        "run-4-mixed": any(_climbs(c) and _strangers(c) for c in fours),
        "same-4": any(_level(c) and _strangers(c) for c in fours),
    }
    points = dict(zip(met, (2, 2, 5, 4, 11, 5, 8, 4, 7, 20, 15, 20), strict=True))
    return {name: points[name] for name, yes in met.items() if yes}


def score(record: dict[str, Any]) -> dict[str, Any]:
    """What the record of a finished game comes to."""
    deck, players = list(record["deck"]), len(record["seats"])
    target = sum(int(card[1]) for card in deck[:4])
    hands = [deck[4 + 4 * seat : 8 + 4 * seat] for seat in range(players)]
    pile, discards = deck[4 + 4 * players :], []
    orders = [list(order) for order in record.get("reshuffles", [])]
    for number, action in enumerate(record["actions"]):
        hand = hands[number % players]
        put = [] if action == "-" else action.split()[1:]
        for card in put:
            hand.remove(card)
            discards.append(card)
        for _ in put:
            if not pile:
                pile, discards = orders.pop(0), []
            hand.append(pile.pop(0))
    sums = [sum(int(card[1]) for card in hand) for hand in hands]
    below = [each for each in sums if each < target]
    paid = []
    for each in sums:
        if target in sums:
            paid.append(10 if each == target else 0)
        else:
            paid.append(7 if below and each == max(below) else 0)
    tasks = [
        {name: tasks_met(hand)[name] for name in record["tasks"] if name in tasks_met(hand)}
        for hand in hands
    ]
    totals: list[dict[str, Any]] = [
        {
            "seat": seat,
            "sum": sums[seat],
            "target": paid[seat],
            "tasks": tasks[seat],
            "total": paid[seat] + sum(tasks[seat].values()),
        }
        for seat in range(players)
    ]
    best = max(total["total"] for total in totals)
    return {
        "over": True,
        "to_move": None,
        "target": target,
        "hands": [sorted(hand) for hand in hands],
        "totals": totals,
        "winners": [total["seat"] for total in totals if total["total"] == best],
    }
