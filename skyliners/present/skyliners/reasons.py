"""Why the scoring goes as it goes: who hides whom, why a plan failed, why an antenna
landed there or not. Plain sentences about an open table; places are named as the
player whose row it is sees them."""

from collections.abc import Iterable

from skyliners.present.skyliners.names import DISTRICTS_TOLD, place_name, segment_told
from skyliners.present.texts import _, listed, plural
from skyliners.rules.skyliners.city import LINES, Side, blocker
from skyliners.rules.skyliners.pieces import ANTENNAS, Mode
from skyliners.rules.skyliners.scoring import (
    DecidedBy,
    RowScore,
    ScoreSheet,
    SkyscraperScore,
)
from skyliners.rules.skyliners.table import Table


def spot(table: Table, row: RowScore, site: int) -> str:
    return place_name(table.seats[row.seat].side, site)


def places(side: Side, sites: Iterable[int]) -> str:
    """As somebody at this side calls them, in the order of their rows."""
    return listed(sorted(place_name(side, site) for site in sites))


def why_opened(table: Table, row: RowScore) -> str:
    if table.mode is Mode.INTRODUCTORY:
        return _("Every row is scored: first everybody’s row A, then row B, and so on.")
    return _(
        "Plans are revealed in the order they were handed in. This one "
        "counts if {name} sees exactly as many objects in the row as it "
        "says.",
        name=table.seats[row.seat].name,
    )


def why_seen(table: Table, row: RowScore, site: int) -> str:
    nearer = row.seen[: row.seen.index(site)]
    where = spot(table, row, site)
    if not nearer:
        return _("{where} is the first object in the row: nothing hides it.", where=where)
    return _(
        "{where} is taller than {before}, the tallest in front of it.",
        where=where,
        before=spot(table, row, nearer[-1]),
    )


def why_counted(table: Table, row: RowScore) -> str:
    """Who is hidden by whom, and what that means for the points."""
    sentences = [*_hidden(table, row)] or [_("Nothing in this row is hidden.")]
    if row.planned is None:
        sentences.append(_("Each object in view scores 1 point."))
    elif row.points:
        sentences.append(_("The plan was right, so each object in view scores 1 point."))
    else:
        sentences.append(
            _(
                "The plan said {planned}. A wrong plan scores no points and places "
                "no antennas.",
                planned=segment_told(row.planned),
            )
        )
    return " ".join(sentences)


def _hidden(table: Table, row: RowScore) -> list[str]:
    line = LINES[table.seats[row.seat].side][row.row]
    behind: dict[int, list[int]] = {}  # by what hides them, the nearest first
    for site in line:
        hides = blocker(table.heights, line, site)
        if hides is not None:
            behind.setdefault(hides, []).append(site)
    return [_behind(table, row, hides, sites) for hides, sites in behind.items()]


def _behind(table: Table, row: RowScore, hides: int, sites: list[int]) -> str:
    where = listed([spot(table, row, site) for site in sites])
    if len(sites) > 1:
        text = _("{where} are hidden behind {blocker}: none of them is taller.")
    elif table.heights[hides] == table.heights[sites[0]]:
        text = _("{where} is hidden behind {blocker}, which is just as tall.")
    else:
        text = _("{where} is hidden behind {blocker}, which is taller.")
    return text.format(where=where, blocker=spot(table, row, hides))


def why_antenna(table: Table, row: RowScore, site: int) -> str:
    return _(
        "{name} sees {where}, and it has no antenna yet. Now it does.",
        name=table.seats[row.seat].name,
        where=spot(table, row, site),
    )


def why_taken() -> str:
    return _("One antenna per object: first come, first served.")


def why_surplus(table: Table, row: RowScore) -> str:
    return _(
        "All of {name}’s {all} antennas are up. Every further one scores a "
        "point straight away instead.",
        all=ANTENNAS,
        name=table.seats[row.seat].name,
    )


def why_tallest(table: Table, sheet: ScoreSheet) -> str:
    half = table.heights[sheet.tallest[0]]
    return plural(
        "Nothing is taller than {n} half storey.",
        "Nothing is taller than {n} half storeys. A floor counts two, a roof or a "
        "park one.",
        half,
    )


def why_skyscraper(table: Table, sheet: ScoreSheet, card: SkyscraperScore) -> str:
    district = _(DISTRICTS_TOLD[card.district])
    name = table.seats[card.seat].name
    tallest = places(table.seats[card.seat].side, card.tallest or sheet.tallest)
    if not card.tallest:
        return _(
            "Tallest in the city: {sites}. Nothing for {name}, whose district is the "
            "{district}.",
            sites=tallest,
            district=district,
            name=name,
        )
    return _(
        "{name}’s district, the {district}, has {sites}. That’s 3 points, however many "
        "tie for tallest.",
        sites=tallest,
        district=district,
        name=name,
    )


def why_winner(table: Table, sheet: ScoreSheet) -> str:
    best = max(total.total for total in sheet.totals)
    if sheet.decided_by is DecidedBy.POINTS:
        return _lead(table, sheet, best)
    tied = [total for total in sheet.totals if total.total == best]
    level = _(
        "{names} have {points} points each.",
        names=listed([table.seats[total.seat].name for total in tied]),
        points=best,
    )
    counts = listed(
        [
            _("{name} {n}", name=table.seats[total.seat].name, n=total.antennas)
            for total in tied
        ]
    )
    antennas = _("Antennas in the city: {counts}.", counts=counts)
    if sheet.decided_by is DecidedBy.ANTENNAS:
        end = _("More antennas win the tie.")
    else:
        end = _("Same points, same antennas: a shared win.")
    return f"{level} {antennas} {end}"


def _lead(table: Table, sheet: ScoreSheet, best: int) -> str:
    rest = [total for total in sheet.totals if total.total < best]
    second = max(total.total for total in rest)
    after = [table.seats[total.seat].name for total in rest if total.total == second]
    return plural(
        "That’s 1 point ahead of {names}.",
        "That’s {n} points ahead of {names}.",
        best - second,
        names=listed(after),
    )
