"""Games on the shelf: go on with one, look at a finished one, delete, bring back, and
take in records from elsewhere."""

from collections.abc import Callable
from os import fsdecode
from pathlib import Path

from kivy.app import App
from kivy.core.window import Window
from kivy.properties import ObjectProperty

from skyliners import games
from skyliners.app.device.files import open_file, read_file
from skyliners.app.games import staged
from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import arrangement, choices, gamelist  # noqa: F401  # in kv
from skyliners.match.shelf import outcomes, saves
from skyliners.match.shelf.photos import with_photos
from skyliners.match.shelf.rows import Mark
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.trouble import ShelfError, Trouble
from skyliners.present.companion.reading import Reading
from skyliners.present.games import is_shown
from skyliners.present.history import (
    GameLine,
    HistoryModel,
    finished_line,
    history_model,
    no_chooser,
    running_line,
    taken_in,
)
from skyliners.present.texts import said
from skyliners.rules.refusal import Refused

load_kv("screens/history")

_PAGE = 20


class HistoryScreen(ModelScreen):
    keeps = ("game", "_running", "_finished", "_deleted")
    model: HistoryModel | None = ObjectProperty(None, allownone=True)
    game: str | None = None  # only of this one; None: of all
    # Lines only: a game that goes on has secrets, and no widget ever holds them.
    _running: tuple[GameLine, ...] = ()
    _finished: tuple[GameLine, ...] = ()
    _running_end: Mark | None = None
    _end: Mark | None = None
    _deleted: tuple[int, ...] = ()  # games that can be had back, until the next start

    def on_pre_enter(self) -> None:
        self._load()

    # Intents

    def open(self, key: int) -> None:
        """Go on with a game, or see how it ended."""
        try:
            self._open(key, *saves.standing(self._shelf, key))
        except ShelfError as error:
            self._refresh(said(error.trouble))

    def _open(self, key: int, box: str, kind: saves.Kind) -> None:
        if not is_shown(box):
            raise ShelfError(Trouble.UNREADABLE_GAME)
        app = App.get_running_app()
        app.open_box(box)
        if kind is saves.Kind.SCORED:
            staged(box).show_scored(key)
            return
        game = saves.load(self._shelf, key)
        if game.match.over:
            app.go("results").look_at(game)
        else:
            app.resume(game)

    def choose_game(self, game: str | None) -> None:
        self.game = game
        self._running, self._finished = (), ()
        self._load()

    def delete(self, key: int) -> None:
        self._change(saves.delete, key, (*self._deleted, key))

    def undo(self) -> None:
        """The game deleted last comes back."""
        if self._deleted:
            self._change(saves.restore, self._deleted[-1], self._deleted[:-1])

    def more(self) -> None:
        if self._end is not None:
            self._turn_page(self._add_page)

    def more_running(self) -> None:
        if self._running_end is not None:
            self._turn_page(self._add_running)

    def _turn_page(self, add: Callable[[], None]) -> None:
        notice = ""
        try:
            add()
        except ShelfError as error:
            notice = said(error.trouble)
        self._refresh(notice)

    def import_record(self) -> None:
        if not open_file(self.take_in):
            self._refresh(no_chooser())

    def take_in(self, content: bytes | None) -> None:
        """A record that somebody chose; None if it could not be read."""
        try:
            playable = [entry.id for entry in games.GAMES]
            saves.take_in(self._shelf, content or b"", games=playable)
        except Refused as refused:
            self._refresh(said(refused.rule))
            assert self.model is not None
            self.model = self.model._replace(rule=refused.rule)
        except ShelfError as error:
            self._refresh(said(error.trouble))
        else:
            self._load(taken_in())

    def why(self) -> None:
        """The rule that refused a record."""
        if self.model is not None and self.model.rule is not None:
            App.get_running_app().read(Reading(self.model.rule.value))

    def statistics(self) -> None:
        App.get_running_app().go("statistics")

    # The shelf

    def _change(
        self, change: Callable[[Shelf, int], None], key: int, deleted: tuple[int, ...]
    ) -> None:
        try:
            change(self._shelf, key)
        except ShelfError as error:
            self._refresh(said(error.trouble))
        else:
            self._deleted = deleted
            self._load()

    @property
    def _shelf(self) -> Shelf:
        shelf: Shelf = App.get_running_app().shelf
        return shelf

    def _load(self, notice: str = "") -> None:
        """Everything anew, as many pages as were there."""
        many = max(len(self._finished), _PAGE)
        many_running = max(len(self._running), _PAGE)
        self._running, self._running_end = (), None
        self._finished, self._end = (), None
        try:
            self._add_running(many_running)
            self._add_page(many)
        except ShelfError as error:
            notice = said(error.trouble)
        self._refresh(notice)

    def _add_running(self, many: int = _PAGE) -> None:
        page = saves.running(self._shelf, self._running_end, many, self.game)
        now = self._shelf.clock()
        self._running += tuple(running_line(entry, now) for entry in page.entries)
        self._running_end = page.end

    def _add_page(self, many: int = _PAGE) -> None:
        page = outcomes.finished(self._shelf, self._end, many, self.game)
        now = self._shelf.clock()
        photos = with_photos(App.get_running_app().folder)
        self._finished += tuple(
            finished_line(entry, now, photo=entry.key in photos) for entry in page.entries
        )
        self._end = page.end

    def _refresh(self, notice: str = "") -> None:
        self.model = history_model(
            self._running,
            self._finished,
            game=self.game,
            more_running=self._running_end is not None,
            more=self._end is not None,
            deleted=len(self._deleted),
            notice=notice,
        )

    # A file dropped on the window is a record to take in.

    def on_enter(self) -> None:
        Window.bind(on_drop_file=self._dropped)

    def on_leave(self) -> None:
        Window.unbind(on_drop_file=self._dropped)

    def _dropped(self, _: object, path: bytes, *__: object) -> None:
        self.take_in(read_file(Path(fsdecode(path))))
