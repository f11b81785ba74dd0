"""Arena and bot command for every game that has bots, the null game among them."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from skyliners.bots.games import ROOMS, bots_of
from skyliners.bots.protocol import Budget
from skyliners.match.record import read
from skyliners.rules.games import AnyGame
from skyliners.rules.refusal import Common, Refused
from skyliners.tools import arena
from skyliners.tools.bot import answer, bot_for
from tests.contract.games import GAMES, Held

# Alone nobody is met, and there is nothing to be hidden from others.
HAVE_BOTS = tuple(
    held
    for held in GAMES
    if held.name == "null" or (held.game.ID in ROOMS and max(held.game.PLAYERS) > 1)
)
with_bots = pytest.mark.parametrize("held", HAVE_BOTS, ids=lambda held: held.name)


def levels(held: Held) -> Sequence[str]:
    return [*bots_of(held.game.ID).LEVELS][:2]


@pytest.mark.slow
@with_bots
def test_bots_meet_and_a_table_is_told(
    held: Held, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games"
    players = str(max(held.game.PLAYERS))
    options = ["--games", "6", "--cores", "1", "--players", players]
    options += ["--game", held.game.ID, "--records", str(file)]
    assert arena.run([*levels(held), *options]) == 0
    head, columns, *lines = capsys.readouterr().out.splitlines()
    mode = next(iter(held.game.MODES)).value
    assert head == f"{mode}, {players} players, 6 games"
    assert [line.split()[0] for line in lines] == levels(held)
    assert [name for name in columns.split() if name in held.game.COUNTS] == [
        *held.game.COUNTS
    ]
    records = [read(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(records) == 6
    assert all(record.table.over and record.game is held.game for record in records)


@pytest.mark.parametrize(
    "game",
    [held.game for held in GAMES if 1 in held.game.PLAYERS],
    ids=lambda game: game.ID,
)
def test_alone_each_level_plays_the_same_deals(
    game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, first = tmp_path / "games", next(iter(bots_of(game.ID).LEVELS))
    options = ["--games", "3", "--cores", "1", "--players", "1", "--records", str(file)]
    assert arena.run([first, first, "--game", game.ID, *options]) == 0
    head, columns, line = capsys.readouterr().out.splitlines()
    assert head == f"{next(iter(game.MODES)).value}, alone, 3 games"
    assert "ended" in columns
    assert line.split()[:2] == [first, "1"]
    records = [read(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(records) == 3
    ended = sum(record.table.over for record in records)
    assert line.split()[2] == f"{ended / 3:.1%}"


@with_bots
def test_the_same_seed_plays_the_same_game(held: Held) -> None:
    entries = tuple(map(arena.Entry, levels(held)))
    mode = next(iter(held.game.MODES))
    job = arena.Job(arena.Pairing(held.game.ID, entries, mode, 2), 0, seed=5)
    one, other = arena.run_job(job), arena.run_job(job)
    assert (one.record, one.wins, one.counts) == (other.record, other.wins, other.counts)


@with_bots
def test_a_bot_answers_a_record_and_sees_no_more_than_it_may(held: Held) -> None:
    for length in (0, 1, 3):
        record = held.record(1, length)
        if record.table.over:
            continue
        seat = held.game.to_move(record.position)
        assert seat is not None
        bot = bot_for(held.game.ID, levels(held)[-1])
        whole = answer(record, bot, Budget(seed=1, effort=0.02))
        assert whole == answer(record.redacted(seat), bot, Budget(seed=1, effort=0.02))
        legal = [held.game.write_action(each, record.table) for each in record.legal()]
        assert whole["action"] in legal
        with pytest.raises(Refused) as refused:
            answer(record.redacted(1 - seat), bot, Budget(seed=1))
        assert refused.value.rule is Common.REDACTED
    with pytest.raises(Refused) as refused:
        answer(held.record(1), bot, Budget(seed=1))
    assert refused.value.rule is Common.GAME_OVER


def test_a_game_without_such_a_bot_is_refused_by_name() -> None:
    for game, level in (("skyline-patience", "club"), ("null", "master")):
        with pytest.raises(Refused, match=f"{level} plays {game}") as refused:
            bot_for(game, level)
        assert refused.value.rule is Common.UNREADABLE


def test_the_arena_knows_the_levels_and_modes_of_its_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for wrong in (["timid", "bold"], ["--game", "null", "timid", "club"]):
        with pytest.raises(SystemExit):
            arena.run(wrong)
        assert "is none of" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        arena.run(["--game", "null", "timid", "bold", "--mode", "full"])
    with pytest.raises(SystemExit):
        arena.run(["--game", "chess", "timid", "bold"])
    assert "chess" in capsys.readouterr().err
