"""The keys of a patience: take back, hint, and what else can be done now."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.widgets import controls  # noqa: F401  # named in kv
from skyliners.present.patience.turn import TurnModel


class PatienceKeys(BoxLayout):
    frame: TurnModel | None = ObjectProperty(None, allownone=True)

    __events__ = ("on_undo", "on_ask", "on_finish", "on_way_back")

    def on_undo(self) -> None: ...

    def on_ask(self) -> None: ...

    def on_finish(self) -> None: ...

    def on_way_back(self) -> None: ...
