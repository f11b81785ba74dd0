"""Deleting asks nothing, and can be undone until the next start."""

from dataclasses import replace

from skyliners.match.shelf import outcomes, saves
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.trouble import Trouble
from tests.match.shelves import (
    fetched,
    reopened,
    trouble_with,
)


def test_deleting_is_undoable_until_the_next_start(shelf: Shelf) -> None:
    (first, second, third) = outcomes.finished(shelf).entries
    (running, _) = saves.running(shelf).entries
    saves.delete(shelf, second.key)
    saves.delete(shelf, running.key)
    assert outcomes.finished(shelf).entries == (first, third)
    assert running.key not in {entry.key for entry in saves.running(shelf).entries}
    assert trouble_with(lambda: saves.load(shelf, second.key)) == Trouble.NO_SUCH_GAME

    saves.restore(shelf, second.key)
    assert outcomes.finished(shelf).entries == (first, second, third)
    assert saves.load(shelf, second.key).match.over

    again = reopened(shelf)
    assert trouble_with(lambda: saves.restore(again, running.key)) == Trouble.NO_SUCH_GAME
    assert outcomes.finished(again).entries == (first, second, third)
    assert fetched(again, "SELECT count(*) FROM games") == [(4,)]
    again.close()


def test_the_outcomes_of_a_game_go_with_it(shelf: Shelf) -> None:
    (first, *_) = outcomes.finished(shelf).entries
    saves.delete(shelf, first.key)
    again = reopened(shelf)
    count = "SELECT count(*) FROM outcomes WHERE key = ?"
    assert fetched(again, count, (first.key,)) == [(0,)]
    again.close()


def test_trouble_in_between_is_no_new_start(shelf: Shelf) -> None:
    (first, *_) = outcomes.finished(shelf).entries
    saves.delete(shelf, first.key)
    trouble_with(lambda: saves.delete(shelf, 5))  # starts over with a new connection
    saves.restore(shelf, first.key)
    assert outcomes.finished(shelf).entries[0] == first


def test_a_late_save_does_not_bring_back_what_was_deleted(shelf: Shelf) -> None:
    latest = saves.latest(shelf)
    assert latest is not None
    saves.delete(shelf, latest.key)
    saves.keep(shelf, latest)  # it is the same
    changed = replace(latest, extras={})
    assert trouble_with(lambda: saves.keep(shelf, changed)) == Trouble.OVERTAKEN
    assert latest.key not in {entry.key for entry in saves.running(shelf).entries}
    saves.restore(shelf, latest.key)
    assert saves.load(shelf, latest.key) == latest
    saves.keep(shelf, changed)
    assert saves.load(shelf, latest.key).extras == {}
