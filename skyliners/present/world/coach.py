"""A hint of the coach, in words: what to do, and why. For its player's eyes alone where
cards are spoken of."""

from typing import NamedTuple

from skyliners.bots.world.coach import Hint
from skyliners.present.texts import _
from skyliners.present.world.draft import Draft
from skyliners.present.world.names import what_name
from skyliners.present.world.told import to_do
from skyliners.rules.world.actions import Build, Cash
from skyliners.rules.world.legal import piece
from skyliners.rules.world.table import Table
from skyliners.rules.world.view import View


class HintModel(NamedTuple):
    """What the coach says, and what that is half-made."""

    text: str
    draft: Draft

    def __repr__(self) -> str:
        return "HintModel(…)"


def thinking_text() -> str:
    return _("The coach is thinking…")


def hint_model(view: View, hint: Hint) -> HintModel:
    action, draft = hint.action, Draft()
    if isinstance(action, Build):
        draft = Draft(action.kind, action.space)
    elif isinstance(action, Cash):
        draft = Draft(fan=(view.hand.cards.index(action.card) + 1,))
    return HintModel(hint_told(view.table, hint), draft)


def hint_told(table: Table, hint: Hint) -> str:
    return " ".join((f"{_advised(table, hint)}.", *reasons(table, hint)))


def _advised(table: Table, hint: Hint) -> str:
    action = hint.action
    if not isinstance(action, Build):
        return to_do(table, action)
    what = piece(table.towers[action.space], action.kind)
    assert what is not None
    return _(
        "{what} on {space}", what=what_name(what), space=table.city.names[action.space]
    )


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
