"""Whoever asks hears the answer, or a word why not: with closed pipes, full disks and
nothing to write on, no command ends in a traceback or as if all were well."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.records import by_hand, text
from tests.tools.process import ROOT, Said, in_a_shell, skyliners

RECORD = text(by_hand("F b1", "P C3", "R a1", "K e5", "F b2"))
ARENA = "arena random random --games 2 --cores"
COMMANDS = [
    *("score -", "legal -", "score --lines -", "legal --lines -", "bot beginner"),
    *(f"{ARENA} 1", f"{ARENA} 2"),
    *("--help", "score --help", "bot --help", "arena --help"),
]
every_command = pytest.mark.parametrize("command", COMMANDS)
# Whether Python keeps words back for a while changes where it notices.
buffered = pytest.mark.parametrize("unbuffered", ["", "1"])
full_device = pytest.mark.skipif(
    not Path("/dev/full").exists(), reason="no device that is full"
)


def _to_nobody(command: str, unbuffered: str) -> subprocess.CompletedProcess[bytes]:
    """Standard output is a pipe that nobody reads any more."""
    reading, writing = os.pipe()
    os.close(reading)
    try:
        return subprocess.run(
            [sys.executable, "-m", "skyliners", *command.split()],
            input=f"{RECORD}\n".encode() * 2000
            if "--lines" in command
            else RECORD.encode(),
            stdout=writing,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            env=os.environ | {"PYTHONUNBUFFERED": unbuffered},
            check=False,
            timeout=60,
        )
    finally:
        os.close(writing)


@every_command
@buffered
def test_a_closed_pipe_is_no_accident(command: str, unbuffered: str) -> None:
    done = _to_nobody(command, unbuffered)
    assert _without_progress(done.stderr.decode()) == ""
    assert done.returncode == 1


@full_device
@every_command
@buffered
def test_a_full_disk_is_told_to_people(command: str, unbuffered: str) -> None:
    done = in_a_shell(f"{command} >/dev/full", typed=RECORD, PYTHONUNBUFFERED=unbuffered)
    said = _without_progress(done.err)
    assert said == "skyliners: [Errno 28] No space left on device\n"
    assert done.code == 1


@every_command
def test_a_closed_standard_output_is_told_to_people(command: str) -> None:
    done = in_a_shell(f"{command} >&-", typed=RECORD)
    # And before any game is played for nobody.
    assert done == Said(1, "", "skyliners: standard output is closed\n")


@full_device
@pytest.mark.parametrize("where", ["&-", "/dev/full"])
@every_command
@buffered
def test_who_reads_the_answers_need_not_hear_the_rest(
    command: str, where: str, unbuffered: str
) -> None:
    done = in_a_shell(f"{command} 2>{where}", typed=RECORD, PYTHONUNBUFFERED=unbuffered)
    assert done.code == 0
    assert done.out
    assert "of 2 games\r" not in done.out
    if not command.startswith("arena") and "help" not in command:
        assert json.loads(done.out)


@full_device
@pytest.mark.parametrize("where", ["&-", "/dev/full"])
def test_nobody_to_tell_is_still_a_failure(where: str) -> None:
    assert in_a_shell(f"score - >/dev/full 2>{where}", typed=RECORD) == Said(1, "", "")
    assert in_a_shell(f"score - >&- 2>{where}", typed=RECORD) == Said(1, "", "")
    assert in_a_shell(f"{ARENA} 1 >/dev/full 2>{where}") == Said(1, "", "")
    assert in_a_shell(f"arena nobody 2>{where}") == Said(2, "", "")


@full_device
@pytest.mark.parametrize("cores", ["1", "2"])
def test_records_that_cannot_be_written_cost_no_table(cores: str) -> None:
    """What has been played is counted; that the rest is missing is said and shown."""
    done = skyliners(*ARENA.split(), cores, "--records", "/dev/full")
    assert done.code == 1
    assert done.out.startswith("full, 2 players, ")
    assert _without_progress(done.err) == "skyliners: [Errno 28] No space left on device\n"


def _without_progress(said: str) -> str:
    """What was not written over again on its line."""
    lines = (line.rpartition("\r")[2] for line in said.splitlines(keepends=True))
    return "".join(line for line in lines if " games" not in line)
