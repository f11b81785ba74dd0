"""Results and replay show what the score sheet and the log say."""

from hypothesis import given

from skyliners.match.replay import replay
from skyliners.present.moves import moves_model
from skyliners.present.replay import replay_model
from skyliners.present.results import results_model
from skyliners.present.skyliners.names import place_name
from skyliners.present.skyliners.results import ending
from skyliners.rules.skyliners.actions import Build, Plan
from skyliners.rules.skyliners.game import ID
from skyliners.rules.skyliners.notation import ROW_NAMES, SITE_NAMES
from tests.play import Game, finished
from tests.records import recorded


@given(finished())
def test_the_columns_are_the_totals_and_add_up(game: Game) -> None:
    again = replay(recorded(game))
    assert again.sheet is not None
    model = results_model(ID, again.tables, again.sheet)
    for column, total in zip(model.columns, again.sheet.totals, strict=True):
        assert column.numbers == total[1:]
        assert column.total == total.total == sum(column.numbers)
        assert column.won == (total.seat in again.sheet.winners)
        assert (column.name in model.victory.told) == column.won
    assert len(model.labels) == len(model.columns[0].numbers)
    end = ending(game.end.table, again.sheet)
    assert len(end.skylines) == len(game.start.hands)
    antennas = [(site, row.seat) for row in again.sheet.rows for site in row.antennas]
    assert end.city.marks.antennas == tuple(antennas)


@given(finished())
def test_the_list_of_moves_names_places_as_whoever_looks_does(game: Game) -> None:
    again = replay(recorded(game))
    told = "".join(
        turn.text for round_ in moves_model(ID, again, 1).rounds for turn in round_.turns
    )
    side = game.start.table.seats[1].side
    for action in game.actions:
        if isinstance(action, Build):
            assert f" {place_name(side, action.site)}." in told
            assert f" {SITE_NAMES[action.site]}." not in told


@given(finished())
def test_the_replay_tells_every_action_with_the_cards_open(game: Game) -> None:
    again = replay(recorded(game))
    seats, turns = game.end.table.seats, game.end.table.turns()
    first = replay_model(ID, again, playing=False)
    assert seats[0].name in first.text
    assert not first.can_back
    for number, (action, turn) in enumerate(zip(game.actions, turns, strict=True), 1):
        model = replay_model(ID, again.to(number), playing=False)
        assert model.cursor == number
        assert model.board.city.side == seats[turn.seat].side
        assert model.text.startswith(seats[turn.seat].name)
        if isinstance(action, Build):
            assert place_name(model.board.city.side, action.site) in model.text
            assert model.board.city.falling == action.site
        elif isinstance(action, Plan):
            assert f"row {ROW_NAMES[action.row]}, {action.segment}" in model.text
            assert model.board.city.falling is None
    assert not replay_model(ID, again.to(len(game.actions)), playing=False).can_forward
