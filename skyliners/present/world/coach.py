"""A hint of the coach, in words: what to do, and why. For its player's eyes alone where
cards are spoken of."""

from skyliners.bots.world.coach import Hint
from skyliners.present.texts import _
from skyliners.present.world.told import to_do
from skyliners.rules.world.table import Table


def hint_told(table: Table, hint: Hint) -> str:
    return " ".join((f"{to_do(table, hint.action)}.", *reasons(table, hint)))


def reasons(table: Table, hint: Hint) -> tuple[str, ...]:
    """What speaks for it, the weightiest first; perhaps nothing in particular does."""
    why = hint.reason
    assert table.turn is not None
    own = table.turn.seat
    told = []
    if why.penthouse:
        told.append(_("A penthouse scores 1 point of prestige."))
    if why.mission_stands:
        told.append(_("That completes your mission."))
    elif why.mission > 0:
        told.append(_("It brings your mission closer."))
    if why.completed:
        told.append(_("It completes a bonus card."))
    if why.area:
        told.append(_("A strategic area will be yours."))
    for change in why.incomes:
        if change.seat == own and change.after > change.before:
            told.append(
                _(
                    "Your income rises from {before} to {after}.",
                    before=change.before,
                    after=change.after,
                )
            )
        elif change.seat != own and change.after < change.before:
            name = table.seats[change.seat].name
            told.append(
                _(
                    "{name}’s income falls from {before} to {after}.",
                    name=name,
                    before=change.before,
                    after=change.after,
                )
            )
    return tuple(told)
