"""`bot`: our bots for outside programs. Redacted records come in, one a line, and an
action goes out for each. What the viewer may not know is not in such a record, so it
cannot reach the bot."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from skyliners.bots.games import ROOMS, bots_of
from skyliners.bots.protocol import LONGEST, Bot, Budget, decide
from skyliners.match.record import Record
from skyliners.rules.refusal import Common, Refused
from skyliners.tools.commands import reply_to
from skyliners.tools.numbers import at_least
from skyliners.tools.output import Parser


def answer(record: Record, bot: Bot[Any, Any], budget: Budget) -> dict[str, Any]:
    """An action for whoever is to act. Of a record that shows everything the bot is
    given only what that seat may know."""
    game, table = record.game, record.table
    if table.over:
        raise Refused(Common.GAME_OVER)
    record.legal()  # refused if this is another seat's record
    seat = game.to_move(record.position)
    assert seat is not None
    seen = record if record.is_redacted else record.redacted(seat)
    action = decide(bot, game.known(seen.position), budget)
    return {"action": game.write_action(action, table)}


@cache
def bot_for(game: str, level: str) -> Bot[Any, Any]:
    """Not every game has bots, or this one."""
    levels = bots_of(game).LEVELS if game in ROOMS else ()
    if level not in levels:
        raise Refused(Common.UNREADABLE, f"no bot {level} plays {game}")
    return bots_of(game).bot_named(level)


def _levels() -> list[str]:
    """Those of all games."""
    return list(dict.fromkeys(level for game in ROOMS for level in bots_of(game).LEVELS))


def budget(seed: int | None, seconds: float | None) -> Budget:
    """Who names a seed wants the same answers again, however long they take; who names
    neither does not want to wait."""
    if seed is None and seconds is None:
        seconds = LONGEST
    return Budget(seed or 0, seconds=seconds)


def _parser() -> Parser:
    parser = Parser(
        prog="skyliners bot",
        description="Reads redacted records, one a line, and answers each with an action.",
    )
    levels = _levels()
    parser.add_argument("level", metavar="LEVEL", choices=levels, help=", ".join(levels))
    parser.add_argument("--seed", type=int, help="the same answers every time")
    parser.add_argument(
        "--seconds",
        type=at_least(0.0, float),
        help=f"think no longer than this; without a seed no longer than {LONGEST:g}",
    )
    return parser


def run(arguments: Sequence[str]) -> int:
    options = _parser().parse_args(arguments)
    thought = budget(options.seed, options.seconds)

    def reply(record: Record) -> dict[str, Any]:
        return answer(record, bot_for(record.game.ID, options.level), thought)

    return reply_to("-", reply, line_by_line=True)
