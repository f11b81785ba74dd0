"""The scoring helper for a board game. It shows a model and passes intents on; whatever
was entered is kept with every step."""

from typing import Any

from kivy.app import App
from kivy.factory import Factory
from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.look import load_kv
from skyliners.app.skyliners.forms import FillingScreen
from skyliners.app.skyliners.photopage import WithPhoto
from skyliners.app.skyliners.widgets import sides  # noqa: F401  # named in kv
from skyliners.app.widgets import (  # noqa: F401  # named in kv
    arrangement,
    badge,
    blocks,
    pages,
    photo,
    scoretable,
    victory,
)
from skyliners.match.kept import forget, keep, kept
from skyliners.match.shelf.photos import copy_photo, keep_photo, remove_photos
from skyliners.match.shelf.shelf import new_key
from skyliners.match.shelf.trouble import ShelfError, Trouble
from skyliners.match.skyliners.cardboard import Cardboard, read, written
from skyliners.match.skyliners.scored import Place, keep_scored, load_scored
from skyliners.present.skyliners.cardboard import entered as cardboard
from skyliners.present.skyliners.cardboard.contradictions import Contradiction, Page
from skyliners.present.skyliners.cardboard.entered import sheet_of
from skyliners.present.skyliners.cardboard.entering import (
    CardboardModel,
    DistrictLine,
    Entering,
    cardboard_model,
    changed,
    enter_height,
    enter_plan,
    new_entering,
    next_page,
    read_entering,
    turn_to,
    written_entering,
)
from skyliners.present.texts import said
from skyliners.rules.skyliners.actions import Plan
from skyliners.rules.skyliners.city import District, Side

# A game that is taken out of the history to be corrected is kept apart from the one that
# is being entered: neither is in the other's way.
_KEPT = {False: "cardboard", True: "cardboard-corrected"}


class DistrictRow(BoxLayout):
    """One player's skyscraper card."""

    line: DistrictLine | None = ObjectProperty(None, allownone=True)

    __events__ = ("on_choose",)

    def on_choose(self, district: District) -> None: ...


load_kv("skyliners/cardboard")


class CardboardScreen(WithPhoto, FillingScreen):
    keeps = ("entering",)
    model: CardboardModel | None
    pages = Page

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._wrong = self.ids.wrong.__self__
        self.entering = self._kept(corrects=True) or self._begun()

    def _begun(self) -> Entering:
        """Where somebody was interrupted, or a new game."""
        return self._kept(corrects=False) or new_entering()

    @staticmethod
    def _kept(*, corrects: bool) -> Entering | None:
        data = kept(App.get_running_app().folder, _KEPT[corrects])
        return read_entering(data, corrects=corrects)

    def look_at(self, place: Place, game: Cardboard) -> None:
        """A game from the history, to be looked at and corrected."""
        key, step = place
        self._go(Entering(game, Page.RESULT, key=key, step=step, kept=True, corrects=True))

    def _go(self, entering: Entering) -> None:
        self.entering = entering
        self.photo_trouble = None
        self._show()  # first: what cannot be shown is not kept, either
        folder, name = App.get_running_app().folder, _KEPT[entering.corrects]
        keep(folder, name, written_entering(entering))

    @property
    def game(self) -> Cardboard:
        return self.entering.game

    def change(self, game: Cardboard) -> None:
        self._go(changed(self.entering, game))

    # Showing

    def _show(self) -> None:
        self.model = model = cardboard_model(self.entering, self.photo(self.entering.key))
        at_end = model.page is Page.RESULT
        wrong = at_end and model.problems
        leaf = self._wrong if wrong else self._leaves[model.page]
        self.lay(leaf, model.page, last=at_end)
        self._fill_districts(model)
        self._fill_problems(model.problems)

    def _fill_districts(self, model: CardboardModel) -> None:
        box = self.ids.districts
        if len(box.children) != len(model.districts):
            box.clear_widgets()
            for _line in model.districts:
                row = DistrictRow()
                row.bind(
                    on_choose=lambda row, card: self.show_district(row.line.side, card)
                )
                box.add_widget(row)
        for row, line in zip(reversed(box.children), model.districts, strict=True):
            row.line = line

    def _fill_problems(self, problems: tuple[Contradiction, ...]) -> None:
        box = self.ids.problems
        box.clear_widgets()
        for problem in problems:
            key = Factory.ProblemKey(text=problem.text)
            key.bind(on_release=lambda _, page=problem.page: self.turn_to(page))
            box.add_widget(key)

    # Intents

    def turn_to(self, page: Page) -> None:
        self._go(turn_to(self.entering, page))

    def next(self) -> None:
        self._go(next_page(self.entering))

    def point(self, site: int | None) -> None:
        if site is not None:
            self._go(self.entering._replace(site=site))

    def enter_height(self, height: int) -> None:
        self._go(enter_height(self.entering, height))

    def choose_owner(self, side: Side) -> None:
        self._go(self.entering._replace(side=side))

    def enter_plan(self, plan: Plan) -> None:
        self._go(enter_plan(self.entering, plan))

    def point_card(self, place: int) -> None:
        self._go(self.entering._replace(card=place))

    def move_card(self) -> None:
        place = self.entering.card
        if place:
            self.change(cardboard.earlier(self.entering.game, place))
            self._go(self.entering._replace(card=place - 1))

    def remove_card(self) -> None:
        if self.entering.card is not None:
            self.change(cardboard.drop_card(self.entering.game, self.entering.card))
            self._go(self.entering._replace(card=None))

    def show_district(self, side: Side, district: District) -> None:
        self.change(cardboard.show_district(self.entering.game, side, district))

    def score(self) -> None:
        """Step by step, as after a game in the app; then back here."""
        if self.model is None or self.model.result is None:
            return
        App.get_running_app().go("scoring").tell(*sheet_of(self.entering.game))

    def keep(self) -> None:
        """Into the history."""
        if self.model is None or self.model.result is None or self.entering.kept:
            return
        table, sheet = sheet_of(self.entering.game)
        app, key = App.get_running_app(), self.entering.key
        before = None if key is None else Place(key, self.entering.step)
        try:
            document = written(self.entering.game)
            place = keep_scored(app.shelf, before, document, table, sheet)
        except ShelfError as error:
            self.ids.notice.text = said(error.trouble)
            return
        self.ids.notice.text = ""
        if key is not None and key != place.key:
            copy_photo(app.folder, key, place.key)
            self.ids.notice.text = said(Trouble.OVERTAKEN)
        self._go(self.entering._replace(key=place.key, step=place.step, kept=True))

    def start_over(self) -> None:
        """Everything is new, or as it was before a game of the history was looked at;
        that one stays there."""
        self._put_away()
        self._show()

    def _put_away(self) -> None:
        key, corrects = self.entering.key, self.entering.corrects
        folder = App.get_running_app().folder
        forget(folder, _KEPT[corrects])
        if key is not None and not corrects and not self._in_history(key):
            remove_photos(folder, [key])
        self.entering = self._begun()

    @staticmethod
    def _in_history(key: int) -> bool:
        try:
            return load_scored(App.get_running_app().shelf, key) is not None
        except ShelfError:
            return True  # who knows

    def photographed(self, content: bytes) -> bool:
        key = self.entering.key or new_key()
        done = keep_photo(App.get_running_app().folder, key, content)
        if done:
            self._go(self.entering._replace(key=key))
        return done

    def remove_photo(self) -> None:
        if self.entering.key is not None:
            remove_photos(App.get_running_app().folder, [self.entering.key])
            self._go(self.entering)

    def back(self) -> None:
        if self.entering.corrects and self.entering.kept:
            self._put_away()
        super().back()


def show_scored(key: int) -> None:
    """One that was scored here opens as it was entered."""
    app = App.get_running_app()
    scored = load_scored(app.shelf, key)
    game = read(scored.entered) if scored else None
    if scored is None or game is None:
        raise ShelfError(Trouble.UNREADABLE_GAME)
    app.go("cardboard").look_at(scored.place, game)
