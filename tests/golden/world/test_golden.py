"""The golden games, played again: the same city, the same score sheet, to the letter."""

import json

import pytest

from skyliners.match.record import read, write
from skyliners.rules.refusal import Common, Refused
from skyliners.tools.commands import legal, score
from tests.golden.world.cases import CASES, FOLDER, SHEET, Golden, replayed, sheet

NAMES = sorted(file.stem for file in FOLDER.glob("*.json") if not file.name.endswith(SHEET))


def kept(name: str) -> Golden:
    texts = [(FOLDER / f"{name}{ending}").read_text("utf-8") for ending in (".json", SHEET)]
    return Golden(*map(json.loads, texts))


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_scores_as_it_always_did(name: str) -> None:
    record, told = kept(name)
    assert score(read(json.dumps(record))) == told
    assert json.loads(write(read(json.dumps(record)))) == record


@pytest.mark.parametrize("name", NAMES)
def test_both_readings_of_the_rulings_agree_on_it(name: str) -> None:
    record, told = kept(name)
    assert sheet(record) == told
    naive = replayed(record)
    for action in legal(read(json.dumps(record)))["actions"]:
        assert naive.refused(action) is None


@pytest.mark.parametrize("name", NAMES)
def test_redacted_it_shows_the_same_city_and_keeps_its_secrets(name: str) -> None:
    record, told = kept(name)
    whole = read(json.dumps(record))
    for seat in range(len(record["seats"])):
        redacted = whole.redacted(seat)
        assert redacted.table == whole.table
        if not told["over"]:
            assert score(redacted) == told
            continue
        with pytest.raises(Refused) as refused:
            score(redacted)
        assert refused.value.rule is Common.REDACTED


@pytest.mark.parametrize("name", CASES)
def test_every_case_has_its_golden_game(name: str) -> None:
    assert name in NAMES, f"python -m tests.golden.world.make {name}"
    game = kept(name)
    assert CASES[name].shows(game)
    assert len(game.record["seats"]) == CASES[name].players
    assert game.record["mode"] == CASES[name].mode
    assert game.sheet["over"] != CASES[name].unfinished
