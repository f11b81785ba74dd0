"""What a turn of the card game looks like, on the screen and on a player's own sheet: the
target, the tasks, a hand, and the keys. It shows a `TurnModel` and passes intents on."""

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.cards.widgets import row, task  # noqa: F401  # named in kv
from skyliners.app.look import load_kv
from skyliners.app.widgets import frame  # noqa: F401  # named in kv
from skyliners.app.widgets.arrangement import Arrangement
from skyliners.present.cards.turn import CardShown, TargetShown, TurnModel


class TargetPanel(BoxLayout):
    """The four cards whose sum is to be hit, and how far a hand is from it."""

    target: TargetShown | None = ObjectProperty(None, allownone=True)


class CardTable(BoxLayout):
    """The target, and below it a hand."""

    target: TargetShown | None = ObjectProperty(None, allownone=True)
    hand: tuple[CardShown, ...] = ObjectProperty(())
    can_choose = BooleanProperty(False)

    __events__ = ("on_choose",)

    def on_choose(self, place: int) -> None: ...


class TurnTable(Arrangement):
    model: TurnModel | None = ObjectProperty(None, allownone=True)
    icon = StringProperty("menu")

    __events__ = (
        "on_menu",
        "on_choose",
        "on_ask_task",
        "on_undo",
        "on_look",
        "on_let_go",
        "on_ask",
        "on_act",
        "on_end",
    )

    @property
    def desk(self) -> object:
        """Where the keys are, by name."""
        return self.ids.desk.ids

    def on_menu(self) -> None: ...

    def on_choose(self, place: int) -> None: ...

    def on_ask_task(self, place: int) -> None: ...

    def on_undo(self) -> None: ...

    def on_look(self) -> None: ...

    def on_let_go(self) -> None: ...

    def on_ask(self) -> None: ...

    def on_act(self) -> None: ...

    def on_end(self) -> None: ...


load_kv("cards/widgets/board")
