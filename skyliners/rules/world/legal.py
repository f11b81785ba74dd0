"""What is allowed. One function names the rule that forbids an action, or None; the list
of legal actions asks it only where the answer is open."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from skyliners.rules.refusal import Common, Ruling
from skyliners.rules.world.actions import (
    END_TURN,
    Action,
    Build,
    Buy,
    Cash,
    EndTurn,
    HiddenSwap,
    Sell,
    Swap,
)
from skyliners.rules.world.pieces import COLOURED, PRICES, SWAP, What
from skyliners.rules.world.rulings import Rule
from skyliners.rules.world.shapes import same, shape_of
from skyliners.rules.world.table import Table, Turn
from skyliners.rules.world.towers import Tower, standing

Cards = tuple[str, ...]
TRADED = (*COLOURED, What.NEUTRAL)
BUYS = tuple(Buy(what) for what in TRADED)
SELLS = tuple(Sell(what) for what in TRADED)


def refusal(table: Table, action: Action, cards: Cards | None) -> Ruling | None:
    """The rule that forbids an action to the player whose turn it is, or None. Whether a
    card is in hand needs that hand; of a hand that is not known only its size counts."""
    turn = table.turn
    if turn is None:
        return Common.GAME_OVER
    match action:
        case Build():
            return _build_refusal(table, turn, action)
        case Cash(card):
            return _cash_refusal(table, turn, card, cards)
        case Swap(swapped):
            return _in_hand(table, turn, swapped, cards)
        case HiddenSwap():
            return None if table.cards[turn.seat] >= SWAP else Rule.BONUS_NOT_IN_HAND
        case Buy(what):
            return _buy_refusal(table, turn, what)
        case Sell(what):
            return _sell_refusal(table, turn, what)
        case EndTurn():
            return _end_refusal(table, turn)


# Building


@cache
def _place_refusal(tower: Tower, seat: int, kind: str, strategic: bool) -> Rule | None:
    """What the building itself says, whatever stock and purse hold."""
    there = standing(tower)
    top = there.top
    if there.coloured is None:
        return Rule.TOWER_FULL
    if there.skyline_of not in {None, seat}:
        return Rule.SKYLINE_OF_ANOTHER
    if kind == "B" and top and top.owner == seat and top.what is not What.SKYLINE:
        return Rule.OWN_BUILDING
    if kind == "N" and top and top.what is What.SKYLINE:
        return Rule.NEUTRAL_ON_SKYLINE
    if kind == "S" and strategic:
        return Rule.SKYLINE_ON_STRATEGIC
    if kind == "B" and there.coloured is What.PENTHOUSE and seat not in there.shares:
        return Rule.PENTHOUSE_NEEDS_SHARE
    return None


@cache
def piece(tower: Tower, kind: str) -> What | None:
    """What this kind of building puts on a tower; None: its colour ends there."""
    if kind == "B":
        return standing(tower).coloured
    return What.NEUTRAL if kind == "N" else What.SKYLINE


@cache
def price(tower: Tower, seat: int, kind: str) -> int:
    """What it costs to build there: nothing on one's own."""
    what = piece(tower, kind)
    assert what is not None
    top = standing(tower).top
    return 0 if top and top.owner == seat else PRICES[what]


def _build_refusal(table: Table, turn: Turn, action: Build) -> Ruling | None:
    tower, seat, kind = table.towers[action.space], turn.seat, action.kind
    if turn.trading:
        return Rule.BUILDING_IS_OVER
    what = piece(tower, kind)
    if what is None:
        return Rule.TOWER_FULL
    if not table.stocks[seat][what]:
        return Rule.NO_SUCH_PIECE_LEFT
    strategic = action.space in table.city.strategic
    rule = _place_refusal(tower, seat, kind, strategic)
    second = kind == "S" and turn.built_skyline
    # Of several rules the first declared is named; only the penthouse's comes later.
    if second and rule is None:
        return Rule.ONE_SKYLINE_A_TURN
    if rule is None and price(tower, seat, kind) > table.cash[seat]:
        return Rule.TOO_LITTLE_CASH
    return rule


@cache
def _builds(spaces: int) -> dict[str, tuple[Build, ...]]:
    return {kind: tuple(Build(kind, space) for space in range(spaces)) for kind in "BNS"}


def legal_builds(table: Table) -> list[Action]:
    """Everything the player whose turn it is could build now."""
    return [*_buildable(table)]


def _buildable(table: Table) -> Iterator[Build]:
    turn = table.turn
    if turn is None or turn.trading:
        return
    seat = turn.seat
    cash, stock, strategic = table.cash[seat], table.stocks[seat], table.city.strategic
    kinds = ["B"] if any(stock[: What.NEUTRAL]) else []
    if stock[What.NEUTRAL]:
        kinds.append("N")
    if stock[What.SKYLINE] and not turn.built_skyline:
        kinds.append("S")
    all_builds = _builds(len(table.towers))
    for kind in kinds:
        builds = all_builds[kind]
        for space, tower in enumerate(table.towers):
            what = piece(tower, kind)
            if (
                what is not None
                and stock[what]
                and price(tower, seat, kind) <= cash
                and _place_refusal(tower, seat, kind, space in strategic) is None
            ):
                yield builds[space]


def can_build(table: Table) -> bool:
    return next(_buildable(table), None) is not None


# Cards


def _in_hand(table: Table, turn: Turn, asked: Cards, cards: Cards | None) -> Ruling | None:
    if cards is None:
        held = table.cards[turn.seat] >= len(asked)
    else:
        held = not Counter(asked) - Counter(cards)
    return None if held else Rule.BONUS_NOT_IN_HAND


def _cash_refusal(
    table: Table, turn: Turn, card: str, cards: Cards | None
) -> Ruling | None:
    rule = _in_hand(table, turn, (card,), cards)
    if rule is not None:
        return rule
    shape = shape_of(card)
    if same(shape) in turn.cashed:
        return Rule.BONUS_ONCE_A_TURN
    if not table.city.stands(shape, table.tops(turn.seat)):
        return Rule.BONUS_NOT_COMPLETE
    return None


def _legal_cards(table: Table, turn: Turn, cards: Cards) -> Iterator[Action]:
    held = sorted(cards)
    for card in sorted(set(held)):
        if _cash_refusal(table, turn, card, cards) is None:
            yield Cash(card)
    for swapped in sorted(set(combinations(held, SWAP))):
        yield Swap(swapped)


# Trading


def _must_build(table: Table, turn: Turn) -> bool:
    return not (turn.built or turn.trading) and can_build(table)


def _buy_refusal(table: Table, turn: Turn, what: What) -> Ruling | None:
    if _must_build(table, turn):
        return Rule.MUST_BUILD
    return _purchase_refusal(table, turn, what)


def _purchase_refusal(table: Table, turn: Turn, what: What) -> Ruling | None:
    neutral = what is What.NEUTRAL
    if neutral and turn.bought_neutral:
        return Rule.ONE_NEUTRAL_A_TURN
    left = table.neutral_left if neutral else table.supplies[turn.seat][what]
    if not left:
        return Rule.BANK_HAS_NONE
    return Rule.TOO_LITTLE_CASH if PRICES[what] > table.cash[turn.seat] else None


def _sell_refusal(table: Table, turn: Turn, what: What) -> Ruling | None:
    if not table.stocks[turn.seat][what]:
        return Rule.NO_SUCH_PIECE_LEFT
    return Rule.MUST_BUILD if _must_build(table, turn) else None


def _end_refusal(table: Table, turn: Turn) -> Ruling | None:
    if turn.built:
        return None
    if _must_build(table, turn):
        return Rule.MUST_BUILD
    could_buy = any(_purchase_refusal(table, turn, what) is None for what in TRADED)
    return Rule.MUST_BUY if could_buy and not turn.bought else None


def legal_actions(table: Table, cards: Cards) -> Sequence[Action]:
    """Every action open to the player whose turn it is; empty when the game is over."""
    turn = table.turn
    if turn is None:
        return ()
    actions = [*legal_builds(table), *_legal_cards(table, turn, cards)]
    if turn.built or turn.trading or not can_build(table):
        stock = table.stocks[turn.seat]
        actions += [buy for buy in BUYS if _purchase_refusal(table, turn, buy.what) is None]
        actions += [sell for sell in SELLS if stock[sell.what]]
        if _end_refusal(table, turn) is None:
            actions.append(END_TURN)
    return actions
