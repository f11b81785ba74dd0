"""What people set for themselves. It shows a model and passes intents on."""

from os import fsdecode
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.core.window import Window
from kivy.factory import Factory
from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from skyliners.app.device.files import hand_out, open_file, read_file
from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import pages  # noqa: F401  # named in kv
from skyliners.app.widgets.choices import ChoiceLine, SwitchLine
from skyliners.match.shelf.backup import MOST_BYTES, NAME, pack, take_in
from skyliners.match.shelf.merge import TakenIn
from skyliners.match.shelf.trouble import ShelfError, Trouble
from skyliners.present.backup import no_chooser, taken_in
from skyliners.present.files import Saved, handed_out
from skyliners.present.settings import Line, SettingsModel, settings_model
from skyliners.present.texts import said

load_kv("screens/settings")


class SettingsPage(BoxLayout):
    """All of the screen. Sizes of text are made with it, so a new size is a new page."""

    model: SettingsModel | None = ObjectProperty(None, allownone=True)

    __events__ = ("on_set", "on_back_up", "on_take_in", "on_about", "on_back")

    def __init__(self, **kwargs: Any) -> None:
        self.lines: dict[str, Widget] = {}  # by setting
        super().__init__(**kwargs)

    def on_model(self, *_: object) -> None:
        assert self.model is not None
        if not self.lines:
            for group in self.model.groups:
                card = Factory.SettingsGroup()
                for line in group.lines:
                    self.lines[line.setting] = self._line(line)
                    card.ids.lines.add_widget(self.lines[line.setting])
                self.ids.groups.add_widget(card)
        cards = reversed(self.ids.groups.children)
        for card, group in zip(cards, self.model.groups, strict=True):
            card.title = group.title
            for line in group.lines:
                self._fill(self.lines[line.setting], line)

    def _line(self, line: Line) -> Widget:
        if line.is_switch:
            switch = SwitchLine(on=line.on)
            switch.bind(
                on_release=lambda pressed: self.dispatch(
                    "on_set", line.setting, not pressed.on
                )
            )
            switch.ids.switch.quick = False
            return switch
        choice = ChoiceLine()
        choice.bind(on_choose=lambda _, value: self.dispatch("on_set", line.setting, value))
        return choice

    @staticmethod
    def _fill(widget: Any, line: Line) -> None:
        widget.icon, widget.title, widget.explanation = line[1:4]
        if line.is_switch:
            widget.on = line.on
        else:
            widget.choices = line.choices

    def on_set(self, setting: str, value: Any) -> None: ...

    def on_back_up(self) -> None: ...

    def on_take_in(self) -> None: ...

    def on_about(self) -> None: ...

    def on_back(self) -> None: ...


class SettingsScreen(ModelScreen):
    model: SettingsModel | None = ObjectProperty(None, allownone=True)
    page: SettingsPage | None = None

    def on_pre_enter(self) -> None:
        self._rebuild()
        Window.bind(on_drop_file=self._dropped)

    def on_leave(self) -> None:
        Window.unbind(on_drop_file=self._dropped)

    def _dropped(self, _: object, path: bytes, *__: object) -> None:
        self._chosen(read_file(Path(fsdecode(path)), MOST_BYTES))

    def choose(self, setting: str, value: Any) -> None:
        """Change a setting; the screen shows it at once, in words and sizes too."""
        App.get_running_app().change(**{setting: value})
        if setting == "text_size":
            self._rebuild()
        else:
            self._refresh()

    def back_up(self) -> None:
        app = App.get_running_app()
        try:
            hand_out(NAME, pack(app.folder, app.shelf), self._handed_out)
        except ShelfError as error:
            self._say(said(error.trouble))

    def _handed_out(self, saved: Saved | None) -> None:
        self._say(handed_out(saved))

    def take_in(self) -> None:
        if not open_file(self._chosen, most=MOST_BYTES):
            self._say(no_chooser())

    def _chosen(self, packed: bytes | None) -> None:
        app = App.get_running_app()
        try:
            taken: TakenIn | Trouble = take_in(app.folder, app.shelf, packed or b"")
        except ShelfError as error:
            taken = error.trouble
        else:
            app.take_up_settings()
            self._rebuild()
        self._say(taken_in(taken))

    def _say(self, notice: str) -> None:
        """How it went, below the keys."""
        if self.model is not None and self.page is not None:
            backup = self.model.backup._replace(notice=notice)
            self.page.model = self.model = self.model._replace(backup=backup)

    def _refresh(self) -> None:
        self.model = settings_model(App.get_running_app().settings)
        if self.page is not None:
            self.page.model = self.model

    def _rebuild(self) -> None:
        height = self.page.ids.scroll.scroll_y if self.page is not None else 1.0
        self.clear_widgets()
        self.page = SettingsPage()
        self.page.bind(
            on_set=lambda _, setting, value: self.choose(setting, value),
            on_back_up=lambda _: self.back_up(),
            on_take_in=lambda _: self.take_in(),
            on_about=lambda _: App.get_running_app().go("about"),
            on_back=lambda _: self.back(),
        )
        self._refresh()
        self.page.ids.scroll.scroll_y = height
        self.add_widget(self.page)
