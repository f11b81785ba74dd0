"""What every game's turn has on screen, whatever its board: everybody's chip, the line that
tells what can be done, and the keys. They show a `Frame` and pass intents on."""

from collections.abc import Sequence

from kivy.factory import Factory
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from skyliners.app.front import Pressable
from skyliners.app.look import load_kv
from skyliners.app.widgets.controls import Key
from skyliners.app.widgets.holdkey import HoldKey
from skyliners.present.frame import Chip, Frame
from skyliners.present.grey import nothing_to_undo
from skyliners.present.theme import ON_PLAYER, PLAYER

load_kv("widgets/frame")


class Prompt(Pressable, BoxLayout):
    """What everybody should know, and below it what can be done; a refusal can be asked
    about. Its room is always there: nothing moves when a message comes."""

    warning = StringProperty("")
    news = StringProperty("")  # what happened meanwhile; a warning goes first
    text = StringProperty("")
    refused = BooleanProperty(False)


class Framed:
    """It shows something of a turn; None: of nobody's."""

    frame: Frame | None = ObjectProperty(None, allownone=True)


class UndoKey(Framed, Key):
    """Take back the last action."""

    def on_frame(self, *_: object) -> None:
        self.why = nothing_to_undo()


class LookKey(Framed, HoldKey):
    """Look at one's own cards."""


class AskKey(Framed, Key):
    """Ask the coach."""


class ActKey(Framed, Key):
    """Do what is drafted."""


class EndKey(Framed, HoldKey):
    """End the turn."""


class TurnKeys(Framed, BoxLayout):
    """Take back, look at one's cards, ask the coach, act or end the turn."""

    act_why = StringProperty("")  # it cannot be acted now

    __events__ = ("on_undo", "on_look", "on_let_go", "on_ask", "on_act", "on_end")

    def on_undo(self) -> None: ...

    def on_look(self) -> None: ...

    def on_let_go(self) -> None: ...

    def on_ask(self) -> None: ...

    def on_act(self) -> None: ...

    def on_end(self) -> None: ...


class SeatChip(BoxLayout):
    """One player's name, and what of theirs lies open."""

    chip: Chip | None = ObjectProperty(None, allownone=True)
    _kinds: tuple[bool, ...] = ()

    @staticmethod
    def fill(chip: Chip | None) -> tuple[float, ...]:
        return PLAYER[chip.color] if chip else (0, 0, 0, 0)

    @staticmethod
    def on_fill(chip: Chip | None) -> tuple[float, ...]:
        return ON_PLAYER[chip.color] if chip else (0, 0, 0, 0)

    def on_chip(self, *_: object) -> None:
        counts = self.chip.counts if self.chip else ()
        box, kinds = self.ids.counts, tuple(count.spare for count in counts)
        if kinds != self._kinds:
            self._kinds = kinds
            box.clear_widgets()
            for spare in kinds:
                box.add_widget(Factory.SpareCount() if spare else Factory.Count())
        for shown, count in zip(reversed(box.children), counts, strict=True):
            shown.icon, shown.number = count.icon, count.number
            shown.tint = self.on_fill(self.chip)


class SeatChips(GridLayout):
    """Everybody's chip."""

    chips: Sequence[Chip] = ObjectProperty(())

    def on_chips(self, *_: object) -> None:
        if len(self.children) != len(self.chips):
            self.clear_widgets()
            for _chip in self.chips:
                self.add_widget(SeatChip())
        for shown, chip in zip(reversed(self.children), self.chips, strict=True):
            shown.chip = chip
