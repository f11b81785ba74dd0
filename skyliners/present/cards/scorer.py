"""Hands of real cards, entered to be scored: the target, the tasks, and one hand after the
other. What a finger means is decided here."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from skyliners.present.cards.results import Ending, ending, why_won
from skyliners.present.cards.tasks import TaskShown, task_shown
from skyliners.present.cards.turn import CardShown
from skyliners.present.choices import Choice
from skyliners.present.texts import _, plural
from skyliners.rules.cards.pieces import COPIES, HAND, TASKS, TASKS_LAID, Mode
from skyliners.rules.cards.scoring import ScoreSheet, score
from skyliners.rules.cards.table import Table, lay
from skyliners.rules.cards.view import Hand
from skyliners.rules.deck import DECK, Card
from skyliners.rules.seats import Color, Seat

_TARGET, _TASKS, _FIRST_HAND = 0, 1, 2  # pages

Cards = tuple[Card, ...]


class Entered(NamedTuple):
    players: int = 2
    cards: tuple[Cards, ...] = ((),) * 5  # the target, then the hands
    tasks: tuple[str, ...] = ()
    page: int = _TARGET

    @property
    def place(self) -> int | None:
        """Which cards are entered on this page: the target's, or somebody's."""
        if self.page == _TARGET:
            return 0
        seat = self.page - _FIRST_HAND
        return seat + 1 if 0 <= seat < self.players else None

    @property
    def last(self) -> bool:
        """All is entered, and this is what it comes to."""
        return self.page == _FIRST_HAND + self.players

    @property
    def used(self) -> Counter[Card]:
        return Counter(card for cards in self.cards[: self.players + 1] for card in cards)

    @property
    def complete(self) -> bool:
        """Is there all that belongs on this page?"""
        if self.page == _TASKS:
            return len(self.tasks) == TASKS_LAID
        return self.place is None or len(self.cards[self.place]) == HAND


def with_players(entered: Entered, players: int) -> Entered:
    """So many play; cards there are not so many of any more are taken out again."""
    cards: list[Cards] = []
    seen: Counter[Card] = Counter()
    for some in entered.cards[: players + 1]:
        kept = []
        for card in some:
            if seen[card] < COPIES[players]:
                seen[card] += 1
                kept.append(card)
        cards.append(tuple(kept))
    cards += [()] * (len(entered.cards) - len(cards))
    return entered._replace(players=players, cards=tuple(cards))


def tap_card(entered: Entered, card: Card) -> Entered:
    """A card is entered; if it is there already, or no more are, it is taken out."""
    place = entered.place
    if place is None:
        return entered
    here = entered.cards[place]
    free = entered.used[card] < COPIES[entered.players] and len(here) < HAND
    if free:
        changed = (*here, card)
    elif card in here:
        at = here.index(card)
        changed = here[:at] + here[at + 1 :]
    else:
        return entered
    return _with(entered, place, changed)


def take_out(entered: Entered, at: int) -> Entered:
    """A card of those above is tapped: it goes again."""
    place = entered.place
    if place is None or at >= len(entered.cards[place]):
        return entered
    here = entered.cards[place]
    return _with(entered, place, here[:at] + here[at + 1 :])


def _with(entered: Entered, place: int, cards: Cards) -> Entered:
    changed = (*entered.cards[:place], cards, *entered.cards[place + 1 :])
    return entered._replace(cards=changed)


def tap_task(entered: Entered, task: str) -> Entered:
    if task in entered.tasks:
        return entered._replace(tasks=tuple(each for each in entered.tasks if each != task))
    if len(entered.tasks) == TASKS_LAID:
        return entered
    return entered._replace(tasks=(*entered.tasks, task))


def turn_page(entered: Entered, by: int) -> Entered:
    """On, if all is there that belongs here; or back."""
    if by > 0 and (not entered.complete or entered.last):
        return entered
    return entered._replace(page=max(entered.page + by, 0))


# What is shown


class CardKey(NamedTuple):
    card: Card
    shown: CardShown
    enabled: bool


class TaskKey(NamedTuple):
    task: TaskShown
    chosen: bool


class ScorerModel(NamedTuple):
    title: str
    step: str
    text: str
    players: tuple[Choice, ...]  # on the first page
    cards: tuple[CardShown, ...]  # those entered here
    grid: tuple[CardKey, ...]
    tasks: tuple[TaskKey, ...]
    ending: Ending | None
    next_text: str
    can_next: bool
    why_not_next: str
    can_back: bool


def scorer_model(entered: Entered) -> ScorerModel:
    pages = _FIRST_HAND + entered.players + 1
    here = () if entered.place is None else entered.cards[entered.place]
    blank = 0 if entered.place is None else HAND - len(here)
    found = ending(*_scored(entered)) if entered.last else None
    return ScorerModel(
        title=_("Score your hands"),
        step=_("Page {n} of {all}", n=entered.page + 1, all=pages),
        text=_text(entered),
        players=_players(entered) if entered.page == _TARGET else (),
        cards=(*map(CardShown, here), *(CardShown(None),) * blank),
        grid=tuple(_grid(entered)) if entered.place is not None else (),
        tasks=_tasks(entered) if entered.page == _TASKS else (),
        ending=found,
        next_text=_("Once more") if entered.last else _("Go on"),
        can_next=entered.complete,
        why_not_next=_("Something is still missing on this page."),
        can_back=entered.page > 0,
    )


def _players(entered: Entered) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            number,
            plural("{n} player", "{n} players", number),
            chosen=number == entered.players,
        )
        for number in COPIES
    )


def _grid(entered: Entered) -> Iterator[CardKey]:
    place = entered.place
    assert place is not None
    here, used = entered.cards[place], entered.used
    for card in DECK:
        free = used[card] < COPIES[entered.players] and len(here) < HAND
        yield CardKey(card, CardShown(card, lit=card in here), enabled=free or card in here)


def _tasks(entered: Entered) -> tuple[TaskKey, ...]:
    return tuple(TaskKey(task_shown(name), chosen=name in entered.tasks) for name in TASKS)


def _seats(entered: Entered) -> tuple[Seat, ...]:
    colors = [*Color][: entered.players]
    return tuple(
        Seat(_("Player {n}", n=number), color) for number, color in enumerate(colors, 1)
    )


def _text(entered: Entered) -> str:
    if entered.page == _TARGET:
        return _("The target: tap its four cards.")
    if entered.page == _TASKS:
        return _("Which three tasks lie there?")
    if entered.last:
        return why_won(*_scored(entered))
    name = _seats(entered)[entered.page - _FIRST_HAND].name
    return _("{name}: tap the four cards.", name=name)


def _scored(entered: Entered) -> tuple[Table, ScoreSheet]:
    hands = tuple(Hand(cards, ()) for cards in entered.cards[1 : entered.players + 1])
    table = lay(Mode.OPEN, _seats(entered), entered.cards[0], entered.tasks)
    return table, score(table, hands)
