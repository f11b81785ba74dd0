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
from skyliners.rules.games import rules_of

_ENOUGH = 400  # actions of a game for one, which need not come to an end


class Played(NamedTuple):
    sheet: Any  # None: it did not come to an end
    record: Record
    times: tuple[list[float], ...]  # by seat, seconds of the processor for each action


class Chair(NamedTuple):
    """Who sits where, and how they think."""

    name: str
    bot: Bot[Any, Any]
    effort: float = 1.0


def play_game(
    game: str, chairs: Sequence[Chair], mode: Any, seed: int, **options: Any
) -> Played:
    """A game with the first chair starting; all chance in it comes from the seed."""
    rng = Random(seed)
    names = [chair.name for chair in chairs]
    seats = rules_of(game).seated(names, rng)
    players = tuple(Player(bot=name) for name in names)
    match = begin(game, mode, seats, players, rng, **options)
    seeds = [rng.getrandbits(32) for _ in chairs]
    times: tuple[list[float], ...] = tuple([] for _ in chairs)
    while (seat := match.acting) is not None:
        if len(chairs) == 1 and len(times[seat]) == _ENOUGH:
            return Played(None, on_record(match), times)
        begun = process_time()
        budget = Budget(seeds[seat], chairs[seat].effort)
        action = decide(chairs[seat].bot, match.bot_view(), budget)
        times[seat].append(process_time() - begun)
        match = match.play(action)
        if match.turn_done:
            match = match.end_turn()
    return Played(match.sheet(), on_record(match), times)
