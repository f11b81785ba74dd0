"""A game looked at again: the city as it stood, everybody's purse, and the cards of whoever
acted, all of them open."""

from typing import NamedTuple

from skyliners.match.replay import Replay
from skyliners.present.texts import _
from skyliners.present.world.face import Face, face
from skyliners.present.world.scene import MapShown, Marks, map_of
from skyliners.present.world.told import turns
from skyliners.present.world.turn import SeatPanel, group, seat_panels
from skyliners.rules.world.actions import Build
from skyliners.rules.world.pieces import Mode
from skyliners.rules.world.shapes import shape_of
from skyliners.rules.world.table import Table


class ReplayedCity(NamedTuple):
    city: MapShown
    seats: tuple[SeatPanel, ...]
    cards_text: str  # whose cards
    cards: tuple[Face, ...]  # the mission first


def replayed(replay: Replay, *, following: bool) -> ReplayedCity:
    """`following`: it was shown as it stood one action earlier, so what is new falls."""
    table: Table = replay.table
    if replay.tables[-1].over:
        table = table._replace(mode=Mode.OPEN)  # nothing is covered any more
    done = turns(table)
    seat = done[-1].seat if done else 0
    assert seat is not None
    action = replay.last_action
    built = action.space if isinstance(action, Build) else None
    marks = Marks(
        recent=frozenset() if built is None else frozenset((built,)),
        group=group(table, seat),
        group_of=table.seats[seat].color,
    )
    return ReplayedCity(
        map_of(table, marks)._replace(
            falling=built if following else None, cut=not following
        ),
        seat_panels(table, None, seat),
        _("{name}’s cards", name=table.seats[seat].name),
        _cards(replay, table, seat),
    )


def _cards(replay: Replay, table: Table, seat: int) -> tuple[Face, ...]:
    if not replay.hands:
        return ()
    hand, tops = replay.hands[seat].hand, table.tops(seat)
    return tuple(
        face(card, complete=bool(table.city.stands(shape_of(card), tops)))
        for card in (hand.mission, *hand.cards)
    )
