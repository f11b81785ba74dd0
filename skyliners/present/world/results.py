"""How a game of Skyline of the World ended, or stands: in words, and what is left of it."""

from typing import NamedTuple

from skyliners.present.game import Standing
from skyliners.present.texts import _, later, listed
from skyliners.present.world.face import Face, face
from skyliners.present.world.names import millions
from skyliners.present.world.scene import MapShown, map_of
from skyliners.rules.seats import Color
from skyliners.rules.world.scoring import DecidedBy, ScoreSheet
from skyliners.rules.world.table import Table

_WHY = {
    DecidedBy.PRESTIGE: later("{name} has the most prestige."),
    DecidedBy.PENTHOUSES: later("Level on prestige: {name} built more penthouses."),
    DecidedBy.MISSION: later(
        "Level on prestige and penthouses: {name} fulfilled the mission."
    ),
    DecidedBy.ENDER: later("Level on everything: {name} was first to a third penthouse."),
    DecidedBy.SHARED: later("Level on everything: {name} share the win."),
}


def part_names() -> tuple[str, ...]:
    return _("Penthouses"), _("Areas"), _("Mission")


def share_told(count: str) -> tuple[str, str]:
    raise NotImplementedError(f"nothing is counted as {count}")


def why_won(table: Table, sheet: ScoreSheet) -> str:
    """What decided it, in a sentence."""
    names = listed([table.seats[seat].name for seat in sheet.winners])
    return _(_WHY[sheet.decided_by], name=names)


def how_it_ended(table: Table) -> str:
    if table.ender is None:
        return _("Nobody could build any more.")
    return _("{name} built a third penthouse.", name=table.seats[table.ender].name)


def standing(table: Table) -> Standing:
    """Penthouses and areas lie open; missions do not."""
    strategic = sum(1 << space for space in table.city.strategic)
    seats = range(len(table.seats))
    return Standing(
        labels=part_names()[:2],
        numbers=tuple(
            (table.penthouses(seat), (table.tops(seat) & strategic).bit_count())
            for seat in seats
        ),
        note=_("As it stands now. Missions are opened at the end."),
    )


class PlayerEnd(NamedTuple):
    """What one player was after, and what they had in the end."""

    name: str
    color: Color
    mission: Face | None  # of a board game nobody knows it
    text: str


class Ending(NamedTuple):
    city: MapShown
    players: tuple[PlayerEnd, ...]


def ending(table: Table, sheet: ScoreSheet) -> Ending:
    """The city in the winner's light, and everybody's mission opened."""
    winner = table.seats[sheet.winners[0]].color
    return Ending(
        map_of(table)._replace(winner=winner),
        tuple(
            PlayerEnd(
                seat.name,
                seat.color,
                face(total.shape, complete=bool(total.mission)) if total.shape else None,
                _(
                    "{money} left, {income} a turn",
                    money=millions(table.cash[total.seat]),
                    income=table.income(total.seat),
                ),
            )
            for seat, total in zip(table.seats, sheet.totals, strict=True)
        ),
    )
