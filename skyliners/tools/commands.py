"""The command line for outside programs: records in, JSON out. Answers go to standard
output, words for people to standard error."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, BinaryIO

from skyliners.match.json_object import MAX_BYTES
from skyliners.match.record import Record, read
from skyliners.rules.refusal import Common, Refused
from skyliners.tools.output import Parser, tell

Answer = dict[str, Any]


def score(record: Record) -> Answer:
    """How it stands, as its game tells it."""
    return record.game.describe(record.position)


def legal(record: Record) -> Answer:
    game, table = record.game, record.table
    return {"actions": sorted(game.write_action(each, table) for each in record.legal())}


_ASKED: dict[str, Callable[[Record], Answer]] = {"score": score, "legal": legal}


def answer_to(text: bytes, ask: Callable[[Record], Answer]) -> Answer:
    """The answer to one record, or its refusal."""
    try:
        return ask(read(text))
    except Refused as refused:
        return _error(refused)


def _error(refused: Refused) -> Answer:
    return {
        "error": {
            "rule": refused.rule.value,
            "action": refused.action,
            "message": refused.message,
        }
    }


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Line by line, without what ends it, once; never holding much more of one than a
    record may be long."""
    while line := stream.readline(MAX_BYTES + 2):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = stream.readline(MAX_BYTES)
        yield line.removesuffix(b"\n").removesuffix(b"\r")


def say(answer: Answer) -> None:
    tell(json.dumps(answer))


def _parser() -> Parser:
    parser = Parser(
        prog="skyliners",
        description="Skyliners. Without a command the game starts; then --verbose shows "
        "its log.",
    )
    commands = parser.add_subparsers(dest="command", required=True)
    for name, words in (
        ("score", "replay a record and print its city and score sheet"),
        ("legal", "print every legal next action of a record"),
    ):
        command = commands.add_parser(name, help=words, description=words)
        command.add_argument(
            "file", metavar="FILE", help="a record, or - for standard input"
        )
        command.add_argument(
            "--lines", action="store_true", help="many records, one a line"
        )
    for name, words in (
        ("bot", "answer redacted records, one a line, with an action each"),
        ("arena", "let bots play against each other and print a table"),
    ):
        commands.add_parser(name, help=words, add_help=False)
    return parser


def _bot(arguments: Sequence[str]) -> int:
    from skyliners.tools import bot  # noqa: PLC0415  # others need no bots

    return bot.run(arguments)


def _arena(arguments: Sequence[str]) -> int:
    from skyliners.tools import arena  # noqa: PLC0415  # others need no bots

    return arena.run(arguments)


# These read their own arguments and answer in their own way.
_PROGRAMS: dict[str, Callable[[Sequence[str]], int]] = {"bot": _bot, "arena": _arena}


def run(arguments: Sequence[str]) -> int:
    if arguments and arguments[0] in _PROGRAMS:
        return _PROGRAMS[arguments[0]](arguments[1:])
    options = _parser().parse_args(arguments)
    ask = _ASKED[options.command]
    return reply_to(options.file, ask, line_by_line=options.lines)


def reply_to(file: str, ask: Callable[[Record], Answer], *, line_by_line: bool) -> int:
    """Answers what is in a file, one record or one a line; how the program ends."""
    try:
        with _opened(file) as stream:
            if line_by_line:
                for line in _lines(stream):
                    say(answer_to(line, ask))
                return 0
            answer = answer_to(stream.read(MAX_BYTES + 1), ask)
    except OSError as error:
        answer = _error(Refused(Common.UNREADABLE, str(error)))
    say(answer)
    return 2 if "error" in answer else 0


def _opened(file: str) -> AbstractContextManager[BinaryIO]:
    if file != "-":
        return Path(file).open("rb")
    if sys.stdin is None:
        raise OSError("standard input is closed")
    return nullcontext(sys.stdin.buffer)
