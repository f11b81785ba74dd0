"""How somebody has done at patience, from the shelf alone."""

from contextlib import closing
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from skyliners.bots.patience.deals import Deal, Grade, dealt
from skyliners.bots.patience.solver import solve
from skyliners.match.patience.dealt import begun, deal_of, places, seconds_of
from skyliners.match.patience.tally import Game, games, tally
from skyliners.match.shelf.saves import delete, keep, load, new_game
from skyliners.match.shelf.shelf import Shelf
from skyliners.present.patience.solved import best_so_far
from skyliners.present.patience.statistics import panels

GAMES = st.lists(
    st.builds(
        Game,
        st.sampled_from((*Grade, None)),
        st.integers(1, 99),
        st.one_of(st.none(), st.integers(1, 9999)),
        st.booleans(),
    )
)


@given(GAMES)
def test_streaks_are_what_one_would_count_by_hand(played: list[Game]) -> None:
    found = tally(played)
    results = "".join("x" if game.solved else "-" for game in played)
    results = results.removesuffix("-")  # it is still being played
    runs = results.split("-")
    assert found.streak == len(runs[-1])
    assert found.best_streak == max(map(len, runs))
    assert (found.played, found.solved) == (len(played), sum(g.solved for g in played))


@given(GAMES)
def test_figures_tell_of_whatever_was_played(played: list[Game]) -> None:
    told = panels(played)
    assert bool(told.figures) == bool(played)
    assert all(0 <= share.share <= 1 for bars in told.bars for share in bars.shares)


def test_the_shelf_tells_what_was_played(tmp_path: Path) -> None:
    deal = Deal(Grade.EASY, 4)
    game = begun(deal, dealt(deal))
    way = solve(places(game.match)[0]).moves
    assert way is not None
    with closing(Shelf(tmp_path / "shelf.sqlite3")) as shelf:
        keep(shelf, game)
        assert [*games(shelf)] == []  # no card was moved
        match = game.match.play(way[0])
        left = new_game(match, {**game.extras, "seconds": 5})
        keep(shelf, left)
        for move in way[1:]:
            match = match.play(move)
        done = new_game(match.end_turn(), {**game.extras, "seconds": 77})
        keep(shelf, done)
        found = [*games(shelf)]
        assert {*found} == {
            Game(Grade.EASY, 1, 5, solved=False),
            Game(Grade.EASY, len(way), 77, solved=True),
        }
        again = load(shelf, done.key)
        assert (deal_of(again.extras), seconds_of(again.extras)) == (deal, 77)
        delete(shelf, left.key)
        assert [game.solved for game in games(shelf)] == [True]


def test_the_first_time_is_no_record() -> None:
    assert not best_so_far(20, 60, None, None)
    assert best_so_far(20, 60, 21, 50)
    assert best_so_far(20, 60, 19, 61)
    assert not best_so_far(20, 60, 20, 60)
