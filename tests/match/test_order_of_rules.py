"""Of several mistakes in one record the first in the list of rules is named. The list is
read here a second time: mistakes of every kind, each with its rule, are made together."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyliners.rules.refusal import Common, Ruling
from skyliners.rules.skyliners.notation import write_action
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.rulings import Rule
from tests.play import ALL_ACTIONS, SEATINGS, SEEDS, random_game
from tests.records import ADA, BO, by_hand, for_ada, of, refused_by
from tests.rulings import RULES

Json = dict[str, Any]
Mistake = Callable[[Json, Random], object]
WRITTEN = [*map(write_action, ALL_ACTIONS)]


def _without(key: str) -> Mistake:
    return lambda record, _: record.pop(key)


def _seat(**changed: Any) -> Mistake:
    return lambda record, rng: rng.choice(record["seats"]).update(changed)


def _too_few(record: Json, _: Random) -> None:
    del record["seats"][1:]


def _too_many(record: Json, rng: Random) -> None:
    record["seats"] += [dict(rng.choice(record["seats"])) for _ in range(4)]


def _against_the_clock(record: Json, _: Random) -> None:
    record["seats"][0]["side"] = record["seats"][1]["side"]


def _same_color(record: Json, _: Random) -> None:
    record["seats"][0]["color"] = record["seats"][1]["color"]


def _same_card(record: Json, _: Random) -> None:
    record["seats"][0]["skyscraper"] = record["seats"][1]["skyscraper"]


def _cards(change: Callable[[list[Any]], list[Any]]) -> Mistake:
    return lambda record, _: record.update(setup=change(record["setup"]))


def _card(wrong: object) -> Mistake:
    return _cards(lambda cards: [*cards[1:], wrong])


def _hidden_plan(record: Json, rng: Random) -> None:
    """Nobody's plan may be hidden in the record of everybody."""
    record["actions"].insert(rng.randint(0, len(record["actions"])), "P ??")


MISTAKES: dict[Ruling, tuple[Mistake, ...]] = {
    Common.UNREADABLE: (
        *map(_without, ("format", "game", "mode", "seats", "setup", "actions")),
        lambda record, _: record.update(format="skyliners-record/2"),
        lambda record, _: record.update(game="chess"),
        lambda record, _: record.update(mode="Full"),
        lambda record, _: record.update(actions={}),
    ),
    Common.REDACTED: (_seat(skyscraper="?"), _hidden_plan),
    Common.BAD_SEATS: (
        *(_too_few, _too_many, _against_the_clock, _same_color, _same_card),
        *(_seat(name="x" * 41), _seat(name="A\nB"), _seat(name=7), _seat(age=7)),
        *(_seat(side="South"), _seat(color="black"), _seat(skyscraper="N")),
        lambda record, _: record.update(seats=[]),
        lambda record, _: record["seats"].__setitem__(1, "Bo"),
    ),
    Rule.BAD_SETUP: (
        *(_cards(lambda _: []), _cards(lambda cards: [*cards, "A1"])),
        *map(_card, ("C3", "F1", None, ["A1"])),
    ),
    Common.UNKNOWN_ACTION: (
        lambda record, rng: record["actions"].insert(
            rng.randint(0, len(record["actions"])),
            rng.choice(("F z9", "P A5", "", None, "P A?", "P ? ?", "F a1 ", 7)),
        ),
    ),
}
ORDER = [rule for rule in RULES if rule in MISTAKES]
HEAD = {Common.UNREADABLE, Common.BAD_SEATS, Rule.BAD_SETUP}  # no action is to blame


@st.composite
def mistaken(draw: st.DrawFn) -> tuple[Json, set[Ruling]]:
    """A record with mistakes against several rules."""
    mode, sides = draw(st.sampled_from(Mode)), draw(st.sampled_from(SEATINGS))
    game = random_game(Random(draw(SEEDS)), mode, sides)
    length = draw(st.integers(0, 12) | st.just(len(game.actions)))
    record = of(game._replace(actions=game.actions[:length]))
    rng = Random(draw(SEEDS))
    against = draw(st.sets(st.sampled_from(ORDER), min_size=2))
    for rule in reversed(ORDER):  # so that none takes another away
        if rule in against:
            mistakes = MISTAKES[rule]
            if rule is Common.REDACTED and Common.BAD_SEATS in against:
                mistakes = (_hidden_plan,)
            draw(st.sampled_from(mistakes))(record, rng)
    return record, against


@pytest.mark.slow
@settings(max_examples=1000)
@given(mistaken())
def test_the_first_in_the_list_is_named(mistaken: tuple[Json, set[Ruling]]) -> None:
    record, against = mistaken
    rule, action = refused_by(record)
    if Common.UNREADABLE in against:
        assert (rule, action) == (Common.UNREADABLE, None)
    elif "?" in [seat.get("skyscraper") for seat in record["seats"] if seat != "Bo"]:
        assert (rule, action) == (Common.REDACTED, None)
    elif against & HEAD and Common.REDACTED in against:
        assert (rule, action) == (Common.REDACTED, record["actions"].index("P ??"))
    elif against & HEAD:
        assert (rule, action) == (min(against & HEAD, key=ORDER.index), None)
    else:  # actions are done one after the other: the first that cannot be is to blame
        assert action == min(
            at for at, text in enumerate(record["actions"]) if text not in WRITTEN
        )
        hidden = record["actions"][action] == "P ??"
        assert rule == (Common.REDACTED if hidden else Common.UNKNOWN_ACTION)


SETUP = ["A1"] * 11


@pytest.mark.parametrize(
    ("record", "refused"),
    [
        (by_hand("F b1", "P ??", setup=SETUP), ("redacted", 1)),
        (by_hand("F b1", "P ??", seats=[]), ("redacted", 1)),
        (by_hand("F b1", "P ??", seats=[ADA]), ("redacted", 1)),
        (by_hand("F b1", "P ??", mode="chess"), ("unreadable", None)),
        (for_ada("F b1", "P ??", setup=SETUP), ("redacted", 1)),  # her own
        (for_ada("F b1", "F b2", "F b3", "P ??", setup=SETUP), ("bad-setup", None)),
        (for_ada("F b1", "P ??", seats=[ADA, BO]), ("redacted", 1)),
        (for_ada("F b1", "F b2", "F b3", "P ??", seats=[ADA, BO]), ("bad-seats", None)),
        # Where nobody could say whose turn it is, nobody's own plan is missed.
        (for_ada("F b1", "P ??", seats=[ADA]), ("bad-seats", None)),
        (for_ada("F b1", "P ??", viewer=2), ("bad-seats", None)),
        (for_ada("F b1", "P ??", viewer=None), ("bad-seats", None)),
        (for_ada(*["F b1"] * 500, "P ??", setup=SETUP), ("bad-setup", None)),
    ],
)
def test_a_hidden_plan_is_missed_before_seats_and_setup_are_looked_at(
    record: Json, refused: tuple[str, int | None]
) -> None:
    assert refused_by(record) == refused
