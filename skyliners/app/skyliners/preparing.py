"""Setting up a board game. It shows a model and passes intents on; what is dealt secretly
belongs to the app and passes only through its hands."""

from random import Random
from typing import Any

from kivy.app import App
from kivy.factory import Factory

from skyliners.app.look import load_kv
from skyliners.app.skyliners import dealing  # noqa: F401  # its cards are named in kv
from skyliners.app.skyliners.forms import FillingScreen
from skyliners.app.skyliners.widgets import sides  # noqa: F401  # in kv
from skyliners.app.skyliners.widgets.hand import HandSheet
from skyliners.app.widgets import arrangement, blocks, pages  # noqa: F401  # in kv
from skyliners.match.kept import forget, keep, kept
from skyliners.match.skyliners import dealt
from skyliners.match.skyliners.cardboard import Cardboard
from skyliners.present.skyliners.cardboard.preparing import (
    Page,
    Preparing,
    PreparingModel,
    card_cover,
    card_shown,
    changed,
    draw_card,
    lot,
    new_preparing,
    next_page,
    preparing_model,
    read,
    written,
)

load_kv("skyliners/preparing")

_KEPT = "preparing"


class PreparingScreen(FillingScreen):
    keeps = ("preparing",)
    model: PreparingModel | None
    pages = Page

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.preparing = self._kept()

    @staticmethod
    def _kept() -> Preparing:
        app = App.get_running_app()
        data = kept(app.folder, _KEPT)
        preparing = read(data)
        if preparing is None:
            return new_preparing()
        if app.dealt is None and preparing.dealt:
            app.dealt = dealt.read(data.get("cards"))
        there = app.dealt is not None and len(app.dealt) == len(preparing.game.sitters)
        return preparing._replace(dealt=preparing.dealt and there)

    @property
    def game(self) -> Cardboard:
        return self.preparing.game

    def change(self, game: Cardboard) -> None:
        self._go(changed(self.preparing, game))

    def _go(self, preparing: Preparing) -> None:
        app = App.get_running_app()
        self.preparing = preparing
        self._show()  # first: what cannot be shown is not kept, either
        cards = app.dealt.written() if app.dealt and preparing.dealt else None
        keep(app.folder, _KEPT, written(preparing) | {"cards": cards})

    def _show(self) -> None:
        self.model = model = preparing_model(self.preparing)
        page = model.page
        self.lay(self._leaves[page], page, last=page is Page.CARDS)
        if model.page is Page.CARDS:
            self._fill_lookers(model)

    def _fill_lookers(self, model: PreparingModel) -> None:
        box = self.ids.lookers
        box.clear_widgets()
        for looker in model.lookers:
            line = Factory.LookerLine()
            line.looker = looker
            line.text = model.look_text
            line.ids.look.bind(on_release=lambda _, seat=looker.seat: self.look(seat))
            box.add_widget(line)

    # Intents

    def turn_to(self, page: Page) -> None:
        self._go(self.preparing._replace(page=page))

    def next(self) -> None:
        self._go(next_page(self.preparing))

    def lot(self) -> None:
        self._go(lot(self.preparing, Random()))

    def draw_card(self) -> None:
        """The next one; after the last all are put back, to be drawn again."""
        if self.model is not None and self.model.dealing and self.model.dealing.done:
            self._go(self.preparing._replace(drawn=()))
        else:
            self._go(draw_card(self.preparing, Random()))

    def deal(self) -> None:
        """Deal the skyscraper cards, and let everybody look, one after the other."""
        if self.model is None or self.model.problem:
            return
        players = len(self.preparing.game.sitters)
        App.get_running_app().dealt = dealt.deal(players, Random())
        self._go(self.preparing._replace(dealt=True))
        self._let_look(0, last=players - 1)

    def look(self, seat: int) -> None:
        self._let_look(seat, last=seat)

    def _let_look(self, seat: int, last: int) -> None:
        app = App.get_running_app()

        def hand() -> HandSheet:
            card = card_shown(self.preparing, seat, app.dealt.look(seat))
            return HandSheet(model=card, closable=app.settings.reveal != "hold")

        def go_on() -> None:
            if seat < last:
                self._let_look(seat + 1, last)

        assert self.model is not None
        app.curtains.let_look(
            card_cover(self.preparing, seat, app.settings.reveal),
            hand,
            app.settings.reveal,
            (self.model.go_on_text, go_on),
        )

    def start_over(self) -> None:
        app = App.get_running_app()
        app.dealt = None
        forget(app.folder, _KEPT)
        self.preparing = new_preparing()
        self._show()
