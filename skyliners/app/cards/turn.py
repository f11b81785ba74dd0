"""The turn of the card game. Where people share the device the table lies open here and
each hand on a sheet of its own; whoever sits here alone has their cards before them."""

from typing import Any

from kivy.app import App
from kivy.properties import ObjectProperty

from skyliners.app.cards.choosing import Choosing
from skyliners.app.cards.hand import held_up
from skyliners.app.device.sound import play
from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.match.sitting import Sitting
from skyliners.present.cards.draft import Draft
from skyliners.present.cards.keys import TURN
from skyliners.present.cards.turn import (
    Around,
    TurnModel,
    hidden,
    table_model,
    watching_model,
)
from skyliners.present.sounds import Sound
from skyliners.present.texts import said
from skyliners.rules.cards.view import View

load_kv("cards/turn")


class CardsTurnScreen(ModelScreen):
    keys_told = TURN
    keeps = ("draft", "model")
    awake = at_table = asks = True
    model: TurnModel | None = ObjectProperty(None, allownone=True)
    _choosing: Choosing | None = None
    _draft = Draft()
    _asked: int | None = None  # a task

    @property
    def sitting(self) -> Sitting:
        """The game belongs to the app; a widget never holds on to it."""
        sitting: Sitting = App.get_running_app().sitting
        return sitting

    @property
    def draft(self) -> Draft:
        return self._choosing.draft if self._choosing else self._draft

    @draft.setter
    def draft(self, draft: Draft) -> None:
        self._draft = draft

    def sit(self) -> None:
        """Whoever acts now sits down; where others might look, behind a cover."""
        self._look()
        match = self.sitting.match
        if match.looker is not None and match.hand_over and not match.turn_done:
            self.pick_up()
        elif self.settings.coach == "always" and self._acts_alone:
            self.ask_coach()

    @property
    def settings(self) -> Any:
        return App.get_running_app().settings

    def look_again(self) -> None:
        self._look()

    def watch(self, action: object = None) -> None:
        """An action is seen and heard, whoever did it."""
        self._look()
        if action is not None:
            play(Sound.CARD)

    def _look(self) -> None:
        """The game stands differently: nothing is chosen, no hint holds any more."""
        match = self.sitting.match
        if match.hand_over or match.looker is None:
            self._choosing = None
        else:
            if self._choosing is None:
                self._choosing = Choosing(self._own_view, self.refresh)
            self._choosing.look(self._draft)
        self._draft, self._asked = Draft(), None
        self.refresh()

    def _own_view(self) -> View:
        match = self.sitting.match
        assert match.looker is not None
        view: View = match.reveal(match.looker).view()
        return view

    @property
    def _acts_alone(self) -> bool:
        match = self.sitting.match
        return self._choosing is not None and match.watcher == match.acting

    def refresh(self) -> None:
        match, trouble = self.sitting.match, self.sitting.trouble
        assert match.acting is not None
        told = said(trouble.trouble) if trouble else ""
        if match.watcher != match.acting:
            laid = self._choosing.laid if self._choosing else None
            around = Around(trouble=told, asked=self._asked)
            self.model = watching_model(match.table, match.acting, laid, around)
        elif self._choosing is not None:
            self.model = self._choosing.model()
        else:
            around = Around(
                match.turn_done, match.can_undo, trouble=told, asked=self._asked
            )
            self.model = table_model(match.table, match.acting, around)

    # Intents

    def choose(self, place: int) -> None:
        if self._choosing is not None and self._can("can_choose"):
            self._choosing.tap(place)

    def pick_up(self) -> None:
        """One's own cards, until they are put away."""
        app = App.get_running_app()
        app.curtains.open(self.sitting, held_up(self.end_turn), app.settings.reveal)

    def act(self) -> None:
        """On to one's cards, or to whoever is next."""
        if not self._can("can_act"):
            return
        if self.sitting.match.turn_done:
            self.end_turn()
        else:
            self.pick_up()

    def end(self) -> None:
        """Held long enough: the exchange, or the end of the turn."""
        if not self._can("can_end"):
            return
        if self.sitting.match.turn_done:
            self.end_turn()
        elif self._choosing is not None and self._acts_alone:
            self.sitting.reveal(self.sitting.match.watcher)
            self._choosing.exchange()
            self.sitting.conceal()
            self.refresh()

    def end_turn(self) -> None:
        self.sitting.end_turn()
        play(Sound.TURN)
        App.get_running_app().pass_on()

    def undo(self) -> None:
        if not self._can("can_undo"):
            return
        if self._choosing is not None:
            self._choosing.undo()
        else:
            self.sitting.undo()
            play(Sound.UNDO)
            self._look()

    def ask_coach(self) -> None:
        if self._choosing is not None and self._can("can_ask"):
            self._choosing.ask()

    def ask_task(self, place: int) -> None:
        """What does this task want?"""
        if self._choosing is not None and self._acts_alone:
            self._choosing.ask_task(place)
        else:
            self._asked = place
            self.refresh()

    def menu(self) -> None:
        App.get_running_app().lifecycle.open_menu()

    @property
    def desk(self) -> Any:
        """Where the keys of whoever acts are, by name."""
        return self.ids.table.desk

    def _can(self, what: str) -> bool:
        return self.model is not None and bool(getattr(self.model, what))

    def on_leave(self) -> None:
        self._draft = self.draft
        if self._choosing is not None:
            self._choosing.silence()
            self._choosing = None
        if self.model is not None and self.sitting.match.hand_over:
            self.model = hidden(self.model)

    # Keyboard

    def press(self, name: str, held: list[str]) -> bool:
        if name == "z" and "ctrl" in held:
            self.undo()
        elif name == "h":
            self.ask_coach()
        elif name == "enter" and self._can("can_end"):
            self.desk.end.push(name)  # as deliberate as with a finger
        elif name == "enter" or (name == "e" and self._can("has_cards")):
            self.act()
        else:
            return self._choosing is not None and self._choosing.press(name)
        return True
