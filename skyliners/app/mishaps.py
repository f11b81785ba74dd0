"""What nobody thought of: an error that would end the app shows a calm screen instead. All
that was on screen is gone with it, secrets first, and the game goes on from where it was;
every action was saved when it happened."""

import sys
from typing import Any

import kivy
from kivy.base import ExceptionHandler, ExceptionManager
from kivy.clock import Clock
from kivy.core.window import Window

from skyliners import __version__
from skyliners.app.device.device import quietly
from skyliners.match import starts
from skyliners.match.shelf.saves import SavedGame
from skyliners.present.mishap import report

_MOST = 20  # errors one after the other while people are told of the first
_THERE = 3.0  # seconds the first screen stands; then the app has started


class Mishaps(ExceptionHandler):
    """Asked by Kivy about every error; also by the app about those before its first
    frame. Whoever makes the app gives it one: tests want to hear of errors themselves."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self._game: SavedGame | None = None  # to go on with; None: nobody was playing
        self._failed: tuple[int, int] | None = None  # where going on has led to this before
        self._since = 0
        self._told = False
        self._starting = False
        self._soon = Clock.create_trigger(lambda _: self.arrived(), _THERE)

    def begin(self) -> None:
        """The first screen; but where starts have ended on the way time and again, even
        by what nobody can catch, a way to put aside what they may have ended over."""
        app, before = self._app, starts.failed(self._app.folder)
        self._starting = True
        starts.begun(app.folder)
        if before < starts.PATIENCE:
            self._begin_again()
            return
        self._told = True
        app.start_over(plain=True)
        told = report(None, self._about() | {"starts that ended on the way": before})
        app.show("mishap").tell(told, at_start=True, in_game=False)

    def arrived(self) -> None:
        """The first screen has stood for a while, or people have left it in peace."""
        self._soon.cancel()
        if self._starting and not self._told:
            self._starting = False
            starts.arrived(self._app.folder)

    def _begin_again(self) -> bool:
        try:
            self._app.begin_again()
        except Exception as error:  # noqa: BLE001  # whatever it is, it is told
            self.meet(error)
            return False
        self._soon()
        return True

    def handle_exception(self, exception: BaseException) -> Any:
        if not isinstance(exception, Exception) or self._since >= _MOST:
            return ExceptionManager.RAISE
        if self._told:
            self._since += 1  # of what is gone from the screen by now
        else:
            self.meet(exception)
        return ExceptionManager.PASS

    def meet(self, error: Exception) -> None:
        """Say what happened, and nothing private."""
        app = self._app
        self._told = True
        self._soon.cancel()
        told = report(error, self._about())
        sys.stderr.write(told)
        with quietly("curtain"):
            app.curtains.clear()
            app.lifecycle.withdraw()
        self._game = self._to_go_on_with()
        app.clear_the_table()
        in_game = self._game is not None
        app.show("mishap").tell(
            told, at_start=self._starting and not in_game, in_game=in_game
        )

    def _to_go_on_with(self) -> SavedGame | None:
        """The game somebody was at, unless going on with it has just led to this."""
        sitting = self._app.sitting
        if not self._app.at_a_game:
            return None
        sitting.conceal()
        place = (sitting.game.key, len(sitting.match.table.log))
        failed, self._failed = self._failed, place
        return None if place == failed else sitting.game

    def go_on(self) -> None:
        """From the first screen, or from where the game was."""
        game, self._told, self._since = self._game, False, 0
        if self._starting:
            self._app.start_over()
        self._app.clear_the_table()
        self._starting |= game is None  # what fails at once now would fail at every start
        if self._begin_again() and game is not None:
            self._app.resume(game)

    def _about(self) -> dict[str, object]:
        """Nothing but what is open to all."""
        import platform  # noqa: PLC0415  # when something went wrong

        app, settings = self._app, self._app.settings
        about: dict[str, object] = {
            "Skyliners": __version__,
            "Python": platform.python_version(),
            "Kivy": kivy.__version__,
            "system": f"{platform.system()} {platform.release()}",
            "window": "{}×{}".format(*Window.size),
            "settings": f"{settings.language}, {settings.theme}, {settings.text_size}",
            "screen": app.screens.current,
        }
        if app.sitting is not None:
            table = app.sitting.match.table
            about["game"] = f"{app.sitting.match.game.ID}, {table.mode}"
            about["actions"] = len(table.log)
        return about
