"""What is half-done is kept whole, or not at all."""

from pathlib import Path

from skyliners.match.kept import forget, keep, kept


def test_kept_and_forgotten(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    assert kept(folder, "lesson") is None
    keep(folder, "lesson", {"step": 3})
    keep(folder, "lesson", {"step": 4, "name": "Zoë"})
    assert kept(folder, "lesson") == {"step": 4, "name": "Zoë"}
    assert kept(folder, "other") is None
    forget(folder, "lesson")
    forget(folder, "lesson")
    assert kept(folder, "lesson") is None


def test_what_cannot_be_read_was_never_there(tmp_path: Path) -> None:
    for rubbish in (b"", b"{", b"\xff\xfe", b"[" * 100_000, b" " * (1 << 21)):
        (tmp_path / "lesson.json").write_bytes(rubbish)
        assert kept(tmp_path, "lesson") is None


def test_where_nothing_can_be_kept_nothing_breaks(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    keep(tmp_path / "file", "lesson", 1)
    forget(tmp_path / "file", "lesson")
    assert kept(tmp_path / "file", "lesson") is None
