"""The patience in the companion: what helps, what is in its box, its pictures."""

from skyliners.present.companion.game import Helper, Supplies, Supply
from skyliners.present.deck.names import PERIOD_NAMES, period_name
from skyliners.present.patience.picture import picture
from skyliners.present.texts import _, later
from skyliners.rules.patience.pieces import LAYOUT, Mode
from skyliners.rules.patience.table import RUN

__all__ = ["OVERVIEW", "helpers", "picture", "supplies"]

OVERVIEW: tuple[str, ...] = (
    "aim",
    "layout",
    "does-not-fit",
    "not-a-run",
    "empty-row",
    "finished-run",
)
_HELPERS = (
    ("lesson", later("Learn by playing"), "school-outline"),
    ("overview", later("Overview"), "clipboard-list-outline"),
)


def helpers() -> tuple[Helper, ...]:
    return tuple(Helper(screen, _(text), icon) for screen, text, icon in _HELPERS)


def supplies(mode: Mode, players: int) -> tuple[Supplies, ...]:
    del players
    cards = tuple(
        Supply("cards-outline", str(RUN), period_name(design)) for design in PERIOD_NAMES
    )
    rows = Supply("table-large", str(len(LAYOUT[mode])), _("Rows"))
    return (Supplies(_("On the table"), (*cards, rows)),)
