"""Who sits where. It shows a model of the form and passes intents on."""

from random import Random
from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty

from skyliners.app import tables
from skyliners.app.games import staged
from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import arrangement, pages, seats  # noqa: F401  # in kv
from skyliners.app.widgets.seats import SeatSheet
from skyliners.match.shelf.profiles import keep, new_profile
from skyliners.match.shelf.trouble import ShelfError
from skyliners.present import seating
from skyliners.present.companion.reading import Reading
from skyliners.present.games import shown
from skyliners.present.seating import Form
from skyliners.present.seating_screen import SeatingModel, seating_model
from skyliners.rules.games import rules_of
from skyliners.rules.seats import Color

load_kv("screens/seating")


class SeatingScreen(ModelScreen):
    keeps = ("form",)
    model: SeatingModel | None = ObjectProperty(None, allownone=True)
    form: Form | None = None
    roomy = BooleanProperty(False)  # the device may lie flat
    _sheet: SeatSheet | None = None

    def on_pre_enter(self) -> None:
        """The table as it was left, with the people that are known by now."""
        box = App.get_running_app().box
        form = self.form
        if form is None or form.game != box:
            form = tables.as_last(box, form)
        self._show(seating.close(form._replace(known=tables.known())))

    def on_roomy(self, *_: object) -> None:
        """The window was pulled: there is more to choose, or less."""
        if self.form is not None:
            self._show(self.form)

    def _show(self, form: Form) -> None:
        self.form = form
        self.model = seating_model(form, flat=self._flat(form))
        self._open_sheet()

    @staticmethod
    def _flat(form: Form) -> bool | None:
        """Will the device lie between the players? None: it cannot."""
        app, stage = App.get_running_app(), staged(form.game)
        can = app.shape.flat and stage.FLAT != stage.TURN
        return app.settings.table_mode if can else None

    def why(self) -> None:
        """The rule about seats, with those that were taken here."""
        if self.model is None or self.model.rule is None or self.form is None:
            return
        sitters = [(place.chair, place.color) for place in self.form.places]
        players = len(sitters)
        reading = Reading(
            self.model.rule.value,
            shown(self.form.game).round_table(sitters),
            self.form.mode,
            players if players in rules_of(self.form.game).PLAYERS else None,
        )
        App.get_running_app().read(reading)

    def _open_sheet(self) -> None:
        assert self.model is not None
        if self.model.editor is None:
            if self._sheet is not None:
                self.remove_widget(self._sheet)
                self._sheet = None
        elif self._sheet is None:
            self._sheet = SeatSheet(screen=self, model=self.model.editor)
            self.add_widget(self._sheet)
        else:
            self._sheet.model = self.model.editor

    # Intents

    def tap_chair(self, chair: int) -> None:
        assert self.form is not None
        self._show(seating.tap(self.form, chair))

    def choose_mode(self, mode: Any) -> None:
        assert self.form is not None
        self._show(seating.with_mode(self.form, mode))

    def settle(self, key: str, value: Any) -> None:
        assert self.form is not None
        self._show(seating.settle(self.form, key, value))

    def choose_starter(self, chair: int | None) -> None:
        assert self.form is not None
        self._show(seating.begun_by(self.form, chair))

    def lay(self, flat: bool) -> None:  # what was chosen
        App.get_running_app().change(table_mode=flat)
        assert self.form is not None
        self._show(self.form)

    def back(self) -> None:
        if self.model is not None and self.model.editor is not None:
            self.close_seat()
        else:
            super().back()

    def begin(self) -> None:
        assert self.form is not None
        if self.model is not None and self.model.can_begin:
            self.form = self._keep_names(self.form)
            tables.keep(self.form)
            arranged = seating.arrangement(self.form, Random())
            App.get_running_app().begin(self.form.game, *arranged)

    # Intents on the seat that lies open

    def name_seat(self, name: str) -> None:
        if self.form is not None and self.form.edited is not None:
            self._show(seating.named(self.form, self.form.edited, name))

    def write_name(self, text: str) -> None:
        if self.form is not None and self.form.edited is not None:
            self._show(seating.written(self.form, self.form.edited, text))

    def paint_seat(self, color: Color) -> None:
        if self.form is not None and self.form.edited is not None:
            self._show(seating.painted(self.form, self.form.edited, color))

    def play_seat(self, bot: str | None) -> None:
        if self.form is not None and self.form.edited is not None:
            self._show(seating.played_by(self.form, self.form.edited, bot))

    def move_seat(self) -> None:
        if self.form is not None and self.form.edited is not None:
            self._show(seating.move_on(self.form, self.form.edited))

    def remove_seat(self) -> None:
        if self.form is not None and self.form.edited is not None:
            self._show(seating.leave(self.form, self.form.edited))

    def close_seat(self) -> None:
        assert self.form is not None
        self._show(seating.close(self.form))

    @staticmethod
    def _keep_names(form: Form) -> Form:
        """Names written by hand are offered the next time, and have statistics."""
        for place in form.places:
            if place.own_name and place.bot is None:
                profile = new_profile(place.name, place.color)
                try:
                    keep(App.get_running_app().shelf, profile)
                except ShelfError:
                    continue  # then it is a guest's name
                form = seating.recognised(form, place.chair, profile)
        return form
