"""The scoring of Skyline of the World on screen: a step, with the city as it lights it."""

from typing import NamedTuple

from skyliners.present.grey import at_the_end, at_the_start
from skyliners.present.texts import _
from skyliners.present.world.ceremony import Ceremony, Kind, Step
from skyliners.present.world.results import part_names
from skyliners.present.world.scene import MapShown, Marks, map_of
from skyliners.rules.world.table import Table

PART_ICONS = ("home-city", "star", "flag-checkered")
_ICONS = {
    Kind.END: "flag-checkered",
    Kind.PENTHOUSES: PART_ICONS[0],
    Kind.AREAS: PART_ICONS[1],
    Kind.TIE: "scale-balance",
}


class ScoringModel(NamedTuple):
    title: str
    progress: str
    step: Step
    city: MapShown
    icon: str  # where no card is opened and nobody has won
    part_names: tuple[str, ...]
    why: str  # only if it was asked for
    why_text: str
    done_text: str
    rematch_text: str  # the first time it is told
    playing: bool
    can_back: bool
    why_not_back: str
    why_not_forward: str
    over: bool
    has_menu: bool  # a game ends here; else one comes back from here


def scoring_model(
    table: Table, told: Ceremony, *, playing: bool, asked: bool, first_time: bool = False
) -> ScoringModel:
    step = told.step
    return ScoringModel(
        title=_("Scoring"),
        progress=_progress(step.kind),
        step=step,
        city=city(table, step),
        icon="" if step.card or step.victory else _ICONS.get(step.kind, ""),
        part_names=part_names(),
        why=step.why if asked else "",
        why_text=_("Why?"),
        done_text=_("Results"),
        rematch_text=_("Rematch") if first_time and told.at_end else "",
        playing=playing,
        can_back=not told.at_start,
        why_not_back=at_the_start(),
        why_not_forward=at_the_end(),
        over=told.at_end,
        has_menu=first_time,
    )


def _progress(kind: Kind) -> str:
    penthouses, areas, mission = part_names()
    return {
        Kind.PENTHOUSES: penthouses,
        Kind.AREAS: areas,
        Kind.MISSION: mission,
    }.get(kind, _("The end of the game"))


def city(table: Table, step: Step) -> MapShown:
    """What counts lies in light, the rest is pale; in the end it is the winner's."""
    shown = map_of(table, Marks(lit=step.lit, wanted=step.missing))
    if step.victory is not None and step.victory.winners:
        return shown._replace(winner=step.victory.winners[0].color)
    matters = step.lit | step.nearly | step.missing
    if not matters:
        return shown
    return shown._replace(aside=frozenset(range(len(table.towers))) - matters)
