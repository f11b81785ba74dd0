"""What this is, and what it is made of."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.device.files import hand_out
from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import pages  # noqa: F401  # named in kv
from skyliners.present.about import TEXTS, AboutModel, Part, about_model, licence_texts
from skyliners.present.files import Saved, handed_out

load_kv("screens/about")


class PartLine(BoxLayout):
    part: Part = ObjectProperty(Part("", ""))


class AboutScreen(ModelScreen):
    model: AboutModel | None = ObjectProperty(None, allownone=True)

    def on_pre_enter(self) -> None:
        self.model = about_model()
        self.ids.parts.clear_widgets()
        for part in self.model.parts:
            self.ids.parts.add_widget(PartLine(part=part))

    # Intents

    def hand_out_texts(self) -> None:
        hand_out(TEXTS, licence_texts().encode(), self._handed_out)

    def _handed_out(self, saved: Saved | None) -> None:
        if self.model is not None:
            self.model = self.model._replace(notice=handed_out(saved))
