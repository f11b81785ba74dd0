"""Skyline of the World before it begins: two to four sit down wherever they like, and
settle which city, what decides between equals and whether later seats start with more."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from skyliners.present.chairs import Problem
from skyliners.present.choices import Choice, Way
from skyliners.present.texts import _, later, listed
from skyliners.present.world.ground import landscape
from skyliners.rules.seats import Color, Seat
from skyliners.rules.world.box import cities
from skyliners.rules.world.pieces import FAIR_START, FIRST_CASH, Mode
from skyliners.rules.world.table import Table

_EXPLAINED = {
    Mode.OPEN: later("Everybody’s money and floors lie open."),
    Mode.COVERED: later("Others’ money and floors are covered: keep them in mind."),
}
_CITIES = {
    "New York": later("An island with a park in its middle."),
    "Sydney": later("Two shores, and a bridge worth fighting for."),
    "Shanghai": later("A ring around the river: land is scarce here."),
    "London": later("A winding river, crossed twice."),
    "Rotterdam": later("Quays all around the docks."),
    "Frankfurt": later("Tower beside tower: rich, dense and fast."),
}


def mode_explained(mode: Mode) -> str:
    return _(_EXPLAINED[mode])


def may_sit(chairs: Sequence[int]) -> bool:
    del chairs  # all the same
    return True


def seats_wanted(problem: Problem) -> str:
    del problem  # they can only be too few
    return _("Two to four can play: tap a free place.")


def seat(name: str, color: Color, chair: int) -> Seat:
    del chair
    return Seat(name, color)


def round_table(sitters: Iterable[tuple[int, Color]]) -> Any:
    del sitters  # where they sit does not matter, so there is nothing to draw


def ways(chosen: Mapping[str, Any], players: int) -> tuple[Way, ...]:
    city = chosen.get("city")
    city = city if city in cities() else next(iter(cities()))
    ties = chosen.get("tournament") is True
    fair = chosen.get("fair_start") is not False
    return (
        Way(
            "city",
            _("Which city?"),
            tuple(Choice(name, name, name == city) for name in cities()),
            _(_CITIES[city]),
        ),
        *((_fair_start(players, fair=fair),) if _evens_out(players) else ()),
        Way(
            "tournament",
            _("All level in the end?"),
            (
                Choice(False, _("Share the win"), not ties),
                Choice(True, _("Tournament"), ties),
            ),
            _("Whoever built the first third penthouse wins.")
            if ties
            else _("Then several have won."),
        ),
    )


def _evens_out(players: int) -> bool:
    """Does a fair start make a difference?"""
    return len({*FAIR_START.get(players, ())}) > 1


def _fair_start(players: int, *, fair: bool) -> Way:
    money = listed([str(each) for each in FAIR_START[players]])
    return Way(
        "fair_start",
        _("Starting money"),
        (
            Choice(True, _("Fair start"), fair),
            Choice(False, _("The same for all"), not fair),
        ),
        _(
            "Later seats get more, since going first is an edge: {money} million.",
            money=money,
        )
        if fair
        else _("{money} million each; going first is an edge.", money=FIRST_CASH),
    )


def ways_of(table: Table) -> Mapping[str, Any]:
    name = landscape(table.city).name
    fair = table.first_cash == FAIR_START[len(table.seats)]
    settled = {"tournament": table.tournament, "fair_start": fair}
    return settled | ({"city": name} if name else {})
