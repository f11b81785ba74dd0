"""Why something is refused: the names are a contract."""

import pytest

from skyliners.rules.refusal import Common, Refused, Ruling
from tests.rulings import RULES

# As the record's description lists them; of several that apply, the first is named.
NAMES = """
    unreadable redacted bad-seats bad-setup unknown-action game-over
    no-such-piece-left site-twice-in-turn site-has-park site-has-roof
    roof-needs-floor park-needs-ground no-plans-in-introductory
    first-action-builds plan-already-filed must-act
"""


def test_the_rules_are_named_as_in_records_and_in_that_order() -> None:
    assert [rule.value for rule in RULES] == NAMES.split()


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_says_what_it_means(rule: Ruling) -> None:
    refused = Refused(rule)
    assert refused.rule is rule
    assert refused.message
    assert rule.value in str(refused)


def test_every_rule_says_something_of_its_own() -> None:
    assert len({Refused(rule).message for rule in RULES}) == len(RULES)


def test_a_refusal_may_go_into_detail() -> None:
    refused = Refused(Common.BAD_SEATS, "five players")
    assert refused.message == "This seating doesn’t work: five players"


def test_no_action_is_to_blame_unless_one_is_named() -> None:
    refused = Refused(Common.GAME_OVER)
    assert refused.action is None
    assert refused.at(17).action == 17
