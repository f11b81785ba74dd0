"""Cards dealt by the phone for a game on the table: each player looks at their own, behind
a curtain, while they hold it up. Nothing of it stays in the tree."""

from collections.abc import Callable

from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from skyliners.app.device.secrecy import secrecy
from skyliners.app.widgets.curtain import Curtain
from skyliners.present.handover import CurtainModel
from skyliners.present.skyliners.hand import HandModel

Then = Callable[[], None]


class Looking:
    def __init__(self, root: FloatLayout) -> None:
        self._root = root
        self._on_top: Widget | None = None
        self._holding: Curtain | None = None  # lifted, but the finger is still on it

    def let_look(
        self,
        model: CurtainModel,
        hand: Callable[[], HandModel],
        by: str,
        go_on: tuple[str, Then],
    ) -> None:
        """Somebody looks while they hold, or until they close it; as often as they like,
        before the device goes on."""
        self.clear()
        curtain = Curtain(model=model, by=by, back_text=go_on[0])

        def again(*_: object) -> None:
            if self._holding is curtain:
                self.let_look(model, hand, by, go_on)

        def look(*_: object) -> None:
            self._look(curtain, hand(), again, closable=by != "hold")

        def leave(*_: object) -> None:
            self.clear()
            go_on[1]()

        curtain.bind(on_lift=look, on_back=leave)
        curtain.ids.lift.bind(on_let_go=again)
        self._put(curtain)

    def _look(
        self,
        curtain: Curtain,
        hand: HandModel,
        again: Callable[..., None],
        *,
        closable: bool,
    ) -> None:
        from skyliners.app.skyliners.widgets.hand import HandSheet  # noqa: PLC0415  # when needed

        self.clear()
        self._holding = curtain
        secrecy(secret=True)
        sheet = HandSheet(closable=closable)
        sheet.model = hand
        sheet.bind(on_close=again)
        self._put(sheet)

    def clear(self) -> bool:
        """Nothing of it is on screen any more; was there anything?"""
        there = self._on_top is not None
        if there:
            self._root.remove_widget(self._on_top)
            self._on_top = self._holding = None
            secrecy(secret=False)
        return there

    def _put(self, widget: Widget) -> None:
        self._on_top = widget
        self._root.add_widget(widget)
