"""A game that cannot be read leaves the others alone."""

import pytest

from skyliners.match.shelf import saves
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.trouble import Trouble
from tests.match.shelves import (
    spoil,
    trouble_with,
)


@pytest.mark.parametrize(
    "damage",
    [
        "record = '{}'",
        "record = ''",
        "record = NULL",
        "record = 7",
        "record = x'ff00'",
        "record = replace(record, 'Ada', CAST(x'ff' AS TEXT))",
        "record = CAST(zeroblob(2000000) AS TEXT)",
        "turn_ended = 'yes'",
        "turn_ended = 2",
        "players = NULL",
        "players = 7",
        "players = '7'",
        "players = '[]'",
        "players = '[7, 7]'",
        "players = '[{}, {}]'",
        "players = '" + "[" * 100_000 + "'",
        """players = '[{"profile": 1, "bot": null, "level": 3}, {}]'""",
        """players = '[{"profile": true, "bot": null}, {"profile": 1, "bot": null}]'""",
        """players = '[{"profile": 1e3, "bot": null}, {"profile": 1, "bot": null}]'""",
        """players = '[{"profile": null, "bot": 5}, {"profile": 1, "bot": null}]'""",
        f"""players = '[{{"profile": {10**30}, "bot": ""}}, {{}}]'""",
    ],
)
def test_a_game_that_cannot_be_read_leaves_the_others_alone(
    shelf: Shelf, damage: str
) -> None:
    latest = saves.latest(shelf)
    assert latest is not None
    before = saves.running(shelf).entries
    shelf.close()
    spoil(shelf.path, f"UPDATE games SET {damage} WHERE id = {latest.key}")  # noqa: S608
    assert trouble_with(lambda: saves.load(shelf, latest.key)) == Trouble.UNREADABLE_GAME
    assert shelf.notice is None
    damaged, *others = saves.running(shelf).entries
    assert damaged == before[0]._replace(game=None)
    assert tuple(others) == before[1:]
    assert saves.latest(shelf) == others[0].game
    assert isinstance(saves.export(shelf, latest.key), str)

    saves.keep(shelf, latest)  # whoever still has it in memory saves all of it
    assert saves.load(shelf, latest.key) == latest


def test_a_record_of_any_size_is_not_loaded(shelf: Shelf) -> None:
    first, second = saves.running(shelf).entries
    shelf.close()
    large = "UPDATE games SET record = zeroblob(9e6) WHERE id = "
    spoil(shelf.path, large + str(first.key))
    assert saves.running(shelf).entries == (first._replace(game=None), second)
    assert trouble_with(lambda: saves.export(shelf, first.key)) == Trouble.UNREADABLE_GAME
