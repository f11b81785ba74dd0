"""One game between bots, and what came of it. Every bot gets the view of its own seat;
the match holds the secrets, and the score sheet comes when all is over."""

from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any, NamedTuple

from skyliners.bots.protocol import Bot, Budget, decide
from skyliners.match.match import Player
from skyliners.match.play import begin, on_record
from skyliners.match.record import Record
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import CLOCKWISE, Side
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.scoring import ScoreSheet
from skyliners.rules.skyliners.table import Seat


class Played(NamedTuple):
    sheet: ScoreSheet
    record: Record
    times: tuple[list[float], ...]  # by seat, seconds of the processor for each action


class Chair(NamedTuple):
    """Who sits where, and how they think."""

    name: str
    bot: Bot[Any, Any]
    effort: float = 1.0


def sides_for(players: int, rng: Random) -> tuple[Side, ...]:
    """Any legal seating, clockwise from a random side on. Two sit side by side, either
    way round; of three, any side may stay empty."""
    first = rng.randrange(len(CLOCKWISE))
    around = CLOCKWISE[first:] + CLOCKWISE[:first]
    if players == 2:
        return around[0], rng.choice((around[1], around[3]))
    if players == 3:
        empty = rng.choice(around[1:])
        return tuple(side for side in around if side is not empty)
    return around


def play_game(chairs: Sequence[Chair], mode: Mode, seed: int) -> Played:
    """A game with the first chair starting; all chance in it comes from the seed."""
    rng = Random(seed)
    colors = rng.sample(list(Color), len(chairs))
    sides = sides_for(len(chairs), rng)
    names = [chair.name for chair in chairs]
    seats = tuple(map(Seat, names, sides, colors))
    match = begin("skyliners", mode, seats, tuple(Player(bot=name) for name in names), rng)
    seeds = [rng.getrandbits(32) for _ in chairs]
    times: tuple[list[float], ...] = tuple([] for _ in chairs)
    while (seat := match.acting) is not None:
        begun = process_time()
        budget = Budget(seeds[seat], chairs[seat].effort)
        action = decide(chairs[seat].bot, match.bot_view(), budget)
        times[seat].append(process_time() - begun)
        match = match.play(action)
        if match.turn_done:
            match = match.end_turn()
    return Played(match.sheet(), on_record(match), times)
