"""Skyline of the World in the companion: what helps at its table, what is in its box, its
pictures."""

from skyliners.present.companion.game import Helper, Supplies, Supply
from skyliners.present.texts import _, later
from skyliners.present.world.names import what_name
from skyliners.present.world.picture import picture
from skyliners.rules.world.box import bonus, missions
from skyliners.rules.world.pieces import (
    BONUS_CARDS,
    BOX,
    COLOURED,
    FIRST_CASH,
    FIRST_STOCK,
    NEUTRAL_FLOORS,
    Mode,
    What,
)

__all__ = ["OVERVIEW", "helpers", "picture", "supplies"]

OVERVIEW = (
    *("aim", "turn", "income", "levels", "costs", "trade"),
    *("penthouse", "bonus", "end", "prestige"),
)
_HELPERS = (
    ("lesson", later("Learn by playing"), "school-outline"),
    ("overview", later("Overview"), "clipboard-list-outline"),
    ("scorer", later("Score a game from the box"), "calculator-variant-outline"),
)
_ICONS = {What.PENTHOUSE: "home-city"}


def helpers() -> tuple[Helper, ...]:
    return tuple(Helper(screen, _(text), icon) for screen, text, icon in _HELPERS)


def supplies(mode: Mode, players: int) -> tuple[Supplies, ...]:
    """What each player takes, what of their colour waits at the bank, and what the table
    shares."""
    del mode  # the same in both
    own = [Supply("cash-multiple", str(FIRST_CASH), _("Million to begin with"))]
    own += [_floors(what, FIRST_STOCK[what]) for what in COLOURED if FIRST_STOCK[what]]
    own += [
        Supply("flag-outline", "1", _("Mission")),
        Supply("cards-outline", str(BONUS_CARDS), _("Bonus cards")),
    ]
    bank = [_floors(what, BOX[what] - FIRST_STOCK[what]) for what in COLOURED]
    pile = len(bonus()) - BONUS_CARDS * players
    shared = (
        Supply("layers-outline", str(NEUTRAL_FLOORS), _("Neutral floors")),
        Supply("star-outline", str(2 * players), _("Skyline floors, to be earned")),
        Supply("cards-outline", str(pile), _("Bonus cards in the pile")),
        Supply("flag-outline", str(len(missions()) - players), _("Missions left over")),
    )
    return (
        Supplies(_("For each player"), tuple(own)),
        Supplies(_("Of each colour, at the bank"), tuple(bank)),
        Supplies(_("For the whole table"), shared),
    )


def _floors(what: What, number: int) -> Supply:
    return Supply(_ICONS.get(what, "layers-outline"), str(number), what_name(what))
