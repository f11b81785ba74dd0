"""Scores and legal actions on the command line, exactly as described."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from skyliners.match.json_object import MAX_BYTES
from skyliners.rules.skyliners.pieces import Mode
from tests import naive
from tests.play import FOUR, THREE, TWO, random_game
from tests.records import by_hand, for_ada, of, text
from tests.tools.process import in_a_shell, skyliners

UNFINISHED = by_hand("F b1", "P C3", "R a1", "K e5", "F b2")
SCORE_KEYS = ["over", "to_move", "heights", "rows", "totals", "tallest", "winners"]
ROW_KEYS = ["seat", "row", "planned", "seen", "points", "antennas", "surplus"]
TOTAL_KEYS = ["seat", "rows", "surplus", "antennas", "skyscraper", "total"]


# score


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("sides", [TWO, THREE, FOUR], ids=["two", "three", "four"])
def test_score_of_a_finished_game(
    sides: tuple[Any, ...], mode: Mode, tmp_path: Path
) -> None:
    record = of(random_game(Random(4), mode, sides))
    file = tmp_path / "a record.json"
    file.write_text(text(record), encoding="utf-8")
    said = skyliners("score", str(file))
    assert said.code == 0
    assert said.err == ""
    answer = said.answer
    assert answer == naive.score(record)
    assert list(answer) == SCORE_KEYS
    assert answer["over"] is True
    assert answer["to_move"] is None
    assert list(answer["heights"]) == sorted(naive.SITES)
    assert all(list(row) == ROW_KEYS for row in answer["rows"])
    assert [list(total) for total in answer["totals"]] == [TOTAL_KEYS] * len(sides)
    assert [total["seat"] for total in answer["totals"]] == list(range(len(sides)))


def test_score_of_a_game_that_goes_on() -> None:
    said = skyliners("score", "-", typed=text(UNFINISHED))
    assert said.code == 0
    heights = dict.fromkeys(sorted(naive.SITES), 0)
    heights |= {"a1": 13, "a5": 12, "b1": 2, "b2": 2, "c3": 1, "e5": 1}
    assert said.answer == {
        "over": False,
        "to_move": {"seat": 0, "action": 2, "round": 2},
        "heights": heights,
        "rows": None,
        "totals": None,
        "tallest": None,
        "winners": None,
    }
    assert list(said.answer) == SCORE_KEYS


def test_score_of_a_redacted_game() -> None:
    record = of(random_game(Random(4), Mode.FULL, TWO))
    hidden = record["seats"][1] | {"skyscraper": "?"}
    record |= {"seats": [record["seats"][0], hidden], "viewer": 0}
    record["actions"] = [
        "P ??" if action[0] == "P" and number % 4 > 1 else action
        for number, action in enumerate(record["actions"])
    ]
    assert skyliners("score", "-", typed=text(record)).rule == "redacted"
    assert skyliners("legal", "-", typed=text(record)).answer == {"actions": []}
    record["actions"].pop()
    assert skyliners("score", "-", typed=text(record)).answer["over"] is False


# legal


def test_legal_names_every_action_sorted() -> None:
    said = skyliners("legal", "-", typed=text(UNFINISHED))
    assert said.code == 0
    actions = said.answer["actions"]
    assert list(said.answer) == ["actions"]
    assert actions == sorted(actions) == naive.legal(UNFINISHED)
    assert {"F a2", "R b1", "K a2", "P A1", "P E4"} <= set(actions)
    assert not {"F b2", "F a1", "R a2", "P C1", "-"} & set(actions)


def test_legal_of_a_finished_game_is_nothing() -> None:
    record = of(random_game(Random(4), Mode.FULL, TWO))
    assert skyliners("legal", "-", typed=text(record)).answer == {"actions": []}


def test_legal_of_a_redacted_game_is_for_its_viewer() -> None:
    whole = skyliners("legal", "-", typed=text(UNFINISHED)).answer
    record = for_ada(*UNFINISHED["actions"])
    assert skyliners("legal", "-", typed=text(record)).answer == whole
    record["actions"] = record["actions"][:2]
    said = skyliners("legal", "-", typed=text(record))
    assert said.rule == "redacted"
    assert said.answer["error"]["action"] is None


# What cannot be read


def test_an_illegal_action_is_named_and_exits_with_2() -> None:
    for command in ("score", "legal"):
        said = skyliners(command, "-", typed=text(by_hand("R a1", "F b1", "F a1")))
        assert said.rule == "site-has-roof"
        assert said.answer["error"]["action"] == 2
        assert "F a1" in said.answer["error"]["message"]


def test_a_record_over_1_mib_is_refused() -> None:
    fits = text(UNFINISHED).ljust(MAX_BYTES)
    assert skyliners("score", "-", typed=fits).code == 0
    assert skyliners("score", "-", typed=fits + " ").rule == "unreadable"


@pytest.mark.parametrize("typed", [b"", b"\xff\xfe", b"[" * 200_000, b"\x00"])
def test_anything_else_is_unreadable(typed: bytes) -> None:
    assert skyliners("legal", "-", typed=typed).rule == "unreadable"


@pytest.mark.parametrize("lines", [[], ["--lines"]])
def test_a_missing_file_and_a_folder_are_unreadable(
    tmp_path: Path, lines: list[str]
) -> None:
    for file in (tmp_path / "nowhere.json", tmp_path):
        said = skyliners("score", *lines, str(file))
        assert said.rule == "unreadable"
        assert said.answer["error"]["action"] is None
        assert file.name in said.answer["error"]["message"]


@pytest.mark.parametrize("command", ["score -", "legal --lines -", "bot beginner"])
def test_a_closed_standard_input_is_unreadable(command: str) -> None:
    done = in_a_shell(f"{command} <&-")
    assert json.loads(done.out)["error"]["rule"] == "unreadable"
    assert done.code == 2


@pytest.mark.parametrize(
    "arguments",
    [["tally"], ["score"], ["score", "-", "-"], ["legal", "--all", "-"], ["-x"]],
)
def test_a_command_that_does_not_exist_is_explained_to_people(arguments: list[str]) -> None:
    said = skyliners(*arguments)
    assert said.code == 2
    assert said.out == ""
    assert "usage" in said.err


def test_help_is_for_people() -> None:
    said = skyliners("--help")
    assert said.code == 0
    assert {"score", "legal"} <= set(said.out.replace(",", " ").replace("}", " ").split())
