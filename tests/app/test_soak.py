"""A short soak; `make soak` is the long one."""

from pathlib import Path

import pytest

from tests.app import soak


def test_nothing_is_lost_whatever_the_device_does(tmp_path: Path) -> None:
    done = soak.run(tmp_path, seed=3, lives=3, steps=24, peace=3)
    assert done.kills == 2
    assert done.actions > 0
    assert done.interruptions.total() > 0


def test_a_lost_action_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = [
        {"game": 1, "log": ["a", "b"], "digest": "x"},
        {"game": 1, "log": ["a"], "digest": "y"},
    ]
    monkeypatch.setattr(soak, "_life", lambda *_: [told.pop(0)])
    with pytest.raises(AssertionError, match="lost"):
        soak.run(tmp_path, seed=1, lives=2, steps=1)


def test_a_changed_game_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = [
        {"game": 1, "log": ["a"], "digest": "x"},
        {"game": 1, "log": ["a"], "digest": "y"},
    ]
    monkeypatch.setattr(soak, "_life", lambda *_: [told.pop(0)])
    with pytest.raises(AssertionError, match="changed"):
        soak.run(tmp_path, seed=1, lives=2, steps=1)


def test_growth_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {"kilobytes": 200_000, "objects": 100_000}
    for what, bound in (("kilobytes", soak.KILOBYTES), ("objects", soak.OBJECTS)):
        after = before | {what: before[what] + bound + 1}
        weights = [before, before, after, after]
        monkeypatch.setattr(soak, "_life", lambda *_, told=weights: told)
        with pytest.raises(AssertionError, match="grew"):
            soak.run(tmp_path, seed=1, lives=1, steps=1)
