"""The command line for outside programs: records in, JSON out. Answers go to standard
output, words for people to standard error."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, BinaryIO

from skyliners.match.json_object import MAX_BYTES
from skyliners.match.record import Record, read
from skyliners.rules.refusal import Refused, Rule
from skyliners.rules.skyliners.notation import ROW_NAMES, SITE_NAMES, write_action
from skyliners.rules.skyliners.scoring import RowScore, ScoreSheet, Total

Answer = dict[str, Any]


def score(record: Record) -> Answer:
    table = record.table
    sheet = record.sheet()
    turn = table.turn
    answer: Answer = {
        "over": table.over,
        "to_move": turn and {"seat": turn.seat, "action": turn.action, "round": turn.round},
        "heights": dict(sorted(zip(SITE_NAMES, table.heights, strict=True))),
    }
    return answer | _sheet(sheet)


def _sheet(sheet: ScoreSheet | None) -> Answer:
    if sheet is None:
        return dict.fromkeys(("rows", "totals", "tallest", "winners"))
    return {
        "rows": [_row(row) for row in sheet.rows],
        "totals": [_total(total) for total in sheet.totals],
        "tallest": sorted(SITE_NAMES[site] for site in sheet.tallest),
        "winners": sorted(sheet.winners),
    }


def _row(row: RowScore) -> Answer:
    return {
        "seat": row.seat,
        "row": ROW_NAMES[row.row],
        "planned": row.planned,
        "seen": len(row.seen),
        "points": row.points,
        "antennas": [SITE_NAMES[site] for site in row.antennas],
        "surplus": len(row.surplus),
    }


def _total(total: Total) -> Answer:
    return total._asdict() | {"total": total.total}


def legal(record: Record) -> Answer:
    return {"actions": sorted(write_action(action) for action in record.legal())}


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
    """Line by line, never holding much more of one than a record may be long."""
    while line := stream.readline(MAX_BYTES + 2):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = stream.readline(MAX_BYTES)
        yield line.rstrip(b"\r\n")


def say(answer: Answer) -> None:
    if sys.stdout is None:  # then printing would do nothing, without a word
        raise SystemExit("skyliners: standard output is closed")
    try:
        print(json.dumps(answer), flush=True)
    except OSError as error:
        # What is still in the buffer goes nowhere, or Python complains when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):  # then nobody wants to know
            print(f"skyliners: {error}", file=sys.stderr)
        raise SystemExit(1) from None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="skyliners", description="Skyliners. Without a command the game starts."
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
        answer = _error(Refused(Rule.UNREADABLE, str(error)))
    say(answer)
    return 2 if "error" in answer else 0


def _opened(file: str) -> AbstractContextManager[BinaryIO]:
    if file != "-":
        return Path(file).open("rb")
    if sys.stdin is None:
        raise OSError("standard input is closed")
    return nullcontext(sys.stdin.buffer)
