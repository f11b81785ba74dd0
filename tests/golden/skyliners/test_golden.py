"""The golden games, played again: the same city, the same score sheet, to the letter."""

import json
from itertools import product

import pytest

from skyliners.match.record import read, write
from skyliners.rules.refusal import Common, Refused
from skyliners.rules.skyliners.pieces import Mode
from skyliners.tools.commands import legal, score
from tests import naive
from tests.golden.skyliners.cases import CASES, FOLDER, SHEET, Golden, kind_of_seating


def kept(name: str) -> Golden:
    record, sheet = (
        json.loads((FOLDER / f"{name}{ending}").read_text("utf-8"))
        for ending in (".json", SHEET)
    )
    return Golden(record, sheet)


NAMES = sorted(file.stem for file in FOLDER.glob("*.json") if not file.name.endswith(SHEET))
FINISHED = [kept(name).record for name in NAMES if kept(name).sheet["over"]]


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_scores_as_it_always_did(name: str) -> None:
    record, sheet = kept(name)
    answer = score(read(json.dumps(record)))
    assert answer == sheet
    assert json.loads(write(read(json.dumps(record)))) == record


@pytest.mark.parametrize("name", NAMES)
def test_both_readings_of_the_rulings_agree_on_it(name: str) -> None:
    record, sheet = kept(name)
    assert naive.score(record) == sheet
    assert naive.legal(record) == legal(read(json.dumps(record)))["actions"]


@pytest.mark.parametrize("name", NAMES)
def test_redacted_it_shows_the_same_city_and_keeps_its_secrets(name: str) -> None:
    record, sheet = kept(name)
    for seat in range(len(record["seats"])):
        redacted = read(json.dumps(record)).redacted(seat)
        assert redacted.table == read(json.dumps(record)).table
        if not sheet["over"]:
            assert score(redacted) == sheet
            continue
        with pytest.raises(Refused) as refused:
            score(redacted)
        assert refused.value.rule is Common.REDACTED


@pytest.mark.parametrize("name", CASES)
def test_every_case_has_its_golden_game(name: str) -> None:
    assert name in NAMES, f"python -m tests.golden.skyliners.make {name}"
    game = kept(name)
    assert CASES[name].shows(game)
    assert game.sheet["over"] != CASES[name].unfinished


def test_every_mode_and_number_of_players_has_a_golden_game() -> None:
    shown = {(record["mode"], len(record["seats"])) for record in FINISHED}
    assert shown >= set(product(Mode, (2, 3, 4)))


def test_every_kind_of_seating_has_a_golden_game_in_both_modes() -> None:
    shown = {
        (record["mode"], kind_of_seating([seat["side"] for seat in record["seats"]]))
        for record in FINISHED
    }
    kinds = [(0, 1), (0, 3), (0, 1, 2), (0, 1, 3), (0, 2, 3), (0, 1, 2, 3)]
    assert shown == set(product(Mode, kinds))


def test_every_side_begins_a_golden_game() -> None:
    assert {record["seats"][0]["side"] for record in FINISHED} == {
        *("south", "west", "north", "east")
    }
