"""Lists of games say what is on the shelf, in words and dates people use."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners import games
from skyliners.games import Entry
from skyliners.match.match import Player
from skyliners.match.shelf import outcomes, profiles, saves
from skyliners.match.shelf.outcomes import Finished
from skyliners.match.shelf.profiles import new_profile
from skyliners.match.shelf.saves import Running
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.statistics import statistics
from skyliners.present.dates import date_text
from skyliners.present.history import finished_line, history_model, running_line
from skyliners.present.statistics import StatisticsModel, statistics_model
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.pieces import Mode
from tests.match.shelves import filled, saved

NOON = datetime(2026, 3, 14, 12, 0)  # noqa: DTZ001  # the device's own time
NOW = NOON.timestamp()


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    shelf = filled(tmp_path / "shelf")
    yield shelf
    shelf.close()


@pytest.mark.parametrize(
    ("before", "said"),
    [
        (timedelta(hours=2, minutes=55), "Today, 09:05"),
        (timedelta(hours=12), "Today, 00:00"),
        (timedelta(hours=12, minutes=1), "Yesterday, 23:59"),
        (timedelta(days=2), "12 March 2026"),
        (timedelta(days=80), "24 December 2025"),
    ],
)
def test_dates_are_said_as_people_say_them(before: timedelta, said: str) -> None:
    assert date_text((NOON - before).timestamp(), NOW) == said


@given(st.floats(0, (1 << 34) - 1), st.floats(0, (1 << 34) - 1))
def test_every_time_the_shelf_can_hold_is_said(seconds: float, now: float) -> None:
    assert date_text(seconds, now)


def test_a_time_that_is_not_known_is_no_date() -> None:
    assert date_text(0.0, NOW) == "Some time ago"


def test_a_finished_game_says_who_had_how_many_and_who_won(shelf: Shelf) -> None:
    entries = outcomes.finished(shelf).entries
    assert entries
    for entry in entries:
        line = finished_line(entry, NOW)
        assert line.key == entry.key
        assert [person.name for person in line.people] == ["Ada", "Bo"]
        assert [person.total for person in line.people] == [
            str(result.total) for result in entry.outcomes
        ]
        assert [person.won for person in line.people] == [
            result.won for result in entry.outcomes
        ]
        for person in line.people:
            assert (person.name in line.detail) == person.won


def test_a_shared_win_names_everybody(shelf: Shelf) -> None:
    (entry, *_) = outcomes.finished(shelf).entries
    both = tuple(result._replace(won=True, shared=True) for result in entry.outcomes)
    line = finished_line(entry._replace(outcomes=both), NOW)
    assert line.detail.endswith("Full game · Ada and Bo shared the win")


def test_a_game_without_results_is_still_a_line() -> None:
    line = finished_line(Finished(5, 0.0, 0.0, ()), NOW)
    assert line.detail == "Nobody knows how it ended."
    assert line.people == ()


def test_a_game_that_goes_on_says_where_it_stands_and_no_points(shelf: Shelf) -> None:
    for entry in saves.running(shelf).entries:
        line = running_line(entry, NOW)
        assert "Full game · Round 2, action" in line.detail
        assert all(person.total == "" and not person.won for person in line.people)
        assert not line.finished


def test_a_game_that_cannot_be_read_can_still_be_deleted() -> None:
    line = running_line(Running(7, 0.0, NOW, None), NOW)
    assert line.key == 7
    assert not line.readable
    assert line.detail


def test_bots_are_told_from_people(shelf: Shelf) -> None:
    saves.keep(shelf, saved(30, players=(Player(), Player(bot="easy"))))
    (entry,) = outcomes.finished(shelf, limit=1).entries
    assert [person.is_bot for person in finished_line(entry, NOW).people] == [False, True]


def test_what_can_be_done_is_said_only_when_it_can(shelf: Shelf) -> None:
    running = [running_line(entry, NOW) for entry in saves.running(shelf).entries]
    finished = [finished_line(entry, NOW) for entry in outcomes.finished(shelf).entries]
    model = history_model(running, finished, more=True, deleted=1)
    assert (len(model.running), len(model.finished)) == (2, 3)
    assert model.more
    assert model.undo
    assert model.notice == "The game was deleted."
    assert not model.empty
    several = history_model(running, finished, more=False, deleted=3)
    assert several.notice == "3 games were deleted."
    told = history_model(running, finished, more=False, deleted=3, notice="No room.")
    assert (told.notice, told.undo) == ("No room.", "")
    nothing = history_model((), (), more=False)
    assert nothing.empty
    assert not any((nothing.more, nothing.undo, nothing.notice, nothing.running_title))


TWO_BOXES = (Entry("skyliners", "skyliners", "Skyliners"), Entry("other", "other", "Other"))


def test_with_one_game_nobody_is_asked_which(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "GAMES", TWO_BOXES[:1])
    assert history_model((), (), more=False).games == ()
    assert ask(shelf, None).games == ()


def test_of_several_games_one_can_be_chosen(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "GAMES", TWO_BOXES)
    for game, chosen in ((None, [True, False, False]), ("other", [False, False, True])):
        model = history_model((), (), game=game, more=False)
        assert [one.chosen for one in model.games] == chosen
    assert [one.text for one in ask(shelf, None).games] == ["Skyliners", "Other"]
    (entry, *_) = outcomes.finished(shelf).entries
    assert finished_line(entry, NOW).detail.startswith("Skyliners · Full game · ")
    (going_on, *_) = saves.running(shelf).entries
    assert running_line(going_on, NOW).detail.startswith("Skyliners · Full game · Round 2")


def test_a_list_of_one_game_holds_no_other(shelf: Shelf) -> None:
    assert outcomes.finished(shelf, game="skyliners") == outcomes.finished(shelf)
    assert saves.running(shelf, game="skyliners") == saves.running(shelf)
    assert outcomes.finished(shelf, game="other").entries == ()
    assert saves.running(shelf, game="other").entries == ()


def test_a_game_there_are_no_screens_for_is_a_line_all_the_same(shelf: Shelf) -> None:
    (entry, *_) = outcomes.finished(shelf).entries
    strange = tuple(seat._replace(game="checkers") for seat in entry.outcomes)
    line = finished_line(entry._replace(outcomes=strange), NOW)
    assert line.detail == "Nobody knows how it ended."


# Statistics


def ask(shelf: Shelf, key: int | None, mode: Mode | None = None) -> StatisticsModel:
    known = profiles.listed(shelf)
    return statistics_model(
        "skyliners",
        known,
        key,
        mode,
        lambda m, size: statistics(shelf, key or 0, "skyliners", m, size),
    )


def test_the_plots_say_what_the_figures_say(shelf: Shelf) -> None:
    ada = new_profile("Ada", Color.RED)
    profiles.keep(shelf, ada)
    for seed in range(5):
        players = (Player(ada.key), Player(bot="easy"))
        saves.keep(shelf, saved(seed, players=players, mode=list(Mode)[seed % 2]))
    for mode in (None, *Mode):
        model = ask(shelf, ada.key, mode)
        figures = statistics(shelf, ada.key, "skyliners", mode)
        assert model.figures[0].value == str(figures.games)
        assert model.figures[1].value == str(figures.wins)
        assert model.chart is not None
        (series,) = model.chart.series
        assert series.values == tuple(point.total for point in figures.totals)
        assert series.color == Color.RED
        assert (model.chart.first, model.chart.last) == (1, figures.games)
        assert [choice.chosen for choice in model.modes].count(True) == 1
        shares = [share for bars in model.bars for share in bars.shares]
        assert all(0 <= share.share <= 1 for share in shares)
        assert model.bars[0].shares[0].share == figures.win_rate
        titles = [bars.title for bars in model.bars]
        assert ("Plans that came true" in titles) == bool(figures.sums["filed"])
        points = model.bars[-1].shares
        assert sum(share.share for share in points) == pytest.approx(1)


def test_without_players_or_games_something_is_said(shelf: Shelf) -> None:
    assert ask(shelf, None).empty
    cy = new_profile("Cy")
    profiles.keep(shelf, cy)
    model = ask(shelf, cy.key)
    assert model.empty
    assert model.chart is None
    assert [choice.text for choice in model.players] == ["Cy"]
