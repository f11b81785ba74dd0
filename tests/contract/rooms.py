"""A contract for import-linter: shared rooms know no game, and no game another.

A module is in a game's room if its path names that room below a layer. Only the catalogue
of a layer (`<layer>/games.py`) names front doors (`<layer>/<room>/game.py`).
"""

import re

from grimp import ImportGraph
from importlinter.application import contract_utils, output
from importlinter.application.contract_utils import AlertLevel
from importlinter.domain import fields
from importlinter.domain.contract import Contract, ContractCheck

_ROOM = re.compile(r"skyliners\.\w+\.(skyliners|world|cards|patience)(\.|$)")
_CATALOGUE = re.compile(r"skyliners\.(\w+)\.games$")


def room_of(module: str) -> str | None:
    """The game whose room this is in; None: everybody's."""
    found = _ROOM.match(module)
    return found[1] if found else None


def is_door(importer: str, imported: str) -> bool:
    """Is this the catalogue of a layer, and that a front door of the same layer?"""
    layer = _CATALOGUE.match(importer)
    return bool(layer and re.fullmatch(rf"skyliners\.{layer[1]}\.\w+\.game", imported))


class RoomsContract(Contract):
    type_name = "rooms"

    ignore_imports = fields.SetField(
        subfield=fields.ImportExpressionField(), required=False
    )

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        del verbose
        removal = contract_utils.remove_ignored_imports_and_report(
            graph=graph,
            ignore_imports=self.ignore_imports,  # type: ignore[arg-type]
            unmatched_alerting=AlertLevel.ERROR,
        )
        known = sorted(
            (importer, imported)
            for importer in graph.modules
            for imported in graph.find_modules_directly_imported_by(importer)
            if room_of(imported) not in {None, room_of(importer)}
            and not is_door(importer, imported)
        )
        return ContractCheck(
            kept=not known,
            warnings=list(removal.warnings),
            ignored_import_count=removal.ignored_import_count,
            metadata={"known": known},
        )

    def render_broken_contract(self, check: ContractCheck) -> None:
        for importer, imported in check.metadata["known"]:
            output.print_error(f"{importer} knows {imported}", bold=False)
