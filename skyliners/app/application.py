"""The app: one window, its screens made when they are first needed, and the game that
is being played."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from kivy.core.window import Window
from kivy.lang import Builder
from kivy.metrics import Metrics, dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout
from kivymd.app import MDApp

from skyliners import games
from skyliners.app.curtains import Curtains
from skyliners.app.device import android, bare  # noqa: F401  # before the window opens
from skyliners.app.device.device import (  # before the window opens
    languages,
    night,
    stay_awake,
    vibrate,
)
from skyliners.app.device.lifecycle import Lifecycle
from skyliners.app.device.speech import hush, say
from skyliners.app.device.window import on_desktop
from skyliners.app.games import staged
from skyliners.app.hold import drop
from skyliners.app.look import ICON, dress
from skyliners.app.mishaps import Mishaps
from skyliners.app.screens import Screens, Visit
from skyliners.bots.games import bots_of
from skyliners.bots.levels import ADAPTIVE
from skyliners.match import lessons
from skyliners.match.match import Player
from skyliners.match.play import AnyMatch, begin
from skyliners.match.settings import Settings, load, save
from skyliners.match.shelf.saves import SavedGame, latest, new_game
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.trouble import ShelfError
from skyliners.match.sitting import Sitting
from skyliners.present import texts
from skyliners.present.companion.reading import Reading
from skyliners.present.games import alone, presented, shown
from skyliners.present.opponents import adapted_to, adapts, settled
from skyliners.present.pace import seconds
from skyliners.present.rematch import rematch
from skyliners.present.shape import Shape, shape
from skyliners.present.theme import LIGHT

BOT_PAUSE = 0.9  # seconds before a bot's move, so that it can be followed


class SkylinersApp(MDApp):
    title = "Skyliners"
    icon = str(ICON)
    look = ObjectProperty(LIGHT, rebind=True)  # colours change where they are shown
    dark = BooleanProperty(False)
    settings: Settings = ObjectProperty(Settings())
    # Of the window; with rebind layouts hear of it even when they ask for a part of it.
    shape: Shape = ObjectProperty(shape(360, 800), rebind=True)
    larger = NumericProperty(1.0)  # keys and letters, on tablets

    def __init__(self, folder: Path | None = None, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.theme_cls.theme_style_switch_animation = False
        self.folder = folder or Path(self.user_data_dir)
        lessons.adopt(self.folder)
        self._first = Settings(language=texts.best_of(languages()))
        self.settings = load(self.folder, self._first)
        self.sitting: Sitting | None = None
        self.dealt: Any = None  # cards, for a game on the table; no widget holds them
        self._opponent: Any = None
        self._interrupted = False  # away from the table, since somebody sat there
        self.mishaps: Mishaps | None = None  # hears of errors; without it they end the app
        self.reviews: dict[int, Any] = {}  # what the coach found, by game, for this sitting

    def _run_prepare(self) -> None:
        """KivyMD would mix a palette of its own first, a sixth of a start, for widgets of
        which there are none here; `dress` gives it ours."""
        super(MDApp, self)._run_prepare()

    def build(self) -> FloatLayout:
        self._apply()
        self.shelf = Shelf(self.folder / "shelf.sqlite3")
        self.root = root = FloatLayout()
        self.clear_the_table()
        Window.bind(focus=self._focus_changed, on_resize=self._resized)
        self._upright = Window.height > Window.width
        self._measure(root, Window.size)
        root.bind(size=self._measure)  # the window, but for the system's bars
        self.lifecycle = Lifecycle(self, root)
        if self.mishaps is None:
            self.begin_again()
        else:
            self.mishaps.begin()
        return root

    def clear_the_table(self) -> None:
        """Nothing that was there is on screen any more, nor can be had: at the beginning,
        and when something went wrong."""
        drop()
        self._dismiss_bot()
        self.sitting = self.dealt = None
        self.root.clear_widgets()
        self.screens = Screens()
        self.open_box(games.GAMES[0].id)
        self.root.add_widget(self.screens)
        self.curtains = Curtains(self.root)

    def begin_again(self) -> None:
        """The first screen there is."""
        self._arrived(self.screens.begin())

    # The device: whenever it may have changed hands, the curtain falls.

    def open_settings(self, *_: object) -> bool:
        """Kivy has a panel of its own on F1, for who makes apps; this one has none."""
        return False

    def on_pause(self) -> bool:
        self._got_there()
        self.cover_up()
        self.lifecycle.paused()
        return True

    def on_resume(self) -> None:
        self.cover_up()
        self.lifecycle.resumed()

    def on_stop(self) -> None:
        """Whatever is half-way ends here: a hold, a bot, a thought, a city that turns."""
        self._got_there()
        drop()
        self._dismiss_bot()
        self.curtains.clear()
        self.screens.current_screen.dispatch("on_leave")
        Window.unbind(focus=self._focus_changed, on_resize=self._resized)
        self.lifecycle.end()
        self.shelf.close()
        Builder.sync()  # what these have changed is laid out while there is an app

    def _got_there(self) -> None:
        """Whoever can leave the app in peace has had it started."""
        if self.mishaps is not None:
            self.mishaps.arrived()

    def _focus_changed(self, _: object, focused: bool) -> None:
        if not focused:
            self.cover_up()

    def _measure(self, _: object, size: tuple[float, float]) -> None:
        self.shape = shape(size[0] / dp(1), size[1] / dp(1))
        self.larger = self.shape.larger
        # A window pulled small has no room for everybody's bar: then it goes round.
        if self._at_table and self.screens.current != self._turn_screen():
            self.pass_on(passing=self.curtains.passing)

    def _resized(self, _: object, width: int, height: int) -> None:
        turned = (height > width) != self._upright
        self._upright = height > width
        drop()  # keys have moved under the finger
        if turned or not on_desktop():  # a desktop's window is pulled by whoever sits there
            self.cover_up()

    def cover_up(self) -> None:
        """Hide what is private, and ask who is there before going on. Whatever was
        half-way dies: a hold, a question, a thought about what is hidden now."""
        drop()
        self.lifecycle.withdraw()
        self._interrupted = not self._at_table
        # Where the device is being passed on already, whoever comes has yet to sit down.
        if self.curtains.passing:
            return
        if self._interrupted or self.sitting is None or self._bot_acts():
            self.curtains.clear()
        else:
            self.curtains.pass_to_next(self.sitting, lambda: None)

    # Settings

    def change(self, **changes: Any) -> None:
        """Change settings; they last, and take effect at once."""
        self.settings = self.settings._replace(**changes)
        save(self.folder, self.settings)
        self._apply()
        self.screens.let_go()  # words and sizes are made with them

    def take_up_settings(self) -> None:
        """Those that are kept may be others now."""
        self.change(**load(self.folder, self.settings)._asdict())

    def start_over(self, *, plain: bool = False) -> None:
        """With the settings that are kept; plain: as if there were none."""
        self.settings = self._first if plain else load(self.folder, self._first)
        self._apply()

    def redress(self) -> None:
        """The device is set differently: all there is to see is made again."""
        self._apply()
        self._measure(self.root, self.root.size)
        self.cover_up()
        at_table, passing = self._at_table, self.curtains.passing
        if at_table:
            self.leave_table()
        self.screens.lay_anew()
        if at_table:
            self.pass_on(passing=passing)

    def _apply(self) -> None:
        texts.use(self.settings.language)
        # Kivy takes the size of letters into the density, too: all would grow twice.
        if density := android.density():
            Metrics.density = density
        letters = self.settings.text_size * android.letter_size()
        Metrics.fontscale = min(letters, android.LARGEST_LETTERS)
        theme = self.settings.theme
        self.dark = night() if theme == "system" else theme == "dark"
        self.look = dress(self.theme_cls, dark=self.dark)
        Window.clearcolor = self.look.background
        android.colour_bars(self.dark)

    # Screens

    def open_box(self, game: str) -> None:
        """What is shown from now on is of this game."""
        self.box = game
        self._staged = staged(game)
        self.screens.belong_to(self._staged.SCREENS)

    def show(self, name: str) -> Any:
        """This screen in front; the way back leads home."""
        self.curtains.clear()  # what is in front belongs to the screen behind it
        return self._arrived(self.screens.show(name))

    def go(self, name: str) -> Any:
        """To this screen, and later back to where somebody is now; bots wait for them."""
        self._dismiss_bot()
        self.curtains.clear()
        return self._arrived(self.screens.go(name))

    def back(self) -> None:
        """One screen back on the way that led here."""
        self.curtains.clear()
        visit = self.screens.step_back()
        if visit is None:  # there is nothing behind it but the device
            android.step_aside()
            return
        turn = self._turn_screen()
        if visit.name in {self._staged.TURN, self._staged.FLAT} - {turn}:
            # The window was pulled meanwhile (see `_measure`): a turn, laid out anew.
            visit = Visit(turn, {})
        screen = self.screens.come_back(visit)
        if screen.at_table:
            screen.look_again()  # in words and sizes as they are set now
        self._arrived(screen)
        if screen.at_table and self._bot_acts():
            self._let_bot_act(screen)

    def read(self, reading: Reading) -> None:
        """In the rules, and back."""
        self.go("rules").open(reading)

    def _arrived(self, screen: Any) -> Any:
        if self._interrupted and screen.at_table:  # somebody read the rules meanwhile
            self.cover_up()
        stay_awake(awake=screen.awake)
        return screen

    @property
    def _at_table(self) -> bool:
        there = self.screens.current_screen
        return there is not None and there.at_table

    @property
    def at_a_game(self) -> bool:
        """Does somebody play, or look something up and come back to it?"""
        there, table = self.screens.current_screen, {self._staged.TURN, self._staged.FLAT}
        return (
            self.sitting is not None
            and there is not None
            and (there.asks or there.at_table or self.screens.leads_back_to(table))
        )

    # The game

    def sit_down(self) -> None:
        """Before a new game: people choose their chairs, or whoever plays alone a deal."""
        self.go(self._staged.OPENING if alone(self.box) else "seating")

    def begin(
        self,
        game: str,
        mode: Any,
        seats: tuple[Any, ...],
        players: tuple[Player, ...],
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """A new game; `options` are what its rules' `deal` takes."""
        self.open_box(game)
        who = self._adapted(game, players)
        match = begin(game, mode, seats, who, Random(), **(options or {}))
        self.sitting = Sitting(self.shelf, new_game(match))
        self.show(self._staged.OPENING).deal(self.sitting)

    def rematch(self, match: AnyMatch) -> None:
        """The same people once more; the next one begins. Alone it is another deal."""
        if alone(match.game.ID):
            self.sit_down()
            return
        seats, players = rematch(match.table.seats, match.players)
        options = shown(match.game.ID).ways_of(match.table)
        self.begin(match.game.ID, match.table.mode, seats, players, options)

    def _adapted(self, game: str, players: tuple[Player, ...]) -> tuple[Player, ...]:
        """An adaptive opponent keeps one strength for all of a game."""
        if not adapts(players):
            return players
        from skyliners.match.shelf.statistics import duels  # noqa: PLC0415  # when needed

        try:
            results = duels(self.shelf, game, ADAPTIVE, adapted_to(players))
        except ShelfError:
            results = ()  # then it begins where everybody begins
        return settled(players, results, bots_of(game).adapted)

    def latest(self) -> SavedGame | None:
        """The game to continue with, if there is one."""
        return latest(self.shelf)

    def resume(self, game: SavedGame) -> None:
        self.open_box(game.match.game.ID)
        self.sitting = Sitting(self.shelf, game)
        self.pass_on()

    def pass_on(self, *, passing: bool = False) -> None:
        """Whoever acts next: the device goes to them, and if it is `passing` already,
        stays covered until they are here; or the game is scored."""
        assert self.sitting is not None
        if self.sitting.match.over:
            self.show(self._staged.ENDING).score(self.sitting)
            return
        self._dismiss_bot()
        turn = self.show(self._turn_screen())
        if self._bot_acts():
            self.curtains.clear()
            turn.sit()
            self._let_bot_act(turn)
        else:
            self.curtains.pass_to_next(self.sitting, turn.sit, passing=passing)
            if self.curtains.covered:
                self.lifecycle.withdraw()
                vibrate()
            match = self.sitting.match
            assert match.acting is not None
            say(presented(match.game.ID).announcement(match.table, match.acting))

    def _let_bot_act(self, turn: Any) -> None:
        """The bot whose turn it is begins to think, seen on this screen."""
        from skyliners.app.opponents import BotTurn  # noqa: PLC0415  # when needed

        assert self.sitting is not None
        pause = seconds(BOT_PAUSE, self.settings.animation)
        self._opponent = BotTurn(self.sitting, pause, turn.watch, self.pass_on)

    def _dismiss_bot(self) -> None:
        if self._opponent is not None:
            self._opponent.stop()
            self._opponent = None  # it would keep its screen

    def _bot_acts(self) -> bool:
        assert self.sitting is not None
        match = self.sitting.match
        return match.acting is not None and not match.players[match.acting].is_person

    def _turn_screen(self) -> str:
        """The tablet lies flat only where there is room for everybody's bar, and a game
        that has such bars."""
        can = self._staged.FLAT != self._staged.TURN
        self.curtains.flat = can and self.settings.table_mode and self.shape.flat
        return self._staged.FLAT if self.curtains.flat else self._staged.TURN

    def leave_table(self) -> None:
        """Back to the home screen; the game is on the shelf."""
        self._dismiss_bot()
        self.curtains.clear()
        hush()
        self.show("home")
