"""Most points, then most antennas placed, then a shared win."""

from hypothesis import given

from skyliners.rules.skyliners.scoring import DecidedBy, Total, _winners
from skyliners.rules.skyliners.state import State, final_score
from tests.play import FOUR, THREE, Game, finished
from tests.rules.by_hand import city, position, totals


def outcome(state: State) -> tuple[tuple[int, ...], DecidedBy]:
    sheet = final_score(state)
    return sheet.winners, sheet.decided_by


def points(state: State) -> list[tuple[int, int]]:
    return [(total.total, total.antennas) for total in totals(state)]


def test_most_points_win() -> None:
    state = position(city(a1=2), filed=["0 A1"], skyscrapers="NE SE")
    assert points(state) == [(2, 1), (0, 0)]
    assert outcome(state) == ((0,), DecidedBy.POINTS)


def test_any_seat_can_win() -> None:
    state = position(city(e5=2), sides=FOUR, skyscrapers="NW SW NE SE")
    assert outcome(state) == ((2,), DecidedBy.POINTS)


def test_a_tie_is_decided_by_antennas_placed() -> None:
    # South: two seen, two antennas. West: one seen that carries south's, and the tallest.
    state = position(city(a1=2, a2=4), filed=["0 A2", "1 E1"], skyscrapers="NE SW")
    assert points(state) == [(4, 2), (4, 0)]
    assert outcome(state) == ((0,), DecidedBy.ANTENNAS)


def test_points_come_before_antennas() -> None:
    state = position(city(a1=2, a2=4), filed=["0 A2", "1 E1", "1 D1"], skyscrapers="NE SW")
    assert points(state) == [(4, 2), (5, 0)]
    assert outcome(state) == ((1,), DecidedBy.POINTS)


def test_a_tie_in_points_and_antennas_is_a_shared_win() -> None:
    # Both see a single object of their own, and nobody's district has the tallest.
    state = position(city(a1=2, a5=2, e1=4), filed=["0 A1", "1 A1"], skyscrapers="NW NE")
    assert points(state) == [(2, 1), (2, 1)]
    assert outcome(state) == ((0, 1), DecidedBy.SHARED)


def test_three_may_share_a_win() -> None:
    state = position(city(e1=4), sides=THREE, skyscrapers="NW NE SW")
    assert points(state) == [(0, 0)] * 3
    assert outcome(state) == ((0, 1, 2), DecidedBy.SHARED)


def test_of_three_tied_two_with_more_antennas_share() -> None:
    # North sees in two rows what the other two have put their antennas on.
    state = position(
        city(b1=2, a4=2, e1=4),
        sides=THREE,
        filed=["0 B1", "1 B1", "2 E1", "2 D1"],
        skyscrapers="NW NE SW",
    )
    assert points(state) == [(2, 1), (2, 1), (2, 0)]
    assert outcome(state) == ((0, 1), DecidedBy.SHARED)


def test_of_three_tied_the_one_with_most_antennas_wins_alone() -> None:
    # The others see what carries south's antennas, and have the tallest in their district.
    state = position(
        city(a1=2, a3=4),
        sides=THREE,
        filed=["0 A2", "1 E1", "2 E1"],
        skyscrapers="NE SW NW",
    )
    assert points(state) == [(4, 2), (4, 0), (4, 0)]
    assert outcome(state) == ((0,), DecidedBy.ANTENNAS)


def test_four_may_share_a_win() -> None:
    # The tallest stand in every district.
    state = position(city(c1=4, c5=4), sides=FOUR)
    assert points(state) == [(3, 0)] * 4
    assert outcome(state) == ((0, 1, 2, 3), DecidedBy.SHARED)


def test_the_surplus_does_not_count_in_the_tie_break() -> None:
    with_surplus = Total(0, rows=11, surplus=2, antennas=10, skyscraper=0)
    without = Total(1, rows=10, surplus=0, antennas=10, skyscraper=3)
    assert with_surplus.total == without.total
    assert _winners((with_surplus, without)) == ((0, 1), DecidedBy.SHARED)


@given(finished())
def test_nobody_beats_a_winner(game: Game) -> None:
    sheet = final_score(game.end)
    best = max((total.total, total.antennas) for total in sheet.totals)
    winners = [t.seat for t in sheet.totals if (t.total, t.antennas) == best]
    assert list(sheet.winners) == winners
    level = [total for total in sheet.totals if total.total == best[0]]
    if len(winners) > 1:
        assert sheet.decided_by is DecidedBy.SHARED
    else:
        by_points = len(level) == 1
        expected = DecidedBy.POINTS if by_points else DecidedBy.ANTENNAS
        assert sheet.decided_by is expected
