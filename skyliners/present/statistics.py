"""How a player has done so far, as figures, bars and a curve."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from skyliners import games as catalogue
from skyliners.match.shelf.profiles import Profile
from skyliners.match.shelf.statistics import Statistics
from skyliners.present.chart import Chart, Series
from skyliners.present.choices import Choice
from skyliners.present.figures import Bars, Figure, Panels, Share
from skyliners.present.games import shown
from skyliners.present.texts import _, decimal, plural
from skyliners.rules.games import rules_of
from skyliners.rules.seats import Color

# The figures of the chosen player for a mode and a number of players; None: for all.
Asked = Callable[[str | None, int | None], Statistics]


class StatisticsModel(NamedTuple):
    title: str
    games: tuple[Choice, ...]  # none: there is only one
    players: tuple[Choice, ...]
    modes: tuple[Choice, ...]
    figures: tuple[Figure, ...]
    bars: tuple[Bars, ...]
    chart: Chart | None
    empty: str


def statistics_model(
    game: str,
    profiles: Sequence[Profile],
    chosen: int | None,
    mode: str | None,
    asked: Asked,
) -> StatisticsModel:
    """`chosen` is the key of a profile; without one there is nothing to be told."""
    told = shown(game)
    profile = next((each for each in profiles if each.key == chosen), None)
    all_games = asked(mode, None) if profile else None
    if not profiles:
        empty = _("Nobody has played under their own name yet.")
    elif not all_games or not all_games.games:
        empty = _("No finished game yet.")
    else:
        empty = ""
    return StatisticsModel(
        title=_("Statistics"),
        games=_games(game),
        players=tuple(
            Choice(each.key, each.name, each.key == chosen, color=each.color)
            for each in profiles
        ),
        modes=(
            Choice(None, _("All games"), mode is None),
            *(Choice(each, told.mode_name(each), mode == each) for each in told.MODES),
        )
        if profiles and len(told.MODES) > 1
        else (),
        figures=_figures(all_games) if all_games and not empty else (),
        bars=_bars(game, all_games, lambda size: asked(mode, size))
        if all_games and not empty
        else (),
        chart=_totals(profile, all_games) if profile and all_games and not empty else None,
        empty=empty,
    )


def _games(game: str) -> tuple[Choice, ...]:
    if len(catalogue.GAMES) < 2:
        return ()
    return tuple(Choice(each.id, each.name, each.id == game) for each in catalogue.GAMES)


def alone_model(game: str, so_far: Panels) -> StatisticsModel:
    """The figures of a game for one: whoever plays it here."""
    return StatisticsModel(
        title=_("Statistics"),
        games=_games(game),
        players=(),
        modes=(),
        figures=so_far.figures,
        bars=so_far.bars,
        chart=None,
        empty="" if so_far.figures else _("No finished game yet."),
    )


def _figures(all_games: Statistics) -> tuple[Figure, ...]:
    assert all_games.mean_total is not None
    return (
        Figure(str(all_games.games), _("Games")),
        Figure(str(all_games.wins), _("Wins")),
        Figure(str(all_games.best_total), _("Best game")),
        Figure(decimal(all_games.mean_total), _("Average")),
    )


def _bars(
    game: str, all_games: Statistics, of_size: Callable[[int], Statistics]
) -> tuple[Bars, ...]:
    rules, told = rules_of(game), shown(game)
    wins = [
        _wins(plural("{n} player", "{n} players", size), statistics)
        for size in rules.PLAYERS
        for statistics in (of_size(size),)
        if statistics.games
    ]
    if len(wins) != 1:
        wins.insert(0, _wins(_("All games"), all_games))
    bars = [Bars(_("Games won"), tuple(wins))]
    for count, of in rules.COUNTS.items():
        part, all_of_them = (all_games.sums.get(each, 0) for each in (count, of))
        if of and all_of_them:
            title, label = told.share_told(count)
            share = Share(label, part / all_of_them, _of(part, all_of_them))
            bars.append(Bars(title, (share,)))
    whole = max(all_games.mean_total or 0.0, 1.0)
    means = [all_games.sums[part] / all_games.games for part in rules.PARTS]
    points = tuple(
        Share(label, mean / whole, decimal(mean))
        for label, mean in zip(told.part_names(), means, strict=True)
    )
    bars.append(Bars(_("Average points per game"), points))
    return tuple(bars)


def _wins(label: str, statistics: Statistics) -> Share:
    rate = statistics.win_rate or 0.0
    return Share(label, rate, _of(statistics.wins, statistics.games))


def _of(part: int, whole: int) -> str:
    return _("{part} of {whole}", part=part, whole=whole)


def _totals(profile: Profile, all_games: Statistics) -> Chart:
    values = tuple(float(point.total) for point in all_games.totals)
    series = Series(profile.name, profile.color or Color.BLUE, values)
    return Chart(_("Points, game by game"), _("Games"), (series,), first=1)
