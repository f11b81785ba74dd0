"""The last table of every game is kept; a file with anything else in it holds none."""

from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from skyliners.match import tables
from skyliners.match.kept import keep
from skyliners.match.tables import Sitter, Table
from skyliners.rules.seats import Color

_NAMES = st.sampled_from(("Ada", "Bo", "Zoé", "Li"))
_SITTERS = st.builds(
    Sitter,
    st.integers(0, 3),
    _NAMES,
    st.sampled_from(Color),
    st.sampled_from((None, "club", "adaptive")),
    st.none() | st.integers(0, 1 << 62),
)
TABLES = st.builds(
    Table,
    st.sampled_from(("skyliners", "null")),
    st.sampled_from(("full", "plain")),
    st.lists(_SITTERS, max_size=4).map(tuple),
    st.none() | st.integers(0, 3),
    st.lists(st.tuples(_NAMES, _NAMES | st.booleans()), max_size=2).map(tuple),
)
_ANYTHING: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ("tables", "latest", "skyliners", "table", "sitters", "mode", "settled")
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@given(st.lists(TABLES, min_size=1, max_size=5))
def test_each_game_has_its_last_table(tmp_path_factory: Any, played: list[Table]) -> None:
    folder: Path = tmp_path_factory.mktemp("tables")
    for table in played:
        tables.keep(folder, table)
    assert tables.latest(folder) == played[-1]
    for game in ("skyliners", "null"):
        own = [table for table in played if table.game == game]
        assert tables.last(folder, game) == (own[-1] if own else None)
        alone = [table for table in own if table.alone]
        assert tables.last_alone(folder, game) == (alone[-1] if alone else None)


@given(_ANYTHING)
def test_what_is_no_table_is_none(tmp_path_factory: Any, written: Any) -> None:
    folder: Path = tmp_path_factory.mktemp("tables")
    keep(folder, "tables", written)
    for found in (tables.last(folder, "skyliners"), tables.latest(folder)):
        assert found is None or isinstance(found, Table)
    table = Table("skyliners", "full", (Sitter(0, "Ada", Color.RED),))
    tables.keep(folder, table)
    assert tables.last(folder, "skyliners") == table
