"""The shelf the boxes stand on, where there is more than one game."""

from typing import Any

from kivy.app import App
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp, sp
from kivy.properties import ColorProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from skyliners import games
from skyliners.app.front import Pressable
from skyliners.app.look import load_kv
from skyliners.app.past import go_on, played
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import arrangement, glass, wordmark  # noqa: F401  # named in kv
from skyliners.present.home import BETWEEN, PLANK, Box, ShelfModel, boards, shelf_model
from skyliners.present.theme import COVERS

load_kv("screens/shelf")

_LEAST, _LOWEST = 176, 150  # dp a box is high, and more where letters are large
_BOARD = 10  # dp, of what they stand on


class BoxKey(Pressable, BoxLayout):
    """A game's box, to be opened; on it the game that waits to be gone on with."""

    box: Box | None = ObjectProperty(None, allownone=True)
    cover = ColorProperty((0, 0, 0, 1))

    __events__ = ("on_continue",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        if self.box is None or self.box.go_on is None:
            self.remove_widget(self.ids.go_on)

    def on_continue(self) -> None: ...


class Shelves(Widget):
    """Boxes side by side on boards, as large as they can be."""

    boxes: tuple[Box, ...] = ObjectProperty(())
    room: tuple[float, float] = ObjectProperty((0.0, 0.0))  # what is in sight at once
    wood = ColorProperty((0, 0, 0, 1))

    __events__ = ("on_open", "on_continue")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(boxes=self._fill)
        self.bind(**dict.fromkeys(("pos", "width", "room", "wood"), self._stand))

    def _fill(self, *_: object) -> None:
        self.clear_widgets()
        for number, box in enumerate(self.boxes):
            key = BoxKey(box=box, cover=COVERS[number % len(COVERS)])
            key.bind(
                on_release=lambda key: self.dispatch("on_open", key.box.game),
                on_continue=lambda key: self.dispatch("on_continue", key.box.game),
            )
            self.add_widget(key)
        self._stand()

    def _stand(self, *_: object) -> None:
        keys = self.children[::-1]
        if not keys or min(self.room) <= 0:
            return
        unit = dp(1)
        room = self.width / unit, self.room[1] / unit
        # A whole box is in sight, however large letters are.
        least = max(min(max(_LEAST, sp(_LEAST) / unit * 0.7), room[1] - 46), _LOWEST)
        columns, wide, high = boards(len(keys), room, least)
        rows = -(-len(keys) // columns)
        step = (high + PLANK + BETWEEN) * unit
        self.height = max(rows * step, self.room[1])
        top = self.top - (self.height - rows * step) / 2
        self.canvas.before.clear()
        for row in range(rows):
            ground = top - row * step - (high + BETWEEN) * unit
            with self.canvas.before:
                Color(*self.wood)
                Rectangle(pos=(self.x, ground - dp(_BOARD)), size=(self.width, dp(_BOARD)))
                Color(0, 0, 0, 0.18)
                Rectangle(pos=(self.x, ground - dp(_BOARD)), size=(self.width, dp(3)))
            here = keys[row * columns : (row + 1) * columns]
            taken = len(here) * wide + (len(here) - 1) * BETWEEN
            left = self.x + (self.width - taken * unit) / 2
            for number, key in enumerate(here):
                key.size = (wide * unit, high * unit)
                key.pos = (left + number * (wide + BETWEEN) * unit, ground)

    def on_open(self, game: str) -> None: ...

    def on_continue(self, game: str) -> None: ...


class ShelfScreen(ModelScreen):
    model: ShelfModel | None = ObjectProperty(None, allownone=True)

    def on_pre_enter(self) -> None:
        found = {game.id: played(game.id) for game in games.GAMES}
        troubles = (trouble for _, trouble in found.values() if trouble)
        self.model = shelf_model(
            {game: past for game, (past, _) in found.items()},
            App.get_running_app().shelf.notice or next(troubles, None),
        )

    # Intents

    def open(self, game: str) -> None:
        app = App.get_running_app()
        app.open_box(game)
        app.go("home")

    def go_on(self, game: str) -> None:
        go_on(game)

    def go(self, screen: str) -> None:
        App.get_running_app().go(screen)
