"""A contract for import-linter: shared rooms know no game, and no game another.

Every game has its rules, so `skyliners/rules/<room>/game.py` says which rooms there are; a
module is in one if its path names it below a layer. Only the catalogue of a layer
(`<layer>/games.py`) names front doors (`<layer>/<room>/game.py`). There are no exceptions.
"""

import re

from grimp import ImportGraph
from importlinter.application import output
from importlinter.domain.contract import Contract, ContractCheck

_RULES = re.compile(r"skyliners\.rules\.(\w+)\.game")
_BELOW_A_LAYER = re.compile(r"skyliners\.\w+\.(\w+)")
_CATALOGUE = re.compile(r"skyliners\.(\w+)\.games")


def known(graph: ImportGraph) -> list[tuple[str, str]]:
    """Who knows what they should not."""
    rooms = {found[1] for module in graph.modules if (found := _RULES.fullmatch(module))}

    def room_of(module: str) -> str | None:
        found = _BELOW_A_LAYER.match(module)
        return found[1] if found and found[1] in rooms else None

    return sorted(
        (importer, imported)
        for importer in graph.modules
        for imported in graph.find_modules_directly_imported_by(importer)
        if room_of(imported) not in {None, room_of(importer)}
        and not _is_door(importer, imported)
    )


def _is_door(importer: str, imported: str) -> bool:
    """Is this the catalogue of a layer, and that a front door of the same layer?"""
    layer = _CATALOGUE.fullmatch(importer)
    return bool(layer and re.fullmatch(rf"skyliners\.{layer[1]}\.\w+\.game", imported))


class RoomsContract(Contract):
    type_name = "rooms"

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        del verbose
        found = known(graph)
        return ContractCheck(kept=not found, metadata={"known": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for importer, imported in check.metadata["known"]:
            output.print_error(f"{importer} knows {imported}", bold=False)
