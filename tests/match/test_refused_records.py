"""What whole records are refused for: every rule by its name, and of several the first."""

from random import Random
from typing import Any

import pytest

from skyliners.match.json_object import MAX_BYTES
from skyliners.match.record import read
from skyliners.rules.refusal import Common
from skyliners.rules.skyliners.pieces import Mode
from tests.play import TWO, random_game
from tests.records import ADA, BO, CY, DI, by_hand, for_ada, of, refusal, refused_by, text

DEEP = 100_000


def test_the_record_to_make_mistakes_in_is_right() -> None:
    for record in (
        by_hand("F b1", "P C3", "R a1"),
        for_ada("F b1", "P C3", "F b2", "P ??"),
    ):
        assert read(text(record))


# unreadable

TEXTS: dict[str, str | bytes] = {
    "nothing": "",
    "blank": " \n",
    "no JSON": "Ada built on a1",
    "a list": "[]",
    "a number": "7",
    "null": "null",
    "a word": '"skyliners-record/1"',
    "broken off": text(by_hand())[:-1],
    "one too many": text(by_hand()) + "}",
    "two records": text(by_hand()) + "\n" + text(by_hand()),
    "NaN": text(by_hand(luck=float("nan"))),
    "infinity": text(by_hand(luck=float("-inf"))),
    "beyond a float": text(by_hand(luck=0)).replace('"luck": 0', '"luck": 1e999'),
    "a number of 5,000 digits": text(by_hand(luck=0)).replace(": 0", ": " + "7" * 5000),
    "deep nesting": "[" * DEEP + "]" * DEEP,
    "deep objects": '{"a":' * DEEP + "1" + "}" * DEEP,
    "a half character": r'{"\ud800": 1}',
    "a half character in a name": text(by_hand()).replace("Ada", r"\udfff"),
    "a half character, not even escaped": text(by_hand()).replace("Ada", "\ud83d"),
    "a byte order mark": b"\xef\xbb\xbf" + text(by_hand()).encode(),
    "UTF-16": text(by_hand()).encode("utf-16"),
    "Latin-1": text(by_hand()).replace("Ada", "Zoë").encode("latin-1"),
    "overlong UTF-8": text(by_hand()).encode().replace(b"Ada", b"\xc1\x81da"),
    "an unescaped new line": text(by_hand()).replace("Ada", "A\nda"),
    "zeros": bytes(100),
    "two kinds of actions": text(by_hand())[:-1] + ', "actions": ["F b1"]}',
    "the same twice": text(by_hand()).replace('"side"', '"side": "south", "side"', 1),
    "two answers from others": text(by_hand(note=[])).replace("[]", '{"a": 1, "a": 2}', 1),
    "one byte over 1 MiB": text(by_hand()) + " " * (MAX_BYTES + 1 - len(text(by_hand()))),
}


@pytest.mark.parametrize("kind", TEXTS)
def test_unreadable(kind: str) -> None:
    assert refused_by(TEXTS[kind]) == ("unreadable", None)


KEYS = ("format", "game", "mode", "seats", "setup", "actions")


@pytest.mark.parametrize("key", KEYS)
def test_unreadable_without_its_keys(key: str) -> None:
    record = by_hand()
    del record[key]
    refused = refusal(record)
    assert refused.rule is Common.UNREADABLE
    assert repr(key) in refused.message


@pytest.mark.parametrize("value", [None, 7, True, {}, 1.5, "chess", ["full"]])
@pytest.mark.parametrize("key", KEYS)
def test_unreadable_with_something_else_under_its_keys(key: str, value: Any) -> None:
    if isinstance(value, list) and key in {"seats", "setup", "actions"}:
        return  # then its entries are to blame
    assert refused_by(by_hand(**{key: value})) == ("unreadable", None)


@pytest.mark.parametrize("form", ["skyliners-record/2", "Skyliners-record/1", ""])
def test_unreadable_in_another_format(form: str) -> None:
    assert refused_by(by_hand(format=form)) == ("unreadable", None)


@pytest.mark.parametrize("levels", [100, 300, *range(900, 1000, 5)])
def test_nesting_is_never_a_way_out(levels: int) -> None:
    """However close to what Python can nest, and wherever it is put."""
    deep = "[" * levels + "]" * levels
    for record in (
        by_hand(extra="deep"),
        by_hand("deep"),
        by_hand(setup=["deep"] * 12),
        by_hand(seats=["deep"]),
        by_hand(seats=[ADA, BO | {"side": "deep"}]),
        by_hand(seats=[ADA, BO | {"skyscraper": "deep"}]),
        by_hand(viewer="deep"),
    ):
        written = text(record).replace('"deep"', deep)
        assert refused_by(written) == ("unreadable", None)


# redacted

REDACTED: dict[str, tuple[dict[str, Any], int | None]] = {
    "a skyscraper card hidden from nobody": (
        by_hand(seats=[ADA, BO | {"skyscraper": "?"}]),
        None,
    ),
    "all skyscraper cards": (
        by_hand(seats=[s | {"skyscraper": "?"} for s in (ADA, BO)]),
        None,
    ),
    "the viewer's own card": (for_ada(seats=[ADA | {"skyscraper": "?"}, BO]), None),
    "a plan hidden from nobody": (by_hand("F b1", "P ??"), 1),
    "the viewer's own plan": (for_ada("F b1", "P ??"), 1),
    "where no plan could stand, either": (by_hand("P ??"), 0),
    "in the introductory game, too": (by_hand("P ??", mode="introductory"), 0),
    "before the seats are looked at": (
        by_hand(seats=[ADA | {"skyscraper": "?"}] * 5),
        None,
    ),
    "before a seat is missed": (by_hand(seats=[ADA | {"skyscraper": "?"}, {}]), None),
    "before the setup": (for_ada(seats=[ADA | {"skyscraper": "?"}, BO], setup=[]), None),
}


@pytest.mark.parametrize("kind", REDACTED)
def test_redacted(kind: str) -> None:
    record, action = REDACTED[kind]
    assert refused_by(record) == ("redacted", action)


def test_redacted_comes_before_game_over() -> None:
    record = of(random_game(Random(1), Mode.FULL, TWO))
    record["actions"].append("P ??")
    assert refused_by(record) == ("redacted", len(record["actions"]) - 1)


# bad-seats


def ada(**changed: object) -> dict[str, Any]:
    return by_hand(seats=[ADA | changed, BO])


BAD_SEATS: dict[str, dict[str, Any]] = {
    "nobody": by_hand(seats=[]),
    "one": by_hand(seats=[ADA]),
    "five": by_hand(seats=[ADA, BO, CY, DI, ADA]),
    "a name alone": by_hand(seats=["Ada", "Bo"]),
    "no skyscraper card": by_hand(seats=[ADA, {"name": "Bo", "side": "west"}]),
    "something beside": ada(age=7),
    "a nameless seat": ada(name=None),
    "a name of 41 letters": ada(name="x" * 41),
    "a name of two lines": ada(name="A\nda"),
    "a name with a bell": ada(name="Ada\a"),
    "a name with a control character of Latin-1": ada(name="Ada\x85"),
    "no such side": ada(side="South"),
    "sides as a list": ada(side=["south"]),
    "no such colour": ada(color="black"),
    "no such district": ada(skyscraper="N"),
    "a district as a number": ada(skyscraper=0),
    "a colour twice": ada(color="blue"),
    "a side twice": ada(side="west"),
    "a district twice": ada(skyscraper="SE"),
    "two opposite": ada(side="east"),
    "two opposite, the other way": by_hand(seats=[ADA, CY]),
    "against the clock": by_hand(seats=[ADA, CY, BO], setup=["A1"] * 9),
    "against the clock, all four": by_hand(seats=[ADA, DI, CY, BO], setup=["A1"] * 6),
    "a viewer beyond the seats": for_ada(viewer=2),
    "a viewer before the seats": for_ada(viewer=-1),
    "a viewer as text": for_ada(viewer="0"),
    "a viewer as a truth": for_ada(viewer=False),
    "a viewer as a fraction": for_ada(viewer=0.0),
    "a viewer who is nobody": for_ada(viewer=None),
    "another's open card": for_ada(seats=[ADA, BO]),
    "before the setup": by_hand(seats=[], setup=[]),
    "before a card that is none": by_hand(seats=[ADA], setup=["F9"]),
    "before the actions": by_hand("F z9", seats=[]),
}  # fmt: skip


def test_a_name_of_forty_letters_is_one() -> None:
    name = "\u200d" * 40
    assert read(text(ada(name=name))).table.seats[0].name == name
    assert read(text(ada(name=""))).table.seats[0].name == ""
    refused = refusal(ada(name="x" * 41))
    assert "40" in refused.message


@pytest.mark.parametrize("kind", BAD_SEATS)
def test_bad_seats(kind: str) -> None:
    assert refused_by(BAD_SEATS[kind]) == ("bad-seats", None)


# bad-setup


@pytest.mark.parametrize(
    "setup",
    [[], ["A1"] * 11, ["A1"] * 13, ["A1"] * 11 + ["C3"], ["A1"] * 11 + ["a1"]]
    + [[card] * 12 for card in ("F1", "A6", "A0", "A", "", "A1 ", "A11", None, 1, ["A1"])],
)
def test_bad_setup(setup: list[Any]) -> None:
    assert refused_by(by_hand(setup=setup)) == ("bad-setup", None)
    assert refused_by(by_hand("F z9", setup=setup)) == ("bad-setup", None)


@pytest.mark.parametrize(("seats", "cards"), [([ADA, BO, CY], 12), ([ADA, BO, CY, DI], 9)])
def test_bad_setup_for_so_many_players(seats: list[Any], cards: int) -> None:
    assert refused_by(by_hand(seats=seats, setup=["A1"] * cards)) == ("bad-setup", None)
