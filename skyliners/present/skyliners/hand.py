"""What one player may see of their own: made from their view when they reveal it, and
thrown away when they conceal it."""

from collections.abc import Sequence
from typing import NamedTuple

from skyliners.present.leaving import QuestionModel
from skyliners.present.skyliners.names import DISTRICT_NAMES, SEGMENT_NAMES, plan_name
from skyliners.present.skyliners.skyline import Row, skyline
from skyliners.present.texts import _, percent
from skyliners.rules.skyliners.actions import PLANS, Plan
from skyliners.rules.skyliners.city import DISTRICTS, LINES
from skyliners.rules.skyliners.pieces import ROWS, Mode
from skyliners.rules.skyliners.view import View


class PlanChoice(NamedTuple):
    """A number that can be filed."""

    name: str
    plan: Plan
    chance: str = ""  # that it will hold, once the coach has found out

    def __repr__(self) -> str:
        return f"PlanChoice({self.name!r}, …)"


class PlanRow(NamedTuple):
    """One planning card: in hand, or filed with a number."""

    row: Row
    filed: str  # the segment filed; empty while the card is in hand
    chance: str  # that what is filed will hold, once the coach has found out
    choices: tuple[PlanChoice, ...]
    chosen: Plan | None

    def __repr__(self) -> str:
        """Nothing secret, wherever it may be printed by mistake."""
        return f"PlanRow({self.row.letter}, …)"


class Own(NamedTuple):
    """A player's cards in short, to stand on the open screen where nobody else plays."""

    plans: tuple[str, ...]  # by row what was filed; empty while the card is in hand
    district: str
    district_grid: tuple[bool, ...]  # 25 sites as the player sees them, far left first

    def __repr__(self) -> str:
        """Nothing secret, wherever it may be printed by mistake."""
        return "Own(…)"


def own_cards(view: View) -> Own:
    model = hand_model(view)
    plans = tuple(plan.filed for plan in model.plans)
    return Own(plans, model.district, model.district_grid)


class HandModel(NamedTuple):
    title: str
    district: str
    district_note: str
    district_grid: tuple[bool, ...]  # 25 sites as the player sees them, far left first
    plans: tuple[PlanRow, ...]  # empty in the introductory game
    order: str  # what was filed, first to last
    file_text: str
    file_why: str  # none can be filed yet
    has_chances: bool  # to be explained
    chosen: Plan | None

    def __repr__(self) -> str:
        return f"HandModel({self.title!r}, …)"


def hand_model(
    view: View,
    chosen: Plan | None = None,
    chances: Sequence[Sequence[float]] | None = None,  # by row, by segment
) -> HandModel:
    table, seat, hand = view
    name, side, _color = table.seats[seat]
    rows = skyline(table, side)
    filed = {plan.row: plan for plan in hand.filed}
    district = DISTRICTS[hand.skyscraper]
    plans = tuple(
        PlanRow(
            row,
            SEGMENT_NAMES[filed[number].segment] if number in filed else "",
            _chance(filed[number], chances) if number in filed else "",
            ()
            if number in filed
            else tuple(
                PlanChoice(SEGMENT_NAMES[plan.segment], plan, _chance(plan, chances))
                for plan in PLANS[number]
            ),
            chosen if chosen and chosen.row == number else None,
        )
        for number, row in enumerate(rows)
    )
    return HandModel(
        title=_("{name}’s cards", name=name),
        district=_(DISTRICT_NAMES[hand.skyscraper]),
        district_note=_("3 points if the tallest building is here"),
        district_grid=tuple(
            LINES[side][row][depth] in district
            for depth in reversed(range(ROWS))
            for row in range(ROWS)
        ),
        plans=plans if table.mode is Mode.FULL else (),
        order=_(
            "Handed in: {plans}",
            plans=" · ".join(plan_name(plan) for plan in hand.filed),
        )
        if hand.filed
        else "",
        file_text=_("Hand in plan {plan}", plan=plan_name(chosen))
        if chosen
        else _("Hand in a plan"),
        file_why=_("Choose a number first."),
        has_chances=chances is not None,
        chosen=chosen,
    )


def _chance(plan: Plan, chances: Sequence[Sequence[float]] | None) -> str:
    return percent(chances[plan.row][plan.segment - 1]) if chances else ""


def chances_explained() -> QuestionModel:
    """What the coach's chances mean, and where they come from."""
    return QuestionModel(
        title=_("What do the chances mean?"),
        text=_(
            "{chance} means: if 100 games went on from here, this plan would come true "
            "in about 63. The coach plays on 400 times with what you know, others’ plans "
            "being anybody’s guess, and allows for what you can still do for yours.",
            chance=percent(0.63),
        ),
        yes="",
        no=_("Got it"),
    )
