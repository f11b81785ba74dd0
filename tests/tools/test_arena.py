"""The arena counts fairly: places and deals are shared out evenly, and better levels
come out ahead. The long arena is `make arena`; this one only fails if they do not."""

import re
from collections import Counter
from itertools import count, islice
from pathlib import Path

import pytest

from skyliners.match.record import read
from skyliners.rules.skyliners.pieces import Mode
from skyliners.tools.arena import (
    Entry,
    Job,
    Pairing,
    Result,
    Tally,
    pairings,
    play_all,
    run,
    run_job,
    wilson,
)
from tests.tools.process import Talk

GAME = "skyliners"
RANDOM, GREEDY, CLUB = Entry("random"), Entry("greedy"), Entry("club")
# Thinned out, so that a whole game takes a moment; the order must hold all the same.
BEGINNER, STRONG, MASTER = Entry("beginner"), Entry("strong", 0.2), Entry("master", 0.1)


def _met(pairing: Pairing, games: int) -> list[Result]:
    return list(play_all([Job(pairing, number, 1) for number in range(games)], cores=1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_sits_everywhere_equally_often(players: int) -> None:
    pairing = Pairing(GAME, (GREEDY, RANDOM), Mode.FULL, players)
    alone = Counter(Job(pairing, number, 1).sides.index(0) for number in range(12))
    assert alone == dict.fromkeys(range(players), 12 // players)


def test_a_rotation_shares_one_deal() -> None:
    pairing = Pairing(GAME, (RANDOM, RANDOM), Mode.FULL, 2)
    one, two, other = _met(pairing, 3)
    deals = [read(result.record).table.setup for result in (one, two, other)]
    assert deals[0] == deals[1] != deals[2]


def test_games_are_reproducible_from_the_seed() -> None:
    job = Job(Pairing(GAME, (BEGINNER, CLUB), Mode.FULL, 2), 0, seed=9)
    assert run_job(job).record == run_job(job).record


def test_all_at_one_table_or_every_two() -> None:
    four = (BEGINNER, CLUB, GREEDY, RANDOM)
    (together,) = pairings(GAME, four, Mode.FULL, 4)
    assert together.entries == four
    assert len(pairings(GAME, four, Mode.FULL, 2)) == 6
    assert len(pairings(GAME, (CLUB, CLUB, CLUB), Mode.FULL, 2)) == 1
    (alone,) = pairings(GAME, (CLUB, BEGINNER), Mode.FULL, 4)
    assert alone.chairs(0) == [0, 1, 1, 1]


def test_intervals_are_wilsons() -> None:
    low, high = wilson(70, 100)
    assert (round(low, 3), round(high, 3)) == (0.604, 0.781)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(20, 20)[1] == pytest.approx(1)


def test_the_table_tells_what_was_played() -> None:
    pairing = Pairing(GAME, (GREEDY, RANDOM), Mode.FULL, 4)
    results = _met(pairing, 8)
    tally = Tally(pairing)
    for result in results:
        tally.count(result)
    head, _, greedy, others = tally.lines()
    assert head == "full, 4 players, 8 games"
    assert greedy.split()[:2] == ["greedy", "1"]
    assert others.split()[:2] == ["random", "3"]
    assert sum(sum(result.wins) for result in results) == pytest.approx(8)


def test_records_of_all_games_are_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    options = ["--games", "4", "--players", "3", "--cores", "1", "--records", str(file)]
    assert run(["random", "greedy", *options, "--mode", "introductory"]) == 0
    records = [read(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(records) == 4
    assert all(record.table.over for record in records)
    pairing = Pairing(GAME, (RANDOM, GREEDY), Mode.INTRODUCTORY, 3)
    assert file.read_text(encoding="utf-8") == "".join(
        f"{result.record}\n" for result in _met(pairing, 4)
    )
    said = capsys.readouterr()
    assert "introductory, 3 players, 4 games" in said.out
    assert "4 of 4 games" in said.err


@pytest.mark.parametrize("cores", [1, 2])
def test_games_without_end_are_not_waited_for(cores: int) -> None:
    pairing = Pairing(GAME, (RANDOM, RANDOM), Mode.FULL, 2)
    results = play_all((Job(pairing, number, 1) for number in count()), cores)
    assert [result.job.number for result in islice(results, 5)] == [*range(5)]
    results.close()


@pytest.mark.parametrize("cores", ["1", "2"])
def test_two_hundred_million_games_begin_at_once(cores: str) -> None:
    """In a gigabyte of address space: what is to come is not kept, nor what has been."""
    with Talk(
        *("arena", "random", "random", "--games", "200000000", "--cores", cores),
        most_memory=1 << 30,
    ) as talk:
        assert talk.process.stderr
        heard = ""
        while not (found := re.findall(r"(\d+) of 200000000 games", heard)):
            more = talk.process.stderr.read(1)
            assert more, heard
            heard += more
        assert found == ["1"]


@pytest.mark.parametrize(
    "wrong",
    [
        *("random", "random random*nan", "random greedy*-1", "random nobody"),
        *("random beginner*inf", "random beginner*1e999"),
        *("random random --games 0", "random random --games x"),
        *("random random --cores 0", "random random --players 5"),
        "random random --records /nowhere/games",
    ],
)
def test_what_makes_no_sense_is_said_before_any_game(
    wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        run(wrong.split())
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "arena: error: " in said.err
    assert "\r" not in said.err  # no progress


@pytest.mark.parametrize(
    ("better", "worse", "players", "mode", "games"),
    [
        (GREEDY, RANDOM, 2, Mode.FULL, 20),
        (BEGINNER, RANDOM, 4, Mode.FULL, 8),
        (CLUB, BEGINNER, 2, Mode.FULL, 16),
        (CLUB, BEGINNER, 2, Mode.INTRODUCTORY, 16),
        (STRONG, CLUB, 2, Mode.FULL, 16),
        (STRONG, BEGINNER, 2, Mode.INTRODUCTORY, 10),
        (MASTER, STRONG, 2, Mode.FULL, 12),
    ],
    ids=lambda value: value.label if isinstance(value, Entry) else str(value),
)
def test_no_order_is_reversed(
    better: Entry, worse: Entry, players: int, mode: Mode, games: int
) -> None:
    """Seeds are fixed, so this cannot flicker; it fails when a change turns the order."""
    results = _met(Pairing(GAME, (better, worse), mode, players), games)
    wins = sum(result.wins[0] for result in results)
    assert wins / games > 1 / players
