"""What the golden games of Skyline of the World have to show, from ordinary games to the
rarest case. Told by the second, simple-minded reading of the rulings: golden games must not
be judged by the rules they judge."""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from tests.rules.world.naive import Naive

FOLDER = Path(__file__).parent
SHEET = ".score.json"  # beside x.json, what `score` answers to it

Json = dict[str, Any]


class Golden(NamedTuple):
    record: Json
    sheet: Json

    @property
    def actions(self) -> list[str]:
        return list(self.record["actions"])

    @property
    def totals(self) -> list[Json]:
        return list(self.sheet["totals"])

    def top(self, part: str) -> list[int]:
        """What those with most prestige have of a part."""
        most = max(total["total"] for total in self.totals)
        return [total[part] for total in self.totals if total["total"] == most]


class Case(NamedTuple):
    players: int
    shows: Callable[[Golden], bool]
    options: Mapping[str, Any] = MappingProxyType({})
    mode: str = "open"
    unfinished: bool = False
    by_chance: bool = False  # played at random; else by bots


def replayed(record: Json) -> Naive:
    naive = Naive(record)
    for action in record["actions"]:
        assert naive.refused(action) is None
        naive.do(action)
    return naive


def sheet(record: Json) -> Json:
    """What `score` has to answer."""
    naive = replayed(record)
    phase = "trade" if naive.traded else "build"
    moving = {"seat": naive.seat, "round": naive.round, "phase": phase}
    return {
        "over": naive.over,
        "to_move": None if naive.over else moving,
        "spaces": {
            name: ["N" if what == "N" else f"{owner}:{what}" for owner, what in tower]
            for name, tower in naive.towers.items()
        },
        "cash": naive.cash,
        "stock": naive.stock,
        "bonus_left": [len(hand) for hand in naive.hands],
        "totals": naive.totals() if naive.over else None,
        "winners": naive.winners() if naive.over else None,
    }


def _ended(game: Golden) -> bool:
    return any(total["penthouses"] == 3 for total in game.totals)


def _no_way_on(game: Golden) -> bool:
    return not _ended(game)


def _shared(game: Golden) -> bool:
    return len(game.sheet["winners"]) > 1


def _by_penthouses(game: Golden) -> bool:
    most = game.top("penthouses")
    return len(most) > 1 and most.count(max(most)) == 1


def _by_mission(game: Golden) -> bool:
    tied = [*zip(game.top("penthouses"), game.top("mission"), strict=True)]
    most = max(tied)[0]
    missions = [mission for built, mission in tied if built == most]
    return len(missions) > 1 and len({*missions}) > 1


def _by_the_ender(game: Golden) -> bool:
    tied = [*zip(game.top("penthouses"), game.top("mission"), strict=True)]
    return tied.count(max(tied)) > 1 and len(game.sheet["winners"]) == 1


def _swapped(game: Golden) -> bool:
    return any(action.startswith("X") for action in game.actions)


def _sold(game: Golden) -> bool:
    return any(action.startswith("-") for action in game.actions)


def _at_the_limit(game: Golden) -> bool:
    return 30 in game.sheet["cash"]


def _two_skylines(game: Golden) -> bool:
    towers = game.sheet["spaces"].values()
    floors = [floor for tower in towers for floor in tower if floor.endswith(":S")]
    return len(floors) > len({*floors})


def _trading(game: Golden) -> bool:
    return bool(game.sheet["to_move"]["phase"] == "trade")


def _anything(_: Golden) -> bool:
    return True


CASES = {
    "two-players": Case(2, _ended),
    "three-players": Case(3, _ended),
    "four-players": Case(4, _ended),
    "four-players-without-a-fair-start": Case(4, _ended, {"fair_start": False}),
    "covered": Case(3, _ended, mode="covered"),
    "covered-by-two": Case(2, _ended, mode="covered"),
    "covered-by-four": Case(4, _ended, mode="covered"),
    "sydney": Case(2, _ended, {"city": "Sydney"}),
    "frankfurt": Case(4, _ended, {"city": "Frankfurt"}),
    "no-way-on": Case(2, _no_way_on),
    "shared-win": Case(3, _shared),
    "penthouses-decide": Case(3, _by_penthouses),
    "the-mission-decides": Case(4, _by_mission),
    "the-ender-decides-a-tournament": Case(3, _by_the_ender, {"tournament": True}),
    "two-skyline-floors": Case(2, _two_skylines),
    "at-the-cash-limit": Case(2, _at_the_limit),
    "by-chance": Case(4, _anything, by_chance=True),
    "cards-swapped": Case(2, _swapped, by_chance=True),
    "floors-sold": Case(3, _sold, by_chance=True),
    "unfinished-before-the-first-action": Case(
        2, lambda game: not game.actions, unfinished=True
    ),
    "unfinished-while-trading": Case(3, _trading, unfinished=True),
    "unfinished-while-building": Case(
        4, lambda game: len(game.actions) > 100 and not _trading(game), unfinished=True
    ),
}
