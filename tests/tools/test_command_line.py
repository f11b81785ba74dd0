"""The command line as outside programs use it: many lines, long lines, no Kivy."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from skyliners.match.json_object import MAX_BYTES
from tests.records import by_hand, text
from tests.tools.process import ROOT, Said, Talk, skyliners

UNFINISHED = by_hand("F b1", "P C3", "R a1", "K e5", "F b2")


# Many records, one a line


def test_lines_are_answered_one_by_one() -> None:
    records = [UNFINISHED, by_hand("R b1"), by_hand(), by_hand(seats=[])]
    said = skyliners("score", "--lines", "-", typed="\n".join(map(text, records)) + "\n")
    assert said.code == 0
    assert said.lines[0] == skyliners("score", "-", typed=text(UNFINISHED)).answer
    assert said.lines[1]["error"]["rule"] == "roof-needs-floor"
    assert said.lines[2]["over"] is False
    assert said.lines[3]["error"]["rule"] == "bad-seats"
    assert len(said.lines) == 4


@pytest.mark.parametrize("end", [b"", b"\n", b"\r\n", b"\r"])
def test_every_line_gets_its_answer_however_it_ends(end: bytes, tmp_path: Path) -> None:
    record = text(UNFINISHED).encode()
    file = tmp_path / "records.jsonl"
    file.write_bytes(b"\r\n".join([record, b"", b"  ", record]) + end)
    said = skyliners("legal", "--lines", str(file))
    assert said.code == 0
    answered = [next(iter(line)) for line in said.lines]
    assert answered == ["actions", "error", "error", "actions"]


def test_no_lines_no_answers() -> None:
    assert skyliners("legal", "--lines", "-") == Said(0, "", "")


@pytest.mark.parametrize("over", [-2, -1, 0, 1, 2, 3, MAX_BYTES, 5 * MAX_BYTES])
def test_a_very_long_line_is_one_line(over: int) -> None:
    record = text(UNFINISHED).encode()
    long = record.ljust(MAX_BYTES + over)
    typed = b"\n".join([record, long, record])
    said = skyliners("legal", "--lines", "-", typed=typed)
    answered = [next(iter(line)) for line in said.lines]
    assert answered == ["actions", "error" if over > 0 else "actions", "actions"]


@pytest.mark.parametrize("after", [b"", b"{", b" "])
@pytest.mark.parametrize("returns", [1, 2, MAX_BYTES, 2 * MAX_BYTES, 3 * MAX_BYTES + 5])
def test_nothing_hides_behind_carriage_returns(returns: int, after: bytes) -> None:
    """A line ends once: what is more than a record may be long is too long, however
    little of it is more than white."""
    record = text(UNFINISHED).encode()
    line = record + b"\r" * returns + after
    said = skyliners("legal", "--lines", "-", typed=line + b"\n" + record)
    answers = [next(iter(answer)) for answer in said.lines]
    fits = len(line.removesuffix(b"\r")) <= MAX_BYTES and after != b"{"
    assert answers == ["actions" if fits else "error", "actions"]


def test_lines_are_answered_as_they_come() -> None:
    """Somebody may wait for the answer before writing the next."""
    with Talk("legal", "--lines", "-") as talk:
        for _ in range(3):
            assert talk.ask(text(UNFINISHED)).keys() == {"actions"}
        assert talk.end() == Said(0, "", "")


# Somebody has had enough


@pytest.mark.parametrize("command", ["legal --lines -", "bot beginner"])
def test_interrupting_is_no_accident(command: str) -> None:
    with Talk(*command.split()) as talk:
        assert talk.ask(text(UNFINISHED))  # now it waits for more
        assert talk.end(signal.SIGINT) == Said(-signal.SIGINT, "", "")


# No Kivy


@pytest.fixture
def no_kivy(tmp_path: Path) -> str:
    """A folder with packages that end the process if anybody imports them."""
    for name in ("kivy", "kivymd", "plyer"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(f"raise SystemExit('{name}!')\n")
    return str(tmp_path)


@pytest.mark.parametrize("command", ["score", "legal"])
def test_commands_do_not_touch_kivy(command: str, no_kivy: str) -> None:
    assert skyliners(command, "-", typed=text(UNFINISHED), PYTHONPATH=no_kivy).code == 0
    assert skyliners(command, "-", typed="", PYTHONPATH=no_kivy).rule == "unreadable"


@pytest.mark.parametrize("command", ["bot beginner", "arena random random --games 2"])
def test_neither_do_the_bots(command: str, no_kivy: str) -> None:
    said = skyliners(*command.split(), typed=text(UNFINISHED), PYTHONPATH=no_kivy)
    assert said.code == 0
    assert said.out


def test_the_stand_in_for_kivy_would_be_noticed(no_kivy: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import kivy"],
        env=os.environ | {"PYTHONPATH": no_kivy},
        capture_output=True,
        check=False,
    )
    assert b"kivy!" in done.stderr


def test_commands_import_neither_the_app_nor_anything_of_kivy() -> None:
    program = (
        "import sys; from skyliners.tools.commands import run; run(['score', '-']);"
        "print([m for m in sys.modules if 'kivy' in m or m.startswith('skyliners.app')],"
        " file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=text(UNFINISHED).encode(),
        capture_output=True,
        cwd=ROOT,
        check=True,
    )
    assert done.stderr.strip() == b"[]"
