"""Records of the sibling games: whole and redacted, and what is wrong with them by name."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from skyliners.bots.patience.solver import position_of, solve
from skyliners.match.record import Record, read, record_of, write
from skyliners.rules.cards import game as cards
from skyliners.rules.games import AnyGame
from skyliners.rules.patience import game as patience
from skyliners.rules.refusal import Refused
from skyliners.rules.world import game as world
from skyliners.tools.commands import answer_to, legal, score
from tests.records import refused_by
from tests.rules.cards import naive
from tests.rules.cards import play as cards_play
from tests.rules.world import play as world_play

Json = dict[str, Any]

# As record.md shows it.
CITY: Json = {
    "format": "skyliners-record/1",
    "game": "skyline-of-the-world",
    "mode": "open",
    "tournament": False,
    "map": [".##.", "#*##", ".##."],
    "seats": [
        {"name": "Ada", "color": "red", "mission": "##/##"},
        {"name": "Bo", "color": "blue", "mission": "#.#/.#./#.."},
    ],
    "bonus": ["###=5", "#.#=5", "#/.#=8", "##=5", "##/#=5", "###=5"],
    "actions": ["B b2", "E", "B c2", "+2", "E"],
}
CITY_FOR_ADA = CITY | {
    "viewer": 0,
    "seats": [CITY["seats"][0], CITY["seats"][1] | {"mission": "?"}],
    "bonus": [*CITY["bonus"][:3], "?", "?", "?"],
}
DECK = [f"{design}{value}" for design in "abcd" for value in range(1, 7)]
HANDS: Json = {
    "format": "skyliners-record/1",
    "game": "skyline-cards",
    "mode": "open",
    "seats": [{"name": "Ada", "color": "red"}, {"name": "Bo", "color": "blue"}],
    "deck": DECK,
    "tasks": ["pair", "same-3", "two-pairs"],
    "actions": ["x a5 a6", "-"],
}
# Ada's are a5 a6 b1 b2; she draws c1 and c2.
HANDS_FOR_ADA = HANDS | {
    "viewer": 0,
    "deck": [*DECK[:8], *"????", *DECK[12:14], *["?"] * 10],
}
PATIENCE: Json = {
    "format": "skyliners-record/1",
    "game": "skyline-patience",
    "mode": "easy",
    "deck": DECK,
    "actions": ["1 a>f"],
}


def _text(record: Json) -> str:
    return json.dumps(record)


@pytest.mark.parametrize("record", [CITY, CITY_FOR_ADA, HANDS, HANDS_FOR_ADA])
def test_what_is_right_is_read_and_written_again(record: Json) -> None:
    found = read(_text(record))
    assert read(write(found)) == found
    assert json.loads(write(found)) | record == json.loads(write(found))
    assert "error" not in answer_to(_text(record).encode(), score)


def test_patience_has_no_viewer_and_needs_no_seats() -> None:
    record = PATIENCE | {"viewer": 7, "seats": "nobody", "actions": []}
    found = read(_text(record))
    assert found.extras == {"viewer": 7, "seats": "nobody"}
    assert json.loads(write(found)) == record
    assert refused_by(PATIENCE) == ("does-not-fit", 0)


def _cards_game(rng: Random) -> tuple[Record, int]:
    players = rng.choice((1, 2, 3, 4))
    game = cards_play.random_game(rng, players)
    return record_of(cards, game.start, game.actions), players


def _world_game(rng: Random) -> tuple[Record, int]:
    players = rng.choice((2, 3, 4))
    game = world_play.random_game(rng, players)
    return record_of(world, game.start, game.actions), players


@pytest.mark.parametrize(("made", "times"), [(_cards_game, 40), (_world_game, 4)])
def test_games_come_back_as_they_were_for_everybody_and_for_each_seat(
    made: Callable[[Random], tuple[Record, int]], times: int
) -> None:
    for seed in range(times):
        whole, players = made(Random(seed))
        game: AnyGame = whole.game
        assert read(write(whole)) == whole
        cut = record_of(game, whole.start, whole.actions[: len(whole.actions) // 2])
        if not game.awaits_chance(cut.position):
            assert read(write(cut)) == cut
        for seat in range(players):
            redacted = whole.redacted(seat)
            again = read(write(redacted))
            assert again == redacted
            assert game.known(again.position) == game.view(whole.position, seat)
            assert json.loads(write(redacted))["viewer"] == seat
            with pytest.raises(Refused, match="redacted"):
                game.describe(again.position)
            assert game.legal(again.position) == ()


def test_nothing_of_others_is_in_a_redacted_record() -> None:
    """The same game with everybody else's hidden cards exchanged reads the same."""
    state = cards.deal(cards.MODES.OPEN, cards_play.SEATS[:2], Random(4), {})
    taken = tuple(card for card in state.pile[:4] if card)
    swapped = state._replace(
        hands=(state.hands[0], state.hands[1]._replace(cards=taken)),
        pile=(*state.hands[1].cards, *state.pile[4:]),
    )
    told = {write(record_of(cards, each, ()).redacted(0)) for each in (state, swapped)}
    assert len(told) == 1


def test_card_games_are_scored_as_a_second_reading_says() -> None:
    for seed in range(60):
        whole, _ = _cards_game(Random(seed))
        assert score(whole) == naive.score(json.loads(write(whole)))


def test_legal_is_sorted_text() -> None:
    assert legal(read(_text(HANDS)))["actions"][:3] == ["-", "x b1", "x b1 b2"]
    assert legal(read(_text(HANDS_FOR_ADA))) == legal(read(_text(HANDS)))
    whole = CITY | {"actions": []}
    for_ada = CITY_FOR_ADA | {"actions": []}
    assert legal(read(_text(whole))) == legal(read(_text(for_ada)))
    told = legal(read(_text(whole)))["actions"]
    assert told == sorted(told)
    assert "X #.#=5 #/.#=8 ###=5" not in told  # sorted by code point: # before / before .
    assert "X ###=5 #.#=5 #/.#=8" in told
    other = CITY_FOR_ADA | {"actions": ["B b2", "E"]}
    assert answer_to(_text(other).encode(), legal)["error"]["rule"] == "redacted"
    assert answer_to(_text(HANDS_FOR_ADA | {"actions": ["-"]}).encode(), legal)["error"]


# What is refused, and on whom it is blamed

Case = tuple[Json, str, int | None]

_SEAT = HANDS["seats"][0]
CARDS_CASES: list[Case] = [
    ({"mode": "closed"}, "unreadable", None),
    ({"game": "chess"}, "unreadable", None),
    ({"deck": "a1"}, "unreadable", None),
    ({"reshuffles": 7}, "unreadable", None),
    ({"deck": ["?", *DECK[1:]]}, "redacted", None),
    ({"deck": [*DECK[:11], "?", *DECK[12:]]}, "redacted", None),
    ({"deck": [*DECK[:12], "?", *DECK[13:]]}, "redacted", 0),
    ({"deck": [*DECK[:23], "?"]}, "redacted", None),
    ({"actions": ["x ? ?"]}, "redacted", 0),
    ({"viewer": 2}, "bad-seats", None),
    ({"viewer": True}, "bad-seats", None),
    ({"seats": []}, "bad-seats", None),
    ({"seats": [_SEAT, _SEAT]}, "bad-seats", None),
    ({"seats": [_SEAT, {"name": "Bo", "color": "pink"}]}, "bad-seats", None),
    ({"seats": [_SEAT, {"name": "Bo"}]}, "bad-seats", None),
    ({"seats": [_SEAT, {"name": "B" * 41, "color": "blue"}]}, "bad-seats", None),
    ({"seats": [_SEAT, {"name": 7, "color": "blue"}]}, "bad-seats", None),
    ({"deck": DECK[:-1]}, "bad-cards", None),
    ({"deck": [*DECK[:-1], "a1"]}, "bad-cards", None),
    ({"deck": [*DECK[:-1], "e1"]}, "bad-cards", None),
    ({"deck": [*DECK[:-1], None]}, "bad-cards", None),
    ({"tasks": ["pair", "same-3"]}, "bad-cards", None),
    ({"tasks": ["pair", "same-3", "pair"]}, "bad-cards", None),
    ({"tasks": ["pair", "same-3", "chess"]}, "bad-cards", None),
    ({"tasks": ["pair", "same-3", None]}, "bad-cards", None),
    ({"reshuffles": ["a1"]}, "bad-cards", None),
    ({"reshuffles": [["a5", "a6"]]}, "bad-cards", None),
    ({"actions": ["x a6 a5"]}, "unknown-action", 0),
    ({"actions": ["x"]}, "unknown-action", 0),
    ({"actions": ["-", "x a1 a2 a3 a4 a5"]}, "unknown-action", 1),
    ({"actions": ["x a1 ?"]}, "unknown-action", 0),
    ({"actions": [None]}, "unknown-action", 0),
    ({"actions": ["x c1"]}, "card-not-in-hand", 0),
    ({"actions": ["-"] * 7}, "game-over", 6),
]
CARDS_FOR_ADA_CASES: list[Case] = [
    ({"deck": [*DECK[:7], *"?????", *DECK[12:14], *["?"] * 10]}, "redacted", None),
    ({"deck": [*DECK[:8], *"????", *["?"] * 12]}, "redacted", 0),
    ({"actions": ["x ? ?", "-"]}, "redacted", 0),
    ({"deck": [*DECK[:9], *"???", *DECK[12:14], *["?"] * 10]}, "bad-cards", None),
    ({"deck": [*DECK[:8], *"????", *DECK[12:15], *["?"] * 9]}, "bad-cards", None),
    ({"actions": ["-", "x ? ?"]}, "bad-cards", None),  # Bo has drawn what it shows
    ({"actions": ["x a5 a6", "x b3"]}, "unknown-action", 1),
    ({"actions": ["x c1", "-"]}, "card-not-in-hand", 0),
    ({"actions": ["-"] * 7}, "game-over", 6),
]
_ALL_DOWN = ["x a5 a6 b1 b2", "x b3 b4 b5 b6", "x c1 c2 c3 c4", "-", "x d3 d4 d5 d6"]
_BACK = ["a5", "a6", "b1", "b2", "b3", "b4", "b5", "b6", "c1", "c2", "c3", "c4"]
_BACK += ["d3", "d4", "d5", "d6"]
RESHUFFLE_CASES: list[Case] = [
    ({}, "bad-cards", 4),
    ({"reshuffles": [_BACK[:-1]]}, "bad-cards", 4),
    ({"reshuffles": [[*_BACK[:-1], "a1"]]}, "bad-cards", 4),
    ({"reshuffles": [["?", *_BACK[1:]]]}, "redacted", 4),
    ({"reshuffles": [[*_BACK[:-1], "?"]]}, "redacted", None),
    ({"reshuffles": [_BACK, _BACK]}, "bad-cards", None),
    # Whatever is wrong with it, it is wrong where it is drawn from.
    ({"reshuffles": [[*_BACK[:-1], "z9"]]}, "bad-cards", 4),
    ({"reshuffles": [[*_BACK[:-1], 7]]}, "bad-cards", 4),
    ({"reshuffles": [[*_BACK[:-1], "a5"]]}, "bad-cards", 4),
    ({"reshuffles": ["a5"]}, "bad-cards", 4),
    ({"reshuffles": [_BACK, ["z9"]]}, "bad-cards", None),
    ({"reshuffles": [["z9"]], "actions": ["x c1"]}, "card-not-in-hand", 0),
]
PATIENCE_CASES: list[Case] = [
    ({"mode": "medium"}, "unreadable", None),
    ({"deck": {}}, "unreadable", None),
    ({"deck": DECK[1:]}, "bad-cards", None),
    ({"deck": ["?", *DECK[1:]]}, "bad-cards", None),
    ({"deck": [["a1"], *DECK[1:]]}, "bad-cards", None),
    ({"actions": ["1 a>a"]}, "unknown-action", 0),
    ({"actions": ["0 a>b"]}, "unknown-action", 0),
    ({"actions": ["01 a>b"]}, "unknown-action", 0),
    ({"actions": ["1 a>g"]}, "unknown-action", 0),
    ({"actions": [7]}, "unknown-action", 0),
    ({"mode": "hard", "actions": ["1 a>f"]}, "unknown-action", 0),
    ({"actions": ["2 a>b"]}, "no-such-cards", 0),
    ({"actions": ["100 a>b"]}, "no-such-cards", 0),
    ({"actions": [f"{'9' * 5000} a>b"]}, "no-such-cards", 0),
    ({"actions": ["1 a>b"]}, "does-not-fit", 0),
]
_OWN = CITY["seats"][0]
WORLD_CASES: list[Case] = [
    ({"mode": "full"}, "unreadable", None),
    ({"map": "##"}, "unreadable", None),
    ({"tournament": 1}, "unreadable", None),
    ({"cash": 10}, "unreadable", None),
    ({"seats": [_OWN, CITY_FOR_ADA["seats"][1]], "map": []}, "redacted", None),
    ({"bonus": [*CITY["bonus"][:5], "?"]}, "redacted", None),
    ({"actions": ["X ??"]}, "redacted", 0),
    ({"cash": [10]}, "bad-seats", None),
    ({"cash": [10, 31]}, "bad-seats", None),
    ({"cash": [10, True]}, "bad-seats", None),
    ({"seats": [_OWN]}, "bad-seats", None),
    ({"seats": [_OWN, "Bo"]}, "bad-seats", None),
    ({"map": ["..", ".."], "bonus": []}, "bad-map", None),
    ({"seats": [_OWN, CITY["seats"][1] | {"mission": "..."}]}, "bad-cards", None),
    ({"bonus": CITY["bonus"][:5]}, "bad-cards", None),
    ({"bonus": [*CITY["bonus"][:5], "###"]}, "bad-cards", None),
    ({"actions": ["B a1"]}, "unknown-action", 0),  # no space there
    ({"actions": ["X ##=5 ###=5 #.#=5"]}, "unknown-action", 0),
    ({"actions": ["C ###"]}, "unknown-action", 0),
    ({"actions": [["E"]]}, "unknown-action", 0),
    ({"actions": ["+S"]}, "unknown-action", 0),
    ({"actions": ["N b2"]}, "no-such-piece-left", 0),
    ({"actions": ["-4"]}, "no-such-piece-left", 0),
    ({"actions": ["C #=5"]}, "bonus-not-in-hand", 0),
    ({"actions": ["C ###=5"]}, "bonus-not-complete", 0),
    ({"actions": ["E"]}, "must-build", 0),
    ({"actions": ["B b2", "B b2"]}, "own-building", 1),
    ({"actions": ["B b2", "+N", "+N"]}, "one-neutral-a-turn", 2),
    ({"actions": ["B b2", "+2", "B c2"]}, "building-is-over", 2),
    ({"actions": ["B b2", "+10"]}, "too-little-cash", 1),
]
WORLD_FOR_ADA_CASES: list[Case] = [
    ({"seats": [_OWN | {"mission": "?"}, CITY_FOR_ADA["seats"][1]]}, "redacted", None),
    ({"bonus": ["?"] * 6}, "redacted", None),
    ({"actions": ["X ??"]}, "redacted", 0),
    ({"viewer": None}, "bad-seats", None),
    ({"seats": CITY["seats"]}, "bad-seats", None),
    ({"bonus": [*CITY["bonus"][:4], "?", "?"]}, "bad-cards", None),
    ({"bonus": [*CITY_FOR_ADA["bonus"], "#=5"]}, "bad-cards", None),
    ({"actions": ["B b2", "E", "X ##=5 ##=5 ##=5"]}, "unknown-action", 2),
]


@pytest.mark.parametrize(
    ("base", "case"),
    [
        *((HANDS, case) for case in CARDS_CASES),
        *((HANDS_FOR_ADA, case) for case in CARDS_FOR_ADA_CASES),
        *((HANDS | {"actions": _ALL_DOWN}, case) for case in RESHUFFLE_CASES),
        *((PATIENCE | {"actions": []}, case) for case in PATIENCE_CASES),
        *((CITY, case) for case in WORLD_CASES),
        *((CITY_FOR_ADA, case) for case in WORLD_FOR_ADA_CASES),
    ],
)
def test_what_is_wrong_is_named_and_blamed(base: Json, case: Case) -> None:
    changes, rule, action = case
    assert refused_by(base | changes) == (rule, action)


def test_a_reshuffle_that_fits_is_played_and_told_to_who_drew_it() -> None:
    record = HANDS | {"actions": _ALL_DOWN, "reshuffles": [_BACK]}
    found = read(_text(record))
    assert json.loads(write(found)) == record
    for_ada = json.loads(write(found.redacted(0)))
    assert for_ada["reshuffles"] == [[*_BACK[:4], *["?"] * 12]]
    for_bo = json.loads(write(found.redacted(1)))
    assert for_bo["reshuffles"] == [["?"] * 16]
    assert read(_text(for_ada)) == found.redacted(0)
    short = for_bo | {"reshuffles": [["?"] * 15]}
    assert refused_by(short) == ("bad-cards", 4)


def test_a_patience_is_read_to_its_end() -> None:
    start = patience.deal(patience.MODES.EASY, (), Random(3), {})
    rows = zip(start.hidden, start.table.rows, strict=True)
    way = solve(position_of([(row.down, (*down, *row.up)) for down, row in rows])).moves
    assert way is not None
    record = record_of(patience, start, way)
    told = score(read(write(record)))
    assert (told["over"], told["moves"], len(told["gone"])) == (True, len(way), 4)
    assert record.sheet().winners == (0,)
