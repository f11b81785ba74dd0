"""The rest of a game, played by lot: who builds what where, and who files how many.

Which row and number a card shows matters to nobody before the scoring, so here a plan
is only an action that builds nothing. Knows stocks and heights; no cards, no points.
"""

from typing import NamedTuple, Self

from skyliners.bots.skyliners.moves import FORFEITED, NOWHERE, PARK, PLAN, ROOF, Draw
from skyliners.rules.skyliners.city import SITES
from skyliners.rules.skyliners.pieces import ROUNDS, Mode, starting_stock
from skyliners.rules.skyliners.table import Table, Turn

_TRIES = (12, 250)  # without and with floors left; perhaps nothing fits anywhere


def _lots(kinds: int) -> bytes:
    """For every byte a build, all equally often."""
    codes = [*SITES] if kinds & 4 else []
    codes += [ROOF + site for site in SITES if kinds & 1]
    codes += [PARK + site for site in SITES if kinds & 2]
    return (bytes(codes) * (256 // max(len(codes), 1))).ljust(256, b"\xff")


_LOTS = tuple(_lots(kinds) for kinds in range(8))  # roofs 1, parks 2, floors 4


class Future(NamedTuple):
    """How a game may go on and end."""

    heights: list[int]  # in the end
    kept: list[int]  # by seat, cards never filed
    floors: list[list[int]]  # by seat, where they put them, in order


class Rest:
    """What is left of a game: stocks and whose action is due."""

    __slots__ = (
        "action",
        "built",
        "cards",
        "floors",
        "full",
        "heights",
        "parks",
        "roofs",
        "round",
        "rounds",
        "seat",
    )

    def __init__(self, table: Table) -> None:
        self.full = table.mode is Mode.FULL
        players = len(table.seats)
        # The full game ends before everybody could have used up everything.
        pieces = sum(starting_stock(table.mode, players))
        self.rounds = pieces if self.full else ROUNDS[players]
        self.heights = list(table.heights)
        self.floors = [stock.floors for stock in table.stocks]
        self.roofs = [stock.roofs for stock in table.stocks]
        self.parks = [stock.parks for stock in table.stocks]
        self.cards = [stock.cards for stock in table.stocks]
        self.seat, self.action, self.round = table.turn or Turn(NOWHERE, 1, 0)
        built = table.built_this_turn
        self.built = NOWHERE if built is None else built

    @property
    def over(self) -> bool:
        return self.seat == NOWHERE

    def skip(self) -> None:
        """Leave the present action open: whatever it is, it costs about a floor."""
        self.floors[self.seat] -= bool(self.floors[self.seat])
        self.step(NOWHERE)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.full, twin.rounds = self.full, self.rounds
        twin.heights, twin.floors = self.heights[:], self.floors[:]
        twin.roofs, twin.parks, twin.cards = self.roofs[:], self.parks[:], self.cards[:]
        twin.seat, twin.action, twin.round = self.seat, self.action, self.round
        twin.built = self.built
        return twin

    def builds(self) -> tuple[list[int], list[int]]:
        """Where a floor may go, and what roofs and parks may be built, as moves."""
        seat, built, heights = self.seat, self.built, self.heights
        free = [site for site in SITES if not heights[site] & 1 and site != built]
        caps = [ROOF + site for site in free if heights[site]] if self.roofs[seat] else []
        if self.parks[seat]:
            caps += [PARK + site for site in free if not heights[site]]
        return (free if self.floors[seat] else []), caps

    def play(self, code: int) -> None:
        """A move of whoever's action it is; of a plan only that it was filed."""
        seat, site = self.seat, NOWHERE
        if code < ROOF:
            site = code
            self.heights[site] += 2
            self.floors[seat] -= 1
        elif code < PARK:
            site = code - ROOF
            self.heights[site] += 1
            self.roofs[seat] -= 1
        elif code < PLAN:
            site = code - PARK
            self.heights[site] = 1
            self.parks[seat] -= 1
        elif code < FORFEITED:
            self.cards[seat] -= 1
        self.step(site)

    def step(self, site: int) -> None:
        """On to the next action, after one that built on this site or nowhere."""
        if self.action == 1 and (self.full or self.round < self.rounds):
            self.action, self.built = 2, site
            return
        self.action, self.built = 1, NOWHERE
        self.seat += 1
        if self.seat == len(self.floors):
            self.seat = 0
            self.round += 1
            if self.round > self.rounds or (self.full and 0 in self.floors):
                self.seat = NOWHERE

    def completed(self, draw: Draw) -> Future:  # noqa: C901, PLR0912, PLR0915
        """The rest of the game, everybody's moves by lot. All search spends its time here
        or in judging what comes out."""
        heights, floors, roofs = self.heights[:], self.floors[:], self.roofs[:]
        parks, cards = self.parks[:], self.cards[:]
        seat, action, number, built = self.seat, self.action, self.round, self.built
        full, rounds, seats = self.full, self.rounds, len(floors)
        later: list[list[int]] = [[] for _ in floors]
        while seat != NOWHERE:
            site = NOWHERE
            left = floors[seat]
            held = cards[seat]
            if (
                held
                and action == 2
                and draw() * (left + roofs[seat] + parks[seat] + held) < 512 * held
            ):
                cards[seat] -= 1
            else:
                kinds = (
                    (1 if roofs[seat] else 0)
                    | (2 if parks[seat] else 0)
                    | (4 if left else 0)
                )
                lots = _LOTS[kinds]
                tries = _TRIES[left > 0]
                while True:
                    code = lots[draw()]
                    if code < ROOF:
                        height = heights[code]
                        if not height & 1 and code != built:
                            heights[code] = height + 2
                            floors[seat] = left - 1
                            later[seat].append(code)
                            site = code
                            break
                    elif code < PARK:
                        site = code - ROOF
                        height = heights[site]
                        if height and not height & 1 and site != built:
                            heights[site] = height + 1
                            roofs[seat] -= 1
                            break
                    elif code != 255:
                        site = code - PARK
                        if not heights[site]:
                            heights[site] = 1
                            parks[seat] -= 1
                            break
                    tries -= 1
                    if not tries:
                        if held:
                            cards[seat] -= 1
                        site = NOWHERE
                        break
            if action == 1 and (full or number < rounds):
                action, built = 2, site
                continue
            action, built = 1, NOWHERE
            seat += 1
            if seat == seats:
                seat = 0
                number += 1
                if number > rounds or (full and 0 in floors):
                    seat = NOWHERE
        return Future(heights, cards, later)
