"""A game of the catalogue is whole: a door in every layer, golden games, a rulebook and a
lesson. Its screenshots are asked for in `tests/app/test_scenes.py`."""

import json
from pathlib import Path

import pytest

from skyliners.bots.games import ROOMS as BOTS
from skyliners.games import GAMES, Entry
from skyliners.match.record import read
from skyliners.places import ASSETS
from skyliners.present.companion.rulebook import rulebook
from skyliners.present.games import presented
from skyliners.present.texts import LANGUAGES
from skyliners.rules.games import rules_of
from skyliners.tools.commands import answer_to, score
from tests.contract.games import GAMES as HELD

_HERE = Path(__file__).parents[2]
_LAYERS = ("rules", "present", "app")

every_game = pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.room)


def test_no_two_games_share_a_name_or_a_room() -> None:
    for names in zip(*GAMES, strict=True):
        assert len({*names}) == len(GAMES)


@every_game
def test_it_has_a_door_in_every_layer(entry: Entry) -> None:
    assert entry.id == rules_of(entry.id).ID
    assert {*presented(entry.id).MODES} == {*rules_of(entry.id).MODES}
    layers = (*_LAYERS, "bots") if entry.id in BOTS else _LAYERS
    for layer in layers:
        assert (_HERE / "skyliners" / layer / entry.room / "game.py").is_file()


@every_game
def test_it_is_held_to_the_contract(entry: Entry) -> None:
    assert entry.id in {held.game.ID for held in HELD}


@every_game
def test_it_has_golden_games(entry: Entry) -> None:
    """Of every mode and number of players, told as they were."""
    rules, met = rules_of(entry.id), set()
    golden = sorted((_HERE / "tests" / "golden" / entry.room).glob("*.json"))
    for file in golden:
        if file.name.endswith(".score.json"):
            continue
        record = read(file.read_bytes())
        assert record.game is rules
        told = file.with_name(f"{file.stem}.score.json").read_bytes()
        assert answer_to(file.read_bytes(), score) == json.loads(told), file.name
        if record.table.over:
            met.add((record.table.mode, len(record.table.seats)))
    assert met == {(mode, number) for mode in rules.MODES for number in rules.PLAYERS}


@every_game
def test_it_has_a_rulebook_in_all_languages(entry: Entry) -> None:
    assert (ASSETS / "rulebook" / entry.room).is_dir()
    books = [rulebook(entry.room, language) for language in LANGUAGES]
    assert all(book.pieces.keys() == books[0].pieces.keys() for book in books)
    own = [chapter for chapter in books[0].chapters if chapter.id != "app"]
    assert sum(len(chapter.pieces) for chapter in own) > 5


@every_game
def test_what_it_refuses_is_in_its_rulebook(entry: Entry) -> None:
    pieces = rulebook(entry.room, "en").pieces
    assert {*type(rules_of(entry.id).CHANCE_RULE)} <= pieces.keys()


@every_game
def test_it_has_a_lesson(entry: Entry) -> None:
    lesson = _HERE / "skyliners" / "present" / entry.room / "lesson"
    assert (lesson / "steps.py").is_file()


@every_game
@pytest.mark.parametrize("suite", ["monkey", "outside", "app/leaks"])
def test_it_is_played_by_those_who_are_not_us(entry: Entry, suite: str) -> None:
    """By the monkey, by strangers and by twins; each has a row for it."""
    folder = _HERE / "tests" / suite
    assert (folder / f"{entry.room}.py").is_file()
    assert f'"{entry.id}": ' in (folder / "games.py").read_text()
