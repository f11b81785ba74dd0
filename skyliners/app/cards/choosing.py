"""A hand being chosen from: by whoever acts, on a sheet or on a screen of their own. It
knows where the cards lie, which are chosen and which are new; the rest it asks of the
pure side."""

from collections.abc import Callable
from typing import Any

from kivy.app import App

from skyliners.app.device.sound import play
from skyliners.app.thinking import Thinking
from skyliners.match.sitting import Sitting
from skyliners.present.cards import draft as drafts
from skyliners.present.cards.draft import Draft, Laid, laid_after
from skyliners.present.cards.turn import Around, TurnModel, turn_model
from skyliners.present.sounds import Sound
from skyliners.present.texts import said
from skyliners.rules.cards.view import View

_ARROWS = {"left": -1, "right": 1}
_DIGITS = {"1": 0, "2": 1, "3": 2, "4": 3}


class Choosing:
    """`view` asks for what its player may know now; `changed` hears of every change."""

    def __init__(self, view: Callable[[], View], changed: Callable[[], None]) -> None:
        self._view, self._changed = view, changed
        self.draft = Draft()
        self._laid: Laid = ()
        self._fresh: frozenset[int] = frozenset()
        self._hint = ""
        self._asked: int | None = None  # a task
        self._thinking: Thinking[Any] | None = None

    def look(self, draft: Draft = Draft()) -> None:  # noqa: B008  # a value
        """The game stands as it stands; nothing is new in it."""
        self.silence()
        self.draft, self._fresh = draft, frozenset()
        self._laid = laid_after(self._laid, self._view().hand.cards)

    @property
    def _sitting(self) -> Sitting:
        """The game belongs to the app; nothing on screen holds on to it."""
        sitting: Sitting = App.get_running_app().sitting
        return sitting

    @property
    def laid(self) -> Laid:
        return self._laid

    def model(self) -> TurnModel:
        match, trouble = self._sitting.match, self._sitting.trouble
        around = Around(
            turn_done=match.turn_done,
            can_undo=match.can_undo,
            alone=not match.hand_over,
            coach=App.get_running_app().settings.coach != "off",
            hint=self._hint,
            trouble=said(trouble.trouble) if trouble else "",
            fresh=self._fresh,
            asked=self._asked,
        )
        return turn_model(match.table, match.acting or 0, self._laid, self.draft, around)

    # Intents

    def tap(self, place: int) -> None:
        if not self._sitting.match.turn_done:
            self.silence()
            self.draft, self._fresh = drafts.tap(self.draft, place), frozenset()
            self._changed()

    def exchange(self) -> None:
        """What is chosen goes, and as many cards come."""
        chosen, before = self.draft.chosen, self._laid
        self._sitting.play(drafts.exchange(self.draft, before))
        self.look()
        self._fresh = chosen
        play(Sound.CARD)
        self._changed()

    def undo(self) -> None:
        """What is chosen lies down again, or an exchange of nothing is taken back."""
        if self.draft.chosen:
            self.look()
        elif self._sitting.match.can_undo:
            self._sitting.undo()
            self.look()
        play(Sound.UNDO)
        self._changed()

    def ask(self) -> None:
        """The coach, who chooses the cards it would exchange."""
        from skyliners.bots.cards.coach import hint_slices  # noqa: PLC0415  # takes long to load
        from skyliners.present.cards.coach import hint_model, thinking_text  # noqa: PLC0415

        self.silence()
        table = self._sitting.match.table

        def advised(hint: Any) -> None:
            advice = hint_model(table, hint)
            self.draft = drafts.advised(self._laid, advice.cards)
            self._hint = advice.text
            self._changed()

        self._hint = thinking_text()
        self._thinking = Thinking(hint_slices(self._view()), advised)
        self._changed()

    def ask_task(self, place: int) -> None:
        self.silence()
        self._asked = place
        self._changed()

    def silence(self) -> None:
        self._hint, self._asked = "", None
        if self._thinking is not None:
            self._thinking.stop()
            self._thinking = None

    def press(self, name: str) -> bool:
        """Digits and Space choose, arrows go from card to card."""
        if self._sitting.match.turn_done:
            return False
        if name in _DIGITS:
            self.tap(_DIGITS[name])
        elif name in _ARROWS:
            self.draft = drafts.move(self.draft, _ARROWS[name], len(self._laid))
            self._changed()
        elif name == "space" and self.draft.cursor is not None:
            self.tap(self.draft.cursor)
        else:
            return False
        return True
