"""What window tests share besides the stage."""

from itertools import count

import pytest


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice of thought a frame, however fast the machine is."""
    ticks = count()
    monkeypatch.setattr("skyliners.app.thinking.perf_counter", lambda: next(ticks) * 0.008)
