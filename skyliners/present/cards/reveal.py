"""The reveal of a card game as steps that everybody can follow, back and forth: hands are
opened card by card, then the target is paid, then each task. Every step says why."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from skyliners.present.cards.results import ordered
from skyliners.present.cards.tasks import TaskShown, task_shown
from skyliners.present.cards.turn import CardShown, TargetShown, target_shown
from skyliners.present.deck.names import cards_told
from skyliners.present.grey import at_the_end, at_the_start
from skyliners.present.telling import Telling
from skyliners.present.texts import _, listed, plural
from skyliners.present.victory import victory
from skyliners.rules.cards.game import ID
from skyliners.rules.cards.pieces import CLOSEST, EXACT, HAND
from skyliners.rules.cards.scoring import ScoreSheet, Total
from skyliners.rules.cards.table import Table
from skyliners.rules.deck import Card
from skyliners.rules.seats import Color


class Kind(StrEnum):
    BEGIN = "begin"
    CARD = "card"  # one is turned
    SUM = "sum"  # all four of a hand
    TARGET = "target"
    TASK = "task"
    WINNER = "winner"


# How long each is looked at, in seconds at normal speed.
BEATS = {
    Kind.BEGIN: 1.4,
    Kind.CARD: 0.5,
    Kind.SUM: 1.0,
    Kind.TARGET: 1.9,
    Kind.TASK: 1.9,
    Kind.WINNER: 3.0,
}


class HandOpened(NamedTuple):
    """One player's hand as far as it is opened, and what it has brought so far."""

    name: str
    color: Color
    cards: tuple[CardShown, ...]
    sum: str
    points: int
    total: str  # the same in words
    gained: int = 0  # just now
    won: bool = False
    acting: bool = False  # it is about them


class Step(NamedTuple):
    kind: Kind
    text: str
    why: str
    hands: tuple[HandOpened, ...]
    target: TargetShown
    tasks: tuple[TaskShown, ...]
    task: int | None = None  # which of them is scored

    @property
    def beat(self) -> float:
        return BEATS[self.kind]


Reveal = Telling[Step]


def reveal(table: Table, sheet: ScoreSheet) -> Reveal:
    return Telling(tuple(_Telling(table, sheet).steps()))


class _Telling:
    """Goes through the sheet once and keeps the points."""

    def __init__(self, table: Table, sheet: ScoreSheet) -> None:
        self.table, self.sheet = table, sheet
        self.hands = [ordered(total.cards) for total in sheet.totals]
        self.opened = [0] * len(self.hands)
        self.points = [0] * len(self.hands)

    def steps(self) -> Iterator[Step]:
        yield self._step(
            Kind.BEGIN,
            _("Three exchanges are done: time to reveal the hands."),
            _("First every hand is added up, then the target pays, then each task."),
        )
        for total in self.sheet.totals:
            yield from self._open(total)
        for total in self.sheet.totals:
            yield self._target(total)
        for at in range(len(self.table.tasks)):
            yield from self._task(at)
        yield self._winner()

    def _open(self, total: Total) -> Iterator[Step]:
        seat, name = total.seat, self._name(total.seat)
        for number in range(1, HAND + 1):
            self.opened[seat] = number
            values = [str(card.value) for card in self.hands[seat][:number]]
            text = f"{name}: {' + '.join(values)}"
            kind = Kind.SUM if number == HAND else Kind.CARD
            if number == HAND:
                text += f" = {total.sum}"
            why = _("The values of the four cards are added up.")
            yield self._step(kind, text, why, seat=seat)

    def _target(self, total: Total) -> Step:
        self.points[total.seat] += total.target
        text, why = self._target_told(total)
        return self._step(
            Kind.TARGET, text, why, seat=total.seat, gained=total.target, lit=HAND
        )

    def _target_told(self, total: Total) -> tuple[str, str]:
        name, target, gap = self._name(total.seat), self.sheet.target, 0
        gap = target - total.sum
        if total.target == EXACT:
            text = _("{name} hits {target} exactly: 10 points.", name=name, target=target)
            return text, _("Whoever hits the target gets 10 points.")
        if gap < 0:
            text = plural(
                "{name} is 1 above {target}: nothing.",
                "{name} is {n} above {target}: nothing.",
                -gap,
                name=name,
                target=target,
            )
            return text, _("Whoever is above the target gets nothing for it.")
        if total.target == CLOSEST:
            text = plural(
                "{name} is 1 below {target}, the closest: 7 points.",
                "{name} is {n} below {target}, the closest: 7 points.",
                gap,
                name=name,
                target=target,
            )
            if len(self.sheet.totals) == 1:
                return text, _("Playing alone, nobody else can be closer.")
            return text, _("Nobody hits it, so the closest below scores 7 points.")
        text = plural(
            "{name} is 1 below {target}: nothing.",
            "{name} is {n} below {target}: nothing.",
            gap,
            name=name,
            target=target,
        )
        return text, self._who_was_closer()

    def _who_was_closer(self) -> str:
        paid = [total for total in self.sheet.totals if total.target]
        names = listed([self._name(total.seat) for total in paid])
        if paid[0].target == EXACT:
            return _("{names} hit it exactly, so nobody below scores.", names=names)
        return _("Closer below: {names}.", names=names)

    def _task(self, at: int) -> Iterator[Step]:
        name = self.table.tasks[at]
        task = task_shown(name)
        meets = [total for total in self.sheet.totals if name in total.shown]
        wanted = _("It wants {sentence}.", sentence=task.sentence)
        if not meets:
            text = _("{task}: nobody.", task=task.title)
            yield self._step(Kind.TASK, text, wanted, task=at)
        for total in meets:
            self.points[total.seat] += task.points
            cards = total.shown[name]
            text = plural(
                "{task}: {name}, {n} point.",
                "{task}: {name}, {n} points.",
                task.points,
                task=task.title,
                name=self._name(total.seat),
            )
            yield self._step(
                Kind.TASK,
                text,
                f"{wanted} {cards_told(cards)}.",
                seat=total.seat,
                gained=task.points,
                shown=cards,
                task=at,
            )

    def _winner(self) -> Step:
        winners = self.sheet.winners
        won = victory(ID, self.table, self.sheet)
        step = self._step(Kind.WINNER, won.told, won.reason)
        hands = tuple(
            hand._replace(won=seat in winners) for seat, hand in enumerate(step.hands)
        )
        return step._replace(hands=hands)

    def _name(self, seat: int) -> str:
        return self.table.seats[seat].name

    def _step(
        self,
        kind: Kind,
        text: str,
        why: str,
        *,
        seat: int | None = None,
        gained: int = 0,
        lit: int = 0,
        shown: tuple[Card, ...] = (),
        task: int | None = None,
    ) -> Step:
        hands = tuple(
            self._hand(
                number, shown if number == seat else (), gained * (number == seat)
            )._replace(acting=number == seat)
            for number in range(len(self.hands))
        )
        if lit and seat is not None:
            hand = hands[seat]
            cards = tuple(card._replace(lit=True) for card in hand.cards)
            hands = (*hands[:seat], hand._replace(cards=cards), *hands[seat + 1 :])
        own = self.hands[seat] if seat is not None else ()
        return Step(
            kind,
            text,
            why,
            hands,
            target_shown(self.table),
            tuple(
                task_shown(name, own if at == task else ())
                for at, name in enumerate(self.table.tasks)
            ),
            task,
        )

    def _hand(self, seat: int, shown: tuple[Card, ...], gained: int) -> HandOpened:
        opened, left = self.opened[seat], list(shown)
        cards = []
        for number, card in enumerate(self.hands[seat]):
            counts = card in left
            if counts:
                left.remove(card)
            up = number < opened
            cards.append(CardShown(card if up else None, lit=counts))
        total = sum(card.value for card in self.hands[seat][:opened])
        return HandOpened(
            self._name(seat),
            self.table.seats[seat].color,
            tuple(cards),
            _("Sum {n}", n=total) if opened else "",
            self.points[seat],
            plural("1 point", "{n} points", self.points[seat]),
            gained,
        )


class RevealModel(NamedTuple):
    title: str
    progress: str
    step: Step
    why: str  # only if it was asked for
    why_text: str
    done_text: str
    rematch_text: str  # the first time it is told
    playing: bool
    can_back: bool
    why_not_back: str
    why_not_forward: str
    over: bool
    has_menu: bool  # a game ends here; else one comes back from here


def reveal_model(
    told: Reveal, *, playing: bool, asked: bool, first_time: bool = False
) -> RevealModel:
    step = told.step
    return RevealModel(
        title=_("Scoring"),
        progress={
            Kind.BEGIN: _("The end of the game"),
            Kind.CARD: _("The hands"),
            Kind.SUM: _("The hands"),
            Kind.TARGET: _("The target"),
            Kind.TASK: _("The tasks"),
            Kind.WINNER: _("The end of the game"),
        }[step.kind],
        step=step,
        why=step.why if asked else "",
        why_text=_("Why?"),
        done_text=_("Results"),
        rematch_text=_("Rematch") if first_time and told.at_end else "",
        playing=playing,
        can_back=not told.at_start,
        why_not_back=at_the_start(),
        why_not_forward=at_the_end(),
        over=told.at_end,
        has_menu=first_time,
    )
