"""What the actions of a record are refused for: every rule by its name, with the action
to blame, and of several rules the first."""

import json
from random import Random
from typing import Any

import pytest

from skyliners.match.record import write
from skyliners.rules.skyliners.pieces import Mode
from tests.play import TWO, random_game
from tests.records import by_hand, for_ada, of, recorded, refusal, refused_by
from tests.rulings import RULES

# unknown-action

UNKNOWN: tuple[Any, ...] = (
    *("F f1", "F a6", "F a0", "F A1", "R e55", "K z1", "P F1", "P A5", "P A0", "P a1"),
    *("f a1", "X a1", "F", "P", "P ?", "P ?1", "P A?", "?", "", " ", "--", "pass", "Fa1"),
    *("F  a1", "F a1 ", " F a1", "F\ta1", "F a1\n", "Ｆ a1", "F a１", "\u200bF a1"),
    *(None, 7, True, 0.5, ["F a1"], {"F": "a1"}, []),
)


@pytest.mark.parametrize("action", UNKNOWN, ids=repr)
def test_unknown_action(action: object) -> None:
    assert refused_by(by_hand("F b1", action)) == ("unknown-action", 1)


def test_unknown_action_comes_before_game_over() -> None:
    record = of(random_game(Random(1), Mode.INTRODUCTORY, TWO))
    record["actions"] += ["F z9"]
    assert refused_by(record) == ("unknown-action", len(record["actions"]) - 1)


def test_another_players_open_plan_has_no_place_in_a_redacted_record() -> None:
    assert refused_by(for_ada("F b1", "P C3", "F b2", "P C3")) == ("unknown-action", 3)


# What an action is refused for


@pytest.mark.parametrize("mode", Mode)
def test_game_over(mode: Mode) -> None:
    record = of(random_game(Random(1), mode, TWO))
    done = len(record["actions"])
    for action in ("F a1", "R c3", "P A1", "-"):
        record["actions"] = [*record["actions"][:done], action, "F z9"]
        assert refused_by(record) == ("game-over", done)


def test_game_over_is_said_of_a_redacted_record_too() -> None:
    game = random_game(Random(1), Mode.INTRODUCTORY, TWO)
    record = json.loads(write(recorded(game).redacted(0)))
    done = len(record["actions"])
    for action in ("F a1", "P A1", "P ??", "-"):
        record["actions"] = [*record["actions"][:done], action]
        assert refused_by(record) == ("game-over", done)


FORBIDDEN = {
    "no-such-piece-left": ("K b1 | K b2", "K b1 | K b1", "R a1 R a5 F b1 F b2 | R a1"),
    "site-twice-in-turn": ("F b1 | F b1", "F b1 | R b1", "K b1 | F b1", "R a1 | F a1"),
    "site-has-park": ("| F c3", "| R c3", "| K c3", "K b1 F b2 | R b1"),
    "site-has-roof": ("R a1 F b1 | F a1", "R a1 F b1 | R a1", "R a1 F b1 | K a1"),
    "roof-needs-floor": ("| R b1", "F b1 | R b2"),
    "park-needs-ground": ("| K a1", "F b1 F b2 | K b1"),
    "first-action-builds": ("| P A1", "F b1 P A1 F b1 F b2 | P A2"),
    "plan-already-filed": ("F b1 P A1 F b1 F b2 F b3 | P A2",),
    "must-act": ("| -", "F b1 | -", "F b1 P A1 | -"),
}


@pytest.mark.parametrize(
    ("rule", "game"), [(rule, game) for rule in FORBIDDEN for game in FORBIDDEN[rule]]
)
def test_an_action_is_refused_by_name(rule: str, game: str) -> None:
    before, forbidden = (half.replace("- ", "-  ").strip() for half in game.split("|"))
    done = [before[start : start + 4] for start in range(0, len(before) + 1, 5) if before]
    assert refused_by(by_hand(*done, forbidden, "F z9")) == (rule, len(done))
    assert repr(forbidden) in refusal(by_hand(*done, forbidden)).message


@pytest.mark.parametrize("plan", ["P A1", "P E4"])
def test_no_plans_in_introductory(plan: str) -> None:
    for done in ((), ("F b1",)):
        record = by_hand(*done, plan, mode="introductory")
        assert refused_by(record) == ("no-plans-in-introductory", len(done))


def test_no_hidden_plans_in_introductory_either() -> None:
    record = for_ada("F b1", "F b2", "F b3", "P ??", mode="introductory")
    assert refused_by(record) == ("no-plans-in-introductory", 3)


def test_a_sixth_hidden_plan_has_no_card() -> None:
    rounds = [
        ("F b1", "F b2", f"F {site}", "P ??") for site in ("d1", "d2", "d3", "d4", "d5")
    ]
    done = [action for turns in rounds for action in turns]
    assert refused_by(for_ada(*done, "F e1", "F e2", "F e3", "P ??")) == (
        "plan-already-filed",
        len(done) + 3,
    )


def test_a_hidden_plan_is_no_first_action() -> None:
    assert refused_by(for_ada("F b1", "F b2", "P ??")) == ("first-action-builds", 2)


def test_every_rule_is_shown_here() -> None:
    shown = {"unreadable", "redacted", "bad-seats", "bad-setup", "unknown-action"}
    shown |= {"game-over", "no-plans-in-introductory", *FORBIDDEN}
    assert shown == {rule.value for rule in RULES}
