"""The turn of Skyline of the World: the city, the floors, the shop. It shows a model and
passes intents on; what a touch means is decided by the pure side. Whoever sits here alone
has their cards before them; where people share the device, each on a sheet of their own."""

from typing import Any

from kivy.app import App
from kivy.properties import ObjectProperty

from skyliners.app.device.sound import play
from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.thinking import Thinking
from skyliners.app.widgets import arrangement, frame  # noqa: F401  # named in kv
from skyliners.app.world.hand import WorldSheet, advise
from skyliners.app.world.widgets import fan, flying, map, tray  # noqa: A004, F401  # named in kv
from skyliners.match.sitting import Sitting
from skyliners.present.sounds import Sound
from skyliners.present.texts import said
from skyliners.present.world import draft as drafts
from skyliners.present.world.draft import ARROWS, Draft, Meant
from skyliners.present.world.flights import End, Flight, flights, income_flights
from skyliners.present.world.hand import HandModel, hand_model, with_cards
from skyliners.present.world.keys import KIND_KEYS, TURN
from skyliners.present.world.picture import about
from skyliners.present.world.sounds import sound_of
from skyliners.present.world.told import seen
from skyliners.present.world.turn import Around, TurnModel, silenced, turn_model
from skyliners.rules.world.actions import END_TURN, Action, Build, EndTurn, in_public
from skyliners.rules.world.pieces import What
from skyliners.rules.world.table import Table

load_kv("world/turn")

_KEYS = {
    **dict.fromkeys(("+", "="), "buy"),
    "-": "sell",
    "t": "visit_shop",
    "h": "ask_coach",
    "enter": "act",
}


class WorldTurnScreen(ModelScreen):
    keys_told = TURN
    keeps = ("draft", "model")
    awake = at_table = asks = True
    model: TurnModel | None = ObjectProperty(None, allownone=True)
    own: HandModel | None = ObjectProperty(None, allownone=True)  # where nobody else plays
    draft = Draft()
    hint = ""  # about the draft; only where nobody else can read it
    _falling: int | None = None  # where something was just built
    _last = ""  # what somebody else just did
    _before: Table | None = None  # as it stood before the last action
    _thinking: Thinking[Any] | None = None

    @property
    def sitting(self) -> Sitting:
        """The game belongs to the app; a widget never holds on to it."""
        sitting: Sitting = App.get_running_app().sitting
        return sitting

    def on_kv_post(self, _: object) -> None:
        self.ids.flying.where = self.place_of

    def sit(self) -> None:
        """Whoever acts now sits down, and their income comes in."""
        self._last = ""
        self._start_over()
        table = self.sitting.match.table
        if table.log and isinstance(table.log[-1], EndTurn):
            self._fly(income_flights(table))

    def look_again(self) -> None:
        self.refresh()

    def watch(self, action: Action | None = None) -> None:
        """An action is seen and heard, whoever did it."""
        before = self._before
        table = self.sitting.match.table
        if action is not None:
            self._last = seen(table, in_public(action))
        self._start_over(falling=action.space if isinstance(action, Build) else None)
        if action is None:
            return
        if (sound := sound_of(action)) is not None:
            play(sound)
        if before is not None and before.turn is not None:
            self._fly(flights(before, in_public(action)))

    def _start_over(self, falling: int | None = None, ware: What | None = None) -> None:
        """The game stands differently: nothing is drafted, no hint holds any more."""
        self.draft, self._falling = Draft(ware=ware), falling
        self._silence()
        self.refresh()
        if App.get_running_app().settings.coach == "always" and not self._others_look():
            self.ask_coach()

    def refresh(self) -> None:
        match, trouble = self.sitting.match, self.sitting.trouble
        acting = match.acting
        assert acting is not None
        self._before = match.table
        coach = App.get_running_app().settings.coach != "off" and not self._others_look()
        around = Around(
            acting=acting,
            turn_done=match.turn_done,
            can_undo=match.can_undo and match.watcher == acting,
            hint=self.hint if coach else None,
            trouble=said(trouble.trouble) if trouble else "",
            watching=match.watcher != acting,
            can_look=match.looker is not None,
            last=self._last,
            falling=self._falling,
        )
        model = turn_model(match.table, match.watcher, self.draft, around)
        self.own = self._own_cards()
        if self.own is not None:
            model = with_cards(model, self.own, self.draft)
            if not App.get_running_app().shape.tight:
                model = model._replace(has_cards=False)  # they lie there
        self.model = model

    def _own_cards(self) -> HandModel | None:
        """Alone nothing needs hiding."""
        match = self.sitting.match
        if match.hand_over or match.looker is None:
            return None
        return hand_model(match.reveal(match.looker).view(), self.draft.fan)

    # Intents

    def choose_kind(self, kind: str) -> None:
        self._mean(drafts.choose_kind(self.draft, self._free, kind))

    def choose_space(self, space: int | None) -> None:
        self._mean(drafts.tap_space(self.draft, self._free, space))

    def choose_card(self, place: int) -> None:
        if self.own is not None and place < len(self.own.fan):
            self._mean(drafts.choose_card(self.draft, place))

    def visit_shop(self) -> None:
        if self._free is not None:
            self._mean(drafts.visit_shop(self.draft, self._free))

    def choose_ware(self, what: What) -> None:
        self._mean(drafts.choose_ware(self.draft, what))

    def buy(self) -> None:
        shop = self.model.shop if self.model else None
        if shop is not None and shop.chosen.no_buying is None:
            self._trade(shop.chosen.buy, shop.chosen.what)

    def sell(self) -> None:
        shop = self.model.shop if self.model else None
        if shop is not None and shop.chosen.no_selling is None:
            self._trade(shop.chosen.sell, shop.chosen.what)

    def _trade(self, action: Action, what: What) -> None:
        """One stays in the shop, before the same ware."""
        self._do(action)
        self._mean(drafts.choose_ware(self.draft, what))

    def act(self) -> None:
        """What is drafted: a floor is built, or cards are shown or swapped."""
        if self.own is not None and self.draft.fan:
            if self.own.action is not None:
                self.sitting.reveal(self.sitting.match.watcher)
                self._do(self.own.action)
                self.sitting.conceal()
            return
        action = drafts.act(self.draft, self._free)
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
            self._start_over(ware=self.draft.ware)

    def end_turn(self) -> None:
        """It is over: for the rules, too, unless they know already."""
        if not self._can("can_end"):
            return
        if not self.sitting.match.turn_done:
            self.sitting.play(END_TURN)
        self.sitting.end_turn()
        play(Sound.TURN)
        App.get_running_app().pass_on()

    def look(self) -> None:
        """One's own cards, until they are put away."""
        app = App.get_running_app()
        app.curtains.open(
            self.sitting, lambda _view: WorldSheet(self.watch), app.settings.reveal
        )

    def ask_coach(self) -> None:
        if not self._can("can_ask"):
            return
        match = self.sitting.match
        assert match.acting is not None
        self._silence()
        view = match.reveal(match.acting).view()

        def advised(text: str, draft: Draft) -> None:
            self.draft, self.hint = draft, text
            self.refresh()

        self.hint, self._thinking = advise(view, advised)
        self.refresh()

    def _others_look(self) -> bool:
        return self.sitting.match.hand_over

    def _silence(self) -> None:
        self.hint = ""
        if self._thinking is not None:
            self._thinking.stop()
            self._thinking = None

    def why(self) -> None:
        """The rule behind a refusal, with this very situation."""
        if self.model is not None and self.model.rule is not None:
            table = self.sitting.match.table
            App.get_running_app().read(about(self.model.rule, table, self.model.map))

    def menu(self) -> None:
        App.get_running_app().lifecycle.open_menu()

    def turn_city(self, quarter: int) -> None:
        """Look from another side for a while."""
        self.ids.city.quarter(quarter)

    @property
    def desk(self) -> Any:
        """Where the keys of whoever acts are, by name."""
        return self.ids.desk.ids

    def _can(self, what: str) -> bool:
        return self.model is not None and bool(getattr(self.model, what))

    def on_size(self, *_: object) -> None:
        """A window that is pulled may have room for one's cards, or none any more."""
        if self.own is not None:
            self.refresh()

    def on_leave(self) -> None:
        self._silence()
        self.ids.flying.clear()
        self.own = self._before = None
        self._last = ""
        if self.model is not None:
            self.model = silenced(self.model)

    # What flies

    def _fly(self, gone: tuple[Flight, ...]) -> None:
        self.ids.flying.fly(gone)

    def place_of(self, end: End) -> tuple[float, float] | None:
        """Where a flight begins or ends, on screen."""
        if end.at == "bank":
            bank = (
                self.ids.tray if self.model and self.model.shop is None else self.ids.shop
            )
            return bank.right - bank.width / 8, bank.center_y
        if end.at == "space":
            city = self.ids.city
            scene = city.scene
            if scene is None:
                return None
            east, north = scene.ground.middle(end.number)
            x, y = city.camera.project(east, north, scene.tops[end.number])
            return x, y
        chips = self.ids.chips.children
        return chips[-1 - end.number].center if end.number < len(chips) else None

    # Keyboard

    def press(self, name: str, held: list[str]) -> bool:
        if name == "z" and "ctrl" in held:
            self.undo()
        elif name in KIND_KEYS:
            self.choose_kind(KIND_KEYS[name])
        elif name in ARROWS:
            self._mean(self._arrow(name))
        elif name.isdigit():
            self.choose_card(int(name))
        elif name == "e":
            self.desk.peek.push(name)
        elif name == "enter" and self._can("can_end"):
            self.desk.end.push(name)  # as deliberate as with a finger
        elif name in _KEYS:
            getattr(self, _KEYS[name])()
        else:
            return False
        return True

    def _arrow(self, name: str) -> Meant:
        if self.draft.ware is not None:
            return drafts.next_ware(self.draft, -1 if name in {"left", "up"} else 1)
        table = self.sitting.match.table
        turned = self.ids.city.turned(name)
        return drafts.press_arrow(self.draft, self._free, table, turned)
