"""A release is rehearsed as far as a machine goes, and says where it ended."""

import pytest

from skyliners.tools import release
from skyliners.tools.release import Step, code, heading, main, notes, rehearsed

_FINE, _WRONG = ("true",), ("false",)


def _went(*steps: Step) -> list[tuple[str, bool]]:
    return [
        (how.partition(" ")[0].rstrip(":"), fine) for _step, how, fine in rehearsed(steps)
    ]


def test_what_goes_wrong_is_a_failure_and_what_cannot_be_done_is_told() -> None:
    assert _went(
        Step("works", _FINE),
        Step("breaks", _WRONG),
        Step("has what it needs", _FINE, _FINE),
        Step("lacks something", _WRONG, _WRONG),
        Step("lacks its need", _WRONG, ("no-such-program-anywhere",)),
    ) == [("done", True), ("FAILED", False), ("done", True), ("not", True), ("not", True)]


def test_what_is_lacking_is_said_in_its_own_words() -> None:
    lacks = Step("apk", _FINE, ("sh", "-c", "echo it lacks javac >&2; exit 1"))
    ((_, how, _fine),) = rehearsed([lacks])
    assert how == "not here: it lacks javac"


def test_the_end_tells_of_every_step_and_fails_with_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = (Step("works", _FINE), Step("breaks", _WRONG))
    monkeypatch.setattr(release, "STEPS", steps)
    assert main([]) == 1
    said = capsys.readouterr().out
    assert all(line in said for line in ("works: done", "breaks: FAILED", *release.BY_HAND))
    assert main(["--without=false"]) == 0
    assert "breaks: left out" in capsys.readouterr().out


def test_later_versions_have_larger_numbers() -> None:
    versions = ("0.1.0", "0.1.1", "0.2.0", "0.10.0", "1.0.0", "1.0.12", "2.0.0", "10.0.0")
    codes = [*map(code, versions)]
    assert codes == sorted(codes)
    assert codes[0] == 1024100
    assert codes[-1] < 2_100_000_000  # more no store takes


def test_the_changelog_is_read_from_the_top() -> None:
    text = "# Changelog\n\n## 2.0 (today)\n\n- New.\n\n## 1.0\n\n- Old.\n"
    assert (heading(text), notes(text)) == ("2.0 (today)", "- New.")
