"""What is shipped keeps to its budget."""

from pathlib import Path

from tests.packaging.shipped import THREE_MORE, WITH_ONE_GAME, parts, unlisted


def test_every_part_keeps_to_its_budget(unpacked: Path) -> None:
    too_large = [part for part in parts(unpacked) if part.size > part.budget]
    assert not too_large


def test_every_part_has_a_budget(unpacked: Path) -> None:
    tops = ("__init__", "games", "places", "sentences")
    assert unlisted(unpacked) == {f"skyliners/{name}.pyc" for name in tops}


def test_three_more_games_are_no_more_than_three_megabytes(unpacked: Path) -> None:
    """A phone loads it over its own line."""
    together = sum(part.size for part in parts(unpacked))
    assert together <= WITH_ONE_GAME + THREE_MORE
