"""The lines that tell a player where the turn stands and what can be done now."""

from collections.abc import Sequence

from skyliners.present.skyliners.cardboard.heights import top_piece
from skyliners.present.skyliners.draft import Draft
from skyliners.present.skyliners.grey import not_now
from skyliners.present.skyliners.skyline import Row, Silhouette
from skyliners.present.texts import _, later, plural, said
from skyliners.rules.refusal import Ruling
from skyliners.rules.skyliners.pieces import ROUNDS, Mode, Piece
from skyliners.rules.skyliners.table import Table

FEW_FLOORS = 4  # from here on everybody is warned that the end is near

# Nothing is ever taken away: what cannot grow and is hidden stays so.
_FINISHED = {
    Piece.PARK: later("{where}: a park can’t grow, so it stays hidden behind {blocker}."),
    Piece.ROOF: later("{where}: its roof is on, so it stays hidden behind {blocker}."),
}


def step(table: Table, *, turn_done: bool) -> str:
    """Which round and action it is."""
    if turn_done or table.turn is None:
        return _("Turn complete")
    number, action = table.turn.round, table.turn.action
    if table.mode is Mode.INTRODUCTORY:
        last = ROUNDS[len(table.seats)]
        if number == last:
            return _("Last round, one action")
        return _(
            "Round {n} of {last}, action {action} of 2", n=number, last=last, action=action
        )
    return _("Round {n}, action {action} of 2", n=number, action=action)


def prompt(
    draft: Draft, rows: Sequence[Row], rule: Ruling | None, *, turn_done: bool
) -> str:
    """What to do now, or the answer to what the finger just asked."""
    if draft.asked is not None:
        row, depth = draft.asked
        return _object(rows[row], rows[row].profiles[depth], depth + 1)
    if turn_done:
        return not_now("")
    if rule is not None:
        return said(rule)
    if draft.build is not None:
        return _("Tap again to build, or try another site.")
    if draft.piece is not None:
        return _("Choose a site: any glowing one will do.")
    if draft.site is not None:
        choose = _("{site}: choose a piece.", site=_called(rows, draft.site))
        return _hidden_at(rows, draft.site) or choose
    return _("Choose a piece or a site.")


def thinking_text() -> str:
    """While the coach has no answer yet."""
    return _("The coach is thinking…")


def _object(row: Row, profile: Silhouette, depth: int) -> str:
    where = f"{row.letter}{depth}"
    if not profile.height:
        return _("{where}: nothing here yet.", where=where)
    if profile.seen:
        return _("{where}: in view.", where=where)
    blocker = f"{row.letter}{profile.hidden_by}"
    finished = _FINISHED.get(top_piece(profile.height))
    if finished is not None:
        kept = _(finished, where=where, blocker=blocker)
        return f"{kept} {_taller(blocker, profile.short_by - 1)}"
    return plural(
        "{where}: hidden behind {blocker}; half a storey more and it would show.",
        "{where}: hidden behind {blocker}; {n} half storeys more and it would show.",
        profile.short_by,
        where=where,
        blocker=blocker,
    )


def _taller(blocker: str, by: int) -> str:
    if not by:
        return _("{blocker} is just as tall.", blocker=blocker)
    return plural(
        "{blocker} is half a storey taller.",
        "{blocker} is {n} half storeys taller.",
        by,
        blocker=blocker,
    )


def _called(rows: Sequence[Row], site: int) -> str:
    """As whoever looks along these rows calls it."""
    return next(
        f"{row.letter}{depth}"
        for row in rows
        for depth, profile in enumerate(row.profiles, 1)
        if profile.site == site
    )


def _hidden_at(rows: Sequence[Row], site: int) -> str:
    """What hides the object there; nothing, if it is seen or there is none."""
    for row in rows:
        for depth, profile in enumerate(row.profiles, 1):
            if profile.site == site and profile.hidden_by is not None:
                return _object(row, profile, depth)
    return ""


def warning(table: Table, acting: int) -> str:
    """The end comes when somebody runs out of floors; unfiled plans are worth nothing."""
    if table.mode is not Mode.FULL:
        return ""
    fewest = min(stock.floors for stock in table.stocks)
    if fewest > FEW_FLOORS:
        return ""
    who = next(
        seat.name
        for seat, stock in zip(table.seats, table.stocks, strict=True)
        if stock.floors == fewest
    )
    if fewest == 0:
        text = _("{name} has no floor left: this is the last round.", name=who)
    else:
        text = plural(
            "{name} has 1 floor left.", "{name} has {n} floors left.", fewest, name=who
        )
    cards = table.stocks[acting].cards
    if cards:
        text += " " + plural(
            "1 plan still to hand in.", "{n} plans still to hand in.", cards
        )
    return text
