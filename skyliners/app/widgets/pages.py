"""What pages to read and to fill in are made of: a header, lists to open, keys to choose
with. Their rules are in kv/pages.kv."""

from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from skyliners.app import speech
from skyliners.app.look import load_kv
from skyliners.app.widgets import controls  # noqa: F401  # named in kv
from skyliners.app.widgets.choices import Choices
from skyliners.present.choices import Choice
from skyliners.present.rules import Entry


class PageHeader(BoxLayout):
    """The way back and the title; a voice where there is one and something to say."""

    title = StringProperty("")
    note = StringProperty("")
    aloud = StringProperty("")  # what the voice would say

    __events__ = ("on_back",)

    @staticmethod
    def has_voice() -> bool:
        return speech.can_speak()

    def read_aloud(self) -> None:
        speech.read_aloud(self.aloud)

    def on_back(self) -> None: ...


class EntryKey(ButtonBehavior, BoxLayout):
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


class ToolKey(ButtonBehavior, BoxLayout):
    choice: Choice | None = ObjectProperty(None, allownone=True)


class Tools(BoxLayout):
    """Choices side by side, each with its icon above its name."""

    choices: tuple[Choice, ...] = ObjectProperty(())

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


class Keypad(Choices):
    """Many short choices in rows of the same length."""

    def _columns(self, *_: object) -> None:
        self.cols = int(self.most)


load_kv("pages")
