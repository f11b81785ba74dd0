"""The golden patiences, played again: the same rows, the same designs gone; and the deals
whose cards they hold are dealt again as they always were."""

import json

import pytest

from skyliners.bots.patience.deals import dealt, read_deal
from skyliners.match.record import read, write
from skyliners.tools.commands import legal, score
from tests.golden.patience.make import CASES, FOLDER, SHEET
from tests.rules.patience.naive import legal_of, replayed

each_game = pytest.mark.parametrize("name", CASES)


@each_game
def test_a_golden_game_comes_out_as_it_always_did(name: str) -> None:
    record, sheet = (
        json.loads((FOLDER / f"{name}{ending}").read_text("utf-8"))
        for ending in (".json", SHEET)
    )
    assert score(read(json.dumps(record))) == sheet == replayed(record)
    assert legal(read(json.dumps(record)))["actions"] == legal_of(record)
    assert json.loads(write(read(json.dumps(record)))) == record


@each_game
def test_a_number_deals_the_same_cards_for_ever(name: str) -> None:
    record = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    deal = read_deal(record["deal"])
    assert deal is not None
    assert [str(card) for card in dealt(deal)] == record["deck"]
