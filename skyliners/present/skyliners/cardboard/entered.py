"""A finished board game, entered bit by bit: who sat where, the city, the filed plans,
the skyscraper cards. Every step gives a new value; nothing entered is ever lost by
changing something else. How it is kept, `match` knows."""

from collections.abc import Mapping
from typing import Any

from skyliners.match.skyliners.cardboard import Cardboard, Filed, Sitter, clockwise
from skyliners.present.names import NAMES, clean
from skyliners.rules.names import as_name
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import Plan
from skyliners.rules.skyliners.city import CLOCKWISE, District, Side
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.scoring import ScoreSheet, score
from skyliners.rules.skyliners.sketch import finished
from skyliners.rules.skyliners.table import Seat, Table
from skyliners.rules.skyliners.view import Hand


def new_cardboard() -> Cardboard:
    south, west = CLOCKWISE[:2]
    return sit(sit(Cardboard(starter=south), south), west)


# Who sat where


def sit(game: Cardboard, side: Side) -> Cardboard:
    """Somebody sat there, too; or gets up, if somebody did."""
    if game.at(side):
        others = tuple(one for one in game.sitters if one.side is not side)
        return game._replace(sitters=others)
    names = [name for name in NAMES if name not in {one.name for one in game.sitters}]
    colors = [color for color in Color if color not in {one.color for one in game.sitters}]
    sitters = (*game.sitters, Sitter(side, names[0], colors[0]))
    return game._replace(sitters=clockwise(sitters))


def rename(game: Cardboard, side: Side, name: str) -> Cardboard:
    return _changed(game, {side: {"name": as_name(name)}})


def recolor(game: Cardboard, side: Side) -> Cardboard:
    """The next colour; whoever has it takes this one."""
    sitter = game.at(side)
    if sitter is None:
        return game
    colors = list(Color)
    new = colors[(colors.index(sitter.color) + 1) % len(colors)]
    other = next((one.side for one in game.sitters if one.color is new), side)
    changes: dict[Side, dict[str, Any]] = {other: {"color": sitter.color}}
    return _changed(game, changes | {side: {"color": new}})


def started_by(game: Cardboard, side: Side) -> Cardboard:
    return game._replace(starter=side)


def _changed(game: Cardboard, changes: Mapping[Side, Mapping[str, Any]]) -> Cardboard:
    return game._replace(
        sitters=tuple(one._replace(**changes.get(one.side, {})) for one in game.sitters)
    )


# The city and the cards


def build(game: Cardboard, site: int, height: int | None) -> Cardboard:
    """So high it is there; None: it is not known yet."""
    heights = (*game.heights[:site], height, *game.heights[site + 1 :])
    return game._replace(heights=heights)


def open_card(game: Cardboard, side: Side, plan: Plan) -> Cardboard:
    """The next card out of the office."""
    return game._replace(filed=(*game.filed, Filed(side, plan)))


def drop_card(game: Cardboard, place: int) -> Cardboard:
    return game._replace(filed=game.filed[:place] + game.filed[place + 1 :])


def earlier(game: Cardboard, place: int) -> Cardboard:
    """This card lay before the one that is before it now."""
    if not 0 < place < len(game.filed):
        return game
    filed = list(game.filed)
    filed[place - 1], filed[place] = filed[place], filed[place - 1]
    return game._replace(filed=tuple(filed))


def show_district(game: Cardboard, side: Side, district: District) -> Cardboard:
    others = tuple(one for one in game.skyscrapers if one[0] is not side)
    return game._replace(skyscrapers=(*others, (side, district)))


# What it comes to


def table_and_hands(game: Cardboard) -> tuple[Table, tuple[Hand, ...]]:
    """The game as the rules see it; only of one without contradictions."""
    around = game.around
    seats = tuple(Seat(clean(name), side, color) for side, name, color in around)
    sides = [one.side for one in around]
    full = game.mode is Mode.FULL
    filed = game.filed if full else ()
    table = finished(
        game.mode,
        seats,
        bytes(height or 0 for height in game.heights),
        [sides.index(card.side) for card in filed],
    )
    hands = tuple(
        Hand(
            game.district_of[side], tuple(card.plan for card in filed if card.side is side)
        )
        for side in sides
    )
    return table, hands


def sheet_of(game: Cardboard) -> tuple[Table, ScoreSheet]:
    table, hands = table_and_hands(game)
    return table, score(table, hands)
