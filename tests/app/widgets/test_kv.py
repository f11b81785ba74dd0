"""What kv files promise, read from their rules."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from kivy.lang.parser import Parser, ParserRule

from skyliners.places import KV

ROOT = Path(__file__).parents[3]
_SIZES = {
    "size_hint": ("size", "width", "height"),
    "size_hint_x": ("width", "size"),
    "size_hint_y": ("height", "size"),
}


def _walk(rule: ParserRule) -> list[ParserRule]:
    return [rule, *(one for child in rule.children for one in _walk(child))]


@pytest.mark.parametrize(
    "name", sorted(str(path.relative_to(KV).with_suffix("")) for path in KV.rglob("*.kv"))
)
def test_a_size_hint_that_goes_leaves_a_size_behind(name: str) -> None:
    """Where a hint comes and goes, the size without it has to be told again each time: the
    last one was the layout's. So it names what the hint depends on, or the hint itself."""
    file = KV / f"{name}.kv"
    for _classes, rule in Parser(content=file.read_text(), filename=str(file)).rules:
        for widget in _walk(rule):
            for hint, sizes in _SIZES.items():
                told = widget.properties.get(hint)
                if told is None or not told.watched_keys or "None" not in told.value:
                    continue
                watched = {
                    tuple(keys)
                    for size in sizes
                    if size in widget.properties
                    for keys in widget.properties[size].watched_keys or ()
                }
                wanted = {tuple(keys) for keys in told.watched_keys}
                itself = watched & {("self", each) for each in _SIZES}
                assert wanted <= watched or itself, f"{name}.kv:{told.line + 1}"


@pytest.mark.parametrize("file", sorted(KV.rglob("*.kv")), ids=lambda file: file.stem)
def test_a_rounded_rectangle_that_goes_is_given_a_size(file: Path) -> None:
    """Of none Kivy takes no notice: it would stay on the screen as it was."""
    for _classes, rule in Parser(content=file.read_text(), filename=str(file)).rules:
        for widget in _walk(rule):
            for canvas in (widget.canvas_before, widget.canvas_root, widget.canvas_after):
                for drawn in canvas.children if canvas else ():
                    if drawn.name == "RoundedRectangle" and "size" in drawn.properties:
                        told = drawn.properties["size"]
                        assert "(0, 0)" not in told.value, f"{file.name}:{told.line + 1}"


class _Module(NamedTuple):
    layouts: frozenset[str]  # kv files it loads
    imports: frozenset[str]  # at once, not when needed
    classes: frozenset[str]


@cache
def _modules() -> dict[str, _Module]:
    app = ROOT / "skyliners" / "app"
    found = {}
    for path in app.rglob("*.py"):
        parts = path.relative_to(ROOT).with_suffix("").parts
        tree = ast.parse(path.read_text())
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        named = {
            str(call.args[0].value)
            for call in calls
            if getattr(call.func, "id", "") == "load_kv"
            and isinstance(call.args[0], ast.Constant)
        }
        imported: set[str] = {
            name
            for node in tree.body
            if isinstance(node, ast.ImportFrom)
            for name in (
                str(node.module),
                *(f"{node.module}.{each.name}" for each in node.names),
            )
        }
        defined = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
        name = ".".join(part for part in parts if part != "__init__")
        found[name] = _Module(frozenset(named), frozenset(imported), frozenset(defined))
    return found


def _with_all_it_imports(name: str, so_far: set[str]) -> set[str]:
    if name in _modules() and name not in so_far:
        so_far.add(name)
        for each in _modules()[name].imports:
            _with_all_it_imports(each, so_far)
    return so_far


@cache
def _parsed(layout: str) -> Parser:
    file = KV / f"{layout}.kv"
    return Parser(content=file.read_text(), filename=str(file))


def _known(modules: set[str]) -> set[str]:
    """Widgets that are there once these modules are."""
    known: set[str] = set()
    for module in (_modules()[name] for name in modules):
        known |= module.classes
        for layout in module.layouts:
            known |= {*_parsed(layout).dynamic_classes}
    return known


@pytest.mark.parametrize(
    "name", sorted(name for name, module in _modules().items() if module.layouts)
)
def test_whoever_loads_a_layout_brings_its_widgets(name: str) -> None:
    """Whichever screen is opened first: nobody else has to have been there before."""
    ours = _known({*_modules()})
    there = _known(
        _with_all_it_imports(name, set())
        | _with_all_it_imports("skyliners.app.application", set())
    )
    for layout in _modules()[name].layouts:
        named = {
            widget.name
            for _classes, rule in _parsed(layout).rules
            for child in rule.children
            for widget in _walk(child)
        }
        bases = _parsed(layout).dynamic_classes.values()
        named |= {base for each in bases for base in each.split("+")}
        assert named & ours <= there, layout


def test_no_two_widgets_share_a_name() -> None:
    """kv knows widgets by their names alone: a game's layout would be another's, too, as
    soon as both were opened."""
    files = [*(ROOT / "skyliners" / "app").rglob("*.py")]
    made = [
        name
        for file in files
        for name, base in re.findall(r"(?m)^class (\w+)\((.*?)[,)]", file.read_text())
        if base not in {"Protocol", "NamedTuple", "Exception", "InstructionGroup"}
    ]
    alike = Counter(name.lower() for name in made)  # and by small letters
    assert sorted(name for name, many in alike.items() if many > 1) == []
