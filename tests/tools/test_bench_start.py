"""The first frame needs the shelf the games stand on, and nothing else."""

from pathlib import Path

import pytest

from skyliners.places import ASSETS, KV
from skyliners.tools.bench_start import Start, imported

# Everything that only the companion needs; its models, and the words in them.
_COMPANION = (
    "photos",
    *(f"companion.{name}" for name in ("rulebook", "search", "browser", "overview")),
    "skyliners.companion",
    "skyliners.picture",
    *(
        f"skyliners.cardboard.{name}"
        for name in ("entered", "entering", "contradictions", "preparing", "may_i", "sight")
    ),
    *(f"skyliners.lesson.{name}" for name in ("steps", "tutorial", "screen")),
)


@pytest.fixture(scope="module")
def first_frame() -> Start:
    return imported()


def test_the_companion_is_not_loaded_at_the_start(first_frame: Start) -> None:
    """Neither its modules nor its texts; but a file that is read would be noticed."""
    for name in _COMPANION:
        module = f"skyliners.present.{name}"
        assert (ASSETS.parent / f"{module.replace('.', '/')}.py").exists()
        assert module not in first_frame.modules
    read = [Path(name) for name in first_frame.files]
    assert KV / "screens" / "shelf.kv" in read
    assert not [path for path in read if ASSETS / "rulebook" in path.parents]


def test_only_what_the_first_screen_needs_is_imported(first_frame: Start) -> None:
    modules = first_frame.modules
    screens = {name for name in modules if name.startswith("skyliners.app.screens.")}
    assert screens == {f"skyliners.app.screens.{name}" for name in ("shelf", "screen")}
    late = (
        "bots.skyliners",
        "tools",
        "present.skyliners.scoring",
        "match.shelf.statistics",
    )
    for part in late:
        assert not [name for name in modules if name.startswith(f"skyliners.{part}")]
    # Looks for devices, programs or networks when it is imported, or is just large.
    foreign = {"plyer", "requests", "urllib3", "kivy.core.audio"}
    assert not foreign & modules
    assert "skyliners.app.skyliners.widgets.hand" not in modules
