"""Why the scoring goes as it goes: who hides whom, why a plan failed, why an antenna
landed there or not. Plain sentences about an open table; places are named as the
player whose row it is sees them."""

from skyliners.present.skyliners.names import DISTRICTS_TOLD, place_name, segment_told
from skyliners.present.texts import _, listed, plural
from skyliners.rules.skyliners.city import LINES, blocker
from skyliners.rules.skyliners.notation import SITE_NAMES
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


def why_opened(table: Table, row: RowScore) -> str:
    if table.mode is Mode.INTRODUCTORY:
        return _("Every row is scored: first everybody’s row A, then row B, and so on.")
    return _(
        "Plans are opened in the order in which they were filed. A plan counts if "
        "{name} now sees exactly as many objects in this row as it says.",
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
        sentences.append(_("Every object seen is a point."))
    elif row.points:
        sentences.append(_("The plan was right, so every object seen is a point."))
    else:
        sentences.append(
            _(
                "The plan said {planned}. A plan that was wrong brings no points and "
                "no antennas.",
                planned=segment_told(row.planned),
            )
        )
    return " ".join(sentences)


def _hidden(table: Table, row: RowScore) -> list[str]:
    line = LINES[table.seats[row.seat].side][row.row]
    sentences = []
    for site in line:
        hides = blocker(table.heights, line, site)
        if hides is None:
            continue
        level = table.heights[hides] == table.heights[site]
        text = (
            _("{where} is hidden behind {blocker}, which is just as tall.")
            if level
            else _("{where} is hidden behind {blocker}, which is taller.")
        )
        where, nearer = spot(table, row, site), spot(table, row, hides)
        sentences.append(text.format(where=where, blocker=nearer))
    return sentences


def why_antenna(table: Table, row: RowScore, site: int) -> str:
    return _(
        "{name} sees {where}, and nobody has an antenna there yet. It stays {name}’s.",
        name=table.seats[row.seat].name,
        where=spot(table, row, site),
    )


def why_taken() -> str:
    return _("An object carries one antenna only: that of whoever was there first.")


def why_surplus(table: Table, row: RowScore) -> str:
    return _(
        "All {all} antennas of {name} are in the city. Where one more would have "
        "landed, it is a point instead.",
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
    tallest = listed([SITE_NAMES[site] for site in card.tallest or sheet.tallest])
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
        return _("Nobody else has as many points.")
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
        end = _("More antennas decide.")
    else:
        end = _("Points and antennas are equal, so the win is shared.")
    return f"{level} {antennas} {end}"
