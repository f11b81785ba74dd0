"""What is in front of the screens: the curtain between players, and on a sheet a player's
own cards. There is one at a time, and it is gone from the tree, and whatever was thought
about it, as soon as it is not needed. A game makes its sheets (`app/widgets/sheet.py`)."""

from collections.abc import Callable
from typing import Any

from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from skyliners.app.device.secrecy import secrecy
from skyliners.app.widgets.curtain import Curtain
from skyliners.app.widgets.sheet import Sheet
from skyliners.match.sitting import Sitting
from skyliners.present.handover import CurtainModel, cover, curtain
from skyliners.present.texts import _

Then = Callable[[], object]
SheetOf = Callable[[Any], Sheet]  # what a player may see, to be made from their view


class Curtains:
    def __init__(self, root: FloatLayout) -> None:
        self._root = root
        self._on_top: Curtain | Sheet | None = None
        self._revealed: Sitting | None = None  # whose cards lie on the sheet
        self._held: Widget | None = None  # the sheet, or what it came from, while a key is
        self.flat = False  # the device lies on the table and is not passed round

    @property
    def on_top(self) -> bool:
        """Is anything in front of the screens?"""
        return self._on_top is not None

    @property
    def covered(self) -> bool:
        return isinstance(self._on_top, Curtain)

    @property
    def passing(self) -> bool:
        """Is the device on its way to the next player, the curtain down?"""
        return isinstance(self._on_top, Curtain) and not self._on_top.back_text

    def pass_to_next(self, sitting: Sitting, then: Then, *, passing: bool = False) -> None:
        """Before a person's turn: the curtain, where anything private follows it; and one
        that is down already stays, even if the device lies flat now."""
        match = sitting.match
        assert match.acting is not None
        several = match.hand_over and (passing or not self.flat)
        model = curtain(match.game.ID, match.table, match.acting, several_people=several)
        self.clear()
        if model is None:
            then()
        else:
            self._put(self._falling(model, then))

    def open(self, sitting: Sitting, sheet_of: SheetOf, by: str) -> None:
        """Whoever may look sees what is theirs until they close it; behind a cover, if
        others might see."""
        match = sitting.match
        if match.looker is None:
            return
        if not match.hand_over:
            self._reveal(sitting, sheet_of)
            return
        self.clear()
        model = cover(match.table, match.looker, by)
        falling = self._falling(model, lambda: self._reveal(sitting, sheet_of), by)
        falling.back_text = _("Not now")
        falling.bind(on_back=lambda *_: self.clear())
        self._put(falling)

    def peek(self, sitting: Sitting, sheet_of: SheetOf) -> None:
        """Whoever may look sees what is theirs while they hold a key."""
        if sitting.match.looker is not None:
            self._held = self._reveal(sitting, sheet_of)

    def stop_peeking(self) -> None:
        """The key is let go; what has come instead of the cards stays."""
        if self._held is not None:
            self.clear()

    def let_look(
        self,
        model: CurtainModel,
        sheet_of: Callable[[], Sheet],
        by: str,
        go_on: tuple[str, Then],
    ) -> None:
        """Somebody looks at what is no game's here, while they hold or until they close
        it; as often as they like, before the device goes on."""
        self.clear()
        falling = self._falling(model, lambda: look(), by)  # noqa: PLW0108  # see below
        falling.back_text = go_on[0]

        def again(*_: object) -> None:
            if self._held is falling:
                self.let_look(model, sheet_of, by, go_on)

        def look() -> None:
            self._show(sheet_of(), closed=again)
            self._held = falling

        def leave(*_: object) -> None:
            self.clear()
            go_on[1]()

        falling.bind(on_back=leave)
        falling.ids.lift.bind(on_let_go=again)
        self._put(falling)

    def back(self) -> bool:
        """One step back: open cards are put away, a cover is left. The curtain between
        players stays: False."""
        if self._on_top is None or self.passing:
            return False
        self.clear()
        return True

    def clear(self) -> None:
        """Nothing private is on screen any more, nor can be had."""
        if isinstance(self._on_top, Sheet):
            self._on_top.put_away()
        if self._on_top is not None:
            self._root.remove_widget(self._on_top)
            secrecy(secret=False)
        if self._revealed is not None:
            self._revealed.conceal()
        self._on_top = self._revealed = self._held = None

    def _falling(self, model: CurtainModel, then: Then, by: str = "tap") -> Curtain:
        def lift(*_: object) -> None:
            self.clear()
            then()

        falling = Curtain(model=model, by=by)
        falling.bind(on_lift=lift)
        return falling

    def _reveal(self, sitting: Sitting, sheet_of: SheetOf) -> Sheet:
        """Whoever may look is revealed, on this sheet and until it is cleared away."""
        self.clear()
        assert sitting.match.looker is not None
        sitting.reveal(sitting.match.looker)
        self._revealed = sitting
        return self._show(sheet_of(sitting.match.view()), closed=lambda *_: self.clear())

    def _show(self, sheet: Sheet, closed: Callable[..., None]) -> Sheet:
        secrecy(secret=True)
        sheet.bind(on_close=closed)
        self._put(sheet)
        return sheet

    def _put(self, widget: Curtain | Sheet) -> None:
        self._on_top = widget
        self._root.add_widget(widget)
