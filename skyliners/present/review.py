"""The coach's review of a finished game: who was ahead when and how that came about, what
each action gave away, where the game turned, and what would have been better. All cards
are open by now; all numbers are points of lead over the best other, and add up."""

from itertools import accumulate
from typing import Any, NamedTuple

from skyliners.bots.review import Judged, Review
from skyliners.present.chart import Chart, Series
from skyliners.present.game import Acted, Shown
from skyliners.present.games import shown
from skyliners.present.texts import _, decimal
from skyliners.rules.seats import Color

_WORTH_TELLING = 0.5  # points; less is nothing to speak of
_NOTHING_LOST = 0.25  # points; less is within what luck does to an estimate


class TurningPoint(NamedTuple):
    place: int  # in the replay, just after it
    color: Color
    title: str  # who did what, when
    text: str  # what it cost, and what would have been better


class Part(NamedTuple):
    """One number of an account."""

    name: str
    points: str


class Balance(NamedTuple):
    """One player's account: from the first lead to the last, and what was given away."""

    name: str
    color: Color
    parts: tuple[Part, ...]


class ReviewModel(NamedTuple):
    title: str
    done: bool
    share: float  # of the game that has been looked at
    progress: str
    cancel_text: str
    balance_title: str = ""
    balances: tuple[Balance, ...] = ()
    charts: tuple[Chart, ...] = ()
    turning_title: str = ""
    turning_points: tuple[TurningPoint, ...] = ()
    note: str = ""  # how to read it
    replay_text: str = ""


def review_model(game: str, table: Any, review: Review) -> ReviewModel:
    """Of the table as it stood in the end, and as much of the review as there is."""
    said = shown(game)
    done, last = len(review.judged), len(_acted(said, table))
    model = ReviewModel(
        title=_("Review"),
        done=done == last,
        share=done / max(last, 1),
        progress=_(
            "The coach is looking at action {n} of {all}.", n=min(done + 1, last), all=last
        ),
        cancel_text=_("Cancel"),
    )
    if not model.done:
        return model
    turning = review.turning_points
    return model._replace(
        balance_title=_("How the lead came about"),
        balances=tuple(
            Balance(seat.name, seat.color, _account(review, number))
            for number, seat in enumerate(table.seats)
        ),
        charts=(_lead_chart(said, table, review), _lost_chart(table, review)),
        turning_title=_("Turning points")
        if turning
        else _("No turning points: nobody slipped up badly."),
        turning_points=tuple(_turning_point(said, table, judged) for judged in turning),
        note=" ".join(
            (
                _(
                    "The lead: how far ahead of the next best each player could expect "
                    "to finish, all cards open. At the end it is the result."
                ),
                _(
                    "Players gain it with their own actions, and give points away "
                    "where the coach’s choice would have gained more, judged by what "
                    "they could know at the time. A chance that stays open counts "
                    "every time."
                ),
            )
        ),
        replay_text=_("Replay with the coach"),
    )


def judgement(game: str, table: Any, review: Review, place: int) -> str:
    """About the action that led to this place in the replay of a game."""
    if not place:
        return _("The coach comments on every action.")
    judged = next((one for one in review.judged if one.number == place - 1), None)
    if judged is None:
        looked_at = max((one.number for one in review.judged), default=0)
        nobodys_doing = review.complete or place <= looked_at
        return "" if nobodys_doing else _("The coach hasn’t got to this one yet.")
    if judged.as_advised:
        said = _("The coach would have done the same.")
        return f"{said} {worth_text(judged.gain)}".rstrip()
    if judged.lost < _NOTHING_LOST:
        return _("Just as good as the coach’s choice.")
    return _cost(shown(game), table, judged)


def places(review: Review) -> tuple[int, ...]:
    """Where in the replay the turning points are."""
    return tuple(judged.number + 1 for judged in review.turning_points)


def worth_text(gain: float) -> str:
    """How much better an action is than most others, if it is to speak of."""
    if gain < _WORTH_TELLING:
        return ""
    return _("About {points} points better than most other actions.", points=decimal(gain))


def _cost(said: Shown, table: Any, judged: Judged) -> str:
    return _(
        "{points} points given away. Better: {action}.",
        points=decimal(judged.lost),
        action=said.to_do(table, judged.best, judged.seat),
    )


def _turning_point(said: Shown, table: Any, judged: Judged) -> TurningPoint:
    seat = table.seats[judged.seat]
    return TurningPoint(
        judged.number + 1,
        seat.color,
        _(
            "{name}, round {n}: {action}",
            name=seat.name,
            n=said.turns(table)[judged.number].round,
            action=said.to_do(table, judged.action, judged.seat),
        ),
        _cost(said, table, judged),
    )


def _account(review: Review, seat: int) -> tuple[Part, ...]:
    leads = review.leads(seat)
    return (
        Part(_("At the start"), _signed(leads[0])),
        Part(_("Gained"), _signed(review.gained(seat))),
        Part(_("At the end"), _signed(leads[-1]).removesuffix(decimal(0)[1:])),
        Part(_("Given away"), decimal(review.lost_by(seat))),
    )


def _signed(points: float) -> str:
    sign = "+" if points > 0 else "−" if points < 0 else ""
    return sign + decimal(abs(points))


def _acted(said: Shown, table: Any) -> list[Acted]:
    """All that players did; chance is nobody's merit."""
    return [turn for turn in said.turns(table) if turn.seat is not None]


def _lead_chart(said: Shown, table: Any, review: Review) -> Chart:
    """At the beginning, after every round, when all have had as many actions, and at the
    end of the last one the result."""
    turns = _acted(said, table)
    begins = [
        number
        for number, turn in enumerate(turns)
        if not number or turn.round != turns[number - 1].round
    ]
    return Chart(
        _("Lead in points"),
        _("Rounds"),
        tuple(
            Series(
                seat.name,
                seat.color,
                tuple(review.leads(number)[at] for at in (*begins, len(turns))),
            )
            for number, seat in enumerate(table.seats)
        ),
    )


def _lost_chart(table: Any, review: Review) -> Chart:
    return Chart(
        _("Points given away"),
        _("Actions"),
        tuple(
            Series(
                seat.name,
                seat.color,
                tuple(
                    accumulate(
                        move.lost if move.seat == number else 0.0 for move in review.judged
                    )
                ),
            )
            for number, seat in enumerate(table.seats)
        ),
        first=1,
    )
