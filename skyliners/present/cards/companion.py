"""The card game in the companion: what helps at its table, what is in its box, its
pictures."""

from skyliners.present.cards.picture import picture
from skyliners.present.companion.game import Helper, Supplies, Supply
from skyliners.present.texts import _, later
from skyliners.rules.cards.pieces import COPIES, HAND, TASKS, TASKS_LAID, Mode
from skyliners.rules.deck import DECK

__all__ = ["OVERVIEW", "helpers", "picture", "supplies"]

OVERVIEW = ("aim", "turn", "target", "tasks", "end")
_HELPERS = (
    ("lesson", later("Learn by playing"), "school-outline"),
    ("overview", later("Overview"), "clipboard-list-outline"),
    ("scorer", later("Score your hands"), "calculator-variant-outline"),
)


def helpers() -> tuple[Helper, ...]:
    return tuple(Helper(screen, _(text), icon) for screen, text, icon in _HELPERS)


def supplies(mode: Mode, players: int) -> tuple[Supplies, ...]:
    del mode  # there is only one
    deck = len(DECK) * COPIES[players]
    own = (Supply("cards-outline", str(HAND), _("Cards")),)
    pile = deck - HAND * (players + 1)
    shared = (
        Supply("flag-outline", str(HAND), _("Cards for the target")),
        Supply("clipboard-list-outline", f"{TASKS_LAID}", _("Tasks of {n}", n=len(TASKS))),
        Supply("layers-outline", str(pile), _("Cards in the pile")),
    )
    return (
        Supplies(_("For each player"), own),
        Supplies(_("For the whole table"), shared),
    )
