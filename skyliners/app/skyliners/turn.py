"""The turn: the city from the player's side, the skyline, the pieces. It shows a model
and passes intents on; what a touch means is decided by the pure side."""

from typing import TYPE_CHECKING, Any

from kivy.app import App
from kivy.properties import ObjectProperty

from skyliners.app.device.sound import play
from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.skyliners import cards
from skyliners.app.skyliners.coaching import advise
from skyliners.app.skyliners.widgets import office, skyline, tray  # noqa: F401  # named in kv
from skyliners.app.skyliners.widgets.hand import HandSheet
from skyliners.app.thinking import Thinking
from skyliners.app.widgets import arrangement, blocks, frame  # noqa: F401  # named in kv
from skyliners.match.sitting import Sitting
from skyliners.present.skyliners import keys
from skyliners.present.skyliners.draft import (
    ARROWS,
    PIECE_KEYS,
    Draft,
    Meant,
    act,
    ask,
    choose_piece,
    look_along,
    look_on,
    press_arrow,
    tap_site,
)
from skyliners.present.skyliners.hand import Own, own_cards
from skyliners.present.skyliners.picture import about
from skyliners.present.skyliners.prompts import thinking_text
from skyliners.present.skyliners.sounds import sound_of
from skyliners.present.skyliners.turn import (
    Advice,
    Around,
    TurnModel,
    silenced,
    turn_model,
    watching_model,
)
from skyliners.present.sounds import Sound
from skyliners.present.texts import said
from skyliners.rules.skyliners.actions import Action, Build
from skyliners.rules.skyliners.pieces import Piece
from skyliners.rules.skyliners.table import Table

if TYPE_CHECKING:  # loading it takes the coach with it
    from skyliners.present.skyliners.coach import HintModel

load_kv("skyliners/turn")


class Turning(ModelScreen):
    """A turn, however the screen is laid out."""

    keeps = ("draft", "model")
    awake = at_table = asks = True
    keys_told = keys.TURN
    model: TurnModel | None = ObjectProperty(None, allownone=True)
    own: Own | None = ObjectProperty(None, allownone=True)  # where nobody else plays
    draft = Draft()
    flat = False
    advice = Advice()  # about the draft; only where nobody else can read it
    _falling: int | None = None  # where something was just built
    _thinking: Thinking[Any] | None = None

    @property
    def sitting(self) -> Sitting:
        """The game belongs to the app; a widget never holds on to it."""
        sitting: Sitting = App.get_running_app().sitting
        return sitting

    def sit(self) -> None:
        """Whoever acts now sits down."""
        self._start_over()

    def look_again(self) -> None:
        self.refresh()

    def watch(self, action: Action | None = None) -> None:
        """An action is seen and heard, whoever did it; nobody's side changes."""
        self._start_over(falling=action.site if isinstance(action, Build) else None)
        if action is not None and (sound := sound_of(action)) is not None:
            play(sound)

    def _start_over(self, falling: int | None = None) -> None:
        """The game stands differently: nothing is drafted, no hint holds any more."""
        match = self.sitting.match
        eyes = self.draft.eyes if match.acting != match.watcher else None
        self.draft, self._falling = Draft(eyes=eyes), falling
        self._silence()
        self.refresh()
        if App.get_running_app().settings.coach == "always" and not self._others_look():
            self.ask_coach()

    def refresh(self) -> None:
        match, trouble = self.sitting.match, self.sitting.trouble
        acting = match.acting
        assert acting is not None
        around = Around(
            turn_done=match.turn_done,
            can_undo=match.can_undo,
            falling=self._falling,
            flat=self.flat,
            advice=None if App.get_running_app().settings.coach == "off" else self.advice,
            trouble=said(trouble.trouble) if trouble else "",
        )
        if match.watcher == acting:
            self.model = turn_model(match.table, acting, self.draft, around)
        else:
            can_look = match.looker is not None
            self.model = watching_model(
                match.table,
                acting,
                self.draft,
                around,
                watcher=match.watcher,
                can_look=can_look,
            )
        self._show_own()

    def _show_own(self) -> None:
        """Alone nothing needs hiding: one's cards stand on the screen, and where there is
        room for all of them no key is needed to see them."""
        match = self.sitting.match
        looker = None if match.hand_over else match.looker
        self.own = None if looker is None else own_cards(match.reveal(looker).view())
        if self.own is not None and not App.get_running_app().shape.tight:
            assert self.model is not None
            self.model = self.model._replace(has_cards=False)

    # Intents

    def choose_piece(self, piece: Piece) -> None:
        self._mean(choose_piece(self.draft, self._free, piece))

    def choose_site(self, site: int | None) -> None:
        if self.model is not None:
            self._mean(tap_site(self.draft, self._free, site, self.model.looks))

    def ask(self, row: int, depth: int) -> None:
        self._mean(ask(self.draft, row, depth))

    def look_on(self) -> None:
        """From the next player's side: what they see lies open."""
        match = self.sitting.match
        self._mean(look_on(self.draft, match.watcher, len(match.players)))

    def look_along(self, row: int) -> None:
        """The letter of a row at the rim."""
        self._mean(look_along(self.draft, row))

    def build(self) -> None:
        action = act(self.draft, self._free)
        if action is not None:
            self._do(action)

    @property
    def _free(self) -> Table | None:
        """The table while the person here may do something."""
        match = self.sitting.match
        free = match.watcher == match.acting and not match.turn_done
        return match.table if free else None

    def _mean(self, meant: Meant) -> None:
        if meant.action is not None:
            self._do(meant.action)
            return
        self.draft, self._falling = meant.draft, None
        self._silence()
        self.refresh()
        if meant.refused is not None:
            play(Sound.REFUSAL)

    def _do(self, action: Action) -> None:
        self.sitting.play(action)
        self.watch(action)

    def undo(self) -> None:
        if self._can("can_undo"):
            self.sitting.undo()
            play(Sound.UNDO)
            self._start_over()

    def end_turn(self) -> None:
        if self._can("can_end"):
            self.sitting.end_turn()
            play(Sound.TURN)
            App.get_running_app().pass_on()

    def peek(self) -> None:
        """One's own cards: while the key is held, or until they are closed."""
        app = App.get_running_app()
        if app.settings.reveal == "hold":
            app.curtains.peek(self.sitting, cards.held_up)
        else:
            self.look_at_cards()

    def look_at_cards(self) -> None:
        """One's own cards, until they are closed."""
        app = App.get_running_app()
        app.curtains.open(self.sitting, cards.looked_at, app.settings.reveal)

    def stop_peeking(self) -> None:
        App.get_running_app().curtains.stop_peeking()

    def plan(self) -> None:
        if self._can("can_plan"):
            app = App.get_running_app()
            chances = app.settings.coach != "off"
            filing = cards.Filing(self.sitting, self.watch, chances=chances)
            app.curtains.open(
                self.sitting,
                lambda view: self._beside(filing.sheet(view)),
                app.settings.reveal,
            )

    def _beside(self, sheet: HandSheet) -> HandSheet:
        """Alone the board stays in sight, wherever there is room for both."""
        if not self._others_look():
            sheet.lie_on(self.ids.bar, self.ids.pane)
        return sheet

    def ask_coach(self) -> None:
        """A hint: here, or where others might look, on a sheet of its own."""
        if not self._can("can_ask"):
            return
        if self._others_look():
            app = App.get_running_app()
            app.curtains.open(self.sitting, cards.hint, app.settings.reveal)
            return
        match = self.sitting.match
        assert match.acting is not None
        self._silence()
        self.advice = Advice(thinking_text())
        self._thinking = advise(match.reveal(match.acting).view(), self._advised)
        self.refresh()

    def _advised(self, hint: "HintModel") -> None:
        self.draft, self.advice = hint.draft, Advice(hint.text, hint.is_plan)
        self.refresh()

    def _others_look(self) -> bool:
        return self.sitting.match.hand_over

    def _silence(self) -> None:
        self.advice = Advice()
        if self._thinking is not None:
            self._thinking.stop()
            self._thinking = None

    def why(self) -> None:
        """The rule behind a refusal, with this very situation."""
        if self.model is not None and self.model.rule is not None:
            App.get_running_app().read(about(self.model.rule, self.model.city))

    def menu(self) -> None:
        App.get_running_app().lifecycle.open_menu()

    def turn_city(self, quarter: int) -> None:
        """Look from another side for a while; the turn does not change."""
        self.ids.city.quarter(quarter)

    @property
    def desk(self) -> Any:
        """Where the keys of whoever acts are, by name."""
        return self.ids.desk.ids

    def _can(self, what: str) -> bool:
        return self.model is not None and bool(getattr(self.model, what))

    def on_leave(self) -> None:
        self._silence()
        self.own = None
        if self.model is not None:
            self.model = silenced(self.model)

    # Keyboard

    def press(self, name: str, held: list[str]) -> bool:
        if name == "z" and "ctrl" in held:
            self.undo()
        elif name in PIECE_KEYS:
            self.choose_piece(PIECE_KEYS[name])
        elif name in ARROWS and self.model is not None:
            self._mean(press_arrow(self.draft, self._free, self.model.looks, name))
        elif name == "p":
            self.plan()
        elif name == "s":
            self.look_on()
        elif name == "h":
            self.ask_coach()
        elif name == "e":
            self.desk.peek.push(name)
        elif name == "enter" and self._can("can_end"):
            self.desk.end.push(name)  # as deliberate as with a finger
        elif name == "enter":
            self.build()
        else:
            return False
        return True


class TurnScreen(Turning):
    """The turn on a device that goes from hand to hand."""

    def on_size(self, *_: object) -> None:
        """A window that is pulled may have room for one's cards, or none any more."""
        if self.own is not None:
            self.refresh()
