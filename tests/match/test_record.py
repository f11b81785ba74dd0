"""Games on file: what is written is read again, whole or redacted, at any moment."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyliners.match.json_object import MAX_BYTES, MAX_LEVELS
from skyliners.match.record import read, write
from skyliners.rules.refusal import Common, Refused
from skyliners.rules.skyliners.actions import HIDDEN_PLAN, Plan
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.notation import write_action
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.state import final_score, legal, view
from tests.play import SEATINGS, Game, games, random_game
from tests.records import ADA, BO, by_hand, for_ada, of, recorded, refused_by, text

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: (
        st.lists(inner) | st.dictionaries(st.text(st.characters(codec="utf-8")), inner)
    ),
    max_leaves=8,
)


# Written and read


def test_a_record_written_by_hand_reads_as_it_was_meant() -> None:
    record = read(text(by_hand("F b1", "P C3", "R a1", "K e5")))
    assert not record.is_redacted
    assert [seat.name for seat in record.table.seats] == ["Ada", "Bo"]
    assert record.table.heights[0] == 13  # six neutral floors and Bo's roof
    assert record.table.heights[20] == 12
    assert record.table.turn == (0, 1, 2)
    assert [*map(write_action, record.actions)] == ["F b1", "P C3", "R a1", "K e5"]


def test_a_record_is_written_as_described() -> None:
    described = by_hand("F b1", "P C3", "R a1", "K e5")
    assert json.loads(write(read(text(described)))) == described
    redacted = for_ada("F b1", "P C3", "R a1", "P ??")
    assert json.loads(write(read(text(redacted)))) == redacted


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("sides", SEATINGS, ids="-".join)
def test_every_position_is_read_as_it_was_written(
    sides: tuple[Side, ...], mode: Mode
) -> None:
    game = random_game(Random(f"{mode} {sides}"), mode, sides)
    for length in range(len(game.actions) + 1):
        whole = recorded(game._replace(actions=game.actions[:length]))
        for record in (whole, *map(whole.redacted, range(len(sides)))):
            written = write(record)
            again = read(written)
            assert again == record
            assert write(again) == written
            assert read(written.encode()) == record


@settings(max_examples=40, deadline=None)
@given(games())
def test_a_record_replays_every_position(game: Game) -> None:
    record = read(write(recorded(game)))
    assert list(record.positions()) == list(game.positions())
    for seat in range(len(game.start.hands)):
        redacted = record.redacted(seat)
        assert list(redacted.positions()) == [view(s, seat) for s in game.positions()]


def test_names_are_whatever_people_are_called() -> None:
    names = ["", "Zoë", "林", "👩‍👩‍👧", "\u202eoB", 'A"\\\u2028', "x" * 40]
    for name in names:
        record = read(text(by_hand(seats=[ADA | {"name": name}, BO])))
        assert record.table.seats[0].name == name
        assert read(write(record)) == record


def test_a_record_is_one_line() -> None:
    record = read(text(by_hand(note="two\nlines\r\n\x00", **{"a\nkey": ["\n"]})))
    assert len(write(record).splitlines()) == 1


# What others wrote beside it


@settings(deadline=None)
@given(st.dictionaries(st.text(st.characters(codec="utf-8")), JSON, max_size=4))
def test_unknown_keys_are_kept(extras: dict[str, Any]) -> None:
    extras = {key: value for key, value in extras.items() if key not in by_hand(viewer=0)}
    record = read(text(by_hand("F b1") | extras))
    assert record.extras == extras
    assert json.loads(write(record)) == by_hand("F b1") | extras
    assert read(write(record)) == record


def test_no_unknown_key_takes_the_place_of_a_known_one() -> None:
    record = read(text(by_hand("F b1")))
    meddling = {"actions": [], "viewer": 0, "mode": "chess", "note": 1}
    meddled = record._replace(extras=meddling)
    assert json.loads(write(meddled)) == by_hand("F b1", note=1)


def test_unknown_keys_are_not_handed_to_one_seat() -> None:
    """They are anybody's words: they might say what others hide."""
    record = read(text(by_hand("F b1", plans={"Bo": "P C3"})))
    assert record.redacted(0).extras == {}


def test_as_deep_as_can_be_read_can_be_written() -> None:
    deep = "[" * (MAX_LEVELS - 1) + "]" * (MAX_LEVELS - 1)
    record = read(text(by_hand(far="down")).replace('"down"', deep))

    def from_far_down(frames: int) -> str:
        return from_far_down(frames - 1) if frames else write(record)

    assert read(from_far_down(500)) == record


def filled(filling: str, size: int) -> str:
    """A record of about this many bytes, most of them filling."""
    bare = text(by_hand(extra=0))
    number = (size - len(bare.encode())) // (len(filling.encode()) + 1)
    full = bare.replace('"extra": 0', f'"extra":[{",".join([filling] * number)}]')
    assert size - 50 < len(full.encode()) <= size
    return full


@pytest.mark.slow
@pytest.mark.parametrize("filling", ["[1,1]", '"é"', '"\\u00e9"', "[]", '{"":0}'])
def test_a_record_as_large_as_can_be_read_can_be_written_and_read(filling: str) -> None:
    record = read(filled(filling, MAX_BYTES))
    assert read(write(record)) == record


def test_a_record_that_grows_too_large_when_written_is_refused() -> None:
    """1e9 is 1000000000.0 then."""
    assert refused_by(filled("1e9", MAX_BYTES)) == ("unreadable", None)
    record = read(filled("1e9", MAX_BYTES // 4))
    assert read(write(record)) == record


# Asked


@settings(max_examples=60, deadline=None)
@given(games())
def test_a_whole_record_knows_what_is_legal_and_how_it_scored(game: Game) -> None:
    record = recorded(game)
    assert record.legal() == legal(game.end)
    over = game.end.table.over
    assert record.sheet() == (final_score(game.end) if over else None)


@settings(max_examples=60, deadline=None)
@given(games())
def test_a_redacted_record_knows_what_is_legal_while_its_viewer_is_to_move(
    game: Game,
) -> None:
    whole = recorded(game)
    turn = game.end.table.turn
    for seat in range(len(game.start.hands)):
        redacted = whole.redacted(seat)
        if turn is None or turn.seat == seat:
            assert redacted.legal() == whole.legal()
        else:
            with pytest.raises(Refused) as refused:
                redacted.legal()
            assert (refused.value.rule, refused.value.action) == (Common.REDACTED, None)


@settings(max_examples=40, deadline=None)
@given(games())
def test_a_redacted_record_is_not_scored(game: Game) -> None:
    redacted = recorded(game).redacted(1)
    if game.end.table.over:
        with pytest.raises(Refused) as refused:
            redacted.sheet()
        assert (refused.value.rule, refused.value.action) == (Common.REDACTED, None)
    else:
        assert redacted.sheet() is None


# Redacted


@settings(max_examples=40, deadline=None)
@given(games(st.just(Mode.FULL)))
def test_a_redacted_record_shows_the_viewers_cards_alone(game: Game) -> None:
    whole = of(game)
    turns = game.end.table.turns()
    for seat in range(len(game.start.hands)):
        written = json.loads(write(recorded(game).redacted(seat)))
        assert written.pop("viewer") == seat
        for number, entry in enumerate(whole["seats"]):
            shown = entry["skyscraper"] if number == seat else "?"
            assert written["seats"][number] == entry | {"skyscraper": shown}
        for turn, open_, shown in zip(
            turns, whole["actions"], written["actions"], strict=True
        ):
            hidden = open_.startswith("P") and turn.seat != seat
            assert shown == ("P ??" if hidden else open_)
        assert {key: written[key] for key in ("format", "game", "mode", "setup")} == {
            key: whole[key] for key in ("format", "game", "mode", "setup")
        }


def test_the_actions_of_a_redacted_record_are_as_open_as_it_knows_them() -> None:
    record = read(text(for_ada("F b1", "P C3", "F b2", "P ??")))
    assert record.is_redacted
    assert record.actions[1] == Plan(2, 3)
    assert record.actions[3] == HIDDEN_PLAN


def test_what_was_redacted_once_is_not_redacted_for_another() -> None:
    record = read(text(by_hand("F b1", "P C3")))
    with pytest.raises(Refused) as refused:
        record.redacted(0).redacted(1)
    assert refused.value.rule is Common.REDACTED


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_can_be_redacted_for_who_is_not_there(seat: int) -> None:
    record = read(text(by_hand("F b1", "P C3")))
    with pytest.raises(Refused) as refused:
        record.redacted(seat)
    assert refused.value.rule is Common.BAD_SEATS
