"""Cards side by side: a hand, or the target, as one skyline."""

from collections.abc import Sequence
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.widget import Widget

from skyliners.app.cards.widgets.face import SkylineCard
from skyliners.present.cards.turn import CardShown
from skyliners.present.deck.art import TALL
from skyliners.present.pace import seconds

_HEADROOM = 1.12  # so that a chosen card can rise
_HIGHEST = 5.0  # times as high as wide, with all the sky there may be
_GLIDE, _STAGGER = 0.45, 0.12  # seconds, at the usual pace
_FAR = 1.4  # of its height, from where a card comes or where it goes


class CardRow(Widget):
    """What is new in it glides in from the pile, what is gone glides away."""

    cards: Sequence[CardShown] = ObjectProperty(())
    can_choose = BooleanProperty(False)
    still = BooleanProperty(False)  # a picture: nothing in it moves
    rises = BooleanProperty(False)  # cards go up when they are chosen; the sky is high
    finger = 48  # dp, the narrowest anybody hits

    __events__ = ("on_choose",)

    def __init__(self, **kwargs: Any) -> None:
        self._faces: list[SkylineCard] = []
        self._going: list[SkylineCard] = []
        super().__init__(**kwargs)
        self.bind(
            pos=self._place,
            size=self._place,
            rises=self._place,
            cards=self._show,
            can_choose=self._show,
        )
        self._show()

    def on_choose(self, place: int) -> None: ...

    def _show(self, *_: object) -> None:
        before = [face.shown for face in self._faces]
        if len(before) != len(self.cards):
            self._lay()
            before = []
        number = 0
        for place, (face, shown) in enumerate(zip(self._faces, self.cards, strict=True)):
            face.disabled = not self.can_choose
            was = before[place] if before else None
            face.shown = shown
            if shown.fresh and was is not None and was.card != shown.card:
                self._glide(face, was, number)
                number += 1
            elif not shown.fresh:
                Animation.cancel_all(face, "rise")
                face.rise = 0.0

    def _lay(self) -> None:
        self.clear_widgets()
        self._faces, self._going = [], []
        for place in range(len(self.cards)):
            face = SkylineCard()
            face.bind(on_release=lambda _, place=place: self.dispatch("on_choose", place))
            self._faces.append(face)
            self.add_widget(face)
        self._place()

    def _glide(self, face: SkylineCard, was: CardShown, number: int) -> None:
        takes = (
            0.0 if self.still else seconds(_GLIDE, App.get_running_app().settings.animation)
        )
        if not takes:
            return
        leaving = SkylineCard(
            shown=was._replace(chosen=False), pos=face.pos, size=face.size
        )
        leaving.disabled = True
        self._going.append(leaving)
        self.add_widget(leaving)
        away = Animation(rise=_FAR, opacity=0, d=takes, t="in_quad")
        away.bind(on_complete=lambda *_: self._gone(leaving))
        away.start(leaving)
        face.rise = _FAR
        wait = Animation(rise=_FAR, d=takes * (0.5 + _STAGGER / _GLIDE * number))
        (wait + Animation(rise=0.0, d=takes, t="out_cubic")).start(face)

    def _gone(self, face: SkylineCard) -> None:
        if face in self._going:
            self._going.remove(face)
            self.remove_widget(face)

    def _place(self, *_: object) -> None:
        count = len(self._faces)
        if not count:
            return
        # What is to be touched is as wide as a finger: else it lies in two lines.
        lines = 2 if self.rises and self.width < count * dp(self.finger) else 1
        columns = -(-count // lines)
        room = self.height / lines / (_HEADROOM if self.rises else 1.0)
        wide = min(self.width / columns, room / TALL)
        high = room if self.rises else wide * TALL
        left, low = self.x + (self.width - wide * columns) / 2, self.y
        if not self.rises:
            low += (self.height - high) / 2
        for place, face in enumerate(self._faces):
            line, column = divmod(place, columns)
            above = (lines - 1 - line) * self.height / lines
            face.pos = (left + column * wide, low + above)
            face.size = (wide, min(high, wide * _HIGHEST))
        for face in [*self._going]:
            Animation.cancel_all(face)
            self._gone(face)

    def on_parent(self, _: object, parent: Any) -> None:
        """Whatever is on its way ends where it belongs, once nobody looks."""
        if parent is None:
            for face in [*self._faces, *self._going]:
                Animation.cancel_all(face)
