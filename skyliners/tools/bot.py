"""`bot`: our bots for outside programs. Redacted records come in, one a line, and an
action goes out for each. What the viewer may not know is not in such a record, so it
cannot reach the bot."""

from collections.abc import Sequence
from typing import Any

from skyliners.bots.protocol import LONGEST, Bot, Budget, decide
from skyliners.bots.skyliners.roster import LEVELS, bot_named
from skyliners.match.record import Record
from skyliners.rules.refusal import Common, Refused
from skyliners.rules.skyliners.notation import write_action
from skyliners.tools.commands import reply_to
from skyliners.tools.numbers import at_least
from skyliners.tools.output import Parser


def answer(record: Record, bot: Bot[Any, Any], budget: Budget) -> dict[str, Any]:
    """An action for whoever is to act. Of a record that shows everything the bot is
    given only what that seat may know."""
    turn = record.table.turn
    if turn is None:
        raise Refused(Common.GAME_OVER)
    record.legal()  # refused if this is another seat's record
    seen = record if record.is_redacted else record.redacted(turn.seat)
    view = seen.game.known(seen.position)
    return {"action": write_action(decide(bot, view, budget))}


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
    parser.add_argument("level", metavar="LEVEL", choices=LEVELS, help=", ".join(LEVELS))
    parser.add_argument("--seed", type=int, help="the same answers every time")
    parser.add_argument(
        "--seconds",
        type=at_least(0.0, float),
        help=f"think no longer than this; without a seed no longer than {LONGEST:g}",
    )
    return parser


def run(arguments: Sequence[str]) -> int:
    options = _parser().parse_args(arguments)
    bot = bot_named(options.level)
    thought = budget(options.seed, options.seconds)
    return reply_to("-", lambda record: answer(record, bot, thought), line_by_line=True)
