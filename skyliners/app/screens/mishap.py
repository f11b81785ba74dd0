"""The calm screen after something went wrong."""

from collections.abc import Mapping

from kivy.app import App
from kivy.properties import ObjectProperty

from skyliners.app.device.files import hand_out
from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import arrangement, controls  # noqa: F401  # named in kv
from skyliners.app.widgets.controls import Key
from skyliners.match.aside import Thing, put_back, set_aside
from skyliners.present.files import Saved, handed_out
from skyliners.present.mishap import (
    REPORT,
    MishapModel,
    brought_back,
    mishap_model,
    put_aside,
)

load_kv("screens/mishap")


class MishapScreen(ModelScreen):
    given = ("report", "at_start", "in_game", "aside")
    model: MishapModel | None = ObjectProperty(None, allownone=True)
    report = ""
    at_start = in_game = False
    aside: Mapping[Thing, list[str]] = {}  # by what their files are called

    def tell(self, report: str, *, at_start: bool, in_game: bool) -> None:
        self.report, self.at_start, self.in_game = report, at_start, in_game
        self.look_again()

    def look_again(self) -> None:
        self.model = mishap_model(
            at_start=self.at_start, in_game=self.in_game, aside=self.aside
        )
        self.ids.asides.clear_widgets()
        for thing, text in self.model.asides:
            key = Key(text=text, tone="raised")
            key.bind(on_release=lambda _key, thing=thing: self.set_aside(thing))
            self.ids.asides.add_widget(key)

    # Intents

    def go_on(self) -> None:
        App.get_running_app().mishaps.go_on()

    def share(self) -> None:
        hand_out(REPORT, self.report.encode(), self._shared)

    def _shared(self, saved: Saved | None) -> None:
        self._say(handed_out(saved))

    def set_aside(self, thing: Thing) -> None:
        """Out of the way, or back: nobody loses their games to a finger that slipped."""
        app = App.get_running_app()
        app.shelf.close()
        try:
            if thing in self.aside:
                put_back(app.folder, self.aside[thing])
                names, told = [], brought_back()
            else:
                names = set_aside(app.folder, thing)
                told = put_aside(names)
        except OSError:
            self._say(handed_out(None))
            return
        others = {each: kept for each, kept in self.aside.items() if each is not thing}
        self.aside = others | ({thing: names} if names else {})
        self.look_again()
        self._say(told)

    def _say(self, notice: str) -> None:
        if self.model is not None:
            self.model = self.model._replace(notice=notice)

    def back(self) -> None:
        self.go_on()

    def press(self, key: str, _: object) -> bool:
        if key == "enter":
            self.go_on()
        return key == "enter"
