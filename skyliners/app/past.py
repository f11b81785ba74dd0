"""What was played of a game before, as far as its home and its box may tell: nothing that
does not lie open."""

from kivy.app import App

from skyliners.match.shelf.saves import SavedGame, last_finished, latest
from skyliners.match.shelf.trouble import ShelfError, Trouble
from skyliners.present.home import Played, Unfinished


def played(game: str) -> tuple[Played, Trouble | None]:
    """The game to go on with, else the last one; and what is wrong with the shelf."""
    shelf = App.get_running_app().shelf
    try:
        if unfinished := latest(shelf, game):
            return Played(_open_part(unfinished)), None
        over = last_finished(shelf, game)
        return Played(last=over.match.table if over else None), None
    except ShelfError as error:
        return Played(), error.trouble


def go_on(game: str) -> None:
    """With the last one that is not over. It was not kept anywhere: it holds secrets."""
    app = App.get_running_app()
    try:
        unfinished = latest(app.shelf, game)
    except ShelfError:
        return
    if unfinished is not None:
        app.resume(unfinished)


def _open_part(game: SavedGame) -> Unfinished:
    """Of a saved game only what lies open to everybody leaves this function."""
    match = game.match
    assert match.acting is not None
    return Unfinished(
        match.game.ID,
        match.table,
        match.acting,
        match.turn_done,
        frozenset(
            seat for seat, player in enumerate(match.players) if not player.is_person
        ),
    )
