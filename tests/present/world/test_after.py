"""After a game: the scoring lights what counts, ties are told, and a replay shows the city
as it stood."""

from random import Random

import pytest

from skyliners.match.replay import Replay
from skyliners.present.world.ceremony import Kind, ceremony
from skyliners.present.world.picture import SEATS
from skyliners.present.world.replay import replayed
from skyliners.present.world.results import ending
from skyliners.present.world.scoring import scoring_model
from skyliners.rules.world import game as world
from skyliners.rules.world.actions import Build, in_public
from skyliners.rules.world.pieces import Mode
from skyliners.rules.world.scoring import DecidedBy, score
from skyliners.rules.world.sketch import sketched, tower
from skyliners.rules.world.table import Table
from skyliners.rules.world.view import Hand
from tests.bots.world.positions import played
from tests.rules.world.play import NEW_YORK, random_game

MISSION = "###/.#."


def _city(**towers: str) -> Table:
    return sketched(
        NEW_YORK,
        SEATS[:2],
        {NEW_YORK.by_name[name]: tower(there, SEATS) for name, there in towers.items()},
        acting=None,
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_lit_is_what_counts_and_all_else_is_pale(players: int) -> None:
    end = played(players, players).states[-1]
    sheet = world.final_score(end)
    told = ceremony(end.table, sheet)
    spaces = frozenset(range(len(end.table.towers)))
    for at, step in enumerate(told.steps):
        model = scoring_model(end.table, told.to(at), playing=False, asked=True)
        assert model.why == step.why != ""
        assert model.city.marks.lit == step.lit
        matters = step.lit | step.nearly | step.missing
        assert model.city.aside == (spaces - matters if matters else frozenset())
        assert (model.city.winner is not None) == (step.kind is Kind.WINNER)
        assert model.can_back == (at > 0)
    assert model.over
    totals = {total.seat: total for total in sheet.totals}
    for step in told.steps:
        if step.seat is not None and step.kind is not Kind.MISSION:
            own = totals[step.seat]
            expected = {Kind.PENTHOUSES: own.penthouses, Kind.AREAS: own.areas}
            assert len(step.lit) == expected[step.kind] == step.lines[step.seat].gained


def test_a_mission_that_failed_shows_what_was_missing() -> None:
    table = _city(c3="r1", d3="r1", a3="b1")
    sheet = score(table, (Hand(MISSION, ()), Hand(MISSION, ())))
    unknown = sheet.totals[1]._replace(shape="")
    sheet = sheet._replace(totals=(sheet.totals[0], unknown))
    steps = ceremony(table, sheet).steps
    mia, bo = (step for step in steps if step.kind is Kind.MISSION)
    assert len(mia.nearly) == 2 == len(mia.missing)
    assert "2 tops short" in mia.why
    four = sum(1 << space for space in mia.nearly | mia.missing)
    assert table.city.stands(MISSION, four) == four
    assert bo.card is None
    assert not bo.missing


def test_a_tie_is_told_with_what_decides_it() -> None:
    table = _city(c1="r1 b2 r4 b6 r10", d2="b1 r2", a3="r1 b2", b4="b1")
    hands = (Hand(MISSION, ()), Hand(MISSION, ()))
    sheet = score(table, hands)
    kinds = [step.kind for step in ceremony(table, sheet).steps]
    assert (Kind.TIE in kinds) == (sheet.decided_by is not DecidedBy.PRESTIGE)
    level = score(_city(), hands)
    steps = ceremony(_city(), level).steps
    assert steps[-2].kind is Kind.TIE
    assert [line.acting for line in steps[-2].lines] == [True, True]
    assert len(steps[-1].victory.winners if steps[-1].victory else ()) == 2
    by_tournament = _city()._replace(tournament=True, ender=1)
    steps = ceremony(by_tournament, score(by_tournament, hands)).steps
    assert "ended" in steps[-2].why
    assert [line.won for line in steps[-1].lines] == [False, True]


def test_the_ending_opens_every_mission() -> None:
    end = played(3, 3).states[-1]
    sheet = world.final_score(end)
    shown = ending(end.table, sheet)
    assert shown.city.winner == end.table.seats[sheet.winners[0]].color
    for player, total in zip(shown.players, sheet.totals, strict=True):
        assert player.mission is not None
        assert player.mission.complete == bool(total.mission)


def test_a_replay_shows_the_city_as_it_stood() -> None:
    game = random_game(Random(4), 3)
    tables = tuple(state.table._replace(mode=Mode.COVERED) for state in game.states)
    views = tuple(
        tuple(world.view(state, seat) for seat in range(3)) for state in game.states
    )
    looked_at = Replay(tables, game.actions, views, None)
    for at in range(0, len(tables), 7):
        shown = replayed(looked_at.to(at), following=True)
        assert shown.city.towers == tables[at].towers
        assert [panel.cash for panel in shown.seats] == [*tables[at].cash]
        action = looked_at.to(at).last_action
        built = action.space if isinstance(action, Build) else None
        assert shown.city.falling == built
        assert sum(panel.acting for panel in shown.seats) == 1
        acting = next(at for at, panel in enumerate(shown.seats) if panel.acting)
        assert len(shown.cards) == 1 + len(views[at][acting].hand.cards)
    assert replayed(looked_at.to(9), following=False).city.falls is None
    public = tuple(map(in_public, game.actions))
    going_on = Replay(tables[:30], public[:29], (), None)
    halfway = replayed(going_on.to(20), following=True)
    assert halfway.cards == ()
    assert all(panel.cash is None for panel in halfway.seats)
