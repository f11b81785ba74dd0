"""The golden games of cards, played again: the same score sheet, to the letter."""

import json

import pytest

from skyliners.match.record import read, write
from skyliners.rules.refusal import Common, Refused
from skyliners.tools.commands import score
from tests.golden.cards.cases import CASES, FOLDER, SHEET, Golden
from tests.rules.cards import naive

NAMES = sorted(file.stem for file in FOLDER.glob("*.json") if not file.name.endswith(SHEET))


def kept(name: str) -> Golden:
    record, sheet = (
        json.loads((FOLDER / f"{name}{ending}").read_text("utf-8"))
        for ending in (".json", SHEET)
    )
    return Golden(record, sheet)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_scores_as_it_always_did(name: str) -> None:
    record, sheet = kept(name)
    assert score(read(json.dumps(record))) == sheet
    assert json.loads(write(read(json.dumps(record)))) == record
    assert naive.score(record) == sheet


@pytest.mark.parametrize("name", NAMES)
def test_redacted_it_keeps_its_secrets(name: str) -> None:
    record, _ = kept(name)
    for seat in range(len(record["seats"])):
        redacted = read(json.dumps(record)).redacted(seat)
        with pytest.raises(Refused) as refused:
            score(redacted)
        assert refused.value.rule is Common.REDACTED
        assert read(write(redacted)).table == redacted.table


@pytest.mark.parametrize("name", CASES)
def test_every_case_has_its_golden_game(name: str) -> None:
    assert name in NAMES, f"python -m tests.golden.cards.make {name}"
    assert CASES[name].shows(kept(name))
