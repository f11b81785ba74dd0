"""The coach's hint in words. It is made from what its player alone may know, so it is
as secret as their cards: shown to nobody else, and thrown away with them."""

from collections.abc import Iterator
from typing import NamedTuple

from skyliners.bots.skyliners.coach import Hint, Reason, RowChange
from skyliners.present.review import worth_text
from skyliners.present.skyliners.draft import Draft
from skyliners.present.skyliners.names import places_from
from skyliners.present.skyliners.prompts import thinking_text
from skyliners.present.skyliners.scene import CityShown, Marks
from skyliners.present.skyliners.told import to_do
from skyliners.present.texts import _, listed, percent
from skyliners.rules.skyliners.actions import Action, Build, Plan
from skyliners.rules.skyliners.notation import ROW_NAMES
from skyliners.rules.skyliners.pieces import Piece
from skyliners.rules.skyliners.table import Layer, Table
from skyliners.rules.skyliners.view import View


class HintModel(NamedTuple):
    title: str
    action: str  # what to do
    reason: str  # one sentence
    worth: str  # how much better it is than other actions
    draft: Draft  # the build, half made; empty for anything else
    is_plan: bool
    city: CityShown  # with what is advised as a ghost
    close_text: str

    def __repr__(self) -> str:
        """Nothing secret, wherever it may be printed by mistake."""
        return f"HintModel({self.title!r}, …)"

    @property
    def text(self) -> str:
        """All in one line. Of a build the reason is enough: it is seen in the city."""
        return self.reason if self.draft.build else f"{self.action}. {self.reason}"


def waiting_model(view: View) -> HintModel:
    """Before there is a hint."""
    name, side, _color = view.table.seats[view.seat]
    return HintModel(
        title=_("A hint for {name}", name=name),
        action=thinking_text(),
        reason="",
        worth="",
        draft=Draft(),
        is_plan=False,
        city=CityShown(view.table, side),
        close_text=_("Close"),
    )


def hint_model(view: View, hint: Hint) -> HintModel:
    action = hint.action
    waiting = waiting_model(view)
    model = waiting._replace(
        action=to_do(action, places_from(view.table.seats[view.seat].side)),
        reason=reason_text(view, action, hint.reason),
        worth=worth_text(hint.reason.gain),
        is_plan=isinstance(action, Plan),
    )
    if not isinstance(action, Build):
        return model
    ghost = (action.site, Layer(action.piece, view.seat))
    marks = Marks(chosen=action.site, ghost=ghost)
    return model._replace(
        draft=Draft(action.piece, action.site), city=model.city._replace(marks=marks)
    )


def reason_text(view: View, action: Action, reason: Reason) -> str:
    """Why, in a sentence or two and in names."""
    if reason.chance is not None:
        return _("It has a {chance} chance of coming true.", chance=percent(reason.chance))
    if not isinstance(action, Build):
        return ""
    told = [*_rows_told(view.table, reason), *_tallest_told(reason)]
    if told:
        return " ".join(told)
    helped = listed([_row_of(view.table, change) for change in reason.helped])
    if action.piece is Piece.FLOOR:
        if helped:
            return _(
                "It improves the view along {rows}, but keeps your best options open.",
                rows=helped,
            )
        return _("It leaves the view as it is and keeps your best options open.")
    if helped:
        return _(
            "It improves the view along {rows}, but nobody can build here any more.",
            rows=helped,
        )
    return _("It leaves the view as it is, and nobody can build here any more.")


def _rows_told(table: Table, reason: Reason) -> Iterator[str]:
    blocked = listed([_row_of(table, change) for change in reason.blocked])
    for own in reason.own:  # one at most: a site lies in one row of each side
        values = {"row": ROW_NAMES[own.row], "before": own.before, "after": own.after}
        if blocked:
            yield _(
                "This takes row {row} from {before} to {after} and blocks {rows}.",
                rows=blocked,
                **values,
            )
        else:
            yield _("This takes row {row} from {before} to {after}.", **values)
    if blocked and not reason.own:
        yield _("This blocks {rows}.", rows=blocked)


def _tallest_told(reason: Reason) -> Iterator[str]:
    if reason.tallest:
        yield _("That puts one of the tallest buildings in your district.")


def _row_of(table: Table, change: RowChange) -> str:
    name = table.seats[change.seat].name
    return _("{name}’s row {row}", name=name, row=ROW_NAMES[change.row])
