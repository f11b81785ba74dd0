"""How a player has done so far, as figures, bars and a curve."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from skyliners.match.shelf.profiles import Profile
from skyliners.match.shelf.statistics import Statistics
from skyliners.present.chart import Chart, Series
from skyliners.present.choices import Choice
from skyliners.present.skyliners.names import MODE_NAMES
from skyliners.present.texts import _, decimal
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.pieces import FLOORS, Mode

# The figures of the chosen player for a mode and a number of players; None: for all.
Asked = Callable[[Mode | None, int | None], Statistics]


class Figure(NamedTuple):
    value: str
    label: str


class Share(NamedTuple):
    """A bar: how much of the whole."""

    label: str
    share: float  # 0 to 1
    text: str


class Bars(NamedTuple):
    title: str
    shares: tuple[Share, ...]


class StatisticsModel(NamedTuple):
    title: str
    players: tuple[Choice, ...]
    modes: tuple[Choice, ...]
    figures: tuple[Figure, ...]
    bars: tuple[Bars, ...]
    chart: Chart | None
    empty: str


def statistics_model(
    profiles: Sequence[Profile], chosen: int | None, mode: Mode | None, asked: Asked
) -> StatisticsModel:
    """`chosen` is the key of a profile; without one there is nothing to be told."""
    profile = next((each for each in profiles if each.key == chosen), None)
    all_games = asked(mode, None) if profile else None
    if not profiles:
        empty = _("Nobody has played under a name of their own yet.")
    elif not all_games or not all_games.games:
        empty = _("No finished game yet.")
    else:
        empty = ""
    return StatisticsModel(
        title=_("Statistics"),
        players=tuple(
            Choice(each.key, each.name, each.key == chosen, color=each.color)
            for each in profiles
        ),
        modes=(
            Choice(None, _("All games"), mode is None),
            *(Choice(each, _(MODE_NAMES[each]), mode is each) for each in MODE_NAMES),
        )
        if profiles
        else (),
        figures=_figures(all_games) if all_games and not empty else (),
        bars=_bars(all_games, lambda size: asked(mode, size))
        if all_games and not empty
        else (),
        chart=_totals(profile, all_games) if profile and all_games and not empty else None,
        empty=empty,
    )


def _figures(all_games: Statistics) -> tuple[Figure, ...]:
    assert all_games.mean_total is not None
    return (
        Figure(str(all_games.games), _("Games")),
        Figure(str(all_games.wins), _("Wins")),
        Figure(str(all_games.best_total), _("Best game")),
        Figure(decimal(all_games.mean_total), _("Average")),
    )


def _bars(all_games: Statistics, of_size: Callable[[int], Statistics]) -> tuple[Bars, ...]:
    wins = [
        _wins(_("{n} players", n=size), statistics)
        for size in FLOORS
        for statistics in (of_size(size),)
        if statistics.games
    ]
    if len(wins) != 1:
        wins.insert(0, _wins(_("All games"), all_games))
    bars = [Bars(_("Games won"), tuple(wins))]
    filed, correct = (all_games.sums.get(count, 0) for count in ("filed", "correct"))
    if filed:
        right = correct / filed
        text = _of(correct, filed)
        bars.append(Bars(_("Plans that came true"), (Share(_("Plans"), right, text),)))
    parts = (
        (_("Rows"), "rows"),
        (_("Surplus"), "surplus"),
        (_("Antennas"), "antennas"),
        (_("Skyscraper"), "skyscraper"),
    )
    whole = max(all_games.mean_total or 0.0, 1.0)
    means = [(label, all_games.sums[part] / all_games.games) for label, part in parts]
    points = tuple(Share(label, mean / whole, decimal(mean)) for label, mean in means)
    bars.append(Bars(_("Points in an average game"), points))
    return tuple(bars)


def _wins(label: str, statistics: Statistics) -> Share:
    rate = statistics.win_rate or 0.0
    return Share(label, rate, _of(statistics.wins, statistics.games))


def _of(part: int, whole: int) -> str:
    return _("{part} of {whole}", part=part, whole=whole)


def _totals(profile: Profile, all_games: Statistics) -> Chart:
    values = tuple(float(point.total) for point in all_games.totals)
    series = Series(profile.name, profile.color or Color.BLUE, values)
    return Chart(_("Points from game to game"), _("Games"), (series,), first=1)
