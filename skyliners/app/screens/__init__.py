"""One module a screen; kv/ holds its layout under the same name.

A screen is made when it is first shown: the first frame needs only the home screen. It
may be let go whenever another is in front, and is made again as it was left, from what
its class names in `keeps`. Some are `given` what they show, such as a game, whenever
somebody goes there; it is given to them again by `look_again` if they are made again
in front of everybody, and is not held a moment longer.
"""

from collections.abc import Collection
from time import time
from typing import Any, NamedTuple

from kivy.uix.screenmanager import NoTransition, Screen, ScreenManager

from skyliners import games
from skyliners.app.game import Classes
from skyliners.app.look import load_kv

load_kv("screens/screens")

_REMEMBERED = 4  # visits, between where somebody began and the last one
HOME, SHELF = "home", "shelf"  # a game's box, and where several boxes stand


class _Cut(NoTransition):
    """From screen to screen at once. Where the next one follows in the same frame, Kivy
    forgets to tell a screen that it was entered or left."""

    def stop(self) -> None:
        under_way = self.is_active
        super().stop()
        if under_way:
            self.screen_in.dispatch("on_enter")
            self.screen_out.dispatch("on_leave")


class Visit(NamedTuple):
    """A screen somebody comes back to, and what it showed."""

    name: str
    fields: dict[str, Any]


class Screens(ScreenManager):
    """Somebody goes deeper with `go` and comes `back` the same way; `show` begins a new
    way, which leads back home."""

    transition: Any

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(transition=_Cut(), **kwargs)
        self._own: Classes = {}  # of the game that is played or read about
        self._left: dict[str, dict[str, Any]] = {}  # screens that were let go
        self._shown_at = 0.0
        self._way: list[Visit] = []  # back home, the last step of it last
        self._first = SHELF if len(games.GAMES) > 1 else HOME

    def belong_to(self, own: Classes) -> None:
        """From now on a game's own screens are these; another game's are let go."""
        if own is not self._own:
            for screen in [each for each in self.screens if each.name in self._own]:
                self.remove_widget(screen)
            self._left = {name: kept for name, kept in self._left.items() if name in SHELL}
            self._own = own

    def show(self, name: str) -> Any:
        """The screen of this name in front, made if it is not there yet."""
        self._way = []
        return self._put(name)

    def go(self, name: str) -> Any:
        """To the screen of this name, and back here again."""
        here = self.current_screen
        visit = Visit(here.name, _get(here, "keeps") | _get(here, "given"))
        # Whoever has gone on and on, round and round, is not led back through all of it.
        self._way = [*self._way[:1], *self._way[1:][-_REMEMBERED:], visit]
        return self._put(name)

    def begin(self) -> Any:
        """The first screen there is."""
        return self.show(self._first)

    def step_back(self) -> Visit | None:
        """One step less to go; where it leads. None: it ends here."""
        if self._way:
            return self._way.pop()
        if self.current == self._first:
            return None
        return Visit(self._first if self.current == HOME else HOME, {})

    @property
    def leads_home(self) -> bool:
        """Is home the next place on the way back?"""
        return not self._way or self._way[-1].name in {HOME, SHELF}

    def leads_back_to(self, names: Collection[str]) -> bool:
        """Is one of these on the way back?"""
        return any(visit.name in names for visit in self._way)

    def come_back(self, visit: Visit) -> Any:
        """The screen of an earlier visit in front again, showing what it showed then."""
        screen = self._there(visit.name)
        _set(screen, visit.fields)
        self.current = visit.name
        if screen.given:
            screen.look_again()
        return screen

    def _put(self, name: str) -> Any:
        screen = self._there(name)
        self.current = name
        return screen

    def _there(self, name: str) -> Any:
        if not self.has_screen(name):
            self.add_widget(self._made(name))
        return self.get_screen(name)

    def on_current(self, manager: ScreenManager, name: str) -> None:
        super().on_current(manager, name)
        self._shown_at = time()

    def on_touch_down(self, touch: Any) -> bool:
        # A double tap on what led here: its second half was not meant for this screen.
        first_tap = touch.time_start - touch.double_tap_time
        if touch.is_double_tap and first_tap < self._shown_at:
            return True
        return bool(super().on_touch_down(touch))

    def _made(self, name: str) -> Screen:
        screen = (SHELL.get(name) or self._own[name])()(name=name)
        _set(screen, self._left.pop(name, {}))
        return screen

    def let_go(self) -> None:
        """Only the screen in front stays; the others can be made again."""
        self.transition.stop()
        self.transition = _Cut()  # the old one keeps the last two screens
        for screen in self.screens[:]:
            if screen is not self.current_screen:
                self._let_go(screen)

    def lay_anew(self) -> None:
        """Words, colours or sizes have changed: every screen is made again."""
        self.let_go()
        front = self.current_screen
        given = _get(front, "given")
        self._let_go(front)
        front.dispatch("on_leave")  # Kivy forgets to say it to the last screen
        again = self._put(front.name)
        if given:
            _set(again, given)
            again.look_again()

    def _let_go(self, screen: Screen) -> None:
        self._left[screen.name] = _get(screen, "keeps")
        self.remove_widget(screen)


def _get(screen: Screen, what: str) -> dict[str, Any]:
    return {field: getattr(screen, field) for field in getattr(screen, what)}


def _set(screen: Screen, fields: dict[str, Any]) -> None:
    for field, value in fields.items():
        setattr(screen, field, value)


def _shelf() -> type[Screen]:
    from skyliners.app.screens.shelf import ShelfScreen  # noqa: PLC0415  # when shown

    return ShelfScreen


def _home() -> type[Screen]:
    from skyliners.app.screens.home import HomeScreen  # noqa: PLC0415  # when shown

    return HomeScreen


def _seating() -> type[Screen]:
    from skyliners.app.screens.seating import SeatingScreen  # noqa: PLC0415  # when shown

    return SeatingScreen


def _results() -> type[Screen]:
    from skyliners.app.screens.results import ResultsScreen  # noqa: PLC0415  # when shown

    return ResultsScreen


def _picture() -> type[Screen]:
    from skyliners.app.screens.picture import PictureScreen  # noqa: PLC0415  # when shown

    return PictureScreen


def _replay() -> type[Screen]:
    from skyliners.app.screens.replay import ReplayScreen  # noqa: PLC0415  # when shown

    return ReplayScreen


def _review() -> type[Screen]:
    from skyliners.app.screens.review import ReviewScreen  # noqa: PLC0415  # when shown

    return ReviewScreen


def _history() -> type[Screen]:
    from skyliners.app.screens.history import HistoryScreen  # noqa: PLC0415  # when shown

    return HistoryScreen


def _moves() -> type[Screen]:
    from skyliners.app.screens.moves import MovesScreen  # noqa: PLC0415  # when shown

    return MovesScreen


def _statistics() -> type[Screen]:
    from skyliners.app.screens.statistics import StatisticsScreen  # noqa: PLC0415  # when shown

    return StatisticsScreen


def _settings() -> type[Screen]:
    from skyliners.app.screens.settings import SettingsScreen  # noqa: PLC0415  # when shown

    return SettingsScreen


def _rules() -> type[Screen]:
    from skyliners.app.screens.rules import RulesScreen  # noqa: PLC0415  # when shown

    return RulesScreen


def _mishap() -> type[Screen]:
    from skyliners.app.screens.mishap import MishapScreen  # noqa: PLC0415  # when shown

    return MishapScreen


def _about() -> type[Screen]:
    from skyliners.app.screens.about import AboutScreen  # noqa: PLC0415  # when shown

    return AboutScreen


def _overview() -> type[Screen]:
    from skyliners.app.screens.overview import OverviewScreen  # noqa: PLC0415  # when shown

    return OverviewScreen


SHELL: Classes = {
    "shelf": _shelf,
    "home": _home,
    "seating": _seating,
    "results": _results,
    "picture": _picture,
    "replay": _replay,
    "review": _review,
    "history": _history,
    "statistics": _statistics,
    "moves": _moves,
    "settings": _settings,
    "rules": _rules,
    "overview": _overview,
    "mishap": _mishap,
    "about": _about,
}
