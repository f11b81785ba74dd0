"""A player's own mission and bonus cards, on a sheet for their eyes only: with the city, in
which what is chosen lies where it lies best, and the coach."""

from collections.abc import Callable
from typing import Any

from kivy.app import App
from kivy.properties import ObjectProperty

from skyliners.app.look import load_kv
from skyliners.app.thinking import Thinking
from skyliners.app.widgets import arrangement, frame  # noqa: F401  # named in kv
from skyliners.app.widgets.sheet import Sheet
from skyliners.app.world.widgets import fan, map  # noqa: A004, F401  # named in kv
from skyliners.match.sitting import Sitting
from skyliners.present.world import draft as drafts
from skyliners.present.world.draft import Draft
from skyliners.present.world.hand import HandModel, hand_model, sheet_model
from skyliners.present.world.turn import Around, TurnModel
from skyliners.rules.world.actions import Action
from skyliners.rules.world.view import View

load_kv("world/hand")


def advise(view: View, advised: Callable[[str, Draft], None]) -> tuple[str, Thinking[Any]]:
    """The coach begins to think; what it says until then, and the thought."""
    from skyliners.bots.world.coach import hint_slices  # noqa: PLC0415  # takes long to load
    from skyliners.present.world.coach import hint_model, thinking_text  # noqa: PLC0415

    def done(hint: Any) -> None:
        model = hint_model(view, hint)
        advised(model.text, model.draft)

    return thinking_text(), Thinking(hint_slices(view), done)


class WorldSheet(Sheet):
    model: TurnModel | None = ObjectProperty(None, allownone=True)
    own: HandModel | None = ObjectProperty(None, allownone=True)

    def __init__(self, done: Callable[[Action], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._done = done  # hears of every action
        self._draft = Draft()
        self._hint = ""
        self._show()

    @property
    def _sitting(self) -> Sitting:
        sitting: Sitting = App.get_running_app().sitting
        return sitting

    def _show(self) -> None:
        match = self._sitting.match
        view: View = match.view()
        self.own = hand_model(view, self._draft.fan)
        acts = match.acting == view.seat and not match.turn_done
        coach = App.get_running_app().settings.coach != "off" and acts
        around = Around(
            acting=match.acting,
            turn_done=match.turn_done,
            watching=not acts,
            hint=self._hint if coach else None,
        )
        self.model = sheet_model(view, self.own, self._draft, around)

    def choose_card(self, place: int) -> None:
        self.put_away()
        self._hint = ""
        self._draft = drafts.choose_card(self._draft, place).draft
        self._show()

    def act(self) -> None:
        action = self.own.action if self.own else None
        if action is None or not (self.model and self.model.can_act):
            return
        self._draft, self._hint = Draft(), ""
        self._sitting.play(action)
        self._done(action)
        self._show()

    def ask_coach(self) -> None:
        if not (self.model and self.model.can_ask):
            return
        self.put_away()

        def advised(text: str, draft: Draft) -> None:
            self._hint, self._draft = text, draft
            self._show()

        self._hint, self.thinking = advise(self._sitting.match.view(), advised)
        self._show()

    def close(self) -> None:
        self.dispatch("on_close")

    def press(self, key: str, _: object) -> bool:
        """Digits choose a card, Enter shows it or swaps; with nothing chosen it closes."""
        if key.isdigit() and self.own is not None and int(key) < len(self.own.fan):
            self.choose_card(int(key))
        elif key == "h":
            self.ask_coach()
        elif key == "enter" and self.model is not None and self.model.can_act:
            self.act()
        elif key == "enter":
            self.close()
        else:
            return False
        return True
