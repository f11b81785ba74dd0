"""The shell's screens show any game that has words of its own: none is named in them."""

from collections.abc import Iterator
from contextlib import closing
from functools import reduce
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners import games as catalogue
from skyliners.bots.protocol import Budget
from skyliners.bots.review import Judged, Moves, Points, Review, reviewed
from skyliners.match.replay import moves, replay
from skyliners.match.shelf.outcomes import Finished, outcomes
from skyliners.match.shelf.saves import Running, keep, new_game
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.statistics import figures
from skyliners.present import games, seating
from skyliners.present.chairs import CHAIRS, Problem
from skyliners.present.game import Shown
from skyliners.present.handover import cover, curtain
from skyliners.present.history import finished_line, running_line
from skyliners.present.menu import KEYS, LEAVE, MOVES, RULES, SETTINGS, menu_model
from skyliners.present.moves import moves_model
from skyliners.present.replay import replay_model
from skyliners.present.results import results_model
from skyliners.present.review import judgement, places, review_model
from skyliners.present.seating_screen import seating_model
from skyliners.present.statistics import alone_model, statistics_model
from skyliners.rules.games import rules_of
from tests.contract.games import GAMES, Held
from tests.contract.null import shown as words

SHOWN = tuple(held for held in GAMES if held.name == "null" or held.game.ID in games.ROOMS)
ALONE = tuple(held for held in GAMES if held.game.ID in games.ALONE)
SEEDS = range(4)
NULL: Shown = words  # proven by mypy
shown_games = pytest.mark.parametrize("held", SHOWN, ids=lambda held: held.name)
alone_games = pytest.mark.parametrize("held", ALONE, ids=lambda held: held.name)


@pytest.fixture(autouse=True, scope="module")
def in_words() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games.ROOMS, "null", lambda: NULL)
        # Those that are shown, whether or not they are on the shelf yet.
        rows = {held.game.ID: catalogue.Entry(held.game.ID, held.name, held.name)
                for held in (*SHOWN, *ALONE)}  # fmt: skip
        rows |= {entry.id: entry for entry in catalogue.GAMES}
        patch.setattr(catalogue, "GAMES", tuple(rows.values()))
        yield


@shown_games
@given(st.lists(st.sampled_from(CHAIRS), max_size=12), st.integers(0, 99))
def test_who_sits_down_comes_to_a_game_or_is_told_what_is_missing(
    held: Held, tapped: list[int], seed: int
) -> None:
    game, rng = held.game, Random(seed)
    form = seating.empty_form(game.ID)
    for chair in tapped:
        step = rng.choice((seating.tap, seating.tap, seating.leave, seating.move_on))
        form = step(form, chair)
    model = seating_model(form)
    assert model.can_begin == (seating.problem(form) is None)
    assert len(form.places) <= max(game.PLAYERS)
    assert bool(model.advice)
    if model.can_begin:
        mode, seats, players, options = seating.arrangement(form, rng)
        table = game.table(game.deal(mode, seats, rng, options=options))
        assert [seat.name for seat in table.seats] == [seat.name for seat in seats]
        assert len(players) == len(seats)


def test_at_a_table_for_two_nobody_else_sits_down() -> None:
    form = seating.new_form("null")
    assert [place.chair for place in form.places] == [0, 1]
    full = seating.tap(form, 2)
    assert full.refused is Problem.NUMBER
    assert full.places == form.places
    assert [one.who for one in seating_model(form).chairs[2:]] == ["", ""]
    assert seating_model(form).modes == ()  # one way of playing is no choice


@given(
    st.lists(st.sampled_from(CHAIRS), max_size=8),
    st.sets(st.sampled_from(CHAIRS)),
    st.permutations([held.game.ID for held in SHOWN]),
)
def test_the_same_people_sit_down_to_another_game(
    tapped: list[int], bots: set[int], order: list[str]
) -> None:
    game, other = order[:2]
    form = reduce(seating.tap, tapped, seating.empty_form(game))
    form = reduce(lambda made, chair: seating.played_by(made, chair, "club"), bots, form)
    form = seating.begun_by(form, next((place.chair for place in form.places), None))
    assert seating.of_game(form, game) is form
    moved = seating.of_game(form, other)
    people = [place for place in form.places if place.bot is None]
    assert [*moved.places] == people[: len(moved.places)]
    assert len(moved.places) == min(len(people), max(rules_of(other).PLAYERS))
    assert moved.mode in games.shown(other).MODES
    assert moved.starter is None or moved.at(moved.starter)
    assert seating_model(moved).can_begin == (seating.problem(moved) is None)


@shown_games
@pytest.mark.parametrize("seed", SEEDS)
def test_results_and_replay_are_those_of_the_record(held: Held, seed: int) -> None:
    again = replay(held.record(seed))
    game, sheet, table = held.game, again.sheet, again.tables[-1]
    model = results_model(game.ID, again.tables, sheet)
    assert len(model.labels) == len(game.PARTS)
    for number, column in enumerate(model.columns):
        assert sum(column.numbers) == column.total == sheet.totals[number].total
        assert column.won == (number in sheet.winners)
        assert (column.name in model.victory.told) == column.won
    for place in range(len(again.actions) + 1):
        shown = replay_model(game.ID, again.to(place), playing=False)
        assert shown.text
        assert (shown.can_back, shown.can_forward) == (place > 0, place < shown.last)
        by = [seat.color for seat in table.seats if seat.color == shown.color]
        assert len(by) <= 1


class _Judge:
    """Would always have done what was done, and expects nothing."""

    def __init__(self, done: Moves, budget: Budget) -> None:
        del budget
        self._moves = done

    def verdicts(self, number: int) -> Iterator[tuple[Judged, Points]]:
        view, action = self._moves[number]
        log = len(view.table.log)
        yield Judged(log, view.seat, action, action, 0.0, float(number), 0.0), (0.0, 0.0)

    def totals(self) -> Points:
        return 2.0, 1.0


@pytest.mark.parametrize("seed", range(12))
def test_a_review_passes_over_what_chance_did(seed: int) -> None:
    held = next(one for one in SHOWN if one.name == "null")
    record = held.record(seed)
    done = [*moves(record)]
    *_, review = reviewed(done, _Judge, Budget(), Review(()))
    model = review_model("null", record.table, review)
    assert model.done
    assert len(model.balances) == len(record.table.seats)
    for place in places(review):
        assert words.turns(record.table)[place - 1].seat is not None
    table = record.table
    said = [judgement("null", table, review, at + 1) for at in range(len(table.log))]
    by_chance = [turn.seat is None for turn in words.turns(record.table)]
    assert [text == "" for text in said] == by_chance
    leads = review.leads(0)
    assert leads[0] + review.gained(0) - review.gained(1) == leads[-1] == 1.0


@shown_games
@pytest.mark.parametrize("seed", SEEDS)
def test_lists_and_figures_tell_of_any_game(held: Held, seed: int) -> None:
    record, game = held.record(seed), held.game
    match = held.match(record)
    done = tuple(
        outcomes(7, game, match.table, match.sheet(), players=match.players, finished=5.0)
    )
    line = finished_line(Finished(7, 0.0, 5.0, done), 6.0)
    mode = games.shown(game.ID).mode_name(match.table.mode)
    assert mode in line.detail or len(game.MODES) == 1
    assert [person.total for person in line.people] == [str(one.total) for one in done]
    going_on = new_game(held.match(held.record(seed, 1)))
    told = running_line(Running(8, 0.0, 5.0, going_on), 6.0)
    assert told.readable
    assert mode in told.detail or len(game.MODES) == 1
    statistics = figures(done[:1])
    model = statistics_model(game.ID, (), None, None, lambda *_: statistics)
    assert model.empty


@shown_games
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("actions", [0, 5, None])
def test_all_moves_are_told_by_round_and_seat_and_no_secret(
    held: Held, seed: int, actions: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = catalogue.Entry("null", "null", "The null game")
    monkeypatch.setattr(catalogue, "GAMES", (*catalogue.GAMES, box))
    record = held.record(seed) if actions is None else held.record(seed, actions)
    game, said = held.game, games.shown(held.game.ID)
    again = replay(record)
    model = moves_model(game.ID, again, None)
    told = [
        said.told(table, game.in_public(action))
        for table, action in zip(again.tables[1:], record.actions, strict=True)
    ]
    turns = [turn for round_ in model.rounds for turn in round_.turns]
    assert " ".join(turn.text for turn in turns) == " ".join(told)
    assert bool(model.empty) == (not told)
    colors = {seat.color for seat in record.table.seats}
    assert {turn.color for turn in turns} <= colors | {None}
    assert len(model.columns) in {0, len(record.table.seats)}
    assert all(len(column.numbers) == len(model.labels) for column in model.columns)
    names = [item.name for item in menu_model(game.ID, record.table, keyboard=True).items]
    assert names == [RULES, MOVES, SETTINGS, KEYS, LEAVE]


@shown_games
def test_the_curtain_names_whoever_is_next(held: Held) -> None:
    table = held.record(1, 0).table
    for number, seat in enumerate(table.seats):
        model = curtain(held.game.ID, table, number, several_people=True)
        assert model is not None
        assert seat.name in model.title
        assert seat.name in cover(table, number).title


# Games for one: nobody sits there, nobody wins.


def test_games_for_one_are_those_that_nobody_else_can_play() -> None:
    for held in GAMES:
        if games.is_shown(held.game.ID):
            by_oneself = tuple(held.game.PLAYERS) == (1,)
            assert (games.alone(held.game.ID) is not None) == by_oneself
            assert games.presented(held.game.ID).about()
    with pytest.raises(KeyError):
        games.presented("chess")


@alone_games
@pytest.mark.parametrize("seed", SEEDS)
def test_who_played_alone_is_told_what_came_of_it(held: Held, seed: int) -> None:
    record, game = held.record(seed), held.game
    again = replay(record)
    for noted in ({}, {"deal": "medium 17", "seconds": 61}, {"deal": 3, "seconds": "x"}):
        model = results_model(game.ID, again.tables, again.sheet, noted)
        assert model.victory.headline
        assert model.victory.reason
        assert not any((model.columns, model.labels, model.charts))
        assert not model.scoring_text
    for place in range(len(again.actions) + 1):
        shown = replay_model(game.ID, again.to(place), playing=False)
        assert shown.text
        assert shown.progress
        assert shown.color is None
        assert (shown.can_back, shown.can_forward) == (place > 0, place < shown.last)


@alone_games
@pytest.mark.parametrize("seed", SEEDS)
def test_lists_name_nobody_who_played_alone(held: Held, seed: int) -> None:
    record, game = held.record(seed), held.game
    match = held.match(record)
    done = tuple(
        outcomes(7, game, match.table, match.sheet(), players=match.players, finished=5.0)
    )
    line = finished_line(Finished(7, 0.0, 5.0, done), 6.0)
    mode = games.presented(game.ID).mode_name(match.table.mode)
    assert mode in line.detail or len(game.MODES) == 1
    assert str(done[0].total) in line.detail
    assert line.people == ()
    going_on = new_game(held.match(held.record(seed, 1)))
    told = running_line(Running(8, 0.0, 5.0, going_on), 6.0)
    assert told.readable
    assert mode in told.detail or len(game.MODES) == 1
    assert told.people == ()


@alone_games
def test_no_curtain_falls_before_who_plays_alone(held: Held) -> None:
    table = held.record(1, 0).table
    assert curtain(held.game.ID, table, 0, several_people=False) is None


@alone_games
def test_figures_of_a_game_for_one_ask_for_no_name(held: Held, tmp_path: Path) -> None:
    with closing(Shelf(tmp_path / "shelf.sqlite3")) as shelf:
        told = games.alone(held.game.ID)
        assert told is not None
        assert alone_model(held.game.ID, told.so_far(shelf)).empty
        keep(shelf, new_game(held.match(held.record(1))))
        model = alone_model(held.game.ID, told.so_far(shelf))
    assert not model.empty
    assert model.players == model.modes == ()
    assert model.figures
    assert all(0 <= share.share <= 1 for bars in model.bars for share in bars.shares)
