"""The cards in their rows. It shows a `Board` and decides by itself how to get there: cards
that lie elsewhere now glide, and those that have left fly to their place. A finger pulls
cards without anything being laid out anew: only their places change.
"""

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.graphics import (
    Color,
    InstructionGroup,
    Line,
    PopMatrix,
    PushMatrix,
    Rectangle,
    RoundedRectangle,
    Scale,
    Translate,
)
from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from skyliners.app.front import in_front
from skyliners.app.look import load_kv
from skyliners.app.patience.widgets.face import CardFace
from skyliners.present.pace import seconds
from skyliners.present.patience.board import Board
from skyliners.present.patience.draft import Picked
from skyliners.present.patience.names import row_name
from skyliners.present.patience.spread import Spot, Spread, spread
from skyliners.present.theme import LIGHT, Theme
from skyliners.rules.deck import VALUES, Card

load_kv("patience/widgets/rows")

_GLIDE, _LEAVE = 0.24, 0.5  # seconds, at the usual pace
_LATER = 0.05  # between cards of a run that leaves
_DRAG = 10  # dp a finger moves before it pulls
Key = Card | tuple[int, int]  # a card by its name, one face down by row and place


class _Lying:
    """One card: drawn once, and moved about."""

    def __init__(self, face: InstructionGroup, spot: Spot, size: float = 1.0) -> None:
        self.group = InstructionGroup()
        self.place, self.size = Translate(*spot), Scale(size, size, 1)
        for part in (PushMatrix(), self.place, self.size, face, PopMatrix()):
            self.group.add(part)
        self.glide: tuple[Spot, Spot, float, float, float] | None = None
        self.to, self.scale = spot, size
        self.goes = False  # when it has come there, it is gone

    @property
    def at(self) -> Spot:
        return Spot(self.place.x, self.place.y)

    def put(self, spot: Spot) -> None:
        self.glide, self.to = None, spot
        self.place.x, self.place.y = spot

    def go(self, spot: Spot, lasts: float, wait: float = 0.0, size: float = 1.0) -> None:
        """There in so many seconds, from wherever it is."""
        if not lasts:
            self.put(spot)
            return
        if self.to == spot and (self.glide or self.at == spot):
            return
        self.to, self.scale = spot, size
        self.glide = (self.at, spot, -wait, lasts, size)

    def move_on(self, passed: float) -> bool:
        """Is it still under way?"""
        if self.glide is None:
            return False
        start, end, time, lasts, size = self.glide
        time += passed
        share = min(max(time / lasts, 0.0), 1.0)
        share = 1 - (1 - share) ** 3
        self.place.x = start.x + (end.x - start.x) * share
        self.place.y = start.y + (end.y - start.y) * share
        self.size.x = self.size.y = 1 + (size - 1) * share
        self.glide = None if time >= lasts else (start, end, time, lasts, size)
        return self.glide is not None


class Rows(Widget):
    model: Board | None = ObjectProperty(None, allownone=True)
    look: Theme = ObjectProperty(LIGHT)
    still = False  # a picture: nothing in it moves by itself

    __events__ = ("on_tap", "on_drag", "on_drop")

    def __init__(self, **kwargs: Any) -> None:
        self._cards: dict[Key, _Lying] = {}
        self._leaving: list[_Lying] = []
        self.spread: Spread | None = None  # where everything lies
        self._drawn: Any = None  # for which size and look the faces are drawn
        self._was: Board | None = None
        self._pulled: Picked | None = None
        super().__init__(**kwargs)
        self._ground = InstructionGroup()
        self._layer = InstructionGroup()
        with self.canvas:
            PushMatrix()
            self._corner = Translate(*self.pos)
        self.canvas.add(self._ground)
        self.canvas.add(self._layer)
        with self.canvas:
            PopMatrix()
        self._again = Clock.create_trigger(self._show)
        self._moving = Clock.create_trigger(self._move_on, 0, interval=True)
        self.bind(pos=self._follow, model=self._show, size=self._again, look=self._again)
        self._show()

    def _follow(self, *_: object) -> None:
        self._corner.x, self._corner.y = self.pos

    @property
    def pace(self) -> float:
        """What durations are multiplied with; 0: nothing moves."""
        return 0.0 if self.still else seconds(1.0, App.get_running_app().settings.animation)

    # Laying

    def _show(self, *_: object) -> None:
        model, was = self.model, self._was
        self._was = model
        if model is None or min(self.size) < 2:
            self._clear()
            return
        self.spread = spread((self.width, self.height), model.rows, model.mode)
        drawn = (self.spread.card, self.look)
        moves = was is not None and drawn == self._drawn and self.pace > 0
        if drawn != self._drawn:
            self._clear()
            self._drawn = drawn
        self._lay(model, was if moves else None)
        self._paint_ground(model)

    def _clear(self) -> None:
        self._cards, self._leaving = {}, []
        self._pulled = None
        self._drawn = None
        self._layer.clear()
        self._ground.clear()

    def _lay(self, model: Board, was: Board | None) -> None:
        assert self.spread is not None
        before, self._cards = self._cards, {}
        for row, lies in enumerate(model.rows):
            spots = self.spread.rows[row]
            for place, spot in enumerate(spots):
                up = place - lies.down
                key: Key = (row, place) if up < 0 else lies.up[up]
                card = before.pop(key, None) or self._new(key, spot)
                card.go(spot, _GLIDE * self.pace if was is not None else 0.0)
                self._cards[key] = card
        self._let_leave(before, model, was)
        self._order()
        self._moving()

    def _let_leave(
        self, before: dict[Key, _Lying], model: Board, was: Board | None
    ) -> None:
        """What was there and is no more: a design that is complete flies away."""
        assert self.spread is not None
        if was is None or len(model.gone) <= len(was.gone):
            return
        spot = self.spread.slots[len(model.gone) - 1]
        size = self.spread.slot[0] / self.spread.card[0]
        # The last card was never seen on its row: it comes with the others.
        for value in VALUES:
            card = before.get(Card(model.gone[-1], value))
            if card is None:
                continue
            lasts = _LEAVE * self.pace
            wait = (_GLIDE + _LATER * (value - 1)) * self.pace
            card.go(spot, lasts, wait, size)
            card.goes = True
            self._leaving.append(card)

    def _new(self, key: Key, spot: Spot) -> _Lying:
        assert self.spread is not None
        card = key if isinstance(key, Card) else None
        return _Lying(CardFace(card, self.spread.card[0], self.look), spot)

    def _order(self) -> None:
        """Later cards lie on earlier ones, and what moves on everything."""
        self._layer.clear()
        pulled = self._pulled_cards()
        lying = [card for card in self._cards.values() if card not in pulled]
        for card in sorted(lying, key=lambda card: card.glide is not None):
            self._layer.add(card.group)
        for card in (*reversed(self._leaving), *pulled):
            self._layer.add(card.group)

    def _move_on(self, passed: float) -> None:
        cards = (*self._cards.values(), *self._leaving)
        going = [card.move_on(passed) for card in cards]
        arrived = [card for card in self._leaving if card.glide is None]
        if arrived:
            self._leaving = [card for card in self._leaving if card.glide is not None]
            for card in arrived:
                self._layer.remove(card.group)
            if self.model is not None:
                self._paint_ground(self.model)
        if not any(going):
            self._moving.cancel()
            self._order()
            if self.model is not None:
                self._paint_ground(self.model)

    # What lies below the cards, and lights up on them

    def _paint_ground(self, model: Board) -> None:
        assert self.spread is not None
        self._ground.clear()
        wide, high = self.spread.card
        for row, spot in enumerate(self.spread.empty):
            glowing = row in model.glowing
            if self._bare(row, spot):
                empty = not model.rows[row].up
                self._outline(spot, (wide, high), glowing=glowing and empty)
            self._letter(row, spot, glowing=glowing)
        flying = len({card.scale for card in self._leaving})
        for number, spot in enumerate(self.spread.slots):
            there = number < len(model.gone) - flying
            self._outline(spot, self.spread.slot, glowing=False)
            if there:
                self._gone(model.gone[number], spot)
        self._marks(model)

    def _bare(self, row: int, spot: Spot) -> bool:
        """Is the place of its first card to be seen?"""
        assert self.model is not None
        lies = self.model.rows[row]
        if not len(lies):
            return True
        first = self._cards[(row, 0) if lies.down else lies.up[0]]
        away = abs(first.at.x - spot.x) + abs(first.at.y - spot.y) > 1
        return away or first in self._pulled_cards()

    def _outline(self, spot: Spot, size: tuple[float, float], *, glowing: bool) -> None:
        radius = size[0] * 0.1
        self._ground.add(Color(*self.look.glow) if glowing else Color(*self.look.site))
        self._ground.add(RoundedRectangle(pos=spot, size=size, radius=[radius]))
        self._ground.add(Color(*self.look.line))
        self._ground.add(Line(rounded_rectangle=(*spot, *size, radius), width=1))

    def _letter(self, row: int, spot: Spot, *, glowing: bool) -> None:
        assert self.spread is not None
        wide, high = self.spread.card
        label = CoreLabel(
            text=row_name(row), font_size=max(self.spread.letter * 0.8, dp(9)), bold=True
        )
        label.refresh()
        texture = label.texture
        low = spot.y + high + (self.spread.letter - texture.height) / 2
        if glowing:
            self._ground.add(Color(*self.look.glow))
            band = (wide, self.spread.letter * 0.84)
            at = (spot.x, spot.y + high + self.spread.letter * 0.08)
            self._ground.add(RoundedRectangle(pos=at, size=band, radius=[band[1] / 2]))
        self._ground.add(Color(*(LIGHT.ink if glowing else self.look.faint)))
        at = (spot.x + (wide - texture.width) / 2, low)
        self._ground.add(Rectangle(texture=texture, pos=at, size=texture.size))

    def _gone(self, design: str, spot: Spot) -> None:
        assert self.spread is not None
        size = self.spread.slot[0] / self.spread.card[0]
        face = CardFace(Card(design, VALUES[-1]), self.spread.card[0], self.look)
        self._ground.add(_Lying(face, spot, size).group)

    def _marks(self, model: Board) -> None:
        """Rings round what is picked up and where it may go: they lie on the cards."""
        assert self.spread is not None
        self.canvas.after.clear()
        rings = [(model.picked, self.look.accent), (model.marked, self.look.marked)]
        with self.canvas.after:
            PushMatrix()
            Translate(*self.pos)
            for row in model.glowing:
                spots = self.spread.rows[row]
                if spots:
                    self._ring(spots[-1:], self.look.glow)
            for cards, color in rings:
                if cards is not None and self._pulled is None:
                    spots = self.spread.rows[cards.row][-cards.number :]
                    self._ring(spots or self.spread.empty[cards.row :][:1], color)
            PopMatrix()

    def _ring(self, spots: tuple[Spot, ...], color: Any) -> None:
        assert self.spread is not None
        wide, high = self.spread.card
        low, top = spots[-1].y, spots[0].y + high
        Color(*color)
        Line(rounded_rectangle=(spots[0].x, low, wide, top - low, wide * 0.1), width=dp(2))

    # Fingers: a tap points at a card or a row, a drag pulls cards.

    def on_touch_down(self, touch: Any) -> bool:
        # Where it came down: where frames are long, it may have gone on by now.
        if not self.collide_point(*touch.opos) or touch.is_mouse_scrolling:
            return False
        if self.spread is None or self.model is None or not self.model.loose:
            return False
        if any(finger.ud.get("rows") is self for finger in _grabbing(self)):
            return True  # one finger at a time
        touch.grab(self)
        x, y = touch.ox - self.x, touch.oy - self.y
        row = self.spread.row_at(x)
        touch.ud.update(rows=self, row=row, card=self.spread.card_at(row, x, y))
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        self._follow_finger(touch)
        return True

    def _follow_finger(self, touch: Any) -> None:
        if self._pulled is None and not touch.ud.get("refused"):
            far = abs(touch.x - touch.ox) + abs(touch.y - touch.oy) > dp(_DRAG)
            if far and touch.ud["card"] is not None and in_front(self):
                self._begin_to_pull(touch)
        if self._pulled is not None:
            self._pull(touch)

    def _begin_to_pull(self, touch: Any) -> None:
        row, card = touch.ud["row"], touch.ud["card"]
        self.dispatch("on_drag", row, card)
        assert self.model is not None
        if self.model.picked is None:
            touch.ud["refused"] = True
            return
        self._pulled = self.model.picked
        self.canvas.after.clear()
        touch.ud["from"] = [lying.at for lying in self._pulled_cards()]
        self._order()
        self._paint_ground(self.model)

    def _pulled_cards(self) -> list[_Lying]:
        if self._pulled is None or self.model is None:
            return []
        row = self.model.rows[self._pulled.row]
        return [self._cards[card] for card in row.up[-self._pulled.number :]]

    def _pull(self, touch: Any) -> None:
        across, up = touch.x - touch.ox, touch.y - touch.oy
        for lying, spot in zip(self._pulled_cards(), touch.ud["from"], strict=True):
            lying.put(Spot(spot.x + across, spot.y + up))

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        touch.ud.pop("rows", None)
        self._follow_finger(touch)
        if self._pulled is not None:
            self._let_go(touch)
        elif not touch.ud.get("refused") and in_front(self) and self._near(touch):
            self.dispatch("on_tap", touch.ud["row"], touch.ud["card"])
        return True

    def _near(self, touch: Any) -> bool:
        return bool(abs(touch.x - touch.ox) + abs(touch.y - touch.oy) <= dp(2 * _DRAG))

    def _let_go(self, touch: Any) -> None:
        assert self.spread is not None
        pulled = self._pulled_cards()
        self._pulled = None
        target = None
        if self.collide_point(*touch.pos) and in_front(self) and pulled:
            target = self.spread.row_at(pulled[0].at.x + self.spread.card[0] / 2)
        self.dispatch("on_drop", target)
        self._show()  # whatever came of it, cards go to where they belong

    def on_tap(self, row: int, card: int | None) -> None: ...

    def on_drag(self, row: int, card: int) -> None: ...

    def on_drop(self, row: int | None) -> None: ...


def _grabbing(widget: Widget) -> list[Any]:
    from kivy.base import EventLoop  # noqa: PLC0415  # only while fingers are down

    return [
        touch
        for touch in EventLoop.touches
        if any(held() is widget for held in touch.grab_list)
    ]
