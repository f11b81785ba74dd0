"""The first screen. It shows a model and passes intents on."""

from random import Random
from typing import Any

from kivy.app import App
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from skyliners.app import tables
from skyliners.app.front import Pressable
from skyliners.app.games import staged
from skyliners.app.look import load_kv
from skyliners.app.past import go_on, played
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import badge, controls, glass, wordmark  # noqa: F401  # named in kv
from skyliners.games import entry_of
from skyliners.match.lessons import has_learnt
from skyliners.present.home import GoOn, HomeModel, Somebody, Way, home_model
from skyliners.present.seating import arrangement

_LETTER = 0.38  # a letter’s width in its size, when words have shrunk as far as is nice


class PlayerMark(BoxLayout):
    """Somebody at the table: a badge, a robot's if they are one."""

    somebody: Somebody | None = ObjectProperty(None, allownone=True)


class GoOnCard(Pressable, BoxLayout):
    """The game to go on with, and who plays it."""

    go_on: GoOn | None = ObjectProperty(None, allownone=True)

    def on_go_on(self, *_: object) -> None:
        self.ids.players.clear_widgets()
        for somebody in self.go_on.players if self.go_on else ():
            self.ids.players.add_widget(PlayerMark(somebody=somebody))


class WayKey(Pressable, BoxLayout):
    text = StringProperty("")
    icon = StringProperty("")
    flat = BooleanProperty(False)  # the icon beside the word, not above it
    lines = NumericProperty(1)


class Ways(GridLayout):
    """Where else to go: side by side, or below each other where words are large."""

    ways: tuple[Way, ...] = ObjectProperty(())

    __events__ = ("on_go",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(ways=self._fill, cols=self._flatten, width=self._flatten)

    def _fill(self, *_: object) -> None:
        self.clear_widgets()
        for way in self.ways:
            key = WayKey(text=way.text, icon=way.icon)
            key.bind(on_release=lambda _, screen=way.screen: self.dispatch("on_go", screen))
            self.add_widget(key)
        self._flatten()

    def _flatten(self, *_: object) -> None:
        cell = self.width / max(self.cols, 1)
        wraps = any(_width(way.text) > cell for way in self.ways)
        for key in self.children:
            key.flat = self.cols < len(self.ways)
            key.lines = 2 if wraps else 1

    @staticmethod
    def abreast(width: float, ways: tuple[Way, ...]) -> int:
        """How many stand side by side: all, two and two, or each below the other."""
        words = [word for way in ways for word in way.text.split()]
        widest = max(map(_width, words), default=0.0)
        if len(ways) * widest <= width:
            return max(len(ways), 1)
        icon = sp(28) + dp(30)
        return 2 if len(ways) > 3 and 2 * (widest + icon) <= width else 1

    def on_go(self, screen: str) -> None: ...


def _width(text: str) -> float:
    """About how much a key with such a text needs."""
    return float(len(text) * _LETTER * sp(14) + dp(16))


load_kv("screens/home")


class HomeScreen(ModelScreen):
    model: HomeModel | None = ObjectProperty(None, allownone=True)
    wide = BooleanProperty(False)
    low = BooleanProperty(False)
    disc = BooleanProperty(True)  # behind what there is to look at
    _of = ""  # the game this is the box of

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        # All that can stand in the menu; what is not shown is not in the tree.
        self._heading = self.ids.heading.__self__
        self._parts = self.ids.menu.children[::-1]
        self._alone = self.ids.alone.__self__
        self.bind(model=self._arrange, wide=self._arrange, low=self._arrange)

    def _arrange(self, *_: object) -> None:
        if self.model is None:
            return
        hidden = {
            self.ids.notice.uid: not self.model.notice,
            self.ids.go_on.uid: self.model.go_on is None,
            self.ids.learn.uid: not self.model.learn,
            self.ids.against.uid: self.low or not self.model.alone_told,
        }
        menu, page = self.ids.menu, self.ids.page
        menu.clear_widgets()
        if self._heading.parent:
            self._heading.parent.remove_widget(self._heading)
        if self.wide:
            menu.add_widget(self._heading)
        else:
            page.add_widget(self._heading, len(page.children))
        for part in self._parts:
            if not hidden.get(part.uid):
                menu.add_widget(part)
        starts = self.ids.starts
        starts.remove_widget(self._alone)
        if self.model.alone:
            starts.add_widget(self._alone, len(starts.children))

    def refresh(self) -> None:
        app = App.get_running_app()
        entry = entry_of(app.box)
        past, trouble = played(entry.id)
        self.model = home_model(
            entry,
            past.unfinished,
            learned=has_learnt(app.folder, entry.id),
            last=past.last,
            by_oneself=tables.alone(entry.id),
            notice=app.shelf.notice or trouble,
        )
        if self._of != entry.id:
            self._of = entry.id
            ornament = staged(entry.id).ornament()
            self.disc = not getattr(ornament, "framed", False)
            self.ids.ornament.clear_widgets()
            self.ids.ornament.add_widget(ornament)
        for ornament in self.ids.ornament.children:
            ornament.table = self.model.table

    # Intents

    def go_on(self) -> None:
        go_on(App.get_running_app().box)

    def play_alone(self) -> None:
        app = App.get_running_app()
        form = tables.alone(app.box)
        if form is not None:
            app.begin(form.game, *arrangement(form, Random()))

    def new_game(self) -> None:
        App.get_running_app().sit_down()

    def learn(self) -> None:
        self.go(staged(App.get_running_app().box).LESSON)

    def go(self, screen: str) -> None:
        App.get_running_app().go(screen)

    def dismiss(self) -> None:
        """The notice has been read; it does not come again."""
        App.get_running_app().shelf.notice = None
        assert self.model is not None
        self.model = self.model._replace(notice="")

    # What there is to look at moves only while somebody can see it.

    def on_pre_enter(self) -> None:
        self.refresh()
        self._look(seen=True)

    def on_leave(self) -> None:
        self._look(seen=False)

    def _look(self, *, seen: bool) -> None:
        for ornament in self.ids.ornament.children:
            ornament.seen = seen
