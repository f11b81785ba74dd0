"""Games on the shelf as a list: those that go on, and the finished ones. Of a game that
goes on only what lies open is told."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from skyliners import games as catalogue
from skyliners.match.shelf.outcomes import Finished, Outcome
from skyliners.match.shelf.saves import Running
from skyliners.present.choices import Choice
from skyliners.present.dates import date_text
from skyliners.present.games import alone, is_shown, presented
from skyliners.present.texts import _, listed, plural
from skyliners.rules.refusal import Ruling
from skyliners.rules.seats import Color


class Person(NamedTuple):
    """One player in a line of the list."""

    name: str
    color: Color
    total: str  # points; empty while the game goes on
    won: bool
    is_bot: bool


class GameLine(NamedTuple):
    key: int
    date: str
    detail: str  # which game, and how it ended or where it stands
    people: tuple[Person, ...]
    finished: bool
    readable: bool = True
    photo: bool = False  # there is one, of what lay on the table


class HistoryModel(NamedTuple):
    title: str
    games: tuple[Choice, ...]  # whose are listed; none to choose from: there is one game
    running_title: str  # empty: there are none
    running: tuple[GameLine, ...]
    more_running: str  # there are others
    finished_title: str
    finished: tuple[GameLine, ...]
    empty: str  # what is said when there is nothing at all
    more: str  # there are older games
    import_text: str
    statistics_text: str
    notice: str  # what just happened
    undo: str  # a game was deleted and can be had back
    rule: Ruling | None = None  # why a record was refused, to be looked up


def finished_line(entry: Finished, now: float, *, photo: bool = False) -> GameLine:
    people = tuple(
        Person(
            seat.name,
            seat.color,
            str(seat.total),
            won=seat.won,
            is_bot=seat.bot is not None,
        )
        for seat in entry.outcomes
        if not alone(seat.game)
    )
    date = date_text(entry.finished, now)
    outcome = _outcome(entry.outcomes)
    return GameLine(entry.key, date, outcome, people, finished=True, photo=photo)


def _outcome(seats: Sequence[Outcome]) -> str:
    if not seats or not is_shown(seats[0].game):
        return _("Nobody knows how it ended.")
    played = _played(seats[0].game, seats[0].mode)
    if by_oneself := alone(seats[0].game):
        return f"{played} · {by_oneself.ended_in(seats[0].parts)}"
    winners = listed([seat.name for seat in seats if seat.won])
    shared = any(seat.shared for seat in seats)
    if not winners:
        return played
    won = _("{names} shared the win") if shared else _("{names} won")
    return f"{played} · {won.format(names=winners)}"


def _played(game: str, mode: Any) -> str:
    """What was played: which game, and in which way, if there is more than one."""
    said = presented(game)
    ways = [said.mode_name(mode)] if len(said.MODES) > 1 else []
    games = [catalogue.entry_of(game).name] if len(catalogue.GAMES) > 1 else []
    return " · ".join([*games, *ways]) or said.mode_name(mode)


def running_line(entry: Running, now: float) -> GameLine:
    date = date_text(entry.changed, now)
    if entry.game is None or not is_shown(entry.game.match.game.ID):
        text = _("This saved game can’t be read.")
        return GameLine(entry.key, date, text, (), finished=False, readable=False)
    match = entry.game.match
    game = match.game.ID
    people = tuple(
        Person(seat.name, seat.color, "", won=False, is_bot=not player.is_person)
        for seat, player in zip(match.table.seats, match.players, strict=True)
        if not alone(game)
    )
    played = _played(game, match.table.mode)
    where = presented(game).where(match.table, turn_done=match.turn_done)
    return GameLine(entry.key, date, f"{played} · {where}", people, finished=False)


def games_to_choose(game: str | None) -> tuple[Choice, ...]:
    """Where there is more than one: all together, or one alone."""
    if len(catalogue.GAMES) < 2:
        return ()
    return (
        Choice(None, _("All games"), game is None),
        *(Choice(entry.id, entry.name, entry.id == game) for entry in catalogue.GAMES),
    )


def history_model(
    running: Sequence[GameLine],
    finished: Sequence[GameLine],
    *,
    game: str | None = None,
    more: bool,
    more_running: bool = False,
    deleted: int = 0,
    notice: str = "",
) -> HistoryModel:
    """Of one game, or of all. `deleted` is how many games can still be had back: those
    deleted since the app was started."""
    nothing = not running and not finished
    gone = plural("The game was deleted.", "{n} games were deleted.", deleted)
    return HistoryModel(
        title=_("History"),
        games=games_to_choose(game),
        running_title=_("Games in progress") if running else "",
        running=tuple(running),
        more_running=_("Show older games") if more_running else "",
        finished_title=_("Finished games") if finished else "",
        finished=tuple(finished),
        empty=_("No games yet. What shall we play?") if nothing else "",
        more=_("Show older games") if more else "",
        import_text=_("Import"),
        statistics_text=_("Statistics"),
        notice=notice or (gone if deleted else ""),
        undo=_("Undo") if deleted and not notice else "",
    )


def taken_in() -> str:
    return _("The game was imported.")


def no_chooser() -> str:
    return _("You can’t pick files here. Drop the game file onto the window instead.")
