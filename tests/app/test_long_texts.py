"""However long a text is that came from elsewhere, little of it is ever laid out."""

import json
from pathlib import Path

import pytest
from kivy.uix.label import Label

from skyliners.app.widgets.controls import MOST_LINES, MOST_SIGNS, Words
from skyliners.match.shelf import saves
from skyliners.match.shelf.shelf import Shelf
from skyliners.rules.names import LONGEST
from tests.app.stage import Stage
from tests.match.shelves import fetched, saved
from tests.records import ADA, BO, by_hand

ENDLESS = (
    "x" * 200_000,
    "\n" * 50_000,
    "ab " * 30_000,
    "👩‍👩‍👧" * 9_000,
    "\u200d" * 99_999,
)


def test_no_text_is_laid_out_without_a_limit(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        for text in (*ENDLESS, "", "Ada", "x" * MOST_SIGNS, "\n" * (MOST_LINES - 1)):
            for words in (Words(text=text), Words(fits=True)):
                stage.app.root.add_widget(words)
                words.text = text
                stage.frames(1)
                assert len(words.text) <= MOST_SIGNS
                assert words.text.count("\n") < MOST_LINES
                assert (words.text == text) == (text not in ENDLESS)
                stage.app.root.remove_widget(words)


@pytest.mark.parametrize("name", [ENDLESS[0], ENDLESS[1]])
def test_a_record_of_endless_names_is_refused_and_an_old_shelf_opens(
    tmp_path: Path, name: str
) -> None:
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    for length in (None, 9):
        saves.keep(shelf, saved(length=length))
    for key, record in fetched(shelf, "SELECT id, record FROM games"):
        with shelf.change() as connection:
            longer = record.replace('"Ada"', json.dumps(name))
            connection.execute("UPDATE games SET record = ? WHERE id = ?", (longer, key))
            connection.execute("UPDATE outcomes SET name = ? WHERE seat = 0", (name,))
    shelf.close()
    with Stage(tmp_path) as stage:
        history = stage.app.show("history")
        for screen in ("home", "history", "statistics"):
            stage.app.show(screen)
            stage.frames(2)
            assert _longest(stage) < 10 * LONGEST
        history.take_in(json.dumps(by_hand(seats=[ADA | {"name": name}, BO])).encode())
        assert history.model.notice == "This seating doesn’t work."
        game = stage.app.latest()
        assert game is not None
        stage.app.resume(game)
        stage.frames(3)
        assert _longest(stage) < 10 * LONGEST


def _longest(stage: Stage) -> int:
    return max(len(label.text) for label in stage.widgets() if isinstance(label, Label))
