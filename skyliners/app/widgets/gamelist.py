"""Games in a list: when, who, how it went; press one to open it."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.front import Pressable
from skyliners.app.look import load_kv
from skyliners.app.widgets import badge, controls  # noqa: F401  # named in kv
from skyliners.present.history import GameLine, Person

load_kv("widgets/gamelist")


class PersonChip(BoxLayout):
    person: Person | None = ObjectProperty(None, allownone=True)


class GameCard(Pressable, BoxLayout):
    line: GameLine | None = ObjectProperty(None, allownone=True)

    __events__ = ("on_trash",)

    def on_line(self, *_: object) -> None:
        grid = self.ids.people
        grid.clear_widgets()
        for person in self.line.people if self.line else ():
            grid.add_widget(PersonChip(person=person))

    def on_trash(self) -> None: ...


class GameList(BoxLayout):
    lines: tuple[GameLine, ...] = ObjectProperty(())

    __events__ = ("on_open", "on_trash")

    def on_lines(self, *_: object) -> None:
        """Cards that stay are kept: only what is new is made."""
        cards = {card.line: card for card in self.children}
        self.clear_widgets()
        for line in self.lines:
            self.add_widget(cards.get(line) or self._card(line))

    def _card(self, line: GameLine) -> GameCard:
        card = GameCard()
        card.line = line
        card.bind(
            on_release=lambda _: self.dispatch("on_open", line.key),
            on_trash=lambda _: self.dispatch("on_trash", line.key),
        )
        return card

    def on_open(self, key: int) -> None: ...

    def on_trash(self, key: int) -> None: ...
