"""What pages to read and to fill in are made of: a header, lists to open, keys to choose
with. Their rules are in kv/pages.kv."""

from typing import Any

from kivy.factory import Factory
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from skyliners.app.device import speech
from skyliners.app.front import Pressable
from skyliners.app.look import load_kv
from skyliners.app.widgets import controls  # noqa: F401  # named in kv
from skyliners.app.widgets.choices import Offer
from skyliners.present.choices import Choice
from skyliners.present.companion.browser import Entry
from skyliners.present.companion.game import Supplies


class PageHeader(BoxLayout):
    """The way back and the title; a voice where there is one and something to say; more
    keys may follow."""

    title = StringProperty("")
    note = StringProperty("")
    aloud = StringProperty("")  # what the voice would say

    __events__ = ("on_back",)

    def add_widget(self, widget: Widget, *args: Any, **kwargs: Any) -> None:
        """What a screen adds goes into the bar, beside the title."""
        if "below" in self.ids:  # the last of its own
            self.ids.bar.add_widget(widget, *args, **kwargs)
        else:
            super().add_widget(widget, *args, **kwargs)

    @staticmethod
    def has_voice() -> bool:
        return speech.can_speak()

    def read_aloud(self) -> None:
        speech.read_aloud(self.aloud)

    def on_back(self) -> None: ...


class EntryKey(Pressable, BoxLayout):
    entry: Entry | None = ObjectProperty(None, allownone=True)


class Entries(BoxLayout):
    """Chapters or pieces to open. Keys are used again: a search fills them with every
    letter that is typed."""

    entries: tuple[Entry, ...] = ObjectProperty(())

    __events__ = ("on_open",)

    def __init__(self, **kwargs: Any) -> None:
        self._keys: list[EntryKey] = []
        super().__init__(**kwargs)

    def on_entries(self, *_: object) -> None:
        while len(self._keys) < len(self.entries):
            key = EntryKey()
            key.bind(on_release=self._pressed)
            self._keys.append(key)
        shown = len(self.children)
        for key in self._keys[shown : len(self.entries)]:
            self.add_widget(key)
        for key in self._keys[len(self.entries) : shown]:
            self.remove_widget(key)
        for key, entry in zip(self._keys, self.entries, strict=False):
            key.entry = entry

    def _pressed(self, key: EntryKey) -> None:
        self.dispatch("on_open", key.entry)

    def on_open(self, entry: Entry) -> None: ...


class ToolKey(Pressable, BoxLayout):
    choice: Choice | None = ObjectProperty(None, allownone=True)


class Tools(GridLayout):
    """Choices side by side, each with its icon above its name; in two rows where there is
    little width."""

    choices: tuple[Choice, ...] = ObjectProperty(())
    lines = NumericProperty(1)

    __events__ = ("on_choose",)

    def on_choices(self, *_: object) -> None:
        if len(self.children) != len(self.choices):
            self.clear_widgets()
            for _choice in self.choices:
                key = ToolKey()
                key.bind(
                    on_release=lambda key: self.dispatch("on_choose", key.choice.value)
                )
                self.add_widget(key)
        for key, choice in zip(reversed(self.children), self.choices, strict=True):
            key.choice = choice

    def on_choose(self, value: Any) -> None: ...


class ToolGroup(BoxLayout):
    """Tools, and what they are for."""

    title = StringProperty("")
    choices: tuple[Choice, ...] = ObjectProperty(())

    __events__ = ("on_choose",)

    def on_choose(self, value: Any) -> None: ...


class SupplyCards(BoxLayout):
    """Who takes how much of what, and what lies there for all: a card each."""

    supplies: tuple[Supplies, ...] = ObjectProperty(())

    def on_supplies(self, *_: object) -> None:
        self.clear_widgets()
        for title, lines in self.supplies:
            card = Factory.SupplyCard()
            card.title = title
            for supply in lines:
                line = Factory.SupplyLine()
                line.supply = supply
                card.ids.lines.add_widget(line)
            self.add_widget(card)


class Keypad(Offer):
    """Many short choices in rows of the same length, as few as fingers allow; the keys
    share its height."""

    finger = NumericProperty(48)
    lines = NumericProperty(1)

    def add_widget(self, key: Widget, *args: Any, **kwargs: Any) -> None:
        key.size_hint_y = 1
        super().add_widget(key, *args, **kwargs)

    def _columns(self, *_: object) -> None:
        gap = self.spacing[0]
        fit = int((self.width + gap) // (self.finger + gap))
        fit = max(1, min(fit, int(self.most)))
        self.lines = max(1, -(-len(self.choices) // fit))
        self.cols = max(1, -(-len(self.choices) // self.lines))


load_kv("widgets/pages")
