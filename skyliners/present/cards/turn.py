"""A turn on screen: target and tasks, and of the hand as much as may be seen there.

A model with a hand in it is one player's own. It is made from their view, for a sheet, or
for a screen that nobody else sits before; everybody's has only backs.
"""

from typing import NamedTuple

from skyliners.present.cards.draft import Draft, Laid, exchange
from skyliners.present.cards.tasks import TaskShown, task_shown
from skyliners.present.cards.told import since, told_of, where
from skyliners.present.deck.names import cards_told
from skyliners.present.frame import Count
from skyliners.present.texts import _, plural
from skyliners.rules.cards.actions import HiddenExchange
from skyliners.rules.cards.pieces import HAND
from skyliners.rules.cards.table import Table
from skyliners.rules.deck import Card
from skyliners.rules.refusal import Ruling
from skyliners.rules.seats import Color


class SeatPanel(NamedTuple):
    """One player's doings that lie open."""

    name: str
    color: Color
    acting: bool
    exchanged: tuple[int, ...]  # cards, round by round

    @property
    def counts(self) -> tuple[Count, ...]:
        return tuple(Count("swap-horizontal", number) for number in self.exchanged)


class CardShown(NamedTuple):
    card: Card | None  # None: face down
    chosen: bool = False
    fresh: bool = False  # just drawn
    focused: bool = False  # where the keyboard is
    lit: bool = False  # it is what counts just now


class TargetShown(NamedTuple):
    cards: tuple[CardShown, ...]
    sum: int
    text: str
    away: str = ""  # what a hand adds up to, and how far that is from it


class TurnModel(NamedTuple):
    """The `Frame` of a turn, and what is the card game's own in it."""

    title: str
    step: str
    seats: tuple[SeatPanel, ...]
    target: TargetShown
    tasks: tuple[TaskShown, ...]
    hand: tuple[CardShown, ...]
    prompt: str
    warning: str
    act_text: str
    end_text: str
    can_choose: bool
    can_act: bool  # go on: to one's cards, or to whoever is next
    can_end: bool  # what takes a deliberate finger: the exchange, the end of a turn
    can_undo: bool
    can_ask: bool
    has_cards: bool
    hint: str = ""
    rule: Ruling | None = None
    turn_done: bool = False

    def __repr__(self) -> str:
        """A hand may be in it: nothing of it is printed by mistake."""
        return f"TurnModel({self.title!r})"


class Around(NamedTuple):
    """What else there is to know about a turn."""

    turn_done: bool = False
    can_undo: bool = False
    alone: bool = False  # nobody else sits at this device
    coach: bool = False
    hint: str = ""
    trouble: str = ""
    fresh: frozenset[int] = frozenset()  # places of cards just drawn
    asked: int | None = None  # a task


def seat_panels(table: Table, acting: int | None) -> tuple[SeatPanel, ...]:
    counts = [each.count for each in table.log if isinstance(each, HiddenExchange)]
    return tuple(
        SeatPanel(
            seat.name,
            seat.color,
            acting=number == acting,
            exchanged=tuple(counts[number :: len(table.seats)]),
        )
        for number, seat in enumerate(table.seats)
    )


def target_shown(table: Table, held: int | None = None, missing: int = 0) -> TargetShown:
    """The target; with what a hand adds up to, of which some cards are to be drawn yet."""
    total = table.target_sum
    return TargetShown(
        tuple(CardShown(card) for card in table.target),
        total,
        _("Target"),
        "" if held is None else _away(total, held, missing),
    )


def _away(target: int, held: int, missing: int) -> str:
    if missing:
        return plural("{sum} + 1 card", "{sum} + {n} cards", missing, sum=held)
    return f"{held} · {_gap(target - held)}"


def _gap(gap: int) -> str:
    if not gap:
        return _("exactly!")
    if gap < 0:
        return plural("1 too many", "{n} too many", -gap)
    return plural("1 below", "{n} below", gap)


def table_model(table: Table, acting: int, around: Around) -> TurnModel:
    """What everybody may see: the hand lies face down."""
    name = table.seats[acting].name
    return TurnModel(
        title=_("{name}’s turn", name=name),
        step=" · ".join(
            (
                where(table, turn_done=around.turn_done),
                plural("pile of 1", "pile of {n}", table.pile),
            )
        ),
        seats=seat_panels(table, acting),
        target=target_shown(table),
        tasks=tuple(task_shown(task) for task in table.tasks),
        hand=(CardShown(None),) * HAND,
        prompt=_asked(table, around) or _open_prompt(table, acting, around),
        warning=around.trouble,
        act_text=_("Pick up the cards"),
        end_text=_("End turn"),
        can_choose=False,
        can_act=not around.turn_done,
        can_end=around.turn_done,
        can_undo=around.can_undo,
        can_ask=False,
        has_cards=True,
        turn_done=around.turn_done,
    )


def watching_model(
    table: Table, acting: int, laid: Laid | None, around: Around
) -> TurnModel:
    """What is to be seen while a bot acts: the only person's cards stay where they lie."""
    model = table_model(table, acting, around)
    last = table.log[-1] if table.log else None
    watched = model._replace(
        title=_("{name} is thinking…", name=table.seats[acting].name),
        prompt=_asked(table, around) or (_last(table) if last else ""),
        can_act=False,
        can_undo=False,
        has_cards=False,
    )
    return watched if laid is None else _with_hand(watched, table, laid, Draft(), Around())


def _last(table: Table) -> str:
    acted = [
        (number % len(table.seats), action)
        for number, action in enumerate(
            each for each in table.log if isinstance(each, HiddenExchange)
        )
    ]
    seat, action = acted[-1]
    return told_of(table.seats[seat].name, action)


def turn_model(
    table: Table, acting: int, laid: Laid, draft: Draft, around: Around
) -> TurnModel:
    """What whoever acts sees, and nobody else."""
    model = _with_hand(table_model(table, acting, around), table, laid, draft, around)
    done, count = around.turn_done, len(draft.chosen)
    last = table.over and done
    return model._replace(
        prompt=_asked(table, around)
        or (_done(laid, around) if done else _prompt(table, acting, laid, draft)),
        act_text=_("Open the hands") if last else _("Go on"),
        end_text=_("End turn") if done else _exchange_text(count),
        can_choose=not done,
        can_act=done and around.alone,
        can_end=not (done and around.alone),
        can_undo=around.can_undo or (bool(draft.chosen) and not done),
        can_ask=around.coach and not done,
        has_cards=False,
        hint=around.hint,
    )


def _with_hand(
    model: TurnModel, table: Table, laid: Laid, draft: Draft, around: Around
) -> TurnModel:
    kept = tuple(card for place, card in enumerate(laid) if place not in draft.chosen)
    return model._replace(
        target=target_shown(table, sum(card.value for card in kept), len(draft.chosen)),
        tasks=tuple(task_shown(task, kept) for task in table.tasks),
        hand=tuple(
            CardShown(
                card,
                chosen=place in draft.chosen,
                fresh=place in around.fresh,
                focused=place == draft.cursor,
            )
            for place, card in enumerate(laid)
        ),
    )


def _asked(table: Table, around: Around) -> str:
    """What a task wants, if somebody asked."""
    if around.asked is None:
        return ""
    task = task_shown(table.tasks[around.asked])
    return plural(
        "{title}: {sentence}. {n} point.",
        "{title}: {sentence}. {n} points.",
        task.points,
        title=task.title,
        sentence=task.sentence,
    )


def _open_prompt(table: Table, acting: int, around: Around) -> str:
    if around.turn_done:
        return _("All done. End your turn.")
    name = table.seats[acting].name
    return " ".join(since(table, acting)) or _("For {name}’s eyes only now.", name=name)


def _exchange_text(count: int) -> str:
    if not count:
        return _("Keep all four")
    return plural("Exchange 1 card", "Exchange {n} cards", count)


def _prompt(table: Table, acting: int, laid: Laid, draft: Draft) -> str:
    if draft.chosen:
        put = exchange(draft, laid).cards
        return _("You put down {cards}.", cards=cards_told(put))
    happened = " ".join(since(table, acting)[-2:])
    ask = _("Tap the cards you want to exchange.")
    return f"{happened} {ask}" if happened else ask


def _done(laid: Laid, around: Around) -> str:
    if not around.fresh:
        return _("You keep all four cards.")
    drawn = [laid[place] for place in sorted(around.fresh)]
    return _("You drew {cards}.", cards=cards_told(drawn))


def hidden(model: TurnModel) -> TurnModel:
    """The same to be left lying where others may see it."""
    return model._replace(
        hand=(CardShown(None),) * HAND,
        tasks=tuple(task_shown(task.id) for task in model.tasks),
        target=model.target._replace(away=""),
        prompt="",
        hint="",
    )
