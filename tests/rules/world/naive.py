"""Skyline of the World read a second time, as plainly as the rulings put it: a dictionary
of towers of words, floods step by step, shapes laid by trying. It plays records."""

from typing import Any

LEVELS = ["1", "2", "4", "6", "10"]
COST = {"1": 1, "2": 2, "4": 4, "6": 6, "10": 10, "N": 5, "S": 5}
ORDER = [
    "building-is-over",
    "no-such-piece-left",
    "tower-full",
    "skyline-of-another",
    "own-building",
    "neutral-on-skyline",
    "skyline-on-strategic",
    "one-skyline-a-turn",
    "penthouse-needs-share",
    "bonus-not-in-hand",
    "bonus-once-a-turn",
    "bonus-not-complete",
    "must-build",
    "one-neutral-a-turn",
    "bank-has-none",
    "too-little-cash",
    "must-buy",
]


def _spots(shape: str) -> set[tuple[int, int]]:
    lines = shape.split("/")
    return {(x, y) for y, line in enumerate(lines) for x, m in enumerate(line) if m == "#"}


def _all_ways(shape: str) -> list[set[tuple[int, int]]]:
    spots, ways = _spots(shape), []
    for _ in range(2):
        for _ in range(4):
            spots = {(y, -x) for x, y in spots}
            ways.append(spots)
        spots = {(-x, y) for x, y in spots}
    return ways


def lies(shape: str, own: set[tuple[int, int]]) -> bool:
    """Does the shape stand among these tops, whichever way it is laid?"""
    return any(
        {(x + dx, y + dy) for x, y in way} <= own
        for way in _all_ways(shape)
        for dx in range(-30, 31)
        for dy in range(-30, 31)
        if (next(iter(way))[0] + dx, next(iter(way))[1] + dy) in own
    )


def alike(one: str, other: str) -> bool:
    def corner(spots: set[tuple[int, int]]) -> frozenset[tuple[int, int]]:
        left, top = min(x for x, _ in spots), min(y for _, y in spots)
        return frozenset((x - left, y - top) for x, y in spots)

    return corner(_spots(one)) in {corner(way) for way in _all_ways(other)}


class Naive:
    def __init__(self, record: dict[str, Any]) -> None:
        self.n = len(record["seats"])
        high = len(record["map"])
        self.at: dict[str, tuple[int, int]] = {}
        self.strategic = set()
        for y, line in enumerate(record["map"]):
            for x, mark in enumerate(line):
                name = f"{'abcdefghijklmnopqrstuvwxyz'[x]}{high - y}"
                if mark != ".":
                    self.at[name] = (x, y)
                if mark == "*":
                    self.strategic.add(name)
        self.towers: dict[str, list[tuple[int, str]]] = {name: [] for name in self.at}
        self.cash = list(record.get("cash") or [10] * self.n)
        self.stock = [dict.fromkeys(COST, 0) | {"1": 2, "2": 1} for _ in range(self.n)]
        self.bank = [{"1": 6, "2": 5, "4": 4, "6": 3, "10": 3} for _ in range(self.n)]
        self.neutral = 6
        self.missions = [seat["mission"] for seat in record["seats"]]
        pile = list(record["bonus"])
        self.hands = [[pile.pop(0) for _ in range(3)] for _ in range(self.n)]
        self.pile = pile
        self.seat, self.round, self.over = 0, 1, False
        self.idle, self.ender = 0, -1
        self.built_penthouses = [0] * self.n
        self.tournament = record.get("tournament", False)
        self._new_turn()

    def _new_turn(self) -> None:
        self.traded = self.built = self.bought = self.neutral_bought = False
        self.skyline_built = False
        self.cashed: list[str] = []

    def _tops(self, seat: int) -> dict[str, str]:
        return {
            name: tower[-1][1]
            for name, tower in self.towers.items()
            if tower and tower[-1][0] == seat and tower[-1][1] != "N"
        }

    def _spots(self, seat: int) -> set[tuple[int, int]]:
        return {self.at[name] for name in self._tops(seat)}

    def income(self, seat: int) -> int:
        tops, best, done = self._tops(seat), 0, set()
        for first in tops:
            group, fresh = set(), [first]
            while fresh and first not in done:
                name = fresh.pop()
                group.add(name)
                x, y = self.at[name]
                fresh += [
                    other
                    for other in tops
                    if other not in group
                    and abs(self.at[other][0] - x) + abs(self.at[other][1] - y) == 1
                ]
            done |= group
            worth = [COST[tops[name]] for name in group if tops[name] not in {"10", "S"}]
            best = max(best, sum(worth))
        return best

    def _give(self, seat: int, money: int) -> None:
        self.cash[seat] = min(30, self.cash[seat] + money)

    # May it?

    def broken(self, action: str) -> set[str]:
        """Every rule this action would break, as far as each can be asked by itself."""
        kind, _, rest = action.partition(" ")
        if kind in {"B", "N", "S"}:
            return self._build_broken(kind, rest)
        hand = self.hands[self.seat]
        if kind == "C":
            shape = rest.partition("=")[0]
            return {
                *(["bonus-not-in-hand"] if rest not in hand else []),
                *(
                    ["bonus-once-a-turn"]
                    if any(alike(shape, c) for c in self.cashed)
                    else []
                ),
                *([] if lies(shape, self._spots(self.seat)) else ["bonus-not-complete"]),
            }
        if kind == "X":
            left = list(hand)
            for card in rest.split():
                if card not in left:
                    return {"bonus-not-in-hand"}
                left.remove(card)
            return set()
        broken = {"must-build"} if self._must_build() else set()
        if action == "E":
            return broken | ({"must-buy"} if self._must_buy() else set())
        if action[0] == "-":
            gone = not self.stock[self.seat][action[1:]]
            return broken | ({"no-such-piece-left"} if gone else set())
        return broken | self._purchase_broken(action[1:])

    def _purchase_broken(self, what: str) -> set[str]:
        none = not (self.neutral if what == "N" else self.bank[self.seat][what])
        return {
            *(["one-neutral-a-turn"] if what == "N" and self.neutral_bought else []),
            *(["bank-has-none"] if none else []),
            *(["too-little-cash"] if COST[what] > self.cash[self.seat] else []),
        }

    def _build_broken(self, kind: str, space: str) -> set[str]:
        tower, me = self.towers[space], self.seat
        broken = {"building-is-over"} if self.traded else set()
        full = len(tower) == 5
        if full:
            broken.add("tower-full")
        what = kind if kind != "B" else None if full else LEVELS[len(tower)]
        if what is not None and not self.stock[me][what]:
            broken.add("no-such-piece-left")
        if any(w == "S" and owner != me for owner, w in tower):
            broken.add("skyline-of-another")
        top = tower[-1] if tower else None
        if kind == "B" and top and top[0] == me and top[1] not in {"S", "N"}:
            broken.add("own-building")
        if kind == "N" and top and top[1] == "S":
            broken.add("neutral-on-skyline")
        if kind == "S" and space in self.strategic:
            broken.add("skyline-on-strategic")
        if kind == "S" and self.skyline_built:
            broken.add("one-skyline-a-turn")
        shares = any(owner == me and w != "N" for owner, w in tower)
        if kind == "B" and what == "10" and not shares:
            broken.add("penthouse-needs-share")
        mine = top and top[0] == me and top[1] != "N"
        if what is not None and not mine and COST[what] > self.cash[me]:
            broken.add("too-little-cash")
        return broken

    def _could_build(self) -> bool:
        return any(
            not self._build_broken(kind, space) for kind in "BNS" for space in self.towers
        )

    def _must_build(self) -> bool:
        return not self.built and not self.traded and self._could_build()

    def _must_buy(self) -> bool:
        if self.built or self.bought:
            return False
        return any(not self._purchase_broken(what) for what in (*LEVELS, "N"))

    def refused(self, action: str) -> str | None:
        if self.over:
            return "game-over"
        broken = self.broken(action)
        return min(broken, key=ORDER.index) if broken else None

    # Doing it

    def do(self, action: str) -> None:
        me = self.seat
        kind, _, rest = action.partition(" ")
        if kind in {"B", "N", "S"}:
            self._build(kind, rest)
        elif kind == "C":
            shape, _, pays = rest.partition("=")
            self.hands[me].remove(rest)
            self.cashed.append(shape)
            self._give(me, int(pays))
        elif kind == "X":
            for card in rest.split():
                self.hands[me].remove(card)
            self._give(me, 5)
        elif action == "E":
            self._end()
        elif action[0] == "+":
            self._trade(action[1:], 1)
            self.cash[me] -= COST[action[1:]]
            self.bought = True
            self.neutral_bought |= action == "+N"
        else:
            self._trade(action[1:], -1)
            self._give(me, COST[action[1:]] // 2)

    def _trade(self, what: str, by: int) -> None:
        self.traded = True
        self.stock[self.seat][what] += by
        if what == "N":
            self.neutral -= by
        else:
            self.bank[self.seat][what] -= by

    def _build(self, kind: str, space: str) -> None:
        tower, me = self.towers[space], self.seat
        what = LEVELS[len(tower)] if kind == "B" else kind
        below = tower[-1] if tower else None
        owner = below[0] if below and below[1] != "N" else None
        if owner != me:
            self.cash[me] -= COST[what]
            if owner is not None:
                self._give(owner, COST[what])
        tower.append((me, what))
        self.stock[me][what] -= 1
        self.built = True
        self.skyline_built |= what == "S"
        if what == "10":
            self.built_penthouses[me] += 1
            if self.built_penthouses[me] == 1:
                self.stock[me]["S"] += 1
            if self.built_penthouses[me] == 3 and self.ender < 0:
                self.stock[me]["S"] += 1
                self.ender = me
            for step in range(1, self.n):
                if self.pile:
                    self.hands[(me + step) % self.n].append(self.pile.pop(0))

    def _end(self) -> None:
        self.idle = 0 if self.built else self.idle + 1
        self.seat = (self.seat + 1) % self.n
        self.round += self.seat == 0
        if self.seat == self.ender or self.idle == 3 * self.n:
            self.over = True
            return
        self._new_turn()
        self._give(self.seat, self.income(self.seat))

    def totals(self) -> list[dict[str, int]]:
        found = []
        for seat in range(self.n):
            tops = self._tops(seat)
            part = {
                "penthouses": self.built_penthouses[seat],
                "areas": len(self.strategic & set(tops)),
                "mission": 2 if lies(self.missions[seat], self._spots(seat)) else 0,
            }
            found.append({"seat": seat, **part, "total": sum(part.values())})
        return found

    def winners(self) -> list[int]:
        def rank(total: dict[str, int]) -> tuple[int, ...]:
            first = self.tournament and total["seat"] == self.ender
            return total["total"], total["penthouses"], total["mission"], int(first)

        totals = self.totals()
        best = max(map(rank, totals))
        return [total["seat"] for total in totals if rank(total) == best]
