"""What kv files promise, read from their rules."""

import pytest
from kivy.lang.parser import Parser, ParserRule

from skyliners.places import KV

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
