"""Pictures in the rules show what rules allow; the companion finds what people ask."""

from random import Random

import pytest

from skyliners.present.companion.overview import overview_model
from skyliners.present.companion.rulebook import plan, rulebook
from skyliners.present.companion.search import search
from skyliners.present.texts import LANGUAGES
from skyliners.present.theme import DARK, LIGHT
from skyliners.present.world.companion import OVERVIEW, helpers, supplies
from skyliners.present.world.demo import city_of, demo_city
from skyliners.present.world.picture import SEATS, about, picture
from skyliners.present.world.scene import map_of
from skyliners.rules.world.actions import Build
from skyliners.rules.world.game import ID
from skyliners.rules.world.legal import refusal
from skyliners.rules.world.pieces import COLOURED, LEVELS, Mode, What
from skyliners.rules.world.rulings import Rule
from skyliners.rules.world.sketch import sketched, tower
from skyliners.rules.world.towers import Floor, Tower, floors
from tests.rules.world.play import NEW_YORK, dealt

PICTURES = {
    id_: piece["picture"]
    for id_, piece in plan("world")["pieces"].items()
    if "picture" in piece
}


def could_stand(there: Tower) -> bool:
    """May anybody have built a tower like this, floor by floor?"""
    below: list[Floor] = []
    for level, floor in enumerate(floors(there)):
        owned = {each.owner for each in below if each.owner is not None}
        if level >= LEVELS or (below and below[-1].what is What.PENTHOUSE):
            return False
        claimed = {each.owner for each in below if each.what is What.SKYLINE}
        if claimed - {floor.owner}:
            return False
        if floor.what in COLOURED:
            on_own = bool(below) and below[-1].owner == floor.owner
            if floor.what is not COLOURED[level]:
                return False
            if on_own and below[-1].what is not What.SKYLINE:
                return False
            if floor.what is What.PENTHOUSE and floor.owner not in owned:
                return False
        below.append(floor)
    return True


@pytest.mark.parametrize("id_", PICTURES)
def test_a_picture_shows_towers_that_could_stand(id_: str) -> None:
    shown = picture(PICTURES[id_], Mode.OPEN, 2)
    assert shown != picture({}, Mode.OPEN, 2)
    if shown.city is not None:
        assert all(map(could_stand, shown.city.towers))
        assert shown.city.scene(LIGHT)
        assert shown.city.scene(DARK)


def test_what_glows_in_a_picture_is_what_its_rule_leaves() -> None:
    for id_, kind, rule in (
        ("own-building", "B", Rule.OWN_BUILDING),
        ("tower-full", "N", Rule.TOWER_FULL),
        ("neutral-on-skyline", "N", Rule.NEUTRAL_ON_SKYLINE),
        ("skyline-of-another", "B", Rule.SKYLINE_OF_ANOTHER),
        ("skyline-on-strategic", "S", Rule.SKYLINE_ON_STRATEGIC),
    ):
        city = picture(PICTURES[id_], Mode.OPEN, 2).city
        assert city is not None
        spaces = set(range(len(city.towers)))
        table = sketched(
            city.city,
            SEATS,
            dict(enumerate(city.towers)),
            cash=(30, 10, 10, 10),
            stocks=((8, 6, 4, 3, 3, 6, 2),) * 4,
        )
        rules = {space: refusal(table, Build(kind, space), None) for space in spaces}
        assert city.marks.glowing == {space for space in spaces if rules[space] is None}
        assert city.marks.glowing
        assert rule in rules.values()


def test_lit_shapes_in_pictures_stand() -> None:
    for id_ in ("bonus", "bonus-once-a-turn", "mission", "bonus-not-complete"):
        shown = picture(PICTURES[id_], Mode.OPEN, 2)
        assert shown.city is not None
        card = PICTURES[id_]["card"].partition("=")[0]
        lit = sum(1 << space for space in shown.city.marks.lit)
        assert shown.city.city.stands(card, lit) == lit


def test_a_tie_in_a_picture_is_decided_by_the_rules() -> None:
    score = picture(PICTURES["ties"], Mode.OPEN, 3).score
    assert score is not None
    assert [column.won for column in score.columns] == [False, True, False]


def test_a_refusal_is_read_about_with_its_own_city() -> None:
    table = dealt(Random(1), 3).table
    reading = about(Rule.OWN_BUILDING, table, map_of(table))
    assert reading.piece == "own-building"
    assert reading.situation.city.towers == table.towers
    assert reading.players == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_box_is_dealt_out_completely(players: int) -> None:
    own, bank, shared = supplies(Mode.OPEN, players)
    floors_of = [int(line.number) for line in (*own.lines[1:3], *bank.lines)]
    assert sum(floors_of) == 8 + 6 + 4 + 3 + 3
    cards = {line.name: int(line.number) for line in shared.lines}
    assert cards["Bonus cards in the pile"] == 42 - 3 * players
    assert cards["Missions left over"] == 6 - players
    assert overview_model(ID, Mode.OPEN, players).sections


def test_helpers_lead_somewhere() -> None:
    assert [helper.screen for helper in helpers()] == ["lesson", "overview", "scorer"]
    assert {*OVERVIEW} <= rulebook("world", "en").pieces.keys()


@pytest.mark.parametrize(
    ("language", "query", "wanted"),
    [
        ("en", "shop", "trade"),
        ("en", "undo", "taking-back"),
        ("en", "diagonal", "city"),
        ("en", "white", "neutral-floors"),
        ("en", "deadlock", "no-way-on"),
        ("en", "ducats", "components"),
        ("en", "set up", "from-the-box"),
        ("en", "tie", "ties"),
        ("en", "rent", "income"),
        ("de", "Laden", "trade"),
        ("de", "rückgängig", "taking-back"),
        ("de", "diagonal", "city"),
        ("de", "weiß", "neutral-floors"),
        ("de", "Unentschieden", "ties"),
        ("de", "Aufbau", "from-the-box"),
        ("de", "Dukaten", "components"),
        ("de", "Miete", "income"),
        ("fr", "boutique", "trade"),
        ("fr", "annuler", "taking-back"),
        ("fr", "diagonale", "city"),
        ("fr", "blanc", "neutral-floors"),
        ("fr", "egalite", "ties"),
        ("fr", "installer", "from-the-box"),
        ("fr", "loyer", "income"),
    ],
)
def test_everyday_words_find_their_piece(language: str, query: str, wanted: str) -> None:
    found = [piece.id for piece in search(query, rulebook("world", language))]
    assert wanted in found[:3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_finds_its_own_piece(language: str) -> None:
    book = rulebook("world", language)
    for piece in book.pieces.values():
        found = [one.id for one in search(piece.title, book)]
        assert piece.id in found[:3], piece.title


def test_the_city_on_the_first_screen_could_stand() -> None:
    assert all(map(could_stand, demo_city().towers))
    assert city_of(None).towers == demo_city().towers
    played = sketched(NEW_YORK, SEATS[:2], dict.fromkeys(range(8), tower("r1", SEATS)))
    assert city_of(played).towers == played.towers
