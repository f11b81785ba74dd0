"""The contract about rooms can be broken, and is only by those who break it."""

import pytest
from grimp import ImportGraph

from tests.contract.rooms import known

_DOORS = ("skyliners.rules.chess.game", "skyliners.rules.go.game")


def _graph(importer: str, imported: str) -> ImportGraph:
    graph = ImportGraph()
    for module in {*_DOORS, importer, imported}:
        graph.add_module(module)
    graph.add_import(importer=importer, imported=imported)
    return graph


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("skyliners.match.record", "skyliners.rules.chess.pieces"),
        ("skyliners.app.screens.home", "skyliners.present.chess.game"),
        ("skyliners.rules.go.legal", "skyliners.rules.chess.legal"),
        ("skyliners.present.games", "skyliners.rules.chess.game"),
        ("skyliners.present.games", "skyliners.present.chess.words"),
        ("skyliners.tools.arena", "skyliners.bots.chess.roster"),
    ],
)
def test_who_knows_a_game_without_being_it_is_named(importer: str, imported: str) -> None:
    assert known(_graph(importer, imported)) == [(importer, imported)]


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("skyliners.app.chess.turn", "skyliners.rules.chess.pieces"),
        ("skyliners.app.chess.turn", "skyliners.app.widgets.controls"),
        ("skyliners.rules.games", "skyliners.rules.chess.game"),
        ("skyliners.match.record", "skyliners.rules.games"),
        ("skyliners.app.screens.rules", "skyliners.present.companion.game"),
    ],
)
def test_whoever_asks_at_the_door_may(importer: str, imported: str) -> None:
    assert known(_graph(importer, imported)) == []
