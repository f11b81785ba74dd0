"""How a player has done, worked out again by hand."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.match.match import Player
from skyliners.match.shelf import outcomes, profiles, saves
from skyliners.match.shelf.outcomes import Outcome
from skyliners.match.shelf.profiles import new_profile
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.statistics import (
    Point,
    Statistics,
    duels,
    figures,
    statistics,
)
from skyliners.rules.seats import Color
from skyliners.rules.skyliners import game as skyliners
from skyliners.rules.skyliners.city import CLOCKWISE
from skyliners.rules.skyliners.pieces import Mode
from tests.match.matches import match_of
from tests.match.shelves import fetched, saved, spoil
from tests.play import random_game

ADA = new_profile("Ada")
GAME = "skyliners"


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    """Ada plays six games against the machine, half of them introductory ones."""
    seconds = iter(range(100))
    shelf = Shelf(tmp_path / "shelf", clock=lambda: float(next(seconds)))
    profiles.keep(shelf, ADA)
    for seed in range(6):
        players = (Player(ADA.key), Player(bot="easy"))
        saves.keep(shelf, saved(seed, players=players, mode=list(Mode)[seed % 2]))
    saves.keep(shelf, saved(9))  # she has no part in this one
    yield shelf
    shelf.close()


def result(
    finished: float, total: int, *, won: bool = False, shared: bool = False
) -> Outcome:
    return Outcome(
        key=1,
        seat=0,
        finished=finished,
        game=GAME,
        mode=Mode.FULL,
        players=2,
        name="Ada",
        profile=ADA.key,
        bot=None,
        color=Color.RED,
        total=total,
        won=won,
        shared=shared,
        parts={"rows": total - 6, "surplus": 1, "antennas": 2, "skyscraper": 3}
        | {"filed": 5, "correct": 4},
    )


def test_figures_of_three_games() -> None:
    played = [
        result(10.0, 20, won=True),
        result(20.0, 30, won=True, shared=True),
        result(30.0, 40),
    ]
    assert figures(played) == Statistics(
        games=3,
        wins=2,
        shared_wins=1,
        win_rate=2 / 3,
        best_total=40,
        mean_total=30.0,
        sums={"rows": 72, "surplus": 3, "antennas": 6, "skyscraper": 9}
        | {"filed": 15, "correct": 12},
        totals=(Point(10.0, 20), Point(20.0, 30), Point(30.0, 40)),
    )


def test_without_games_there_are_no_means() -> None:
    assert figures([]) == Statistics(0, 0, 0, None, None, None, {}, ())


@given(st.lists(st.builds(result, st.floats(0, 9), st.integers(6, 99)), min_size=1))
def test_the_parts_of_the_mean_add_up(played: list[Outcome]) -> None:
    told = figures(played)
    assert told.mean_total == pytest.approx(
        sum(told.sums[part] for part in skyliners.PARTS) / told.games
    )


def hers(shelf: Shelf) -> list[Outcome]:
    entries = reversed(outcomes.finished(shelf).entries)
    return [each for entry in entries for each in entry.outcomes if each.profile == ADA.key]


def test_the_figures_of_a_player_are_those_of_her_games(shelf: Shelf) -> None:
    assert len(hers(shelf)) == 6
    assert statistics(shelf, ADA.key, GAME) == figures(hers(shelf))
    assert statistics(shelf, 5, GAME).games == 0


@pytest.mark.parametrize("mode", [None, *Mode])
@pytest.mark.parametrize("players", [None, 2, 3])
def test_figures_can_be_had_for_one_mode_and_size(
    shelf: Shelf, mode: Mode | None, players: int | None
) -> None:
    chosen = [
        each
        for each in hers(shelf)
        if mode in {None, each.mode} and players in {None, each.players}
    ]
    assert statistics(shelf, ADA.key, GAME, mode, players) == figures(chosen)
    assert len(chosen) == (players != 3) * (6 if mode is None else 3)


def test_a_deleted_game_does_not_count_until_it_is_restored(shelf: Shelf) -> None:
    before = statistics(shelf, ADA.key, GAME)
    key = hers(shelf)[2].key
    saves.delete(shelf, key)
    totals = (*before.totals[:2], *before.totals[3:])
    assert statistics(shelf, ADA.key, GAME).totals == totals
    saves.restore(shelf, key)
    assert statistics(shelf, ADA.key, GAME) == before


def test_a_player_is_found_through_an_index(shelf: Shelf) -> None:
    shelf.open()
    plans: list[str] = []
    assert shelf._connection is not None
    shelf._connection.set_trace_callback(plans.append)
    statistics(shelf, ADA.key, GAME)
    shelf._connection.set_trace_callback(None)
    plan = [step for *_, step in fetched(shelf, "EXPLAIN QUERY PLAN " + plans[0])]
    assert any("SEARCH outcomes USING INDEX outcomes_profile" in step for step in plan)
    assert not any("SCAN games" in step and "INDEX" not in step for step in plan)


def test_outcomes_that_make_no_sense_do_not_count(shelf: Shelf) -> None:
    before = statistics(shelf, ADA.key, GAME)
    shelf.close()
    spoil(shelf.path, "UPDATE outcomes SET total = 'many' WHERE finished = 0")
    assert statistics(shelf, ADA.key, GAME).totals == before.totals[1:]


def test_duels_with_a_bot_are_told_oldest_first(shelf: Shelf) -> None:
    assert duels(shelf, GAME, "adaptive", ADA.key) == ()
    games = []
    for seed in range(8):
        bot = Player(bot=f"adaptive-{seed}")
        person = Player(ADA.key if seed % 2 else None)
        game = saved(seed, players=(bot, person) if seed % 3 else (person, bot))
        saves.keep(shelf, game)
        games.append(game)
    won = [
        next(seat for seat, player in enumerate(game.match.players) if player.is_person)
        in game.match.sheet().winners
        for game in games
    ]
    assert duels(shelf, GAME, "adaptive", None) == tuple(won)
    assert duels(shelf, GAME, "adaptive", ADA.key) == tuple(won[1::2])
    assert len(set(won)) == 2
    assert len(duels(shelf, GAME, "easy", ADA.key)) == 6
    saves.delete(shelf, games[1].key)
    assert duels(shelf, GAME, "adaptive", ADA.key) == tuple(won[3::2])


def test_among_many_it_counts_who_came_before_the_bot(shelf: Shelf) -> None:
    for seed in range(6):
        players = (Player(ADA.key), Player(), Player(bot="adaptive-3"))
        played = random_game(Random(seed), Mode.FULL, CLOCKWISE[:3])
        game = saves.new_game(match_of(played, players))
        saves.keep(shelf, game)
        totals = [total.total for total in game.match.sheet().totals]
        ahead = duels(shelf, GAME, "adaptive", ADA.key)[-1]
        if totals[0] != totals[2]:
            assert ahead == (totals[0] > totals[2])
