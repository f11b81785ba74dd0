"""Whole turns worth thinking about: a beam over what could be built, then purchases by
climbing. The order of builds is found with them; it matters for money."""

from collections.abc import Iterator

from skyliners.bots.world.board import BUY, PENTHOUSE, Board
from skyliners.bots.world.policy import Balance, after_building, before_building
from skyliners.bots.world.worth import Ways

_DEEPEST = 16
_SLICE = 16  # builds tried between two breaths
_HOPELESS = 25.0  # millions below the best so far: nothing comes of it


class Turn:
    """A turn up to its end: what is done in it, and what stands then."""

    __slots__ = ("board", "moves", "value")

    def __init__(self, value: float, board: Board, moves: list[int]) -> None:
        self.value = value
        self.board = board
        self.moves = moves


def worth_of(turn: Turn) -> float:
    return turn.value


def candidates(
    board: Board, missions: list[Ways], width: int, count: int
) -> Iterator[list[Turn]]:
    """So many turns that look best, the best first, as far as they are found; at the end
    there is at least one."""
    balance = Balance(board, missions)
    stops: list[Turn] = []
    for seen_so_far in _beam(board, balance, width):
        stops = seen_so_far
        yield []
    found: list[Turn] = []
    seen: dict[tuple[int, ...], bool] = {}
    for place, stop in enumerate(stops[: count + 2]):
        for variant in range(3 if place < 3 else 1):
            turn = _traded(stop, balance, variant)
            yield []
            if turn is not None and _mark(turn.board) not in seen:
                seen[_mark(turn.board)] = True
                found.append(turn)
    found.sort(key=worth_of, reverse=True)
    yield found[:count]


def _beam(board: Board, balance: Balance, width: int) -> Iterator[list[Turn]]:
    """Everything the beam saw after which building could stop, the best first, as far as
    it is seen."""
    first, moves = board.copy(), list[int]()
    if not board.trading:
        before_building(first, moves)
    beam = [Turn(balance.of(first), first, moves)]
    stops = beam[:] if first.built or not first.can_build() else []
    best = beam[0].value if stops else -1e9
    yield stops
    for _ in range(_DEEPEST):
        grown: dict[tuple[int, ...], Turn] = {}
        for turn in beam:
            for number, move in enumerate(turn.board.builds()):
                if number % _SLICE == _SLICE - 1:
                    yield stops
                tried, done = turn.board.copy(), [*turn.moves, move]
                tried.build(move)
                before_building(tried, done)
                mark = _mark(tried)
                if mark not in grown:
                    grown[mark] = Turn(balance.of(tried), tried, done)
        if not grown:
            break
        children = sorted(grown.values(), key=worth_of, reverse=True)
        beam = children[:width]
        stops = sorted([*stops, *children[: 2 * width + 4]], key=worth_of, reverse=True)
        yield stops
        best = max(best, beam[0].value)
        if beam[0].value < best - _HOPELESS:
            break


def _traded(stop: Turn, balance: Balance, variant: int) -> Turn | None:
    """The turn with purchases: the best by climbing, or a penthouse first, or none."""
    board, moves = stop.board.copy(), stop.moves[:]
    if variant == 1:
        if not board.can_buy(PENTHOUSE):
            return None
        board.buy(PENTHOUSE)
        moves.append(BUY + PENTHOUSE)
    if variant == 2:
        if not board.may_end():
            return None
        return Turn(balance.of(board), board, moves)
    after_building(board, balance, moves)
    return Turn(balance.of(board), board, moves)


def _mark(board: Board) -> tuple[int, ...]:
    """The same for boards on which the same was done in another order."""
    return (
        *board.heights,
        *board.tops,
        *board.cash,
        *board.stock,
        len(board.hands[board.seat]),
    )
