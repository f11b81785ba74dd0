"""The scoring screen: where the telling stands, and what can be done."""

from typing import NamedTuple

from skyliners.present.skyliners.names import SEGMENT_NAMES
from skyliners.present.skyliners.scene import CityShown
from skyliners.present.skyliners.steps import Ceremony, Kind, Step
from skyliners.present.texts import _
from skyliners.rules.skyliners.table import Table

ICONS = {
    Kind.BEGIN: "eye",
    Kind.ANTENNAS: "antenna",
    Kind.TALLEST: "office-building-outline",
    Kind.SKYSCRAPER: "office-building-outline",
    Kind.WINNER: "trophy-outline",
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
    length: int  # of the score track
    tallest: int  # half storeys that the profile of a row has to hold
    playing: bool
    can_back: bool
    over: bool  # all is told


def card_segments(planned: int | None) -> tuple[Segment, ...]:
    """The numbers on a planning card, one of them planned perhaps."""
    return tuple(Segment(name, number == planned) for number, name in SEGMENT_NAMES.items())


def scoring_model(
    table: Table, ceremony: Ceremony, *, playing: bool, asked: bool, forward: bool = True
) -> ScoringModel:
    """`forward`: the telling just came from an earlier step."""
    step = ceremony.step
    card, cards = ceremony.card
    opened = step.opened
    return ScoringModel(
        title=_("Scoring"),
        progress=_("Row {n} of {all}", n=max(card, 1), all=cards)
        if opened
        else _("The end of the game"),
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
        length=ceremony.length,
        tallest=max((each.height for each in opened.row.profiles), default=0)
        if opened
        else 0,
        playing=playing,
        can_back=not ceremony.at_start,
        over=ceremony.at_end,
    )
