"""What a position is worth, in millions a seat: an estimate, read off the board as it
stands when a turn is over. All that thinks and advises asks here."""

from math import exp
from typing import NamedTuple

from skyliners.bots.world.board import (
    COLOURED,
    IDLE_ROUNDS,
    KINDS,
    MOST_CASH,
    NEUTRAL_FLOOR,
    PENTHOUSE,
    PRICES,
    SKYLINE_FLOOR,
    Board,
)

Ways = tuple[int, ...]  # how a mission can lie, as bits


class Weights(NamedTuple):
    """Millions, for one stage of the game."""

    cash: float = 1.0
    income: float = 3.0  # a million of it
    stock: float = 1.7  # times its price, a floor that has a place
    spare: float = 0.5  # times its price, a floor that has none
    neutral: float = 6.0
    skyline: float = 7.0
    owned: float = 11.0  # a penthouse in stock
    place: float = 5.0  # a space where it may go
    promise: float = 1.5  # a share in a building that grows towards one
    ready: float = 4.0  # it can be built next turn
    built: float = 23.0
    third: float = 11.0  # the third can be built next turn
    area: float = 5.0  # a strategic top, on the ground
    higher: float = 1.5  # a level of it
    safe: float = 14.0  # one that nobody builds over
    mission: float = 6.0  # a space of it on which one is on top
    secure: float = 3.0  # and nobody builds over
    within: float = 2.0  # a space of it within reach
    stands: float = 8.0  # all of it
    card: float = 3.0
    helpless: float = 6.0  # nothing can be built next turn


STAGES = (
    Weights(),
    Weights(),
    Weights(income=2.0, third=14.0, stands=14.0, safe=17.0, area=7.0),
    # The last round, for whoever still has a turn.
    Weights(
        cash=0.5, income=0.5, stock=0.6, spare=0.0, neutral=2.0, skyline=4.0, owned=10.0,
        place=6.0, promise=0.0, ready=4.0, built=23.0, third=0.0, area=9.0, higher=2.0,
        safe=21.0, mission=3.0, secure=3.0, within=3.0, stands=20.0, card=0.5,
        helpless=0.0,
    ),
)  # fmt: skip
PRESTIGE = 23.0  # what a point of it is worth, once nothing can be done any more
_HELD = 0.85  # the chance that a top stays as it is until the end
_USABLE = 3  # floors of a kind that are of use in a turn
_LESS_URGENT = 0.3  # times its price, the second and the third
_HEAT = 20.0  # millions ahead that make winning e times as likely


def stage(board: Board) -> int:
    """How far the game has come: most penthouses anybody has, or the last round."""
    return 3 if board.ender >= 0 else max(board.penthouses)


def to_come(board: Board, seat: int) -> bool:
    """Has this seat a turn left once the present one is over?"""
    if board.ender < 0:
        return True
    players, first = board.players, board.seat + 1
    return (seat - first) % players < (board.ender - first) % players


def score(board: Board, seat: int, ways: Ways, at: Weights) -> float:
    """What a seat has, when the present turn is over."""
    if not to_come(board, seat):
        return final(board, seat, ways)
    alien = board.alien_sky(seat)
    open_to = ~alien & ~(board.tops[seat] & board.coloured)
    cash, income = board.cash[seat], board.income(seat)
    purse = cash + income
    lost = purse - MOST_CASH if purse > MOST_CASH else 0
    worth = at.cash * (cash - lost) + at.income * income
    worth += _floors(board, seat * KINDS, open_to, at)
    worth += _penthouses(board, seat, open_to, purse, at)
    worth += _areas(board, seat, at) + at.card * len(board.hands[seat])
    worth += _mission(board, seat, ways, alien, at)
    if at.helpless and not board.could_build(seat, purse, False):
        idle = board.idle + (0 if board.built else 1)
        worth -= at.helpless * (1 + idle / board.players)
    return worth


def _floors(board: Board, first: int, open_to: int, at: Weights) -> float:
    """Floors in stock; those that have a place are worth more, the first most of all."""
    worth = 0.0
    for level in range(PENTHOUSE):
        held = board.stock[first + level]
        if held:
            places = (board.heights[level] & open_to).bit_count()
            usable = min(held, places, _USABLE)
            told = at.stock * usable + at.spare * (held - usable)
            if usable > 1:
                told -= _LESS_URGENT * (usable - 1)
            worth += PRICES[level] * told
    neutral = board.stock[first + NEUTRAL_FLOOR]
    if neutral:
        worth += at.neutral * (0.5 + 0.5 * neutral)
    return worth + at.skyline * board.stock[first + SKYLINE_FLOOR]


def _penthouses(board: Board, seat: int, open_to: int, purse: int, at: Weights) -> float:
    built, held = board.penthouses[seat], board.stock[seat * KINDS + PENTHOUSE]
    worth, wanted = at.built * built, 3 - built
    if wanted <= 0:
        return worth
    heights, share = board.heights, board.share[seat]
    roofs = (heights[4] & open_to & share).bit_count()
    worth += at.owned * min(held, wanted) + at.place * min(roofs, wanted)
    worth += at.promise * min((heights[3] & share).bit_count(), 3)
    if held and roofs and purse >= PRICES[PENTHOUSE]:
        worth += at.ready
        if wanted == 1:
            worth += at.third
    return worth


def _areas(board: Board, seat: int, at: Weights) -> float:
    """Strategic tops: the higher, the fewer can build over them."""
    areas = board.tops[seat] & board.ground.strategic
    if not areas:
        return 0.0
    worth = at.safe * (areas & board.heights[5]).bit_count()
    for level in range(1, COLOURED):
        there = (areas & board.heights[level]).bit_count()
        worth += there * (at.area + at.higher * (level - 1))
    return worth


def _mission(board: Board, seat: int, ways: Ways, alien: int, at: Weights) -> float:
    """The way of it that has come furthest, of those that are begun."""
    tops, full = board.tops[seat], board.heights[5]
    dead = (full & ~tops) | alien
    secured = tops & (full | board.sky[seat])
    within, first = 0, seat * KINDS
    for level in range(PENTHOUSE):
        if board.stock[first + level]:
            within |= board.heights[level]
    within &= ~tops
    best = 0.0
    for way in ways:
        mine = way & tops
        if not mine or way & dead:
            continue
        found = at.mission * mine.bit_count()
        if secured:
            found += at.secure * (way & secured).bit_count()
        if mine == way:
            found += at.stands
        elif within:
            found += at.within * (way & within).bit_count()
        if found > best:  # noqa: PLR1730  # quicker
            best = found
    return best


def final(board: Board, seat: int, ways: Ways) -> float:
    """What a seat has that can do nothing more: its prestige, as far as it holds."""
    tops, full = board.tops[seat], board.heights[5]
    last = board.over or (board.seat + 1) % board.players == board.ender
    held = 1.0 if last else _HELD
    areas = tops & board.ground.strategic
    points = board.penthouses[seat] * 1.01 + held * areas.bit_count()
    if not last:
        points += (1 - held) * (areas & full).bit_count()
    secured = tops & (full | board.sky[seat])
    best = 0.0
    for way in ways:
        if way & tops == way:
            chance = 1.0 if last else held ** (way & ~secured).bit_count()
            best = max(best, chance)
    return PRESTIGE * (points + 2 * best) + 0.02 * board.cash[seat]


def prestige(board: Board, seat: int, ways: Ways) -> tuple[int, int, int]:
    """What decides, in that order: all points, penthouses, the mission."""
    tops = board.tops[seat]
    mission = 0
    for way in ways:
        if way & tops == way:
            mission = 2
            break
    built = board.penthouses[seat]
    areas = (tops & board.ground.strategic).bit_count()
    return built + areas + mission, built, mission


def results(board: Board, missions: list[Ways]) -> list[float]:
    """By seat, the share of the victory in a game that is over."""
    ranks = [prestige(board, seat, missions[seat]) for seat in range(board.players)]
    best = max(ranks)
    share = 1.0 / ranks.count(best)
    return [share if rank == best else 0.0 for rank in ranks]


def scores(board: Board, missions: list[Ways]) -> list[float]:
    at = STAGES[stage(board)]
    return [score(board, seat, missions[seat], at) for seat in range(board.players)]


def chances(board: Board, missions: list[Ways]) -> list[float]:
    """By seat, the chance to win, as far as it can be told; it is about to be the end of
    a turn, or the game is over."""
    if board.over or board.idle >= IDLE_ROUNDS * board.players:
        return results(board, missions)
    found = scores(board, missions)
    most = max(found)
    odds = [exp((each - most) / _HEAT) for each in found]
    whole = sum(odds)
    return [each / whole for each in odds]
