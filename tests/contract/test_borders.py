"""Borders that no import shows: modules named by a string, and what layouts reach for."""

import re
from pathlib import Path

from skyliners.places import KV

_CODE = Path(__file__).parents[2] / "skyliners"
_BY_STRING = re.compile(r"\b(import_module|__import__|importlib)\b")
_IMPORT = re.compile(r"^\s*#:import\s+\w+\s+(\S+)", re.MULTILINE)
_BELOW = re.compile(r"skyliners\.(rules|bots|match)\b")


def test_no_module_is_named_by_a_string() -> None:
    """Neither mypy nor import-linter would see it."""
    files = sorted(_CODE.rglob("*.py"))
    assert len(files) > 100
    assert [str(file) for file in files if _BY_STRING.search(file.read_text("utf-8"))] == []


def test_layouts_reach_no_deeper_than_the_models() -> None:
    files = sorted(KV.rglob("*.kv"))
    named = [
        (file.name, name)
        for file in files
        for name in _IMPORT.findall(file.read_text("utf-8"))
    ]
    assert len(named) > 20
    assert [(file, name) for file, name in named if _BELOW.match(name)] == []
