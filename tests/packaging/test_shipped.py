"""What is shipped keeps to its budget."""

from pathlib import Path

from tests.packaging.shipped import parts, unlisted


def test_every_part_keeps_to_its_budget(unpacked: Path) -> None:
    too_large = [part for part in parts(unpacked) if part.size > part.budget]
    assert not too_large


def test_every_part_has_a_budget(unpacked: Path) -> None:
    tops = ("__init__", "games", "places", "sentences")
    assert unlisted(unpacked) == {f"skyliners/{name}.pyc" for name in tops}


def test_all_of_it_is_small(unpacked: Path) -> None:
    """A phone loads it over its own line: 13 MB of ours and what everybody shares."""
    assert sum(part.size for part in parts(unpacked)) < 13_000_000
