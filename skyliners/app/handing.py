"""The device in somebody's hands: the curtain between players, and a player's own cards
on top of everything, both gone from the tree as soon as they are not needed."""

from collections.abc import Callable
from typing import Any

from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from skyliners.app.device.secrecy import secrecy
from skyliners.app.device.sound import play
from skyliners.app.skyliners.coaching import Chances, advise, foresee
from skyliners.app.thinking import Thinking
from skyliners.app.widgets.curtain import Curtain
from skyliners.match.sitting import Sitting
from skyliners.present.handover import CurtainModel, cover, curtain
from skyliners.present.skyliners.hand import hand_model
from skyliners.present.sounds import Sound
from skyliners.present.texts import _
from skyliners.rules.skyliners.actions import Plan

Then = Callable[[], None]


class Handing:
    def __init__(self, root: FloatLayout) -> None:
        self._root = root
        self._on_top: Widget | None = None
        self._peeked: Widget | None = None  # open while a key is held
        self._thinking: Thinking[Any] | None = None  # the coach, about what is open
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

    def pass_to_next(self, sitting: Sitting, then: Then) -> None:
        """Before a person's turn: the curtain, where anything private follows it."""
        match = sitting.match
        assert match.acting is not None
        several = match.hand_over and not self.flat
        model = curtain(match.table, match.acting, several_people=several)
        if model is None:
            self.clear(sitting)
            then()
        else:
            self._fall(sitting, model, then)

    def _fall(
        self, sitting: Sitting, model: CurtainModel, then: Then, by: str = "tap"
    ) -> None:
        self.clear(sitting)
        falling = Curtain(model=model, by=by)
        falling.bind(on_lift=lambda *_: self._lift(sitting, then))
        if model.deliberate:
            falling.back_text = _("Not now")
            falling.bind(on_back=lambda *_: self.clear(sitting))
        self._put(falling)

    def _lift(self, sitting: Sitting, then: Then) -> None:
        self.clear(sitting)
        then()

    def _cover(self, sitting: Sitting, then: Then, by: str) -> None:
        """Before somebody's cards are opened: a cover, if others might see."""
        match = sitting.match
        if match.looker is None:
            return
        if match.hand_over:
            self._fall(sitting, cover(match.table, match.looker, by), then, by)
        else:
            then()

    def open_cards(self, sitting: Sitting, by: str, filed: Then, *, chances: bool) -> None:
        """Let whoever acts file a plan. The coach may tell the chances of each."""
        self._cover(sitting, lambda: self._choose(sitting, filed, chances=chances), by)

    def look_at_cards(self, sitting: Sitting, by: str) -> None:
        """Show somebody their own cards until they close them."""

        def look() -> None:
            sheet = self._reveal(sitting, choosing=False)
            sheet.closable = True
            sheet.bind(on_close=lambda *_: self.clear(sitting))

        self._cover(sitting, look, by)

    def ask_coach(self, sitting: Sitting, by: str) -> None:
        """A hint for whoever acts: it tells of their cards."""
        self._cover(sitting, lambda: self._advise(sitting), by)

    def _advise(self, sitting: Sitting) -> None:
        from skyliners.app.skyliners.widgets.hand import HintSheet  # noqa: PLC0415  # when needed
        from skyliners.present.skyliners.coach import waiting_model  # noqa: PLC0415

        sheet = HintSheet()
        view = self._uncover(sitting, sheet)
        sheet.model = waiting_model(view)
        sheet.bind(on_close=lambda *_: self.clear(sitting))
        self._thinking = advise(view, lambda hint: setattr(sheet, "model", hint))

    def peek(self, sitting: Sitting) -> None:
        """Show a player's own cards while they hold the key."""
        if sitting.match.looker is not None:
            self._peeked = self._reveal(sitting, choosing=False)

    def stop_peeking(self, sitting: Sitting) -> None:
        """The key is let go; what has come instead of the cards stays."""
        if self._peeked is not None:
            self.clear(sitting)

    def back(self, sitting: Sitting | None) -> bool:
        """One step back: open cards are put away, a cover is left. The curtain between
        players stays: False."""
        if self._on_top is None or self.passing:
            return False
        self.clear(sitting)
        return True

    def clear(self, sitting: Sitting | None) -> None:
        """Nothing private is on screen any more, nor can be had."""
        if self._thinking is not None:
            self._thinking.stop()
            self._thinking = None
        if self._on_top is not None:
            self._root.remove_widget(self._on_top)
            self._on_top = self._peeked = None
            secrecy(secret=False)
        if sitting is not None:
            sitting.conceal()

    def _choose(self, sitting: Sitting, filed: Then, *, chances: bool) -> None:
        sheet = self._reveal(sitting, choosing=True)
        known: Chances | None = None

        def chosen(_: object, plan: Plan) -> None:
            sheet.model = hand_model(sitting.match.view(), plan, known)

        def foreseen(found: Chances) -> None:
            nonlocal known
            known = found
            sheet.model = hand_model(sitting.match.view(), sheet.model.chosen, known)

        if chances:
            self._thinking = foresee(sitting.match.view(), foreseen)

        def file(*_: object) -> None:
            plan = sheet.model.chosen
            sitting.play(plan)
            play(Sound.CARD)
            self.clear(sitting)
            filed()

        sheet.bind(on_choose=chosen, on_file=file, on_close=lambda *_: self.clear(sitting))

    def _reveal(self, sitting: Sitting, *, choosing: bool) -> Widget:
        from skyliners.app.skyliners.widgets.hand import HandSheet  # noqa: PLC0415  # when needed

        sheet = HandSheet(choosing=choosing)
        sheet.model = hand_model(self._uncover(sitting, sheet))
        return sheet

    def _uncover(self, sitting: Sitting, sheet: Widget) -> Any:
        """Whoever may look is revealed, on this sheet and until it is cleared away."""
        self.clear(sitting)
        assert sitting.match.looker is not None
        sitting.reveal(sitting.match.looker)
        secrecy(secret=True)
        self._put(sheet)
        return sitting.match.view()

    def _put(self, widget: Widget) -> None:
        self._on_top = widget
        self._root.add_widget(widget)
