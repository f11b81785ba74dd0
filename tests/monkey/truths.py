"""What must hold whatever the monkey does. Some of it is asked in every frame, the rest
after every step; what does not hold is a fault, named so that equal ones are known. Whether
a secret comes out otherwise than by cards that are open takes two games to tell: see
`tests/app/leaks/walks.py`."""

from typing import Any, NamedTuple

from kivy.core.window import Window
from kivy.uix.widget import Widget

from skyliners.app.widgets.sheet import Sheet
from skyliners.match.match import Match
from skyliners.present.games import alone
from tests.app.stage import Stage
from tests.monkey import fate
from tests.monkey.games import played
from tests.monkey.hands import FIRST, Hands
from tests.monkey.sights import something_to_press


class Fault(NamedTuple):
    kind: str  # "crash", "secret", "layout", …
    what: str  # the same for the same fault, wherever it is met
    more: str = ""  # about this time


class Standing(NamedTuple):
    """How far the game is: what nobody may change by accident."""

    game: int | None
    log: int = 0
    acting: int | None = None
    turn_done: bool = False
    revealed: int | None = None


class Truths:
    def __init__(self, stage: Stage, hands: Hands) -> None:
        self.stage = stage
        self.hands = hands
        self.faults: list[Fault] = []
        self.presses = 0  # fingers and keys that came down so far
        self._covered_at = -1  # the last of them when the device may have changed hands
        self._covered_by = ""
        self._shown: set[Widget] = set()  # cards that were open in the last frame
        self._curtain: Widget | None = None
        self._screen = ""
        self._passing = False  # was the curtain down at the table, in the last frame?
        self._last_done = (-1, "")  # the press that did something last, and what
        self._standing = Standing(None)
        self._before_repeat: tuple[Standing, bool] | None = None
        self._bare_frames = 0  # in which cards are open that nobody holds
        self._secret_drawn = False  # in the last picture that was drawn
        hands.pressed.append(self._pressed)
        hands.on_repeat = self._repeat
        hands.interrupted = self.interrupted
        hands.escaped = self._escaped
        Window.bind(on_flip=self._drawn)

    def end(self) -> None:
        Window.unbind(on_flip=self._drawn)

    def fault(self, kind: str, what: str, more: str = "") -> None:
        self.faults.append(Fault(kind, what, more))

    # The game

    @property
    def _match(self) -> Match[Any, Any, Any, Any, Any] | None:
        sitting = self.stage.app.sitting
        return None if sitting is None else sitting.match

    @property
    def standing(self) -> Standing:
        sitting = self.stage.app.sitting
        if sitting is None:
            return Standing(None)
        match = sitting.match
        return Standing(
            sitting.game.key,
            len(match.table.log),
            match.acting,
            match.turn_done,
            match.revealed,
        )

    def _sheets(self) -> list[Any]:
        return [each for each in self.stage.app.root.children if isinstance(each, Sheet)]

    @property
    def _at_table(self) -> set[str]:
        """Screens on which it is somebody's turn."""
        return {self.stage.app._staged.TURN, self.stage.app._staged.FLAT}

    @property
    def _in_game(self) -> set[str]:
        staged = self.stage.app._staged
        return {staged.OPENING, staged.ENDING, *self._at_table}

    # Every frame

    def watch(self) -> None:
        app = self.stage.app
        now, before = self.standing, self._standing
        same_game = now.game == before.game
        on_top = next(iter(app.root.children), None)
        passing = app.curtains.passing
        if same_game and now.acting != before.acting:
            self._covered_at, self._covered_by = self.presses, "the turn was ended"
        elif passing and on_top is not self._curtain:
            self._covered_at, self._covered_by = self.presses, "the curtain fell"
        self._curtain = on_top if passing else None
        if same_game and now.game is not None:
            self._no_accident(now, before)
            self._one_press_one_thing(now, before)
        self._cards(now, before)
        self._screen, self._standing = app.screens.current, now
        self._passing = passing and self._screen in self._at_table

    def _no_accident(self, now: Standing, before: Standing) -> None:
        moved = (now.log, now.acting, now.turn_done) != before[1:4]
        if moved and self._screen and self._screen not in self._in_game:
            self.fault("game", f"it goes on behind the screen {self._screen}")

    def _one_press_one_thing(self, now: Standing, before: Standing) -> None:
        """Whatever people confirm, lift or open needs a press of its own. A game for one
        may be finished by one press: there everything can be taken back."""
        match = self._match
        assert match is not None
        if alone(match.game.ID):
            return
        person = before.acting is not None and match.players[before.acting].is_person
        done = {
            "an action": person and now.log > before.log,
            "the end of a turn": person and now.acting != before.acting,
            "the curtain": self._passing
            and not self.stage.app.curtains.passing
            and self.stage.app.screens.current in self._at_table,
            "cards": match.hand_over
            and now.revealed is not None
            and before.revealed is None,
        }
        happened = " and ".join(what for what, so in done.items() if so)
        if happened:
            if self._last_done[0] == self.presses:
                what = f"one press does {self._last_done[1]}, then {happened}"
                self.fault("press", what)
            self._last_done = (self.presses, happened)

    def _cards(self, now: Standing, before: Standing) -> None:
        """A seat's cards are open only where somebody asks for them, here and now."""
        match, sheets = self._match, self._sheets()
        screen = self.stage.app.screens.current
        several = screen not in self._at_table or (match is not None and match.hand_over)
        opened = now.revealed is not None and before.revealed is None
        opened = opened or not self._shown.issuperset(sheets)
        self._shown = {*sheets}
        if opened and several and self.presses == self._covered_at:
            self.fault("secret", f"{self._covered_by}, then cards open by themselves")
        for sheet in sheets:
            if screen not in self._at_table and screen != "preparing":
                self.fault("secret", f"cards are open over {screen}")
            elif screen in self._at_table and now.revealed is None:
                self.fault("secret", "cards are open, and nobody is revealed")
            held = not something_to_press(sheet.walk(restrict=True))
            self._bare_frames = (
                self._bare_frames + 1 if held and not self.hands.touching else 0
            )
            if self._bare_frames > 3:
                self.fault("secret", "cards that are shown while held stay open")
        if now.revealed is not None and not sheets:
            self.fault("secret", "somebody is revealed, and no cards are open")

    # Pictures of what is secret

    def _drawn(self, *_: object) -> None:
        self._secret_drawn = bool(self._sheets())
        if self._secret_drawn and not fate.window.secure:
            self.fault("secret", "cards are drawn, and pictures are allowed")

    def uncovered(self) -> None:
        """Pictures are allowed from now on; of what is drawn now."""
        if self._secret_drawn:
            self.fault("secret", "pictures are allowed while cards are drawn")

    # Presses

    def _pressed(self) -> None:
        self.presses += 1

    def interrupted(self, how: str) -> None:
        """The device may be in other hands now."""
        self._covered_at, self._covered_by = self.presses, how
        if self._sheets():
            self.fault("secret", "cards stay open when the device may change hands")

    def _repeat(self, when: str) -> None:
        """A key that is held confirms nothing and uncovers nothing."""
        now = (self.standing, self.stage.app.curtains.passing)
        if when == "before":
            self._before_repeat = now
            return
        assert self._before_repeat is not None
        before, passing = self._before_repeat
        same = now[0].game == before.game
        if same and (now[0].log > before.log or now[0].acting != before.acting):
            self.fault("keys", "a repeated key confirms")
        if passing and not now[1]:
            self.fault("keys", "a repeated key lifts the curtain")
        if now[0].revealed is not None and before.revealed is None:
            self.fault("secret", "a repeated key opens cards")

    def _escaped(self, before: str) -> None:
        """Back from a game asks first, where somebody else waits for it to go on."""
        match = self._match
        after = self.stage.app.screens.current
        own = match is not None and len(match.players) > 1 and before in self._in_game
        if own and after in FIRST and not self._all_told(before):
            self.fault("way back", f"{before} is left without a question")

    def _all_told(self, name: str) -> bool:
        """Once all is told how it ended, nobody minds."""
        app = self.stage.app
        screen = app.screens.get_screen(name)
        return name == app._staged.ENDING and played(app.box).all_told(screen)

    # After every step

    def check(self) -> None:
        app = self.stage.app
        screen = app.screens.current
        match = self._match
        if match is not None and match.revealed is not None:
            self._printed(match.view())
        for child in Window.children:
            own = child is app.root or type(child).__module__.startswith("skyliners.")
            if not own:
                self.fault("window", f"{type(child).__name__} is in front of everything")
        held = self.hands.touching and self._sheets()  # they go when the finger does
        if not held and not something_to_press(self.stage.front()):
            self.fault("way on", f"nothing can be pressed on {screen}")
        sitting = app.sitting
        if sitting is not None and sitting.trouble is not None:
            self.fault("shelf", f"{sitting.trouble.trouble}")

    def _printed(self, view: Any) -> None:
        """Whoever prints a hand by mistake tells nothing."""
        told = f"{view.hand!r} {view._replace(table=None)!r}"
        secrets = played(self.stage.app.box).secrets(view)
        if any(repr(each) in told for each in secrets):
            self.fault("secret", "a hand tells all when it is printed")
