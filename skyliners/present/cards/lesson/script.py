"""The card game learnt by playing: a script on the real rules, seen with the learner's
eyes. What lies there at any step follows from its number, and from what the learner did
with the exchange that was theirs."""

from typing import NamedTuple

from skyliners.present.cards.draft import Draft, Laid, exchange, laid_after, tap
from skyliners.present.cards.lesson.steps import (
    ASKED,
    AT,
    BOS_HAND,
    HAND,
    LEARNER,
    PILE,
    SEATS,
    STEPS,
    TARGET,
    TASKS,
    Step,
    Wants,
)
from skyliners.present.cards.tasks import TaskShown, task_shown
from skyliners.present.cards.turn import (
    CardShown,
    TargetShown,
    target_shown,
)
from skyliners.present.texts import _, plural
from skyliners.rules.cards.actions import Exchange, HiddenExchange
from skyliners.rules.cards.pieces import Mode
from skyliners.rules.cards.scoring import Total, score
from skyliners.rules.cards.table import lay
from skyliners.rules.cards.view import Hand, View
from skyliners.rules.cards.witness import Witnessed, witness
from skyliners.rules.deck import Card, read_card
from skyliners.rules.seats import Color

_KEEP = Exchange(())


class Lesson(NamedTuple):
    at: int = 0
    draft: Draft = Draft()
    own: Exchange = _KEEP  # what the learner did with the last exchange
    asked: int | None = None  # a task
    hint: str = ""

    @property
    def step(self) -> Step:
        return STEPS[self.at]

    @property
    def done(self) -> bool:
        return self.step.wants is Wants.DONE

    def __repr__(self) -> str:
        return f"Lesson({self.step.id})"


def lesson_at(place: object) -> Lesson:
    """Where somebody left it; at the beginning, if that is nowhere."""
    if type(place) is int and 0 <= place < len(STEPS):
        return Lesson(place)
    return Lesson()


def _cards(written: str) -> tuple[Card, ...]:
    return tuple(card for card in map(read_card, written.split()) if card is not None)


def known_at(lesson: Lesson) -> Witnessed:
    """The game as it stands at a step, as far as the learner knows it."""
    table = lay(Mode.OPEN, SEATS, _cards(TARGET), TASKS)
    pile = tuple(map(read_card, PILE.split()))
    known = Witnessed(View(table, LEARNER, Hand(_cards(HAND), ())), pile)
    for after, actions in (
        ("exchange", (Exchange(_cards(STEPS[AT["exchange"]].cards)),)),
        ("drawn", (HiddenExchange(1),)),
        ("keep", (_KEEP, _KEEP)),
        ("own", (lesson.own, _KEEP)),
    ):
        if lesson.at > AT[after]:
            for action in actions:
                known = witness(known, action)
    return known


def learners_view(lesson: Lesson) -> View:
    return known_at(lesson).view


def laid(lesson: Lesson) -> Laid:
    """The learner's cards as they lie there."""
    places: Laid = ()
    for at in range(lesson.at + 1):
        hand = learners_view(lesson._replace(at=at)).hand.cards
        places = laid_after(places, hand) if places else hand
    return places


# Intents


def to(lesson: Lesson, at: int) -> Lesson:
    return Lesson(min(max(at, 0), len(STEPS) - 1), own=lesson.own)


def go_on(lesson: Lesson) -> Lesson:
    """The key that goes on, where nothing else is asked for."""
    return to(lesson, lesson.at + 1) if lesson.step.wants is Wants.GO_ON else lesson


def skip(lesson: Lesson) -> Lesson:
    return lesson if lesson.done else to(lesson, lesson.at + 1)


def back(lesson: Lesson) -> Lesson:
    return to(lesson, lesson.at - 1)


def ask(lesson: Lesson, task: int) -> Lesson:
    """A task is tapped: it says what it wants."""
    if lesson.step.wants is Wants.ASK and task == ASKED:
        return to(lesson, lesson.at + 1)._replace(asked=task)
    return lesson._replace(asked=task, hint="")


def choose(lesson: Lesson, place: int) -> Lesson:
    if lesson.step.wants not in {Wants.CHOOSE, Wants.OWN}:
        return lesson
    draft = tap(lesson.draft, place)
    after = lesson._replace(draft=draft, asked=None, hint="")
    if lesson.step.wants is Wants.CHOOSE:
        put = " ".join(map(str, exchange(draft, laid(lesson)).cards))
        if put == lesson.step.cards:
            return to(after, after.at + 1)._replace(draft=draft)
    return after


def put_down(lesson: Lesson) -> Lesson:
    """Held long enough: what is chosen goes."""
    if lesson.step.wants is Wants.OWN:
        own = exchange(lesson.draft, laid(lesson))
        return to(lesson._replace(own=own), lesson.at + 1)
    if lesson.step.wants is Wants.EXCHANGE:
        return to(lesson, lesson.at + 1)
    return lesson


def advised(lesson: Lesson, draft: Draft, text: str) -> Lesson:
    return lesson._replace(draft=draft, hint=text, asked=None)


# What is shown


class Opened(NamedTuple):
    """A hand in the end, and what it brings."""

    name: str
    color: Color
    cards: tuple[CardShown, ...]
    text: str


class LessonModel(NamedTuple):
    title: str
    progress: str
    share: float
    text: str
    note: str
    target: TargetShown
    tasks: tuple[TaskShown, ...]
    hand: tuple[CardShown, ...]
    opened: tuple[Opened, ...]  # in the end
    wants: Wants
    can_choose: bool
    go_on_text: str
    skip_text: str
    hold_text: str
    coach_text: str
    new_game_text: str
    rules_text: str


def lesson_model(lesson: Lesson, *, moved: bool = False) -> LessonModel:
    """`moved`: it comes from another step."""
    seen, cards = learners_view(lesson), laid(lesson)
    before = laid(lesson._replace(at=lesson.at - 1)) if moved and lesson.at else cards
    draft = _drafted(lesson, cards)
    kept = [card for place, card in enumerate(cards) if place not in draft.chosen]
    wants, count = lesson.step.wants, len(draft.chosen)
    return LessonModel(
        title=_("Learn by playing"),
        progress=_("Step {n} of {all}", n=lesson.at + 1, all=len(STEPS)),
        share=lesson.at / (len(STEPS) - 1),
        text=_(lesson.step.text),
        note=_note(lesson),
        target=target_shown(seen.table, sum(card.value for card in kept), count),
        tasks=tuple(task_shown(task, kept) for task in TASKS),
        hand=tuple(
            CardShown(
                card, chosen=place in draft.chosen, fresh=moved and card != before[place]
            )
            for place, card in enumerate(cards)
        ),
        opened=_opened(seen) if seen.table.over else (),
        wants=wants,
        can_choose=wants in {Wants.CHOOSE, Wants.OWN},
        go_on_text=_("Go on"),
        skip_text=_("Skip"),
        hold_text=_("Keep all four")
        if not count
        else plural("Exchange 1 card", "Exchange {n} cards", count),
        coach_text=_("Ask the coach"),
        new_game_text=_("New game"),
        rules_text=_("Rules"),
    )


def _drafted(lesson: Lesson, cards: Laid) -> Draft:
    """What is chosen; at the exchange those the lesson is about."""
    if lesson.step.wants is not Wants.EXCHANGE:
        return lesson.draft
    wanted = lesson.step.cards.split()
    return Draft(frozenset(at for at, card in enumerate(cards) if str(card) in wanted))


def _note(lesson: Lesson) -> str:
    if lesson.asked is None:
        return lesson.hint
    task = task_shown(TASKS[lesson.asked])
    return f"{task.title}: {task.sentence}."


def _opened(seen: View) -> tuple[Opened, ...]:
    sheet = score(seen.table, (seen.hand, Hand(_cards(BOS_HAND), ())))
    return tuple(_hand(total) for total in sheet.totals)


def _hand(total: Total) -> Opened:
    seat = SEATS[total.seat]
    return Opened(
        seat.name,
        seat.color,
        tuple(CardShown(card) for card in total.cards),
        plural(
            "Sum {sum}: {n} point",
            "Sum {sum}: {n} points",
            total.total,
            sum=total.sum,
        ),
    )
