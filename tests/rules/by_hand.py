"""Positions set up by hand, for what hardly ever or never comes up in play."""

from collections.abc import Sequence

from skyliners.rules.skyliners.actions import FORFEIT, HIDDEN_PLAN, Plan, PublicAction
from skyliners.rules.skyliners.city import CENTRE, SITES, District, SetupCard, Side
from skyliners.rules.skyliners.notation import SITE_NAMES, read_action
from skyliners.rules.skyliners.pieces import ROUNDS, SETUP_CARDS, Mode, Stock
from skyliners.rules.skyliners.scoring import Total
from skyliners.rules.skyliners.state import State, final_score
from skyliners.rules.skyliners.table import Table, Turn, lay
from skyliners.rules.skyliners.view import Hand
from tests.play import TWO, seated


def site(name: str) -> int:
    return SITE_NAMES.index(name)


def city(**heights: int) -> bytes:
    """What stands where, by height: city(a1=4) has two floors on a1 and the centre park."""
    built = {site(name): height for name, height in heights.items()}
    return bytes(built.get(number, 1 if number == CENTRE else 0) for number in SITES)


def full_city(height: int, **others: int) -> bytes:
    """Every site but the centre built equally high, except for some."""
    return city(**({name: height for name in SITE_NAMES if name != "c3"} | others))


def position(
    heights: bytes,
    *,
    mode: Mode = Mode.FULL,
    sides: Sequence[Side] = TWO,
    turn: Turn | None = None,
    stock: Stock | None = None,
    filed: Sequence[str] = (),
    skyscrapers: str = "NW NE SW SE",
) -> State:
    """A city set up by hand. Turn none: the game is over. The stock is that of the player
    to move. Filed cards read "0 C3", seat, row and segment, in the order filed."""
    table = lay(mode, seated(sides), (SetupCard(0, 0),) * SETUP_CARDS[len(sides)])
    cards = [(int(card[0]), read_action(f"P {card[2:]}")) for card in filed]
    log = _log(table, [seat for seat, _ in cards])
    if turn is not None:
        last = mode is Mode.INTRODUCTORY and turn.round == ROUNDS[len(sides)]
        place = turn.seat if last else 2 * turn.seat + turn.action - 1
        done = 2 * len(sides) * (turn.round - 1) + place
        assert len(log) <= done, "so many cards cannot be filed by then"
        log += (FORFEIT,) * (done - len(log))
    hands = tuple(
        Hand(
            District(district),
            tuple(plan for at, plan in cards if at == seat and isinstance(plan, Plan)),
        )
        for seat, district in zip(range(len(sides)), skyscrapers.split(), strict=False)
    )
    stocks = [
        old._replace(cards=old.cards - len(hand.filed))
        for old, hand in zip(table.stocks, hands, strict=True)
    ]
    if turn is not None and stock is not None:
        stocks[turn.seat] = stock
    table = table._replace(heights=heights, log=log, stocks=tuple(stocks), turn=turn)
    return State(table, hands)


def _log(table: Table, filers: list[int]) -> tuple[PublicAction, ...]:
    """A log in which these seats file a card one after the other."""
    log: list[PublicAction] = []
    waiting = list(filers)
    while waiting:
        for seat in range(len(table.seats)):
            files = waiting and waiting[0] == seat
            log += (FORFEIT, HIDDEN_PLAN if files else FORFEIT)
            waiting = waiting[1:] if files else waiting
    return tuple(log)


def totals(state: State) -> tuple[Total, ...]:
    return final_score(state).totals
