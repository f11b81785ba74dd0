"""Results and replay show what the score sheet and the log say."""

from pathlib import Path
from random import Random

from hypothesis import given

from skyliners.match.replay import replay
from skyliners.present.files import Folder, Saved, file_name, handed_out
from skyliners.present.replay import replay_model
from skyliners.present.results import results_model
from skyliners.present.skyliners.results import ending
from skyliners.rules.skyliners.actions import Build, Plan
from skyliners.rules.skyliners.game import ID
from skyliners.rules.skyliners.notation import ROW_NAMES, SITE_NAMES
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.table import Seat, lay
from tests.play import TWO, Game, finished, random_start, seated
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
        assert (column.name in model.title) == column.won
    assert len(model.labels) == len(model.columns[0].numbers)
    end = ending(game.end.table, again.sheet)
    assert len(end.skylines) == len(game.start.hands)
    antennas = [(site, row.seat) for row in again.sheet.rows for site in row.antennas]
    assert end.marks.antennas == tuple(antennas)


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
        assert model.board.side == seats[turn.seat].side
        assert model.text.startswith(seats[turn.seat].name)
        if isinstance(action, Build):
            assert SITE_NAMES[action.site] in model.text
            assert model.board.falling == action.site
        elif isinstance(action, Plan):
            assert f"row {ROW_NAMES[action.row]}, {action.segment}" in model.text
            assert model.board.falling is None
    assert not replay_model(ID, again.to(len(game.actions)), playing=False).can_forward


def test_files_have_names_that_every_system_takes() -> None:
    seats = seated(TWO)
    odd = tuple(
        Seat(name, seat.side, seat.color)
        for name, seat in zip(("Zoë/../x", "a" * 40), seats, strict=True)
    )
    setup = random_start(Random(1), Mode.FULL, TWO).table.setup
    table = lay(Mode.FULL, odd, setup)
    name = file_name((seat.name for seat in table.seats), ".json")
    assert name.endswith(".json")
    assert len(name) < 80
    assert not set(name) & set('/\\:*?"<>| ')


def test_whoever_saves_is_told_where_to_find_it() -> None:
    name = "skyliners-Ada-Bo.png"
    folder = Path("/home/ada/Pictures")
    told = {place: handed_out(Saved(name, place)) for place in (*Folder, folder)}
    assert len(set(told.values())) == len(told)
    assert all(name in text for text in told.values())
    assert "Pictures" in told[Folder.PICTURES]
    assert "Downloads" in told[Folder.DOWNLOADS]
    assert str(folder) in told[folder]  # all of it
    assert name not in handed_out(None)
