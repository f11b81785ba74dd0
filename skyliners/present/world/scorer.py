"""A game from the box, entered to be scored: penthouses, who is on top of the areas, and
whose mission stands. The printed map and cards need not be known for that. What a finger
means is decided here."""

from enum import StrEnum
from typing import Any, NamedTuple, TypeVar

from skyliners.present.choices import Choice
from skyliners.present.results import Column
from skyliners.present.texts import _, plural
from skyliners.present.victory import Victory, won
from skyliners.present.world.results import part_names, why_won
from skyliners.rules.seats import Color, Seat
from skyliners.rules.world.box import box
from skyliners.rules.world.pieces import BOX as EACH
from skyliners.rules.world.pieces import (
    ENDING_PENTHOUSE,
    MISSION_POINTS,
    PLAYERS,
    What,
)
from skyliners.rules.world.scoring import ScoreSheet, Total, judged
from skyliners.rules.world.sketch import sketched
from skyliners.rules.world.table import Table

AREAS = 3
MOST = EACH[What.PENTHOUSE]
NOBODY = -1
_SEATS = max(PLAYERS)
_Value = TypeVar("_Value")


class Page(StrEnum):
    PLAYERS = "players"
    PENTHOUSES = "penthouses"
    AREAS = "areas"
    MISSIONS = "missions"
    ENDER = "ender"  # only where it may decide
    RESULT = "result"


class Entered(NamedTuple):
    players: int = 2
    tournament: bool = False
    penthouses: tuple[int, ...] = (0,) * _SEATS
    areas: tuple[int, ...] = (NOBODY,) * AREAS  # who is on top of each
    missions: tuple[bool, ...] = (False,) * _SEATS
    ender: int = NOBODY
    page: Page = Page.PLAYERS

    @property
    def enders(self) -> tuple[int, ...]:
        """Whoever may have ended the game."""
        return tuple(
            seat
            for seat in range(self.players)
            if self.penthouses[seat] == ENDING_PENTHOUSE
        )

    @property
    def pages(self) -> tuple[Page, ...]:
        asked = self.tournament and len(self.enders) > 1
        return tuple(page for page in Page if asked or page is not Page.ENDER)

    @property
    def at(self) -> int:
        return self.pages.index(self.page)

    @property
    def complete(self) -> bool:
        """Is there all that belongs on this page?"""
        return self.page is not Page.ENDER or self.ender in self.enders


def with_players(entered: Entered, players: int) -> Entered:
    """So many play; an area whose owner does not is nobody's."""
    areas = tuple(seat if seat < players else NOBODY for seat in entered.areas)
    return entered._replace(players=players, areas=areas)


def with_tournament(entered: Entered, *, tournament: bool) -> Entered:
    return entered._replace(tournament=tournament)


def choose(entered: Entered, line: int, chosen: int) -> Entered:
    """In one line of the page something is chosen."""
    match entered.page:
        case Page.PENTHOUSES:
            return entered._replace(penthouses=_with(entered.penthouses, line, chosen))
        case Page.AREAS:
            return entered._replace(areas=_with(entered.areas, line, chosen))
        case Page.MISSIONS:
            return entered._replace(missions=_with(entered.missions, line, bool(chosen)))
        case Page.ENDER:
            return entered._replace(ender=chosen)
        case _:
            return entered


def _with(values: tuple[_Value, ...], at: int, value: _Value) -> tuple[_Value, ...]:
    return (*values[:at], value, *values[at + 1 :])


def turn_page(entered: Entered, by: int) -> Entered:
    """On, if all is there that belongs here; or back."""
    pages, at = entered.pages, entered.at + by
    if (by > 0 and not entered.complete) or not 0 <= at < len(pages):
        return entered
    return entered._replace(page=pages[at])


def written(entered: Entered) -> dict[str, Any]:
    """To be kept until somebody comes back to it."""
    return entered._asdict()


def read(data: Any) -> Entered | None:
    """What was kept; None: it is not what was once written here."""
    if not isinstance(data, dict) or data.keys() != {*Entered._fields}:
        return None
    players, page = data["players"], data["page"]
    if type(players) is not int or players not in PLAYERS or page not in [*Page]:
        return None
    sound = (
        isinstance(data["tournament"], bool)
        and _numbers_in(data["penthouses"], _SEATS, range(MOST + 1))
        and _numbers_in(data["areas"], AREAS, range(NOBODY, players))
        and _numbers_in([data["ender"]], 1, range(NOBODY, _SEATS))
        and _truths(data["missions"], _SEATS)
    )
    if not sound:
        return None
    found = Entered(
        players,
        data["tournament"],
        tuple(data["penthouses"]),
        tuple(data["areas"]),
        tuple(data["missions"]),
        data["ender"],
        Page(page),
    )
    return found if found.page in found.pages else None


def _numbers_in(values: Any, count: int, allowed: range) -> bool:
    return _is_list(values, count) and all(
        type(each) is int and each in allowed for each in values
    )


def _truths(values: Any, count: int) -> bool:
    return _is_list(values, count) and all(isinstance(each, bool) for each in values)


def _is_list(values: Any, count: int) -> bool:
    return isinstance(values, list) and len(values) == count


def scored(entered: Entered) -> tuple[Table, ScoreSheet]:
    """What was entered, as the rules judge it."""
    seats = _seats(entered)
    totals = tuple(
        Total(
            seat,
            entered.penthouses[seat],
            entered.areas.count(seat),
            MISSION_POINTS if entered.missions[seat] else 0,
            (),
            0,
        )
        for seat in range(entered.players)
    )
    enders = entered.enders
    ended_by = enders[0] if len(enders) == 1 else entered.ender
    ender = ended_by if entered.tournament and ended_by in enders else None
    table = sketched(
        box().city, seats, {}, acting=None, tournament=entered.tournament, ender=ender
    )
    return table, judged(totals, ender)


def _seats(entered: Entered) -> tuple[Seat, ...]:
    colors = [*Color][: entered.players]
    return tuple(
        Seat(_("Player {n}", n=number), color) for number, color in enumerate(colors, 1)
    )


# What is shown


class Line(NamedTuple):
    """Something to be chosen about one player, or about one area."""

    name: str
    color: Color | None
    choices: tuple[Choice, ...]


class ScorerModel(NamedTuple):
    title: str
    step: str
    text: str
    note: str
    players: tuple[Choice, ...]  # on the first page
    tournament: tuple[Choice, ...]
    lines: tuple[Line, ...]
    victory: Victory | None
    labels: tuple[str, ...]
    total_text: str
    columns: tuple[Column, ...]  # in the end
    next_text: str
    can_next: bool
    why_not_next: str


def scorer_model(entered: Entered) -> ScorerModel:
    last = entered.page is Page.RESULT
    table, sheet = scored(entered)
    victory = won(table, sheet, why_won(table, sheet)) if last else None
    text, note = _texts(entered, victory)
    return ScorerModel(
        title=_("Score a game from the box"),
        step=_("Page {n} of {all}", n=entered.at + 1, all=len(entered.pages)),
        text=text,
        note=note,
        players=_players(entered) if entered.page is Page.PLAYERS else (),
        tournament=_tournament(entered) if entered.page is Page.PLAYERS else (),
        lines=_lines(entered),
        victory=victory,
        labels=part_names() if last else (),
        total_text=_("Total") if last else "",
        columns=_columns(table, sheet) if last else (),
        next_text=_("Once more") if last else _("Go on"),
        can_next=entered.complete,
        why_not_next=_("Something is still missing on this page."),
    )


def _players(entered: Entered) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            number,
            plural("{n} player", "{n} players", number),
            chosen=number == entered.players,
        )
        for number in PLAYERS
    )


def _tournament(entered: Entered) -> tuple[Choice, ...]:
    return tuple(
        Choice(on, text, chosen=on == entered.tournament)
        for on, text in ((False, _("Usual rules")), (True, _("Tournament rule")))
    )


def _texts(entered: Entered, victory: Victory | None) -> tuple[str, str]:
    if victory is not None:
        return victory.told, victory.reason
    return {
        Page.PLAYERS: (
            _("How many play?"),
            _("With the tournament rule, whoever ended the game wins the last tie."),
        ),
        Page.PENTHOUSES: (
            _("How many penthouses has everyone built?"),
            _("Each is worth 1 prestige."),
        ),
        Page.AREAS: (
            _("Who is on top of the three strategic areas?"),
            _("Any own floor will do; a neutral one is nobody’s. 1 prestige each."),
        ),
        Page.MISSIONS: (
            _("Turn up the missions: whose stands?"),
            _("Four own tops in its shape, turned or mirrored: 2 prestige."),
        ),
        Page.ENDER: (
            _("Who built a third penthouse first?"),
            _("That decides if all else is level."),
        ),
    }[entered.page]


def _lines(entered: Entered) -> tuple[Line, ...]:
    seats = _seats(entered)
    match entered.page:
        case Page.PENTHOUSES:
            return tuple(
                Line(seat.name, seat.color, _numbers(entered.penthouses[at]))
                for at, seat in enumerate(seats)
            )
        case Page.AREAS:
            return tuple(
                Line(_("Area {n}", n=area + 1), None, _owners(seats, entered.areas[area]))
                for area in range(AREAS)
            )
        case Page.MISSIONS:
            return tuple(
                Line(seat.name, seat.color, _stands(stands=entered.missions[at]))
                for at, seat in enumerate(seats)
            )
        case Page.ENDER:
            first = tuple(
                Choice(
                    seat,
                    seats[seat].name,
                    chosen=seat == entered.ender,
                    color=seats[seat].color,
                )
                for seat in entered.enders
            )
            return (Line("", None, first),)
        case _:
            return ()


def _numbers(built: int) -> tuple[Choice, ...]:
    numbers = range(MOST + 1)
    return tuple(Choice(each, str(each), chosen=each == built) for each in numbers)


def _owners(seats: tuple[Seat, ...], owner: int) -> tuple[Choice, ...]:
    nobody = Choice(NOBODY, _("Nobody"), chosen=owner == NOBODY)
    return (
        nobody,
        *(
            Choice(at, seat.name, chosen=at == owner, color=seat.color)
            for at, seat in enumerate(seats)
        ),
    )


def _stands(*, stands: bool) -> tuple[Choice, ...]:
    return tuple(
        Choice(int(way), text, chosen=way == stands)
        for way, text in ((False, _("No")), (True, _("It stands")))
    )


def _columns(table: Table, sheet: ScoreSheet) -> tuple[Column, ...]:
    return tuple(
        Column(
            table.seats[total.seat].name,
            table.seats[total.seat].color,
            won=total.seat in sheet.winners,
            numbers=(total.penthouses, total.areas, total.mission),
            total=total.total,
        )
        for total in sheet.totals
    )
