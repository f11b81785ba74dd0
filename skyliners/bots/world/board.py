"""The rules once more, mutable and fast: bits for spaces, numbers for moves. It is held
equal to the rules by test, and nobody but search looks at it.

Everything about one world is in here, a guess at others' cards included; a board comes
from what one player may know.
"""

from skyliners.bots.world.ground import Ground

# Moves: a kind, and where or what. Cards are numbers of the ground.
PLACE = 1023
NEUTRAL, SKYLINE = 1 << 10, 2 << 10  # a coloured floor is a place alone
CASH, BUY, SELL, END = 3 << 10, 4 << 10, 5 << 10, 6 << 10
SWAP = 1 << 24  # three cards in the three bytes below

PRICES = (1, 2, 4, 6, 10, 5, 5)
KINDS = 7
PENTHOUSE, NEUTRAL_FLOOR, SKYLINE_FLOOR = 4, 5, 6
COLOURED = 5
MOST_CASH = 30
SWAPPED_FOR = 5
IDLE_ROUNDS = 3


class Board:
    __slots__ = (
        "bought", "bought_neutral", "built", "built_skyline", "cash", "cashed",
        "coloured", "ender", "ground", "hands", "heights", "idle", "neutral", "over",
        "penthouses", "pile", "players", "round", "seat", "share", "sky", "stock",
        "supply", "tops", "trading",
    )  # fmt: skip

    def __init__(self, ground: Ground, players: int) -> None:
        self.ground = ground
        self.players = players
        # Who acts, and what of the turn is done.
        self.seat: int = 0
        self.round: int = 1
        self.trading: bool = False
        self.built: bool = False
        self.bought: bool = False
        self.bought_neutral: bool = False
        self.built_skyline: bool = False
        self.cashed: tuple[int, ...] = ()
        # Spaces: by height; by who is on top; where that is coloured; by seat, where it
        # has Skyline floors, and where it has a share.
        self.heights: list[int] = [ground.everything, 0, 0, 0, 0, 0]
        self.tops: list[int] = [0] * players
        self.coloured: int = 0
        self.sky: list[int] = [0] * players
        self.share: list[int] = [0] * players
        # Floors in stock and at the bank, seven numbers a seat, and money.
        self.cash: list[int] = [10] * players
        self.stock: list[int] = [2, 1, 0, 0, 0, 0, 0] * players
        self.supply: list[int] = [6, 5, 4, 3, 3, 0, 0] * players
        self.neutral: int = 6
        self.penthouses: list[int] = [0] * players
        self.hands: list[tuple[int, ...]] = [()] * players
        self.pile: tuple[int, ...] = ()
        self.idle: int = 0
        self.ender: int = -1
        self.over: bool = False

    def copy(self) -> "Board":
        other = Board.__new__(Board)
        other.ground, other.players = self.ground, self.players
        other.seat, other.round = self.seat, self.round
        other.trading, other.built, other.bought = self.trading, self.built, self.bought
        other.bought_neutral = self.bought_neutral
        other.built_skyline, other.cashed = self.built_skyline, self.cashed
        other.heights, other.tops = self.heights[:], self.tops[:]
        other.coloured = self.coloured
        other.sky, other.share = self.sky[:], self.share[:]
        other.cash, other.stock, other.supply = self.cash[:], self.stock[:], self.supply[:]
        other.neutral, other.penthouses = self.neutral, self.penthouses[:]
        other.hands, other.pile = self.hands[:], self.pile
        other.idle, other.ender, other.over = self.idle, self.ender, self.over
        return other

    # Building

    def alien_sky(self, seat: int) -> int:
        """Spaces on which a Skyline floor lets only another seat build."""
        found = 0
        for other in range(self.players):
            if other != seat:
                found |= self.sky[other]
        return found

    def open_to(self, seat: int, level: int, alien: int) -> int:
        """Where a seat may put its coloured floor of a level, were it paid for."""
        places = self.heights[level] & ~alien & ~(self.tops[seat] & self.coloured)
        return places & self.share[seat] if level == PENTHOUSE else places

    def builds(self) -> list[int]:
        """Everything that can be built now."""
        if self.trading or self.over:
            return []
        found: list[int] = []
        seat = self.seat
        cash, first, tops = self.cash[seat], seat * KINDS, self.tops[seat]
        alien = self.alien_sky(seat)
        for level in range(COLOURED):
            if self.stock[first + level]:
                places = self.open_to(seat, level, alien)
                if PRICES[level] > cash:
                    places &= tops
                _each(places, 0, found)
        rich = cash >= PRICES[NEUTRAL_FLOOR]
        if self.stock[first + NEUTRAL_FLOOR]:
            _each(self.neutral_places(seat, alien, rich), NEUTRAL, found)
        if self.stock[first + SKYLINE_FLOOR] and not self.built_skyline:
            _each(self.skyline_places(seat, alien, rich), SKYLINE, found)
        return found

    def neutral_places(self, seat: int, alien: int, rich: bool) -> int:
        """No neutral floor goes on a Skyline floor, one's own neither."""
        topped = self.tops[seat] & ~self.coloured
        places = self.ground.everything & ~self.heights[5] & ~alien & ~topped
        return places if rich else places & self.tops[seat]

    def skyline_places(self, seat: int, alien: int, rich: bool) -> int:
        ground = self.ground
        places = ground.everything & ~self.heights[5] & ~alien & ~ground.strategic
        return places if rich else places & self.tops[seat]

    def can_build(self) -> bool:
        if self.trading or self.over:
            return False
        return self.could_build(self.seat, self.cash[self.seat], self.built_skyline)

    def could_build(self, seat: int, cash: int, built_skyline: bool) -> bool:
        """Could this seat build anything with so much money?"""
        first, tops = seat * KINDS, self.tops[seat]
        alien = self.alien_sky(seat)
        for level in range(COLOURED):
            if self.stock[first + level]:
                places = self.open_to(seat, level, alien)
                if places if PRICES[level] <= cash else places & tops:
                    return True
        rich = cash >= PRICES[NEUTRAL_FLOOR]
        if self.stock[first + NEUTRAL_FLOOR] and self.neutral_places(seat, alien, rich):
            return True
        return bool(
            self.stock[first + SKYLINE_FLOOR]
            and not built_skyline
            and self.skyline_places(seat, alien, rich)
        )

    def pay(self, seat: int, money: int) -> None:
        held = self.cash[seat] + money
        self.cash[seat] = min(held, MOST_CASH)

    def owner(self, bit: int) -> int:
        """Who is on top there; −1: nobody, or nobody's."""
        for seat in range(self.players):
            if self.tops[seat] & bit:
                return seat
        return -1

    def build(self, move: int) -> int:
        """Build; who was on top before, −1 if nobody."""
        bit = 1 << (move & PLACE)
        seat = self.seat
        level = 0
        while not self.heights[level] & bit:
            level += 1
        kind = move & ~PLACE
        what = level if not kind else NEUTRAL_FLOOR if kind == NEUTRAL else SKYLINE_FLOOR
        owner = self.owner(bit)
        if owner != seat:
            cost = PRICES[what]
            self.cash[seat] -= cost
            if owner >= 0:
                self.pay(owner, cost)
        if owner >= 0:
            self.tops[owner] &= ~bit
        self.heights[level] &= ~bit
        self.heights[level + 1] |= bit
        self.stock[seat * KINDS + what] -= 1
        self.built = True
        if what == NEUTRAL_FLOOR:
            self.coloured &= ~bit
            return owner
        self.tops[seat] |= bit
        self.share[seat] |= bit
        if what == SKYLINE_FLOOR:
            self.coloured &= ~bit
            self.sky[seat] |= bit
            self.built_skyline = True
            return owner
        self.coloured |= bit
        if what == PENTHOUSE:
            self._crown(seat)
        return owner

    def _crown(self, seat: int) -> None:
        self.penthouses[seat] += 1
        if self.penthouses[seat] == 1:
            self.stock[seat * KINDS + SKYLINE_FLOOR] += 1
        if self.penthouses[seat] == 3 and self.ender < 0:
            self.stock[seat * KINDS + SKYLINE_FLOOR] += 1
            self.ender = seat
        for step in range(1, self.players):
            if not self.pile:
                return
            other = (seat + step) % self.players
            self.hands[other] = (*self.hands[other], self.pile[0])
            self.pile = self.pile[1:]

    # Cards and trading

    def can_cash(self, card: int) -> bool:
        ground = self.ground
        if ground.card_shape[card] in self.cashed:
            return False
        return ground.stands(card, self.tops[self.seat])

    def _drop(self, card: int) -> None:
        hand = list(self.hands[self.seat])
        hand.remove(card)
        self.hands[self.seat] = tuple(hand)

    def can_buy(self, what: int) -> bool:
        """Were it the time for it?"""
        if PRICES[what] > self.cash[self.seat]:
            return False
        if what == NEUTRAL_FLOOR:
            return self.neutral > 0 and not self.bought_neutral
        return self.supply[self.seat * KINDS + what] > 0

    def buy(self, what: int) -> None:
        place = self.seat * KINDS + what
        self.cash[self.seat] -= PRICES[what]
        self.stock[place] += 1
        if what == NEUTRAL_FLOOR:
            self.neutral -= 1
            self.bought_neutral = True
        else:
            self.supply[place] -= 1
        self.trading = self.bought = True

    def sell(self, what: int) -> None:
        place = self.seat * KINDS + what
        self.stock[place] -= 1
        if what == NEUTRAL_FLOOR:
            self.neutral += 1
        else:
            self.supply[place] += 1
        self.pay(self.seat, PRICES[what] // 2)
        self.trading = True

    def may_trade(self) -> bool:
        return self.built or self.trading or not self.can_build()

    def may_end(self) -> bool:
        if self.built:
            return True
        if not self.may_trade():
            return False
        if self.bought:
            return True
        return not any(self.can_buy(what) for what in range(SKYLINE_FLOOR))

    # The turn

    def do(self, move: int) -> None:
        if move < CASH:
            self.build(move)
        elif move >= SWAP:
            for shift in (0, 8, 16):
                self._drop(move >> shift & 255)
            self.pay(self.seat, SWAPPED_FOR)
        elif move == END:
            self.end()
        elif move >= SELL:
            self.sell(move - SELL)
        elif move >= BUY:
            self.buy(move - BUY)
        else:
            card = move - CASH
            self._drop(card)
            self.cashed = (*self.cashed, self.ground.card_shape[card])
            self.pay(self.seat, self.ground.card_pays[card])

    def end(self) -> None:
        self.idle = 0 if self.built else self.idle + 1
        after = (self.seat + 1) % self.players
        if self.idle == IDLE_ROUNDS * self.players or after == self.ender:
            self.over = True
            return
        self.seat = after
        if not after:
            self.round += 1
        self.trading = self.built = self.bought = False
        self.bought_neutral = self.built_skyline = False
        self.cashed = ()
        self.pay(after, self.income(after))

    def income(self, seat: int) -> int:
        """What the best connected group brings."""
        stride, tops = self.ground.stride, self.tops[seat]
        paying = tops & self.coloured & ~self.heights[5]
        best, left = 0, paying
        while left:
            group, grown = 0, left & -left
            while grown != group:
                group = grown
                grown |= grown << 1 | grown >> 1 | grown << stride | grown >> stride
                grown &= tops
            left &= ~group
            group &= paying
            brought = (
                (group & self.heights[1]).bit_count()
                + 2 * (group & self.heights[2]).bit_count()
                + 4 * (group & self.heights[3]).bit_count()
                + 6 * (group & self.heights[4]).bit_count()
            )
            best = max(best, brought)
        return best


def _each(places: int, kind: int, found: list[int]) -> None:
    while places:
        bit = places & -places
        places ^= bit
        found.append(kind + bit.bit_length() - 1)
