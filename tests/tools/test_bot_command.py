"""Outside programs play ours: redacted records in, actions out, a line each."""

from random import Random
from typing import Any

import pytest

from skyliners.bots.protocol import LONGEST, Budget
from skyliners.bots.skyliners.roster import bot_named
from skyliners.match.record import read, write
from skyliners.rules.refusal import Common, Refused
from skyliners.rules.skyliners.notation import write_action
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.state import legal
from skyliners.tools.bot import answer, budget
from tests.play import SEATINGS, TWO, random_game
from tests.records import by_hand, for_ada, recorded, text
from tests.tools.process import Talk, skyliners

QUICK = Budget(effort=0.02)


def _answers(*records: object, level: str = "club", seed: str = "3") -> list[Any]:
    typed = "".join(f"{text(record)}\n" for record in records)
    said = skyliners("bot", level, "--seed", seed, typed=typed)
    assert said.code == 0
    assert said.err == ""
    return said.lines


def test_a_line_in_a_line_out_errors_included() -> None:
    over_there = for_ada("F b1", "F b2")  # Bo is to act
    answers = _answers(for_ada(), {"no": "record"}, over_there, for_ada("F b1"))
    assert len(answers) == 4
    assert answers[0].keys() == answers[3].keys() == {"action"}
    assert [line["error"]["rule"] for line in answers[1:3]] == ["unreadable", "redacted"]
    assert list(answers[1]["error"]) == ["rule", "action", "message"]


def test_the_same_seed_gives_the_same_answers() -> None:
    records = [for_ada(), for_ada("F b1"), for_ada("F b1", "F c1", "F d1", "P ??")]
    assert _answers(*records) == _answers(*records)


def test_a_seed_fixes_how_much_is_thought_and_nobody_else_waits_for_long() -> None:
    assert budget(seed=3, seconds=None) == Budget(3)
    assert budget(seed=None, seconds=None) == Budget(seconds=LONGEST)
    assert budget(seed=None, seconds=5.0) == Budget(seconds=5.0)
    assert budget(seed=3, seconds=0.5) == Budget(3, seconds=0.5)


def test_a_clock_of_nothing() -> None:
    said = skyliners("bot", "master", "--seconds", "0", typed=text(for_ada()))
    assert said.answer.keys() == {"action"}


def test_it_answers_before_the_input_ends() -> None:
    with Talk("bot", "beginner") as talk:
        for record in (for_ada(), for_ada("F b1")):
            assert talk.ask(text(record)).keys() == {"action"}
        assert talk.end().code == 0


@pytest.mark.parametrize("seconds", ["-1", "nan", "soon"])
def test_a_clock_that_makes_no_sense_is_refused_in_words(seconds: str) -> None:
    said = skyliners("bot", "club", "--seconds", seconds, typed=text(for_ada()))
    assert said.code == 2
    assert said.out == ""
    assert seconds in said.err


def test_an_unknown_level_is_refused_in_words() -> None:
    said = skyliners("bot", "grandmaster")
    assert said.code == 2
    assert said.out == ""
    assert "beginner" in said.err


@pytest.mark.parametrize("mode", Mode)
def test_whole_games_from_any_seat(mode: Mode) -> None:
    """In the middle of any record, redacted and written down as outside programs do."""
    rng = Random(6)
    bot = bot_named("strong")
    for _ in range(12):
        game = random_game(rng, mode, rng.choice(SEATINGS), length=rng.randrange(40))
        turn = game.end.table.turn
        if turn is None:
            continue
        open_record = recorded(game)
        redacted = read(write(open_record.redacted(turn.seat)))
        said = answer(redacted, bot, QUICK)
        assert said["action"] in map(write_action, legal(game.end))
        assert answer(open_record, bot, QUICK) == said


def test_a_game_that_is_over_asks_for_no_action() -> None:
    ended = recorded(random_game(Random(2), Mode.FULL, TWO))
    with pytest.raises(Refused) as refused:
        answer(ended, bot_named("random"), QUICK)
    assert refused.value.rule is Common.GAME_OVER


def test_illegal_actions_are_blamed_by_their_place() -> None:
    (said,) = _answers(by_hand("F b1", "F b1"))
    assert said["error"]["rule"] == "site-twice-in-turn"
    assert said["error"]["action"] == 1
