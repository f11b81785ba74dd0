"""The scoring screen: where the telling stands, and what can be done."""

from typing import NamedTuple

from skyliners.present.grey import at_the_end, at_the_start
from skyliners.present.skyliners.names import SEGMENT_NAMES
from skyliners.present.skyliners.scene import CityShown
from skyliners.present.skyliners.steps import Ceremony, Kind, Opened, Step
from skyliners.present.texts import _
from skyliners.rules.skyliners.table import Table

ICONS = {
    Kind.BEGIN: "eye",
    Kind.ANTENNAS: "antenna",
    Kind.TALLEST: "office-building-outline",
    Kind.SKYSCRAPER: "office-building-outline",
    Kind.WINNER: "",
}


class Segment(NamedTuple):
    """One number on a planning card."""

    text: str
    planned: bool


class ScoringModel(NamedTuple):
    title: str
    progress: str
    step: Step
    city: CityShown
    row_text: str  # "Row C" while one is scored
    segments: tuple[Segment, ...]  # of the card that is open
    icon: str  # instead of a card
    why: str  # only if it was asked for
    why_text: str
    done_text: str
    rematch_text: str  # once all is told for the first time; empty: not now
    length: int  # of the score track
    tallest: int  # half storeys that the profile of a row has to hold
    playing: bool
    can_back: bool
    over: bool  # all is told
    has_menu: bool  # a game ends here; else one comes back from here
    why_not_back: str
    why_not_forward: str


def card_segments(planned: int | None) -> tuple[Segment, ...]:
    """The numbers on a planning card, one of them planned perhaps."""
    return tuple(Segment(name, number == planned) for number, name in SEGMENT_NAMES.items())


def _progress(opened: Opened | None, card: int, cards: int) -> str:
    """How far the rows are; in the full game each has its plan."""
    if opened is None:
        return _("The end of the game")
    if opened.planned is None:
        return _("{n} of {last}", n=max(card, 1), last=cards)
    return _("Plan {n} of {last}", n=max(card, 1), last=cards)


def scoring_model(
    table: Table,
    ceremony: Ceremony,
    *,
    playing: bool,
    asked: bool,
    forward: bool = True,
    first_time: bool = False,
) -> ScoringModel:
    """`forward`: the telling just came from an earlier step; `first_time`: nobody was told
    before, and what comes next is still open."""
    step = ceremony.step
    card, cards = ceremony.card
    opened = step.opened
    return ScoringModel(
        title=_("Scoring"),
        progress=_progress(opened, card, cards),
        step=step,
        city=CityShown(
            table, step.side, step.marks, falling=step.landing if forward else None
        ),
        row_text=_("Row {row}", row=opened.letter) if opened else "",
        segments=()
        if opened is None or opened.planned is None
        else card_segments(opened.planned),
        icon="" if opened else ICONS[step.kind],
        why=step.why if asked else "",
        why_text=_("Why?"),
        done_text=_("Results"),
        rematch_text=_("Rematch") if first_time and ceremony.at_end else "",
        length=ceremony.length,
        tallest=max((each.height for each in opened.row.profiles), default=0)
        if opened
        else 0,
        playing=playing,
        can_back=not ceremony.at_start,
        over=ceremony.at_end,
        has_menu=first_time,
        why_not_back=at_the_start(),
        why_not_forward=at_the_end(),
    )
